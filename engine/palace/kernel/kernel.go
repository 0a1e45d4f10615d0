// Package kernel carries the innermost function of the blocking queens' engine as a
// WebAssembly module of its own, because the Go compiler has no vectors for
// WebAssembly. A program that runs there instantiates it with its own memory and
// hands it to palace.UseKernel; any other program has no use for it.
//
// kernel.wat is the source. The assembled module lies beside it, so that building
// takes nothing but Go; "make kernels" assembles it anew, and a test holds the two
// equal.
package kernel

import _ "embed" // for Module

// Module is the module. It imports two names from "go": "mem", the memory of the Go
// program, and "scratch", a global i32, the address of Scratch bytes there that no
// one else uses. It exports block(values, top, left, wide, tall), with the parameters of
// a palace.Kernel, which returns 0 where the Kernel returns true. A machine without
// vectors refuses it.
//
//go:embed kernel.wasm
var Module []byte

// Scratch is the number of bytes that the module needs for itself.
const Scratch = 5632
