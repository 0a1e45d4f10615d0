// Package kernels carries the innermost loops of the engines as WebAssembly modules of their own:
// the Go compiler has no vectors for WebAssembly, and makes slow code there of loops with many
// branches. A worker instantiates them with its own memory and gives them to the engines; any other
// program has no use for them.
//
// A module imports "mem" from "go", the memory of the Go program, and exports functions with the
// parameters of its twin in Go, which does the same where there is no kernel. A machine without
// vectors refuses those that need them.
//
// NAME.wat is the source. The assembled NAME.wasm lies beside it, so that building takes nothing
// but Go; "make kernels" assembles it again, and a test holds the two equal.
package kernels

import _ "embed" // for the modules

// Blocks counts the queens' attacks: block(values, top, left, wide, tall) has the parameters of
// blocking.Kernel's Block and returns 0 where that returns true, run(tops, left, lefts, count) has
// those of Run and returns twice the number of the blocks counted, and one more where the other
// result is false. It imports "scratch" from "go" as well, a global i32, the address of Scratch
// bytes that no one else uses. It needs vectors.
//
// With zeros for all edges and a hood in which the whole block lies, block gives the values
// 0 1 2 in row 0, 1 3 4 in row 1 and 2 4 6 in row 2: x + y + min(x, y).
//
//go:embed blocks.wasm
var Blocks []byte

// Scratch is the number of bytes that Blocks needs for itself.
const Scratch = 5632

// Strike strikes squares off: strike(pass, squares, free, rows) has the parameters of a
// sweep.Kernel. It needs vectors.
//
// For {(1,2), (2,1)} it makes rows 2 and 3 of rows 0 and 1, with a term for row y-2, shifted by 1,
// and one for row y-1, shifted by 2:
//
//	row 0    1 1 1 1 1 1
//	row 1    1 1 0 0 0 0
//	row 2    1 0 0 0 0 0
//	row 3    1 0 0 1 1 1
//
//go:embed strike.wasm
var Strike []byte

// Columns searches through the columns of Wythoff Nim and its extensions: walk(state, x, end) and
// near(state, x, end) are the functions of a wythoff.Kernel.
//
// In Wythoff Nim, where columns 0 to 2 have their P-positions on the rows 0, 2 and 1, column 3 is
// searched from row 3 on: (3,3) lies on the diagonal of (0,0) and (3,4) on that of (1,2), so it
// has row 5.
//
//go:embed columns.wasm
var Columns []byte

// Average counts the classes of a tile's squares: planes(values, counts, edge) has the parameters
// of an average.Kernel. It needs vectors.
//
// Of a tile of bytes 3 but for a 5 in its corner, in pixels of 16×16, the first has the
// counts 256, 255, 255, 1 and 1 at 1 to 5: all its bytes have bit 0, all but one bit 1
// and bits 0 and 1, and one has bit 2 and bits 0 and 2.
//
//go:embed average.wasm
var Average []byte
