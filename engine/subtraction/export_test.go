package subtraction

// Uncharted returns the same game, whose solvers and boards only sweep.
func (g *Game) Uncharted() *Game { return &Game{moves: g.moves, dim: g.dim} }

// ForgetSurveys makes the next games look for their charts themselves.
func ForgetSurveys() {
	recent.Lock()
	defer recent.Unlock()
	recent.games = nil
}
