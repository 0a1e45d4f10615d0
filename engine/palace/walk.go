package palace

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

// passing counts all blocks of a walk that have not been passed.
type passing struct {
	walk
	sweep *sweep
}

// pass starts on the blocks up to those that hold the square (x, y) and its mirror
// image.
func (s *sweep) pass(x, y int) *passing { return &passing{walkTo(x, y), s} }

// step counts one block, and returns false when there was none left to count.
func (p *passing) step() bool {
	for !p.sweep.inSpace(p.diagonal-p.lastRow, p.lastRow) && p.seek() {
		i, j := p.block()
		p.row++
		if !p.sweep.passed(i, j) {
			p.sweep.step(i, j, nil)
			return true
		}
	}
	return false
}
