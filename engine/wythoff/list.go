package wythoff

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Move takes the queen from (x, y) to (x-A, y-B), where that is on the board.
type Move = moves.Move

// New returns Wythoff Nim extended by the given moves. Moves that the queen has
// anyway, and doubled ones, change nothing. It errs for moves with a negative
// component, for a zero move and for lists beyond what the notation can hold.
func New(list ...Move) (*Game, error) { return extended(list, Kernel{}) }

// extended is New with a kernel.
func extended(list []Move, k Kernel) (*Game, error) {
	if len(list) > moves.MaxMoves {
		return nil, words.Error(moves.TooMany())
	}
	for _, m := range list {
		if min(m.A, m.B) < 0 || max(m.A, m.B) > moves.MaxComponent || m == (Move{}) {
			return nil, errNoSuchMove(m.A, m.B, moves.MaxComponent)
		}
	}
	return newGame(moves.Finite(list), k), nil
}

// List returns the further moves that are written singly, sorted.
func (g *Game) List() []engine.Position {
	list := make([]engine.Position, len(g.moves.Single))
	for i, m := range g.moves.Single {
		list[i] = engine.At(m.A, m.B)
	}
	return list
}

// WithList returns Wythoff Nim with the given further moves, which must have two
// components. Endless families that this game has are not in it.
func (g *Game) WithList(list []engine.Position) (engine.Game, error) {
	further := make([]Move, len(list))
	for i, m := range list {
		a, b, ok := m.Pair()
		if !ok {
			return nil, errNoPair(m)
		}
		further[i] = Move{A: a, B: b}
	}
	other, err := extended(further, g.kernel)
	if err != nil {
		return nil, err
	}
	return other, nil
}
