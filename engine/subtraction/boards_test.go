package subtraction_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// TestBoards are small boards to check the orientation by eye: a line for each y,
// in it an entry for each x.
func TestBoards(t *testing.T) {
	for _, test := range []struct {
		game  string
		w, h  int
		board string
	}{
		{"subtraction:(1,3)(2,1)", 12, 12, `
111111111111
110000000000
110011111111
100000000000
100111111111
100110000000
100110011111
100100000000
100100111111
100100110000
100100110011
100100100000`},
		{"subtraction:(0,1)(2,4)", 14, 10, `
11111111111111
00000000000000
11111111111111
00000000000000
11000000000000
00111111111111
11000000000000
00111111111111
11000000000000
00110000000000`},
	} {
		enginetest.Shows(t, game(t, test.game), engine.Outcomes, engine.Window{W: test.w, H: test.h}, test.board)
	}
	enginetest.Shows(t, game(t, "subtraction:(1,2)(2,1)(3,3)"), engine.NimValues, engine.Window{W: 10, H: 10}, `
0,0,0,0,0,0,0,0,0,0
0,0,1,1,1,1,1,1,1,1
0,1,1,1,2,2,2,2,2,2
0,1,1,2,2,2,3,3,3,3
0,1,2,2,2,0,0,0,0,0
0,1,2,2,0,0,0,1,1,1
0,1,2,3,0,0,1,1,1,2
0,1,2,3,0,1,1,1,2,2
0,1,2,3,0,1,1,2,2,2
0,1,2,3,0,1,2,2,2,0`)
}

func TestChecks(t *testing.T) {
	for _, test := range []struct {
		game string
		p    engine.Position
		want string
	}{
		{nineMoves, engine.Ints(1), "a position of this game has 2 components, not 1"},
		{nineMoves, engine.At(1, -1), "no component of a position can be negative, as in (1,-1)"},
		{nineMoves, engine.At(100000, 100000), ""},
		{nineMoves, engine.At(1<<40, 1<<40), "(1099511627776,1099511627776) lies too far out for these moves, which are solved as far as (131071,131071)" + inVain},
		{nineMoves, engine.At(1<<63-1, 3), "(9223372036854775807,3) lies too far out for these moves, which are solved as far as (131071,131071)" + inVain},
		{"subtraction:(1,2)(2,1)(3,3)", engine.At(1<<63-1, 1<<63-2), ""},
		{"subtraction:(3)(5)(8)", engine.Ints(1<<63 - 1), ""},
		{"subtraction:(3)(5)(200003)", engine.Ints(1<<63 - 1), ""},
		{"subtraction:(3)(5)(20000003)", engine.Ints(1 << 34), "(17179869184) lies too far out for these moves, which are solved as far as (17179869183)"},
		{"subtraction:(1,0,2)(0,3,1)(1,1,1)", engine.Ints(300, 300, 300), ""},
		{"subtraction:(1,0,2)(0,3,1)(1,1,1)", engine.Ints(1, 1, 1<<50), "(1,1,1125899906842624) lies too far out for these moves, which are solved as far as (2579,2579,2579)"},
		{"subtraction:(1,0,2)(0,3,1)", engine.Ints(1<<63-1, 1, 1<<63-1), ""},
	} {
		err := enginetest.Refusal(game(t, test.game), test.p)
		if (err == nil) != (test.want == "") || err != nil && err.Error() != test.want {
			t.Errorf("%s@%v: got %v, want %s", test.game, test.p, err, test.want)
		}
	}
	for _, test := range []struct {
		game string
		kind engine.Kind
		w    engine.Window
		want string
	}{
		{nineMoves, engine.Outcomes, engine.Window{W: 100000, H: 100000}, ""},
		{nineMoves, engine.NimValues, engine.Window{W: 20000, H: 20000}, ""},
		{nineMoves, engine.Outcomes, engine.Window{X: 1 << 50, W: 10, H: 10}, "the board is too large for these moves: from 0,0 it may reach up to 2097152×2097152 squares" + inVain},
		{nineMoves, engine.Outcomes, engine.Window{X: -1, W: 10, H: 10}, "the board begins at 0,0 and has no squares before that"},
		{"subtraction:(3)(5)(8)", engine.Outcomes, engine.Window{W: 10, H: 2}, "the board is a strip one square high that begins at 0,0"},
		{"subtraction:(1,2)(2,1)", engine.Outcomes, engine.Window{X: 1 << 59, Y: 1 << 59, W: 1 << 20, H: 1 << 20}, ""},
	} {
		err := enginetest.Board(t, game(t, test.game), test.kind, engine.Position{}).Check(test.w)
		if (err == nil) != (test.want == "") || err != nil && err.Error() != test.want {
			t.Errorf("%s, %v %+v: got %v, want %s", test.game, test.kind, test.w, err, test.want)
		}
	}
	g := game(t, "subtraction:(1,0,2)(0,3,1)(1,1,1)")
	for _, rest := range []int{-1, 1 << 60} {
		b, err := engine.NewBoard(g, g.Solve(), engine.NewMap(g, engine.Outcomes, engine.Ints(0, 0, rest), ""))
		if err == nil {
			err = b.Check(engine.Window{W: 1, H: 1})
		}
		if err == nil {
			t.Errorf("a slice at %v is not refused", rest)
		}
	}
}
