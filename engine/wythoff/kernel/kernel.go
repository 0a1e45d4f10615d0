// Package kernel carries the searches through columns as a WebAssembly module of its
// own, because the Go compiler makes slow code for WebAssembly of loops with many
// branches. A program that runs there instantiates it with its own memory and hands it
// to wythoff.With; any other program has no use for it.
//
// In Wythoff Nim, where columns 0 to 2 have their P-positions on the rows 0, 2 and 1,
// column 3 is searched from row 3 on: (3,3) lies on the diagonal of (0,0) and (3,4) on
// that of (1,2), so it has row 5.
//
// kernel.wat is the source. The assembled module lies beside it, so that building
// takes nothing but Go; "make kernels" assembles it anew, and a test holds the two
// equal.
package kernel

import _ "embed" // for Module

// Module is the module. It imports "mem" from "go", the memory of the Go program, and
// exports walk(state, x, end) and near(state, x, end), the functions of a
// wythoff.Kernel.
//
//go:embed kernel.wasm
var Module []byte
