package ideas_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"

	"github.com/palacegames/palace/engine/subtraction/periodic"
)

// TestStates holds what is said to prove that rows and columns repeat against the textbook:
// the rows that moves lead to repeat together, the squares before both states are the same,
// and the letters spell them.
func TestStates(t *testing.T) {
	const n = 700
	r := rand.New(rand.NewPCG(7, 7))
	proofs := 0
	for range testkit.Rounds(30) {
		text, moves := randomRules(r)
		palace, g := textbook(moves, n), gameOf(t, text)
		outcome := func(i, line, x int) bool {
			if i == 1 {
				return palace(line, x)
			}
			return palace(x, line)
		}
		seen := subtraction.Illustrate(g, "periods")
		for range 4 {
			at := engine.At(r.IntN(40), r.IntN(40))
			l := enginetest.Look(t, seen, idea.Gaze{Window: engine.Window{W: 60, H: 50}, At: at, Step: -1})
			strips := l.Strips
			for i := range 2 {
				line, set := at.Cell().Y, g.Set
				if i == 1 {
					line, set = at.Cell().X, g.Set.Mirror()
				}
				rows := periodic.NewRows(set, 1<<20)
				for range line + 1 {
					if err := rows.Next(); err != nil {
						t.Fatal(err)
					}
				}
				f := rows.Found[line]
				var spelt []idea.Strip
				if f.Window > 0 {
					spelt, strips = strips[:2], strips[2:]
				}
				if f.Again+f.Common >= n {
					continue
				}
				proofs++
				if (f.Again-f.State)%f.Common != 0 || f.Again <= f.State {
					t.Fatalf("%s: %d and %d, in rows that repeat every %d", text, f.State, f.Again, f.Common)
				}
				for x := f.State; x+f.Common < n; x++ {
					for _, m := range set.List {
						if m[1] > 0 && m[1] <= line && x >= m[0] && outcome(i, line-m[1], x-m[0]) != outcome(i, line-m[1], x-m[0]+f.Common) {
							t.Fatalf("%s: line %d does not repeat every %d from %d on", text, line-m[1], f.Common, x-m[0])
						}
					}
				}
				longest := 0
				for _, m := range set.List {
					if m[1] == 0 {
						longest = max(longest, m[0])
					}
				}
				if longest != f.Window {
					t.Fatalf("%s: a window of %d", text, f.Window)
				}
				for k := 1; k <= f.Window; k++ {
					if outcome(i, line, f.State-k) != outcome(i, line, f.Again-k) {
						t.Fatalf("%s: the states of line %d differ by the %d. square before", text, line, k)
					}
					for s, strip := range spelt {
						x := []int{f.State, f.Again}[s] - k
						if letter := strip.Letters[len(strip.Letters)-k]; (letter.Text == "P") != outcome(i, line, x) {
							t.Fatalf("%s: %s: square %d is spelt %s", text, strip.Title, x, letter.Text)
						}
					}
				}
			}
			if lost := strings.Contains(l.Words[0], " is a palace"); lost != palace(at.Cell().X, at.Cell().Y) {
				t.Fatalf("%s: %q", text, l.Words[0])
			}
		}
	}
	if !testing.Short() && proofs < 60 {
		t.Errorf("only %d proofs were looked at", proofs)
	}
}

// TestFarAlong: a square a hundred digits along a row that is near is told by the period.
func TestFarAlong(t *testing.T) {
	huge := engine.Num(1 << 60)
	for range 5 {
		huge = huge.Times(engine.Num(1<<60 - 12345))
	}
	for _, moves := range []string{"(1,3)(2,1)", "(4,0)(9,2)", "(3,0)(0,2)", "(4,1)(9,10)"} {
		g := gameOf(t, moves)
		for i := range 20 {
			at := engine.Of(huge.Plus(engine.Num(i)), engine.Num(7))
			value, err := g.Solve().Value(engine.Outcomes, at)
			if err != nil {
				t.Fatal(err)
			}
			l := enginetest.Look(t, subtraction.Illustrate(g, "periods"), idea.Gaze{Origin: engine.Of(huge, engine.Num(0)), Window: engine.Window{W: 40, H: 20}, At: at, Step: -1})
			if lost := strings.Contains(l.Words[0], " is a palace"); lost != (value == engine.Num(1)) {
				t.Errorf("%s: %q, and the value is %v", moves, l.Words[0], value)
			}
		}
	}
}

// TestPeriodsControls: columns where they are asked for, and nothing else is understood.
func TestPeriodsControls(t *testing.T) {
	g := gameOf(t, "(0,2)(3,8)(5,0)(8,6)(8,8)")
	at := idea.Gaze{Window: engine.Window{W: 30, H: 20}, Step: -1, Chosen: idea.Chosen{"along": "columns"}}
	if l := enginetest.Look(t, subtraction.Illustrate(g, "periods"), at); l.Tables[0].Title != "Columns" || len(l.Tables[0].Rows) != 30 {
		t.Errorf("%+v", l.Tables)
	}
	for _, chosen := range []idea.Chosen{{"along": "rays"}, {"step": "3"}} {
		at.Chosen = chosen
		if _, err := subtraction.Illustrate(g, "periods").Look(at); err == nil {
			t.Errorf("%v is not refused", chosen)
		}
	}
}
