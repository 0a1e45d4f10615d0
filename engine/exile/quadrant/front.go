package quadrant

import (
	"fmt"
	"math/bits"
)

// front is what must be known to place the next queens: of the rows, the antidiagonals and
// the diagonals near the place where a high queen may stand in the next column c, which
// are taken. Let f be the first free row. Below it all is taken, so what a high queen may
// have are the rows f+i for i from 0 on; they lie on the antidiagonals f+c+i and on the
// diagonals c-f-i, the first of which are taken as well, or do not exist.
//
// Low queens stand far from there. They hold rows and antidiagonals that were given away
// long ago: those of the columns about c/φ² and c/φ. They are read as they come into view.
type front struct {
	rows      uint64 // bit i: row f+i is taken, by a low queen only where i < rowsRead
	sums      uint64 // bit i: antidiagonal f+c+i is taken, by a low queen only where i < sumsRead
	diagonals uint64 // bit i+behind: diagonal c-f-i is taken, or there is none
	ahead     int    // by how much the number of low queens is above f

	rowsRead, sumsRead int // how far in view the low queens are known
	rowsFrom, sumsFrom int // from which column on, divided by 8, they are not
}

const (
	// behind is for how many diagonals greater than c-f it is known whether they are
	// taken. They come back when c grows faster than f. None beyond them is taken.
	behind = 16
	// view is for how many rows from f on all is known.
	view = 32
)

// step places the queens of the next columns, as many as fit a word, where words has those
// of all before. It returns the bits of the low ones; for the others it sets above to by
// how much the number of low queens before them is greater than their row.
//
// It takes the same turns in each column, as WebAssembly is slow in taking others.
func (f *front) step(above *[wordSize]int8, words []word) (low uint64) {
	rows, sums, diagonals, ahead := f.rows, f.sums, f.diagonals, f.ahead
	rowsRead, sumsRead, rowsFrom, sumsFrom := f.rowsRead, f.sumsRead, f.rowsFrom, f.sumsFrom
	all, lost, most := ^uint64(0), uint64(0), 0
	for k := range above {
		for rowsRead < view {
			l := words[uint(rowsFrom)/8].low >> (uint(rowsFrom) % 8 * 8) & 255
			rows |= uint64(lowRows[l]) << (rowsRead & 63)
			rowsRead += 8 + bits.OnesCount64(l)
			rowsFrom++
		}
		for sumsRead < view {
			l := words[uint(sumsFrom)/8].low >> (uint(sumsFrom) % 8 * 8) & 255
			sums |= uint64(lowSums[l]) << (sumsRead & 63)
			sumsRead += 16 + bits.OnesCount64(l)
			sumsFrom++
		}
		all &= diagonals
		// The first row on which nothing is taken, or 64 if there is none in view.
		i := bits.TrailingZeros64(^(rows | sums | uint64(int64(diagonals)>>behind)))
		isLow := uint64(i) >> 6
		bit := (isLow - 1) & (1 << (i & 63))
		above[k] = int8(ahead - i)
		low |= isLow << k
		// On to the next column and its first free row.
		rows |= bit
		free := bits.TrailingZeros64(^rows) & 63
		most |= free
		rows >>= free & 63
		sums = (sums | bit) >> 1 >> (free & 63)
		diagonals = (diagonals | bit<<behind) << 1
		lost |= diagonals & (1<<(free&63) - 1)
		diagonals = uint64(int64(diagonals) >> (free & 63))
		rowsRead -= free
		sumsRead -= free + 1
		ahead += int(isLow) - free
	}
	// None of this happens: the words are longer than the states of the closure need.
	if all>>(view+behind) != 1<<(64-view-behind)-1 || lost != 0 || most >= view || ahead < -32 || ahead > 32 {
		panic(fmt.Sprintf("quadrant: a queen of the columns after %d stands too far from her line", len(words)*wordSize))
	}
	f.rows, f.sums, f.diagonals, f.ahead = rows, sums, diagonals, ahead
	f.rowsRead, f.sumsRead, f.rowsFrom, f.sumsFrom = rowsRead, sumsRead, rowsFrom, sumsFrom
	return low
}

// lowRows and lowSums say which rows and antidiagonals the low queens of eight columns
// hold, where bit i of the index says that the queen of the i-th is low. If the first were
// low, she would hold bit 0. From a column to the next their row grows by 1 and their
// antidiagonal by 2, and after a low queen each grows by 1 more.
var lowRows, lowSums = func() (rows [256]uint16, sums [256]uint32) {
	for l := range rows {
		row, sum := 0, 0
		for i := range 8 {
			if l>>i&1 != 0 {
				rows[l] |= 1 << row
				sums[l] |= 1 << sum
				row, sum = row+1, sum+1
			}
			row, sum = row+1, sum+2
		}
	}
	return rows, sums
}()
