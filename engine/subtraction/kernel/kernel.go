// Package kernel carries the loops that strike squares off as a WebAssembly module of
// its own, because the Go compiler has no vectors for WebAssembly. A program that
// runs there instantiates it with its own memory and hands it to
// subtraction.With; any other program has no use for it.
//
// For {(1,2), (2,1)} strike makes rows 2 and 3 of rows 0 and 1, with a term for row y-2,
// shifted by 1, and one for row y-1, shifted by 2:
//
//	row 0    1 1 1 1 1 1
//	row 1    1 1 0 0 0 0
//	row 2    1 0 0 0 0 0
//	row 3    1 0 0 1 1 1
//
// kernel.wat is the source. The assembled module lies beside it, so that building
// takes nothing but Go; "make kernels" assembles it anew, and a test holds the two
// equal.
package kernel

import _ "embed" // for Module

// Module is the module. It imports "mem" from "go", the memory of the Go program, and
// exports strike(pass, squares, free, rows), with the parameters of a
// sweep.Kernel. A machine without vectors refuses it.
//
//go:embed kernel.wasm
var Module []byte
