package main

import (
	"runtime"
	"syscall/js"
	"unsafe"

	"github.com/palacegames/palace/cmd/worker/internal/kernels"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/render/picture/average"
)

// vectors instantiates the kernels in this program's own memory. They are none where
// the machine has no vectors, or where the script that started the program has not told
// its memory.
func vectors(memory js.Value) (blocking.Kernel, average.Kernel) {
	counting := instantiate(kernels.Blocks, memory)
	planes := instantiate(kernels.Average, memory)
	if counting.IsUndefined() || planes.IsUndefined() {
		return blocking.Kernel{}, nil
	}
	block, run := counting.Get("block"), counting.Get("run")
	planes = planes.Get("planes")
	count := func(values *automaton.Values, top, left *automaton.Edge, wide, tall int) bool {
		far := block.Invoke(address(unsafe.Pointer(values)), address(unsafe.Pointer(top)), address(unsafe.Pointer(left)), wide, tall)
		runtime.KeepAlive(values)
		runtime.KeepAlive(top)
		runtime.KeepAlive(left)
		return far.Int() == 0
	}
	countRun := func(tops []automaton.Edge, left *automaton.Edge, lefts []automaton.Edge) (counted int, near bool) {
		result := run.Invoke(address(unsafe.Pointer(&tops[0])), address(unsafe.Pointer(left)), address(unsafe.Pointer(&lefts[0])), len(tops)).Int()
		runtime.KeepAlive(tops)
		runtime.KeepAlive(left)
		runtime.KeepAlive(lefts)
		return result / 2, result%2 == 0
	}
	sum := func(values, counts unsafe.Pointer, edge int) {
		planes.Invoke(address(values), address(counts), edge)
		runtime.KeepAlive(values)
		runtime.KeepAlive(counts)
	}
	return blocking.Kernel{Block: count, Run: countRun}, sum
}

var scratch [kernels.Scratch]byte

// instantiate returns what a kernel exports, or undefined.
func instantiate(module []byte, memory js.Value) js.Value {
	code := js.Global().Get("Uint8Array").New(len(module))
	js.CopyBytesToJS(code, module)
	assembly := js.Global().Get("WebAssembly")
	if memory.IsUndefined() || !assembly.Call("validate", code).Bool() {
		return js.Undefined()
	}
	imports := map[string]any{
		"mem":     memory,
		"scratch": assembly.Get("Global").New(map[string]any{"value": "i32"}, address(unsafe.Pointer(&scratch))),
	}
	return assembly.Get("Instance").New(assembly.Get("Module").New(code), map[string]any{"go": imports}).Get("exports")
}

// address returns where p points to, in JavaScript's eyes. It must be to the heap,
// where nothing moves.
func address(p unsafe.Pointer) int { return int(uintptr(p)) }
