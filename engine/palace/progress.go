package palace

import "github.com/palacegames/palace/engine"

// Progress is the part of the blocks up to p that were passed.
func (s *solver) Progress(p engine.Position) float64 {
	if s.ahead == nil || !p.Equal(s.goal) {
		return 0
	}
	w := s.ahead.walk
	all := w.last + w.lastRow + 1 // antidiagonals
	for all > 0 && s.sweep.inSpace(all-1-w.lastRow, w.lastRow) {
		all--
	}
	done, total := w.blocks(min(w.diagonal, all)), w.blocks(all)
	if total == 0 {
		return 1
	}
	return float64(done) / float64(total)
}

// blocks counts the blocks of the walk on so many antidiagonals.
func (w walk) blocks(antidiagonals int) (n int) {
	for d := range antidiagonals {
		n += max(0, min(w.lastRow, d/2)-max(0, d-w.last)+1)
	}
	return n
}
