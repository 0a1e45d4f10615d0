package wythoff

import "math/bits"

// near searches the columns of a symmetric list without families in two machine
// words. Next to the least free diagonal nearly all diagonals below are taken
// and none is far above, and so it is with the rows; if no P-position is ever 64
// diagonals beyond the least free one, two windows of 64 bits hold all there is
// to know.
type near struct {
	low       int    // the least free diagonal y-x above the main one
	diagonals uint64 // bit i: diagonal low+i is taken
	rows      uint64 // bit i: row x+low+i is taken, x the next column
}

// extendNear is Extend for near. It reports false, with all columns before
// c.known done, if the windows are too narrow.
func (c *Columns) extendNear(n int) bool {
	w, row, x := *c.near, c.row, c.known
	for ; x < n; x++ {
		if row[x] == unknown {
			taken := w.diagonals | w.rows
			for _, m := range c.jumps {
				if m.A > x {
					break // they are sorted
				}
				if i := int(row[x-m.A]) + m.B - x - w.low; uint(i) < 64 {
					taken |= 1 << uint(i)
				}
			}
			i := bits.TrailingZeros64(^taken)
			if i == 64 {
				break
			}
			y := x + w.low + i
			row[x] = int32(y)
			if y < len(row) {
				row[y] = int32(x)
			}
			w.diagonals |= 1 << i
			w.rows |= 1 << i
			full := bits.TrailingZeros64(^w.diagonals)
			w.diagonals >>= full
			w.rows >>= full
			w.low += full
		}
		w.rows >>= 1
	}
	*c.near, c.known = w, x
	return x >= n
}

// leaveNear hands what the windows know over to the lines of the general search.
// What lies below the windows is never asked for again.
func (c *Columns) leaveNear() {
	w, x := *c.near, c.known
	c.near, c.low = nil, w.low
	for i := range 64 {
		if w.rows>>i&1 != 0 {
			c.lines[0].sets[0].add(x + w.low + i)
		}
		if w.diagonals>>i&1 != 0 {
			c.lines[1].sets[0].add(w.low + i)
		}
	}
	c.lines[1].tall = x
}
