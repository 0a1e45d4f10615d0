package main

import (
	"runtime"
	"syscall/js"
	"unsafe"

	"github.com/palacegames/palace/cmd/worker/internal/kernels"
	"github.com/palacegames/palace/engine/wythoff"
)

// columnLoops is vectors for the kernel of Wythoff Nim, which needs none. It has no
// functions where the script that started the program has not told its memory.
func columnLoops(memory js.Value) wythoff.Kernel {
	exports := instantiate(kernels.Columns, memory)
	if exports.IsUndefined() {
		return wythoff.Kernel{}
	}
	loop := func(name string) func(unsafe.Pointer, int, int) int {
		f := exports.Get(name)
		return func(state unsafe.Pointer, x, end int) int {
			x = f.Invoke(address(state), x, end).Int()
			runtime.KeepAlive(state)
			return x
		}
	}
	return wythoff.Kernel{Walk: loop("walk"), Near: loop("near")}
}
