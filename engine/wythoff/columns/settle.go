package columns

// settle finds the P-positions with columns ≤ x and rows ≤ y, x ≤ y if the moves are
// symmetric, in at most some more columns. It reports whether there are no others.
//
// Not all columns up to x are needed if the others have their P-positions above y.
func (c *Table) settle(x, y, some int) bool {
	n := x + 1
	if c.mirror {
		n = min(y+1, 4*n) // for those that are mirrored
	}
	c.Reserve(n)
	end := min(x+1, c.known+some)
	for c.known < end && c.height() <= y {
		c.Extend(min(end, c.known+settleEvery))
	}
	return c.missing(x, y) == 0
}

// height returns a row such that the columns that are not done have no P-position below
// it but those of columns before, mirrored: no row below the least free one is theirs,
// mirrored no diagonal below the least free one.
func (c *Table) height() int {
	switch {
	case c.near != nil:
		return c.known + c.near.low
	case c.mirror:
		return c.known + c.low
	}
	return c.low
}

// missing returns about how many more columns settle has to search, and 0 only if it is
// through.
func (c *Table) missing(x, y int) int {
	n, height := x+1-c.known, c.height()
	if n <= 0 || height > y {
		return 0
	}
	if height > 0 {
		n = min(n, 1+(y-height)*c.known/height)
	}
	return n
}

// settleEvery is how many columns settle searches before it looks whether there are enough.
const settleEvery = 1 << 11
