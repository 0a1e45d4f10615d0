// Package mex fills a board with nim-values, square after square: each square gets
// the mex, the smallest number that no square filled before it on the same row,
// column or diagonals has.
//
// If the squares are numbered and a queen moves to lower numbers only, and every
// lower square in line with her can be reached, then filling the board in the order
// of the numbers gives the nim-values, and the zeros are the queens in exile
// [DSS20] sections 7 and 8. In the corner of the quadrant, numbered along its
// antidiagonals from their south-west ends up (x goes down, y to the right):
//
//	0  2  1     (1,0) sees the 0 above it, and gets 1
//	1  3        (0,1) sees 0, and the 1 on its antidiagonal, and gets 2
//	2           (2,0) sees 0 and 1 in its column, and gets 2
//	            (1,1) sees 0 on its diagonal, 1, 2 beside and above it, and gets 3
//	            (0,2) sees 0, 2 in its row, 2, 3 on its antidiagonal, and gets 1
//
// Of every line a Filler remembers which values it has had, 64 to a word, so that a
// mex is found a few words at a time.
//
// Sources: [DSS20]; package engine lists them.
package mex

// Filler knows the values that each line has had.
type Filler struct {
	rows, columns, diagonals, antidiagonals Lines
	oneDiagonal                             bool
}

// NewFiller returns a filler of an empty board, for a queen.
func NewFiller() *Filler { return &Filler{} }

// NewWythoffFiller returns one that disregards the antidiagonals, on which x+y is
// constant: on the quadrant that is Wythoff Nim.
func NewWythoffFiller() *Filler { return &Filler{oneDiagonal: true} }

// Fill returns the value of the square in row x and column y, which must not have
// been filled yet. The values of more, those of its further options, count too.
func (f *Filler) Fill(x, y int, more ...*Set) int32 {
	row, column, diagonal, antidiagonal := f.rows.At(x), f.columns.At(y), f.diagonals.At(x-y), &none
	if !f.oneDiagonal {
		antidiagonal = f.antidiagonals.At(x + y)
	}
	i, bit := least(row, column, diagonal, antidiagonal, more)
	row.add(i, bit)
	column.add(i, bit)
	diagonal.add(i, bit)
	if !f.oneDiagonal {
		antidiagonal.add(i, bit)
	}
	return int32(64*i + bit)
}

// none stands for a line that does not count. It stays empty.
var none Set
