package main

import (
	"encoding/json"
	"fmt"
	"math"
	"math/big"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	wythoff "github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/moves"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// TestAbove: the first P-position above a line is the first that a count of the board finds.
func TestAbove(t *testing.T) {
	const side = 150
	for _, game := range []string{"wythoff", "maharaja", "wythoff+(4,7)(7,4)", "wythoff+(1,2)", "wythoff+(5,8)(8,5)"} {
		g, err := catalog.Parse(game)
		if err != nil {
			t.Fatal(err)
		}
		palaces := make([]int, side) // by column
		for i, v := range enginetest.Values(t, g, engine.Outcomes, engine.Window{W: side, H: 3 * side}) {
			if v != 0 {
				palaces[i%side] = i / side
			}
		}
		for _, slope := range []string{"phi", "1/2", "8/5", "13/8", "2/1"} {
			for _, by := range []float64{-2, -0.25, 0, 0.5, 0.75, 2, 3.25, 7} {
				s := math.Phi
				if p, q := 0, 0; slope != "phi" {
					fmt.Sscanf(slope, "%d/%d", &p, &q)
					s = float64(p) / float64(q)
				}
				first := -1
				for x, y := range palaces {
					if float64(y) > s*float64(x)+by+1e-9 {
						first = x
						break
					}
				}
				status, out, said := palace("above", game, "--slope", slope, "--by", fmt.Sprint(by))
				var a aboveAnswer
				if err := json.Unmarshal([]byte(out), &a); err != nil || status != done {
					t.Fatalf("%s: %s, %s %v", game, out, said, err)
				}
				switch {
				case first >= 0 && (a.Position == nil || *a.Position != [2]int{first, palaces[first]}):
					t.Errorf("%s, %s by %v: %s, but (%d,%d) is above", game, slope, by, out, first, palaces[first])
				case a.Proved != (a.Above != nil), a.Position != nil && (!a.Proved || !*a.Above), a.Position != nil && a.Position[0] < side && a.Position[0] != first:
					t.Errorf("%s, %s by %v: %s, and %d is the first column", game, slope, by, out, first)
				}
			}
		}
	}
}

// TestAboveBound: the bounds that a dictionary gives hold for all P-positions in the first columns of games that have one, and what
// is decided by them is not refuted there.
func TestAboveBound(t *testing.T) {
	known := testkit.Part(40_000, testkit.Cases(80_000, 200_000))
	for _, game := range []struct{ a, b, low, high int }{{0, 0, 0, 0}, {1, 2, -4, 3}, {2, 3, -2, 1}, {3, 5, -6, 2}, {4, 6, -4, 1}, {4, 7, -1, 1}, {6, 12, -3, 1}} {
		table := wythoff.New(moves.Finite([]moves.Move{{A: game.a, B: game.b}, {A: game.b, B: game.a}}), wythoff.Kernel{})
		table.Extend(known)
		n, least, low, high := 0, 0.0, 0, 0
		for x := range known {
			y := table.Row(x)
			if y < x {
				continue
			}
			least = min(least, float64(x)-math.Phi*float64(n))
			low, high = min(low, y-x-n), max(high, y-x-n)
			// The bounds that are stated, of a-φn and of b-φa.
			if by := float64(game.low+game.high+2)*math.Phi - 2*float64(game.low+1); float64(y)-math.Phi*float64(x) > by+1e-9 {
				t.Fatalf("%v: b-φa is more than %v in column %d", game, by, x)
			}
			n++
			for _, e := range []edge{{above: 0, below: 1}, {above: 5, below: 8}, {above: 2, below: 1}, {above: 7, below: 2}, {above: 9, below: 1}, {2, 1, 0, 1}, {13, 8, 2, 1}, {5, 3, 1, 2}} {
				if above, ok := e.decide(game.low, game.high, 0, math.Inf(1)); ok && !above && e.before(x, y) {
					t.Fatalf("%v: (%d,%d) is above %v", game, x, y, e)
				}
			}
		}
		if low != game.low || high != game.high || least < float64(low)*math.Phi-float64(high+low+2) {
			t.Errorf("%v: b-a-n from %d to %d, a-φn down to %v", game, low, high, least)
		}
	}
}

// TestGolden: r ≥ kφ, against decimals, and next to the golden ratio's convergents.
func TestGolden(t *testing.T) {
	for k := -60; k <= 60; k++ {
		for n := -400; n <= 400; n++ {
			if r := float64(n) / 4; n != 0 || k != 0 {
				if got := atLeastGolden(big.NewRat(int64(n), 4), k); got != (r > float64(k)*math.Phi) {
					t.Fatalf("%v ≥ %dφ: %v", r, k, got)
				}
			}
		}
	}
	if a, b := int64(1), int64(1); !atLeastGolden(new(big.Rat), 0) {
		t.Error("0 ≥ 0")
	} else {
		for i := range 80 { // a/b is larger than φ and less in turn
			a, b = a+b, a
			if got := atLeastGolden(big.NewRat(a, b), 1); got != (i%2 == 0) {
				t.Fatalf("%d/%d ≥ φ: %v", a, b, got)
			}
		}
	}
}

func TestAboveRefusals(t *testing.T) {
	for _, test := range []struct{ args, want string }{
		{"", "GAME is missing, as in: palace above"},
		{"rook --slope phi --by 1", "rook is not an extension of Wythoff Nim"},
		{"wythoff+(t,2t)(2t,t);t=1.. --slope phi --by 1", "has infinite families of moves"},
		{"maharaja --by 1", "--slope: it must be phi or p/q"},
		{"maharaja --slope inf --by 1", "--slope"},
		{"maharaja --slope phi", "--by: r must be a number"},
		{"maharaja --slope phi --by 1e3", "--by"},
		{"maharaja --slope phi --by 1/10000000", "--by"},
	} {
		status, out, said := palace(append([]string{"above"}, strings.Fields(test.args)...)...)
		if status != wrong || out != "" || strings.Count(said, "\n") != 1 || !strings.Contains(said, test.want) {
			t.Errorf("palace above %s: status %d, %q, %q", test.args, status, out, said)
		}
	}
}
