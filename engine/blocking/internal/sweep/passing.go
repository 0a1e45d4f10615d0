package sweep

import "math"

// passing counts all blocks up to a place that have not been passed, row by row.
type passing struct {
	sweep         *Sweep
	last, lastRow int // the last column and row of the half board
	row           int
}

// pass starts on the blocks up to those that hold the square (x, y) and its mirror
// image.
func (s *Sweep) pass(x, y int) *passing {
	return &passing{sweep: s, last: max(x, y) / blockSide, lastRow: min(x, y) / blockSide}
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

// progress returns which part of the blocks was counted. Where the outer space begins in
// a row to come is taken to be where the arm ends at the latest: see work.
func (p *passing) progress() float64 {
	done, total := 0, 0
	for row := range p.lastRow + 1 {
		next, end := row, min(p.last+1, p.sweep.K/blockSide+int(math.Phi*math.Phi*float64(row))+3)
		if row < len(p.sweep.next) {
			next = min(p.sweep.next[row], p.last+1)
			if p.sweep.space[row] != unknown {
				end = next
			}
		}
		done += next - row
		total += max(next, end) - row
	}
	return float64(done) / float64(max(total, 1))
}
