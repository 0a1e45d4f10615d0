// Package movestest makes sets of moves for the tests of what is built on them.
//
// For example Mirrored of (2,3) and (1,1) is (2,3), (1,1), (3,2), (1,1).
package movestest

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Random returns further moves, often with zeros, doubled or the queen's, a
// third of the time symmetric, with families half of the time.
func Random(r *rand.Rand) moves.Set {
	var single, families []moves.Move
	for range r.IntN(5) {
		single = append(single, moves.Move{A: r.IntN(9), B: r.IntN(9)})
	}
	for range r.IntN(3) {
		families = append(families, moves.Move{A: r.IntN(5), B: r.IntN(5)})
	}
	if r.IntN(3) == 0 {
		for _, m := range single {
			single = append(single, m.Mirror())
		}
		for _, m := range families {
			families = append(families, m.Mirror())
		}
	}
	families = moves.Finite(families).Single
	if len(families) == 0 || r.IntN(2) == 0 {
		return moves.Finite(single)
	}
	return moves.WithFamilies(single, families, 1+r.IntN(4))
}

// Mirrored returns the moves with their mirror images.
func Mirrored(list ...moves.Move) []moves.Move {
	for _, m := range slices.Clone(list) {
		list = append(list, m.Mirror())
	}
	return list
}

// Parse reads the further moves of a ruleset: "wythoff", "maharaja" or "wythoff+(2,3)…".
func Parse(t testing.TB, text string) moves.Set {
	t.Helper()
	switch text {
	case "wythoff":
		return moves.Set{}
	case "maharaja":
		return moves.Knight()
	}
	set, err := moves.Parse(notation.NewScanner(strings.TrimPrefix(text, "wythoff+")))
	if err != nil {
		t.Fatal(err)
	}
	return set
}
