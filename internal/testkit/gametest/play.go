// Package gametest is what the tests of games share: small games that are solved by
// counting, so that sessions, links and players are tested without any engine, and the
// opening of games.
package gametest

import (
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/player"
)

// Opener opens links to the games of this package.
func Opener() *link.Opener { return &link.Opener{Rules: rules, Start: start} }

// TryOpen opens a link to one of the games of this package.
func TryOpen(text string) (*game.Session, error) {
	s, _, err := Opener().Open(text, link.Nothing)
	return s, err
}

// Open is TryOpen for a link that is right.
func Open(t testing.TB, text string) *game.Session {
	t.Helper()
	s, err := TryOpen(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Opened opens a link to a game of the catalogue.
func Opened(t testing.TB, text string) *game.Session {
	t.Helper()
	s, err := link.Open(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Seen is what a view shows, without the methods, which cannot be compared.
func Seen(s *game.Session) game.View {
	v := s.View()
	v.Methods = nil
	return v
}

// At returns the view of a game of the catalogue opened at a position, in its first phase.
func At(t testing.TB, ruleset string, p engine.Position) game.View {
	t.Helper()
	return Opened(t, ruleset+"@"+p.String()).View()
}

// Dim is the dimension of a game of the catalogue.
func Dim(t testing.TB, ruleset string) int { return Catalogued(t, ruleset).Shape().Dim }

// Catalogued returns a game of the catalogue, for the real engines.
func Catalogued(t testing.TB, text string) engine.Game {
	t.Helper()
	g, err := catalog.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// Do does what is allowed.
func Do(t testing.TB, s *game.Session, actions ...game.Action) {
	t.Helper()
	for _, a := range actions {
		if err := s.Do(a); err != nil {
			t.Fatalf("%#v on %s: %v", a, link.Of(s), err)
		}
	}
}

// Cells returns squares, given by x and y in turns.
func Cells(xy ...int) []engine.Position {
	var out []engine.Position
	for i := 0; i < len(xy); i += 2 {
		out = append(out, engine.At(xy[i], xy[i+1]))
	}
	return out
}

// To moves to a square.
func To(x, y int) game.Move { return game.Move{To: engine.At(x, y)} }

// Blocks blocks squares, given by x and y in turns.
func Blocks(xy ...int) game.Block { return game.Block{Squares: Cells(xy...)} }

// Perfect is the player who never errs.
func Perfect() player.Computer { return computer(game.Perfect, 0) }

// Random is a player by chance.
func Random(seed uint64) player.Computer { return computer(game.Random, seed) }

func computer(name string, seed uint64) player.Computer {
	c, err := player.New(name, seed)
	if err != nil {
		panic(err)
	}
	return c
}

// Position reads a position of any length.
func Position(t testing.TB, text string) engine.Position {
	t.Helper()
	var p []engine.Int
	for _, digits := range strings.Split(text, ",") {
		n, ok := new(big.Int).SetString(digits, 10)
		if !ok {
			t.Fatalf("%q is no number", digits)
		}
		p = append(p, engine.Big(n))
	}
	return engine.Of(p...)
}

// A hundred digits of π and of e.
const (
	Pi    = "3141592653589793238462643383279502884197169399375105820974944592307816406286208998628034825342117067"
	Euler = "2718281828459045235360287471352662497757247093699959574966967627724076630353547594571382178525166427"
)

// Families are small games of all families, with moves that lie along the queen's
// lines, zeros, piles, and pawns.
var Families = []string{
	"wythoff", "maharaja", "wythoff+(1,1)(0,3)(2,3)", "wythoff+(t,2t)(2t,t);t=1..", "wythoff+(2t,2t);t=1..3",
	"blocking:1", "blocking:2", "blocking:5", "blocking:9",
	"subtraction:(1,2)(2,1)(3,3)", "subtraction:(0,1)(2,4)", "subtraction:(3)(5)(8)", "subtraction:(1,0,2)(0,3,1)",
	"exile:quadrant", "exile:spiral",
}

// Positions returns the positions of g with small components, those of at most limit.
func Positions(g engine.Game, limit int) []engine.Position {
	list := []engine.Position{{}}
	for range g.Shape().Dim {
		var longer []engine.Position
		for _, p := range list {
			for v := -limit; v <= limit; v++ {
				longer = append(longer, engine.Of(append(p.Components(nil), engine.Num(v))...))
			}
		}
		list = longer
	}
	return slices.DeleteFunc(list, func(p engine.Position) bool { return g.Check(p) != nil })
}

// rules reads "queen", "queen:K", "distant" and "pair".
func rules(s *notation.Scanner) (engine.Game, error) {
	mark := s.Mark()
	switch s.Word() {
	case "pair":
		return Pair{NewQueen(1)}, nil
	case "distant":
		return Distant{NewQueen(1)}, nil
	case "queen":
		if !s.Skip(":") {
			return NewQueen(1), nil
		}
		k, err := s.Int("K", 2, 9)
		if err != nil {
			return nil, err
		}
		return NewQueen(k), nil
	}
	return nil, s.Fail(mark, "no such game")
}

// start is where a game begins of which a link does not say it.
func start(g engine.Game, _ engine.Methods) engine.Position {
	if g.Shape().Dim == 3 {
		return engine.Ints(3, 4, 5)
	}
	return engine.At(7, 6)
}
