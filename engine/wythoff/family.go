package wythoff

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/moves"
	"github.com/palacegames/palace/engine/wythoff/piles"
)

// Kernel is another form of the search through columns; the zero Kernel is the form in Go.
type Kernel = columns.Kernel

// Family reads "wythoff", "wythoff+(a,b)(c,d)…" and "wythoff+(t,2t)…;t=1..10", and "wythoff:D" for D
// piles; Maharaja reads "maharaja", which nothing follows.
var Family, Maharaja = With(Kernel{})

// With returns Family and Maharaja for games that search columns by a kernel.
func With(k Kernel) (family, maharaja engine.Family) {
	family = engine.Family{Name: "wythoff", Parse: func(s *notation.Scanner) (engine.Game, error) {
		if s.Skip(":") {
			n, err := s.Int("D", 2, piles.Most)
			if err != nil || n >= piles.Least {
				return piles.New(n), err
			}
			return newGame(moves.Set{}, k), nil
		}
		if !s.Skip("+") && s.Opener() == 0 {
			return newGame(moves.Set{}, k), nil
		}
		set, err := moves.Parse(s)
		if err != nil {
			return nil, err
		}
		return newGame(set, k), nil
	}}
	maharaja = engine.Family{Name: "maharaja", Parse: func(*notation.Scanner) (engine.Game, error) {
		return newGame(moves.Knight(), k), nil
	}}
	return family, maharaja
}
