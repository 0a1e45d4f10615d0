package additive_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/additive"
	"github.com/palacegames/palace/engine/mwythoff"
	"github.com/palacegames/palace/engine/rook"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/wythoff"
	"github.com/palacegames/palace/internal/testkit/enginetest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// read reads a game of a family.
func read(t *testing.T, f engine.Family, text string) additive.Lined {
	t.Helper()
	return enginetest.MustParse(t, &f, text).(additive.Lined)
}

// TestRowsAreTheMex holds the first rows and columns, near the corner and as far as they have been counted,
// against nim-values from the options alone, of fixed games and of random ones, and each period against
// these: it holds from its preperiod on, not one square before it, and no divisor of it holds.
func TestRowsAreTheMex(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 34))
	games := []additive.Lined{
		read(t, rook.Family, "rook"), read(t, wythoff.Family, "wythoff"), read(t, wythoff.Maharaja, "maharaja"),
		read(t, wythoff.Family, "wythoff+(t,2t)(2t,t);t=1.."), read(t, wythoff.Family, "wythoff+(t,3t);t=2.."),
		read(t, mwythoff.Family, "mwythoff:2"), read(t, mwythoff.Family, "mwythoff:5"),
		read(t, subtraction.Family, "subtraction:(1)(4)(10)"), read(t, subtraction.Family, "subtraction:(1,2)(2,1)(3,3)"),
	}
	for range 6 {
		list := fmt.Sprintf("(%d,%d)(%d,%d)", 1+r.IntN(4), 1+r.IntN(4), 1+r.IntN(4), 1+r.IntN(4))
		games = append(games, read(t, wythoff.Family, "wythoff+"+list), read(t, subtraction.Family, "subtraction:"+list+fmt.Sprintf("(%d,0)", 1+r.IntN(6))))
	}
	for _, g := range games {
		lines := 5
		if g.Shape().Dim == 1 {
			lines = 1
		}
		truth := oracle.New(g)
		for across, rows := range []*additive.Rows{additive.NewRows(g.Lines(), 4000), additive.Columns(g.Lines(), 4000)} {
			for y := range lines {
				if across == 1 && g.Shape().Dim == 1 || !rows.Next() {
					break
				}
				p := rows.Found[y]
				end := min(p.Preperiod+2*p.Length, 260)
				value := func(x int) int {
					at := engine.Ints(x, y)
					switch {
					case g.Shape().Dim == 1:
						at = engine.Ints(x)
					case across == 1:
						at = engine.At(y, x)
					}
					return int(truth.Value(engine.NimValues, at))
				}
				repeats := func(from, by, added int) bool {
					for x := from; x+by < end; x++ {
						if value(x+by) != value(x)+added {
							return false
						}
					}
					return true
				}
				for x := range end {
					if got, want := rows.Value(engine.Num(x), y), value(x); got != engine.Num(want) {
						t.Fatalf("%s: square %d of line %d (%d) is %v, want %d", g, x, y, across, got, want)
					}
				}
				if end < p.Preperiod+2*p.Length {
					continue
				}
				if !repeats(p.Preperiod, p.Length, p.Added) || p.Preperiod > 0 && value(p.Preperiod-1+p.Length) == value(p.Preperiod-1)+p.Added {
					t.Errorf("%s: line %d (%d): %+v", g, y, across, p)
				}
				for q := 1; q < p.Length; q++ {
					if p.Length%q == 0 && repeats(p.Preperiod, q, p.Added/p.Length*q) {
						t.Errorf("%s: line %d (%d) repeats every %d, too: %+v", g, y, across, q, p)
					}
				}
			}
		}
	}
}

// TestPublished: the rows of A004482 and A004483 have the period 3, and row 3 has 6 behind 8 squares;
// what is far out is what is one period nearer.
func TestPublished(t *testing.T) {
	rows := additive.NewRows(read(t, wythoff.Family, "wythoff").Lines(), 1<<20)
	for y, want := range [][2]int{{0, 1}, {0, 3}, {0, 3}, {8, 6}, {9, 12}, {27, 24}, {37, 12}, {92, 24}, {102, 24}, {127, 24}, {224, 24}} {
		if !rows.Next() {
			t.Fatal("row", y)
		}
		if p := rows.Found[y]; p.Preperiod != want[0] || p.Length != want[1] || p.Added != want[1] {
			t.Errorf("row %d: %+v, want %v", y, p, want)
		}
		p := rows.Found[y]
		huge := engine.Big(engine.Num(p.Length).Big().Lsh(engine.Num(p.Length).Big(), 200)) // a multiple of the period
		for x := range 40 {
			near := engine.Num(p.Preperiod + x)
			if got, want := rows.Value(near.Plus(huge), y), rows.Value(near, y).Plus(huge); got != want {
				t.Fatalf("row %d, square %v far out: %v, want %v", y, near, got, want)
			}
		}
	}
}

// TestNoPeriod: a row that does not repeat within what is looked at ends the rows.
func TestNoPeriod(t *testing.T) {
	rows := additive.NewRows(read(t, wythoff.Family, "wythoff").Lines(), 30)
	for n := range 9 {
		if !rows.Next() {
			if n != 4 && n != 5 || !rows.Failed() {
				t.Errorf("row %d is the first that fails", n)
			}
			return
		}
	}
	t.Error("all rows repeat within 30 squares")
}
