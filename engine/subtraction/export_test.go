package subtraction

import "github.com/palacegames/palace/engine"

// Uncharted returns the same game, whose solvers and boards only sweep.
func (g *Game) Uncharted() *Game { return &Game{moves: g.moves, dim: g.dim} }

// ForgetSurveys makes the next games look for their charts themselves.
func ForgetSurveys() {
	recent.Lock()
	defer recent.Unlock()
	recent.games = nil
}

// Spent returns how much work has gone into the search for the chart of the outcomes.
func (g *Game) Spent() int {
	if g.outcomes == nil || !g.outcomes.begun() {
		return 0
	}
	return g.outcomes.finder.Spent()
}

// Glanced reports whether the solver's last answer came at a glance.
func Glanced(s engine.Solver) bool {
	c, ok := s.(*chartSolver)
	return ok && c.glance != nil && c.glance.known
}
