package greedy

import "math/bits"

// windows are 64 diagonals of each kind about the place where the next queen stands. As
// long as all diagonals on one side of a window are taken, and none on the other, the two
// words and the first free row say all there is to know of the diagonals.
type windows struct {
	above uint64 // bit i: diagonal c-r = c-freeRow-i is taken, c the next column, or there is none
	below uint64 // bit i: diagonal r-c = freeBelow+i is taken
	left  bool   // for good, when they were too narrow
}

// fillNear is fill as long as the windows are wide enough. It looks at 64 squares of a
// column at a time and takes few turns on its way, each of which costs WebAssembly more
// than a square.
func (q *Queens) fillNear(block []uint32, end int) {
	rows, anti, diagonals := q.rows, q.anti, q.above
	above, below := q.windows.above, q.windows.below
	if q.length == 0 {
		above = ^uint64(0) // in column 0 no square lies above the diagonal
	}
	freeRow, freeBelow, c := q.freeRow, q.freeBelow, q.length
	left := false
	for ; c < end; c++ {
		taken := rows.word(freeRow)
		i := bits.TrailingZeros64(^(taken | anti.word(freeRow+c) | above))
		r := freeRow + i
		if i < 64 {
			above |= 1 << i
			diagonals.add(c - r)
		} else {
			r = c + freeBelow
			j := bits.TrailingZeros64(^(rows.word(r) | anti.word(r+c) | below))
			if left = j == 64 || r < freeRow; left {
				break
			}
			r += j
			i = r - freeRow
			q.below.add(r - c)
			below |= 1 << j
			full := bits.TrailingZeros64(^below)
			below >>= full
			freeBelow += full
		}
		block[c&(Block-1)] = uint32(r)
		rows.add(r)
		anti.add(r + c)
		// In the next column the last diagonal leaves the window, and another enters.
		if left = above>>63 == 0; left {
			c++
			break
		}
		above = above<<1 | diagonals[uint(c+1-freeRow)/64]>>(uint(c+1-freeRow)%64)&1
		full := bits.TrailingZeros64(^(taken | 1<<uint(i)))
		freeRow += full
		above = above>>full | ^(^uint64(0) >> full)
	}
	q.windows = windows{above, below, left}
	q.length, q.freeRow, q.freeBelow = c, freeRow, freeBelow
}
