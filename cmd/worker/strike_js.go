package main

import (
	"runtime"
	"syscall/js"
	"unsafe"

	"github.com/palacegames/palace/engine/subtraction/kernel"
	"github.com/palacegames/palace/engine/subtraction/sweep"
)

// strikeVectors is vectors for the kernel of vector subtraction.
func strikeVectors(memory js.Value) sweep.Kernel {
	exports := instantiate(kernel.Module, memory)
	if exports.IsUndefined() {
		return nil
	}
	strike := exports.Get("strike")
	return func(pass, squares, free unsafe.Pointer, rows int) {
		strike.Invoke(address(pass), address(squares), address(free), rows)
		runtime.KeepAlive(pass)
		runtime.KeepAlive(squares)
		runtime.KeepAlive(free)
	}
}
