package rook

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
)

// Misere lists the methods of misère play: but for (0,1) and (1,0) instead of (0,0) and (1,1),
// the palaces are those of normal play [Bou01].
func (g Game) Misere() engine.Methods {
	return misere.Corner(g, []engine.Cell{{X: 1}, {Y: 1}}, 0)
}
