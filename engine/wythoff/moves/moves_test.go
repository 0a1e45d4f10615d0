package moves_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/wythoff/moves"
	"github.com/palacegames/palace/internal/testkit/movestest"
)

func Example() {
	set, _ := moves.Parse(notation.NewScanner("(2,3)(5,5)(6,9)(4,6)"))
	fmt.Println(set.Single)
	fmt.Println(set.Form())
	fmt.Println(set.Form().And())
	fmt.Println(moves.Runs(set.Single))
	// Output:
	// [{2 3} {4 6} {6 9}]
	// (2t,3t);t=1..3
	// (2t,3t) for t from 1 to 3
	// [{{2 3} 3}]
}

// A set of random moves holds what was put into it, but for the queen's own, and is
// symmetric if it holds the mirror image of everything.
func TestContains(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 22))
	symmetric := 0
	for range 500 {
		var single, families []moves.Move
		for range r.IntN(6) {
			single = append(single, moves.Move{A: r.IntN(7), B: r.IntN(7)})
		}
		for range r.IntN(3) {
			families = append(families, moves.Move{A: 1 + r.IntN(4), B: 1 + r.IntN(4)})
		}
		if r.IntN(2) == 0 {
			single, families = movestest.Mirrored(single...), movestest.Mirrored(families...)
		}
		from := 1 + r.IntN(4)
		set := moves.WithFamilies(single, families, from)
		in := func(m moves.Move) bool {
			if slices.Contains(single, m) {
				return true
			}
			return slices.ContainsFunc(families, func(f moves.Move) bool {
				q := m.A / f.A
				return q >= from && f.Times(q) == m
			})
		}
		mirrored := true
		for a := range 40 {
			for b := range 40 {
				m := moves.Move{A: a, B: b}
				want := !m.Queen() && in(m)
				if set.Contains(m) != want {
					t.Fatalf("%v and %v from %d on hold %v: %v", single, families, from, m, set.Contains(m))
				}
				mirrored = mirrored && (m.Queen() || want == in(m.Mirror()))
			}
		}
		if set.Symmetric() != mirrored {
			t.Fatalf("%v and %v from %d on are symmetric: %v", single, families, from, set.Symmetric())
		}
		if mirrored {
			symmetric++
		}
	}
	if symmetric < 100 {
		t.Errorf("only %d sets were symmetric", symmetric)
	}
}

// Runs are the moves of a set, each once.
func TestRuns(t *testing.T) {
	r := rand.New(rand.NewPCG(23, 24))
	for range 500 {
		var list []moves.Move
		for range 1 + r.IntN(20) {
			list = append(list, moves.Move{A: 1 + r.IntN(2), B: 3}.Times(1+r.IntN(12)))
		}
		single := moves.Finite(list).Single
		var again []moves.Move
		for _, run := range moves.Runs(single) {
			for i := range run.Count {
				again = append(again, run.Step.Times(i+1))
			}
		}
		slices.SortFunc(again, moves.Move.Compare)
		if !slices.Equal(single, again) {
			t.Fatalf("%v as runs are %v", single, moves.Runs(single))
		}
	}
}
