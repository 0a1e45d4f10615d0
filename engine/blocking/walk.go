package blocking

// walk goes over the blocks (i, j) of the half board, i ≥ j, with i ≤ last and
// j ≤ lastRow, antidiagonal by antidiagonal.
type walk struct {
	last, lastRow int
	diagonal, row int // the next block is (diagonal-row, row), or lies after it
}

// walkTo returns the walk over the blocks up to those that hold the square (x, y) and
// its mirror image.
func walkTo(x, y int) walk { return walk{last: max(x, y) / edge, lastRow: min(x, y) / edge} }

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

// passing counts all blocks up to a place that have not been passed, row by row.
type passing struct {
	sweep         *sweep
	last, lastRow int // the last column and row of the half board
	row           int
}

// pass starts on the blocks up to those that hold the square (x, y) and its mirror
// image.
func (s *sweep) pass(x, y int) *passing {
	return &passing{sweep: s, last: max(x, y) / edge, lastRow: min(x, y) / edge}
}

// step counts some blocks of a row, and returns false when there was none left to count.
func (p *passing) step() bool {
	for ; p.row <= p.lastRow; p.row++ {
		i := p.row
		if p.row < len(p.sweep.next) {
			i = p.sweep.next[p.row]
		}
		if i <= p.last && !p.sweep.inSpace(i, p.row) {
			p.sweep.run(i, p.row, p.last)
			return true
		}
	}
	return false
}
