// Package sweep computes boards of vector subtraction from their corner on. A position is P
// if and only if none of its options is; so in two dimensions row y of the P-positions
// follows from earlier rows: its N-positions are the union, over the moves (a, b), of row
// y-b shifted by a. For {(1,2), (2,1)}, written from x = 0 on, 1 for P:
//
//	row 0            1 1 1 1 1 1     no move fits
//	row 1            1 1 0 0 0 0     N where row 0, shifted by 2, is P
//	row 2            1 0 0 0 0 0     N where row 0, shifted by 1, or row 1, shifted by 2, is P
//	row 3            1 0 0 1 1 1     N where row 1, shifted by 1, or row 2, shifted by 2, is P
//
// The rows are kept as bits, 64 squares a machine word, and the board is computed in blocks,
// each from nothing but the bits along its upper and left edges. Nim-values are several such
// boards, one for each value; further dimensions are further rows.
//
// A plan (plan.go) says how the rows of a block follow: by shifted rows, run by run
// (clear.go) or row by row (gather.go), and then by moves within the row (rowsolver.go).
// sweep.go goes from block to block, memory.go keeps edges, limits.go says how far that may
// go; board.go and answers.go are what others ask.
package sweep
