package wythoff

import (
	"fmt"

	"github.com/palacegames/palace/engine"
)

var _ engine.Listed = (*Game)(nil)

// List returns the further moves that are written singly, sorted.
func (g *Game) List() []engine.Position {
	list := make([]engine.Position, len(g.moves.Single))
	for i, m := range g.moves.Single {
		list[i] = engine.Position{m.A, m.B}
	}
	return list
}

// WithList returns Wythoff Nim with the given further moves, which must have two
// components. Endless families that this game has are not in it.
func (g *Game) WithList(list []engine.Position) (engine.Game, error) {
	further := make([]Move, len(list))
	for i, m := range list {
		if len(m) != 2 {
			return nil, fmt.Errorf("(%v) is no move of a queen: it needs two components", m)
		}
		further[i] = Move{A: m[0], B: m[1]}
	}
	other, err := extended(further, g.kernel)
	if err != nil {
		return nil, err
	}
	return other.played(), nil
}
