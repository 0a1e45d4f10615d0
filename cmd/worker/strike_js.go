package main

import (
	"runtime"
	"syscall/js"
	"unsafe"

	"github.com/palacegames/palace/cmd/worker/internal/kernels"
	"github.com/palacegames/palace/engine/subtraction/sweep"
)

// strikeVectors is vectors for the kernel of vector subtraction.
func strikeVectors(memory js.Value) sweep.Kernel {
	exports := instantiate(kernels.Strike, memory)
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
