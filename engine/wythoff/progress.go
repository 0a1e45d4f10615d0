package wythoff

import "github.com/palacegames/palace/engine"

// Progress is the part that is done of the columns that p needs: up to its own, or until
// the others have their P-positions above it, whichever comes first.
func (s *solver) Progress(p engine.Position) float64 {
	if s.game.Check(p) != nil {
		return 0
	}
	c, at := s.quicker(p)
	part := func(n, of int) float64 { return min(1, float64(n)/float64(of+1)) }
	return max(part(c.known, at.X), part(c.height(), at.Y))
}
