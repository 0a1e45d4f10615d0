package sweep

// walk goes over the blocks (i, j) of the half board, i ≥ j, with i ≤ last and
// j ≤ lastRow, antidiagonal by antidiagonal.
type walk struct {
	last, lastRow int
	diagonal, row int // the next block is (diagonal-row, row), or lies after it
}

// walkTo returns the walk over the blocks up to those that hold the square (x, y) and
// its mirror image.
func walkTo(x, y int) walk { return walk{last: max(x, y) / blockSide, lastRow: min(x, y) / blockSide} }

// seek goes to the next block, and reports whether there is one.
func (w *walk) seek() bool {
	for w.diagonal <= w.last+w.lastRow {
		w.row = max(w.row, w.diagonal-w.last)
		if w.row <= min(w.lastRow, w.diagonal/2) {
			return true
		}
		w.diagonal, w.row = w.diagonal+1, 0
	}
	return false
}

// block returns the block that seek has gone to.
func (w *walk) block() (i, j int) { return w.diagonal - w.row, w.row }
