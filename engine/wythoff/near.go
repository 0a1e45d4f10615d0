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

// taken reports whether diagonal d ≥ 0 is.
func (n *near) taken(d int) bool {
	return d < n.low || d < n.low+64 && n.diagonals>>uint(d-n.low)&1 != 0
}

// extendNear is Extend for near. It reports false, with all columns before
// c.known done, if the windows are too narrow.
func (c *Columns) extendNear(n int) bool {
	for c.known < n {
		// The jumps, which are sorted, that can have led here; and up to where no more can.
		few, end := len(c.jumps), n
		for few > 0 && c.jumps[few-1].A > c.known {
			few--
			end = min(n, c.jumps[few].A)
		}
		stretch := c.stretchNear
		if kernel.Near != nil {
			stretch = c.stretchByKernel
		}
		if !stretch(c.jumps[:few], end) {
			return false
		}
	}
	return true
}

// stretchNear is extendNear up to a column before which these are all jumps that matter.
func (c *Columns) stretchNear(jumps []Move, end int) bool {
	row, x := c.row, c.known
	low, diagonals, rows := c.near.low, c.near.diagonals, c.near.rows
	for ; x < end; x++ {
		if row.at(x) == unknown {
			taken := diagonals | rows
			for _, m := range jumps {
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
	*c.near, c.known = near{low, diagonals, rows}, x
	return x >= end
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
	for i := range c.lines {
		c.lines[i].turn(x)
		if c.lines[i].last > 0 {
			c.lines[i].reenter(x, c.row)
		}
	}
}
