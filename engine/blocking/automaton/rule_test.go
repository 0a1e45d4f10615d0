package automaton_test

import (
	"slices"
	"testing"

	"github.com/palacegames/palace/engine/blocking/automaton"
)

// Theorem 1 of [CLN15], with its initial values, forwards and backwards.
func TestRuleHoldsOnTheWholeBoard(t *testing.T) {
	for _, k := range []int{1, 2, 3, 5, 20, 64, 100} {
		holds(t, k, 250, true)
	}
	if testing.Short() {
		return
	}
	for _, k := range []int{4, 6, 7, 8, 9, 10, 11, 12, 13, 16, 25, 33, 50, 77, 128, 150, 199, 250, 333, 401} {
		holds(t, k, 700, false)
	}
	holds(t, 500, 3000, false)
	holds(t, 1000, 3000, false)
}

// holds holds the rule against the textbook count on edge×edge squares.
func holds(t *testing.T, k, BlockSide int, backwards bool) {
	t.Helper()
	Values := automaton.Textbook(int32(k), BlockSide, BlockSide)
	at := func(x, y int) int32 {
		switch {
		case x < 0 && y < 0:
			return int32(k)
		case x < 0 || y < 0:
			return 0
		}
		return Values[y*BlockSide+x] - int32(k)
	}
	for y := range BlockSide {
		for x := range BlockSide {
			n := automaton.Neighborhood{A: at(x-2, y-2), B: at(x-1, y-2), C: at(x-2, y-1),
				D: at(x-1, y-1), E: at(x, y-1), F: at(x-1, y)}
			if n.Next() != at(x, y) {
				t.Fatalf("k = %d: the rule gives %d at (%d,%d), want %d", k, n.Next(), x, y, at(x, y))
			}
			if backwards && !slices.Contains(n.Before(at(x, y)), n.A) {
				t.Fatalf("k = %d: backwards at (%d,%d): %v without %d", k, x, y, n.Before(at(x, y)), n.A)
			}
		}
	}
}

// Backwards there is one solution or two, and no other number is one.
func TestBeforeFindsAllSolutions(t *testing.T) {
	solutions := map[int]int{}
	n := automaton.Neighborhood{}
	for i := range 5 * 5 * 5 * 5 * 5 {
		d := func(p int) int32 { return int32(i/p%5 - 2) }
		n.B, n.C, n.D, n.E, n.F = d(1), d(5), d(25), d(125), d(625)
		for g := int32(-3); g <= 3; g++ {
			found := n.Before(g)
			solutions[len(found)]++
			for a := int32(-40); a <= 40; a++ {
				n.A = a
				if (n.Next() == g) != slices.Contains(found, a) {
					t.Fatalf("%+v, g = %d: %v", n, g, found)
				}
			}
		}
	}
	if len(solutions) != 2 || solutions[1] == 0 || solutions[2] == 0 {
		t.Errorf("numbers of solutions: %v", solutions)
	}
}
