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

// BoardRoute says which way the board takes to a window, or its refusal.
func BoardRoute(b engine.Board, w engine.Window) string {
	if err := b.Check(w); err != nil {
		return "no: " + err.Error()
	}
	source := b.Source(w)
	for {
		s, ok := source.(*search)
		if !ok {
			return wayOf(source)
		}
		if s.source != nil {
			source = s.source
		} else {
			s.Next()
		}
	}
}

// wayOf names the way by which a source finds its tiles.
func wayOf(s engine.Source) string {
	switch s := s.(type) {
	case *aroundSource:
		return "remainders"
	case *valueSource:
		return chartName(s.pileChart)
	case *viewSource:
		switch v := s.view.(type) {
		case pileView:
			return chartName(v.pileChart)
		case swept:
			return "sweep, seen from there"
		}
		return "chart"
	}
	return "sweep"
}

// chartName says what a chart is of.
func chartName(c chart) string {
	switch p, pile := c.(pileChart); {
	case !pile:
		return "chart"
	case p.period == 0:
		return "pile, as far as it is known"
	}
	return "period"
}

// SolverRoute says which way the solver takes to the answer about p, or its refusal.
// Where it sweeps, it only begins.
func SolverRoute(s engine.Solver, p engine.Position) string {
	var sweep *sweepSolver
	switch s := s.(type) {
	case *remainderSolver:
		if err := s.game.Check(p); err != nil {
			return "no: " + err.Error()
		}
		return "remainders"
	case *chartSolver:
		sweep = &s.sweepSolver
	case *sweepSolver:
		sweep = s
	}
	for sweep.Prepare(p) && sweep.ahead == nil {
	}
	if err := sweep.game.Check(p); err != nil {
		return "no: " + err.Error()
	}
	if c := sweep.game.outcomes.charted(sweep.game.worthToAnswer(p)); c != nil {
		return chartName(c)
	}
	if sweep.glance != nil && sweep.glance.known {
		return "sight"
	}
	return "sweep"
}
