package subtraction

import "github.com/palacegames/palace/engine"

// Uncharted returns the same game, whose solvers and boards only sweep.
func (g *Game) Uncharted() *Game { return &Game{Set: g.Set, kernel: g.kernel} }

// Spent returns how much work has gone into the search for the chart of the outcomes.
func (g *Game) Spent() int { return g.searches.outcomes.spent() }

// Repeats reports whether the period of a pile has been found.
func (g *Game) Repeats(k engine.Kind) bool {
	s := g.searches.outcomes
	if k == engine.NimValues {
		s = g.searches.values
	}
	return s.found != nil
}

// How much work a search for a chart is worth, to play far out and for a single answer.
const (
	MostToPlay   = mostToPlay
	MostToAnswer = mostToAnswer
)
