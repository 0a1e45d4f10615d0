package wythoff

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Kernel is another form of the search through columns; the zero Kernel is the form in Go.
type Kernel = columns.Kernel

// Family reads "wythoff", "wythoff+(a,b)(c,d)…" and "wythoff+(t,2t)…;t=1..10", and Maharaja
// reads "maharaja", which nothing follows.
var Family, Maharaja = With(Kernel{})

// With returns Family and Maharaja for games that search columns by a kernel.
func With(k Kernel) (family, maharaja engine.Family) {
	family = engine.Family{Name: "wythoff", Parse: func(s *notation.Scanner) (engine.Game, error) {
		if !s.Skip("+") {
			return newGame(moves.Set{}, k).played(), nil
		}
		set, err := moves.Parse(s)
		if err != nil {
			return nil, err
		}
		return newGame(set, k).played(), nil
	}}
	maharaja = engine.Family{Name: "maharaja", Parse: func(*notation.Scanner) (engine.Game, error) {
		return newGame(moves.Knight(), k).played(), nil
	}}
	return family, maharaja
}

// Move takes the queen from (x, y) to (x-A, y-B), where that is on the board.
type Move = moves.Move

// New returns Wythoff Nim extended by the given moves. Moves that the queen has
// anyway, and doubled ones, change nothing. It errs for moves with a negative
// component, for a zero move and for lists beyond what the notation can hold.
func New(list ...Move) (*Game, error) { return extended(list, Kernel{}) }

// extended is New with a kernel.
func extended(list []Move, k Kernel) (*Game, error) {
	if len(list) > moves.MaxMoves {
		return nil, fmt.Errorf("there may be at most %d further moves", moves.MaxMoves)
	}
	for _, m := range list {
		if min(m.A, m.B) < 0 || max(m.A, m.B) > moves.MaxComponent || m == (Move{}) {
			return nil, fmt.Errorf("(%d,%d) is no move: components are from 0 to %d and not both 0", m.A, m.B, moves.MaxComponent)
		}
	}
	return newGame(moves.Finite(list), k), nil
}
