package wythoff

import "github.com/palacegames/palace/engine"

// Progress is the part of the columns up to p's that are known.
func (s *solver) Progress(p engine.Position) float64 {
	if s.game.Check(p) != nil {
		return 0
	}
	return min(1, float64(s.columns.Known())/float64(p[0]+1))
}
