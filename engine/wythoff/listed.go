package wythoff

import (
	"fmt"

	"github.com/palacegames/palace/engine"
)

var _ engine.Listed = (*Game)(nil)

// List returns the further moves that are written singly, sorted.
func (g *Game) List() []engine.Position {
	list := make([]engine.Position, len(g.moves.single))
	for i, m := range g.moves.single {
		list[i] = engine.Position{m.A, m.B}
	}
	return list
}

// WithList returns Wythoff Nim with the given further moves, which must have two
// components. Endless families that this game has are not in it.
func (g *Game) WithList(moves []engine.Position) (engine.Game, error) {
	further := make([]Move, len(moves))
	for i, m := range moves {
		if len(m) != 2 {
			return nil, fmt.Errorf("(%v) is no move of a queen: it needs two components", m)
		}
		further[i] = Move{m[0], m[1]}
	}
	other, err := New(further...)
	if err != nil {
		return nil, err
	}
	return other.played(), nil
}
