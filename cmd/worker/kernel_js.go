package main

import (
	"runtime"
	"syscall/js"
	"unsafe"

	"github.com/palacegames/palace/engine/palace"
	"github.com/palacegames/palace/engine/palace/kernel"
)

var scratch [kernel.Scratch]byte

// newKernel instantiates the kernel of blocking queens in this program's own memory.
// It returns nil where the machine has no vectors, or where the script that started
// the program has not told its memory.
func newKernel(memory js.Value) palace.Kernel {
	if memory.IsUndefined() {
		return nil
	}
	code := js.Global().Get("Uint8Array").New(len(kernel.Module))
	js.CopyBytesToJS(code, kernel.Module)
	assembly := js.Global().Get("WebAssembly")
	if !assembly.Call("validate", code).Bool() {
		return nil
	}
	imports := map[string]any{
		"mem":     memory,
		"scratch": assembly.Get("Global").New(map[string]any{"value": "i32"}, address(unsafe.Pointer(&scratch))),
	}
	instance := assembly.Get("Instance").New(assembly.Get("Module").New(code), map[string]any{"go": imports})
	block := instance.Get("exports").Get("block")
	return func(values, top, left unsafe.Pointer, rows int) {
		block.Invoke(address(values), address(top), address(left), rows)
		runtime.KeepAlive(values)
		runtime.KeepAlive(top)
		runtime.KeepAlive(left)
	}
}

// address returns where p points to, in JavaScript's eyes. It must be to the heap,
// where nothing moves.
func address(p unsafe.Pointer) int { return int(uintptr(p)) }
