// Package kernel carries the innermost loop of averaging as a WebAssembly module of
// its own, because the Go compiler has no vectors for WebAssembly. A program that
// runs there instantiates it with its own memory and hands it to average.New.
//
// Of a tile of bytes 3 but for a 5 in its corner, in pixels of 16×16, the first has the
// counts 256, 255, 255, 1 and 1 at 1 to 5: all its bytes have bit 0, all but one bit 1
// and bits 0 and 1, and one has bit 2 and bits 0 and 2.
//
// kernel.wat is the source. The assembled module lies beside it, so that building
// takes nothing but Go; "make kernels" assembles it anew, and a test holds the two
// equal.
package kernel

import _ "embed" // for Module

// Module is the module. It imports "mem" from "go", the memory of the Go program, and
// exports planes(values, counts, edge), with the parameters of a average.Kernel. A
// machine without vectors refuses it.
//
//go:embed kernel.wasm
var Module []byte
