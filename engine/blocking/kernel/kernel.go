// Package kernel carries the innermost functions of the blocking queens' engine as a
// WebAssembly module of its own, because the Go compiler has no vectors for
// WebAssembly. A program that runs there instantiates it with its own memory and
// gives them to blocking.With; any other program has no use for them.
//
// Block, with zeros for all edges and a hood in which the whole block lies, gives the
// values 0 1 2 in row 0, 1 3 4 in row 1 and 2 4 6 in row 2: x + y + min(x, y).
//
// kernel.wat is the source. The assembled module lies beside it, so that building
// takes nothing but Go; "make kernels" assembles it anew, and a test holds the two
// equal.
package kernel

import _ "embed" // for Module

// Module is the module. It imports two names from "go": "mem", the memory of the Go
// program, and "scratch", a global i32, the address of Scratch bytes there that no
// one else uses. It exports block(values, top, left, wide, tall), with the parameters of
// a blocking.Kernel's Block, which returns 0 where that returns true, and run(tops, left,
// lefts, count), with those of Run, which returns twice the number of the blocks counted,
// and one more where the other result is false. A machine without vectors refuses it.
//
//go:embed kernel.wasm
var Module []byte

// Scratch is the number of bytes that the module needs for itself.
const Scratch = 5632
