package blocking

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/compare"
)

// Numbered is a board on which palace numbers are counted, whatever it shows of them.
type Numbered interface {
	// Numbers returns a board of the palace numbers for which nothing is counted again
	// that was counted here.
	Numbers() engine.Board
}

// Compared returns a board on which g is laid over another game. The comparison must be one
// of g, and have passed Check.
func (g *Game) Compared(c compare.Comparison) *compare.Board {
	other := &Game{c.Other, g.kernel}
	return compare.New(c, g.Board(engine.PalaceNumbers), other.Board(engine.PalaceNumbers))
}
