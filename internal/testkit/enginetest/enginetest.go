// Package enginetest is the one conformance suite that every game must pass: it
// compares a game's boards and its methods with the oracle, which knows nothing but
// the game's options, and checks the promises that package engine makes about
// tiles, sources, errors and order, near the corner and at any distance.
//
// Run is the whole suite. Bits and Rows draw a window as text, to be compared with
// a picture by eye or in a test.
//
// Bits of Wythoff Nim on 4×3 squares, where (0,0), (2,1) and (1,2) are P, is the three
// lines 1000, 0010 and 0100.
package enginetest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// Options say how much of a game is compared. The zero value is a good choice.
type Options struct {
	// Size is the edge of the largest window in squares, 40 if it is 0. On a
	// board with negative squares that window lies around (0, 0). The oracle's
	// time grows with its third power: 300, which puts the corner of four tiles
	// into the window, takes about a second.
	Size int
	// Positions is how many random positions the methods are asked about, 40 if it
	// is 0.
	Positions int
	// Seed varies the windows and positions.
	Seed uint64
	// Family parses the game's notation back. Without it that is not checked.
	Family *engine.Family
	// Bounded says that the game may refuse positions that are far out.
	Bounded bool
	// Far is how many questions the methods are asked about positions out of the oracle's
	// reach. If it is 0, they are 10,000 of a game that is played at any distance and 100 of
	// any other.
	Far int
}

// The suite runs a second time as WebAssembly, where the oracle takes ten times as
// long. With -short, as it is run there, windows and questions are bounded.
const shortSize, shortPositions = 20, 16

func (o Options) size() int { return bounded(o.Size, shortSize) }

func (o Options) positions() int { return bounded(o.Positions, shortPositions) }

// bounded returns n, or 40 instead of 0, but at most short with -short.
func bounded(n, short int) int {
	if n == 0 {
		n = 40
	}
	if testing.Short() {
		n = min(n, short)
	}
	return n
}

// Run fails the test unless the game passes the suite. Of a game with a list of moves it
// also says which fewer or smaller moves suffice for a failure.
func Run(t testing.TB, g engine.Game, o Options) {
	t.Helper()
	if err := Verify(g, o); err != nil {
		t.Errorf("%s: %v%s", g, err, reason(g, o))
	}
}

// Verify is Run for those who want the first failure as an error.
func Verify(g engine.Game, o Options) (err error) {
	defer func() {
		switch met := recover().(type) {
		case nil:
		case *oracle.Endless:
			err = met
		default:
			panic(met)
		}
	}()
	s := &suite{game: g, shape: g.Shape(), options: o, oracle: oracle.New(g)}
	for _, check := range []func() error{s.words, s.notation, s.rays, s.loops, s.boards, s.answers, s.far, s.methods, s.judged} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// Values computes the values of w on a new board of the kind, row by row from the
// smallest y. It fails the test if the tiles do not tile w.
func Values(t testing.TB, g engine.Game, kind engine.Kind, w engine.Window) []int32 {
	t.Helper()
	return read(t, g.String(), Board(t, g, kind, engine.Position{}), kind, w)
}

// Board returns a new board of the kind around an origin, which may be none, solved by new
// methods. It ends the test if the game has no such map.
func Board(t testing.TB, g engine.Game, kind engine.Kind, origin engine.Position) *engine.Board {
	t.Helper()
	board, err := engine.NewBoard(g, g.Solve(), engine.NewMap(g, kind, origin, ""))
	if err != nil {
		t.Fatalf("%s: %v", g, err)
	}
	return board
}

// Refusal says why the game cannot be opened at p, or nil: it is no position, or no method
// reaches so far.
func Refusal(g engine.Game, p engine.Position) error {
	if err := g.Check(p); err != nil {
		return err
	}
	return g.Solve().Refusal(engine.Query{Ask: engine.AskPalaces, At: p, Play: true})
}

// Read is Values of a board of the kind.
func Read(t testing.TB, board engine.Bounded, kind engine.Kind, w engine.Window) []int32 {
	t.Helper()
	return read(t, "a board", board, kind, w)
}

func read(t testing.TB, name string, board engine.Bounded, kind engine.Kind, w engine.Window) []int32 {
	t.Helper()
	if err := board.Check(w); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	values, err := drain(board.Source(w), kind, w)
	if err != nil {
		t.Fatalf("%s: %v board, %+v: %v", name, kind, w, err)
	}
	return values
}

// Bits draws the P-positions of w: a line for each y from small to large, in it
// for each x from small to large 1 for P and 0 for N. The lines are joined by
// newlines. The board is the game's first of Kinds.
func Bits(t testing.TB, g engine.Game, w engine.Window) string {
	t.Helper()
	shape := g.Shape()
	kind := shape.Kinds[0]
	return draw(Values(t, g, kind, w), w, "", func(v int32) string {
		if kind.Outcome(v, shape.Blocking) == engine.P {
			return "1"
		}
		return "0"
	})
}

// Rows draws the values of w in the same order, separated by commas.
func Rows(t testing.TB, g engine.Game, kind engine.Kind, w engine.Window) string {
	t.Helper()
	return draw(Values(t, g, kind, w), w, ",", func(v int32) string { return fmt.Sprint(v) })
}

func draw(values []int32, w engine.Window, between string, text func(int32) string) string {
	var b strings.Builder
	for i, v := range values {
		switch {
		case i == 0:
		case i%w.W == 0:
			b.WriteByte('\n')
		default:
			b.WriteString(between)
		}
		b.WriteString(text(v))
	}
	return b.String()
}

// Shows fails the test unless the values of w are drawn as wanted: outcomes as Bits draws
// them, others as Rows does. Any space separates the lines of want.
func Shows(t testing.TB, g engine.Game, kind engine.Kind, w engine.Window, want string) {
	t.Helper()
	var got string
	if kind == engine.Outcomes {
		got = Bits(t, g, w)
	} else {
		got = Rows(t, g, kind, w)
	}
	if want = strings.Join(strings.Fields(want), "\n"); got != want {
		t.Errorf("%v, %v:\n%s\nwant\n%s", g, kind, got, want)
	}
}

// Parse reads a whole text of the family: its name, what follows it, and nothing
// after that.
func Parse(f *engine.Family, text string) (g engine.Game, err error) {
	err = notation.Whole(text, func(s *notation.Scanner) (err error) {
		if err = s.Expect(f.Name); err == nil {
			g, err = f.Parse(s)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return g, nil
}

// MustParse is Parse for a text that must be one: it ends the test if it is none.
func MustParse(t testing.TB, f *engine.Family, text string) engine.Game {
	t.Helper()
	g, err := Parse(f, text)
	if err != nil {
		t.Fatal(err)
	}
	return g
}
