package coloring

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// Known is a scheme that the paper gives, which paints the whole board.
type Known struct {
	Text string
	Says string // a sentence that says where it is proved on paper
}

// Of returns the scheme that [LSY24] gives for a set of moves.
func Of(moves []engine.Cell) (k Known, ok bool) {
	same := func(other ...engine.Cell) bool {
		return len(moves) == len(other) && !slices.ContainsFunc(other, func(m engine.Cell) bool { return !slices.Contains(moves, m) })
	}
	switch {
	case same(engine.Cell{X: 1, Y: 2}, engine.Cell{X: 2, Y: 3}, engine.Cell{X: 3, Y: 1}):
		return Known{asymmetric, provedAsymmetric.String()}, true
	case same(engine.Cell{X: 1, Y: 2}, engine.Cell{X: 3, Y: 4}, engine.Cell{X: 4, Y: 6}):
		return Known{arithmetic, provedArithmetic.String()}, true
	}
	for _, m := range moves {
		a, b := m.X, m.Y
		if a < b && b <= 2*a && same(m, engine.Cell{X: b, Y: a}, engine.Cell{X: a + b, Y: a + b}) {
			return Known{symmetric(a, b), provedSymmetric.String()}, true
		}
	}
	return Known{}, false
}
