package exile

import "github.com/palacegames/palace/engine"

// Progress is the part of the columns up to p's that are in the table.
func (s *quadrantSolver) Progress(p engine.Position) float64 {
	if (Quadrant{}).Check(p) != nil {
		return 0
	}
	return min(1, float64(s.queens.Len())/float64(p[1]+1))
}
