package wythoff

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
)

// Misere lists the methods of misère play, where there are any: the palaces of Wythoff Nim are
// those of normal play, but for (0,1), (1,0) and (2,2) near the corner, and so it is with some
// lists of further moves.
func (g *Game) Misere() engine.Methods {
	if len(g.moves.Endless) > 0 {
		return nil
	}
	jump := 0
	for _, m := range g.moves.Single {
		jump = max(jump, m.A, m.B)
	}
	return misere.Corner(g, []engine.Cell{{X: 1}, {Y: 1}, {X: 1, Y: 1}}, jump)
}
