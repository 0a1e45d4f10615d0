package blocking

import (
	"math"

	"github.com/palacegames/palace/engine"
)

// Progress is the part of the blocks up to p that were passed.
func (s *solver) Progress(p engine.Position) float64 {
	if s.gaze == nil || !p.Equal(s.gaze.from) {
		return 0
	}
	return s.gaze.ahead.progress()
}

// progress returns which part of the blocks was counted. Where the outer space begins in
// a row to come is taken to be where the arm ends at the latest: see work.
func (p *passing) progress() float64 {
	done, total := 0, 0
	for row := range p.lastRow + 1 {
		next, end := row, min(p.last+1, p.sweep.front.hood.k/edge+int(math.Phi*math.Phi*float64(row))+3)
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
