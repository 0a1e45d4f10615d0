package columns

import (
	"math/bits"

	"github.com/palacegames/palace/engine/wythoff/moves"
)

// near searches the columns of a symmetric list without families in two machine
// words. Next to the least free diagonal nearly all diagonals below are taken
// and none is far above, and so it is with the rows; if no P-position is ever 64
// diagonals beyond the least free one, two windows of 64 bits hold all there is
// to know.
//
// In Wythoff Nim, before column x = 6:
//
//	P so far           (0,0) (1,2) (3,5) (4,7)
//	their diagonals      0     1     2     3      low = 4, and no bit of diagonals is set
//	rows from x+low on  row 10 is bit 0, 11 bit 1, …: none is taken, rows = 0
//	so (6,10) is P      bit 0 is set in both, and full: low = 5, both words move on by 1
//	column 7            is known, for (4,7) is (7,4) too
//	column 8            x+low = 13 is free: (8,13) is P
type near struct {
	low       int    // the least free diagonal y-x above the main one
	diagonals uint64 // bit i: diagonal low+i is taken
	rows      uint64 // bit i: row x+low+i is taken, x the next column
}

// taken reports whether diagonal d ≥ 0 is.
func (n *near) taken(d int) bool {
	return d < n.low || d < n.low+64 && n.diagonals>>uint(d-n.low)&1 != 0
}

// extend searches the columns from x up to end, before which no other single moves than
// these matter. It returns the first column that is not done, which is less than end if the
// windows are too narrow.
func (n *near) extend(row rows, single []moves.Move, x, end int) int {
	low, diagonals, rows := n.low, n.diagonals, n.rows
	for ; x < end; x++ {
		if row.at(x) == unknown {
			taken := diagonals | rows
			for _, m := range single {
				// What lies outside the window falls out of the word.
				taken |= 1 << uint(row.at(x-m.A)+m.B-x-low)
			}
			i := bits.TrailingZeros64(^taken)
			if i == 64 {
				break
			}
			y := x + low + i
			row.set(x, y)
			if y < len(row) {
				row.set(y, x)
			}
			diagonals |= 1 << i
			rows |= 1 << i
			full := bits.TrailingZeros64(^diagonals)
			diagonals >>= full
			rows >>= full
			low += full
		}
		rows >>= 1
	}
	*n = near{low, diagonals, rows}
	return x
}
