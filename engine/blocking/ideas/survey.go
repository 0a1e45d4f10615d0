package ideas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/region"
)

// surveyed are the regions of a game from the corner as far as a window reaches, and somewhat
// farther. It is the job of measuring them.
type surveyed struct {
	*region.Survey
	w, h  int
	steps int
}

// survey begins to measure the regions. It errs if the board does not reach as far.
func survey(k int, board engine.Bounded, w engine.Window) (*surveyed, error) {
	side := func(n int) int { // in few sizes, so that a small move of the board needs no new survey
		step := max(256, n/4/256*256)
		return (n + step - 1) / step * step
	}
	s := &surveyed{w: side(w.X + w.W), h: side(w.Y + w.H)}
	var err error
	s.Survey, err = region.New(k, board, s.w, s.h)
	return s, err
}

// Step measures on.
func (s *surveyed) Step() (more bool) {
	s.steps++
	return s.Next()
}

// Done returns about which part is measured: nobody knows how much there will be.
func (s *surveyed) Done() float64 { return 1 - 100/float64(100+s.steps) }

// holds reports whether a window is surveyed.
func (s *surveyed) holds(w engine.Window) bool {
	return s != nil && w.X+w.W <= s.w && w.Y+w.H <= s.h
}
