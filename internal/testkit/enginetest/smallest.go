package enginetest

import (
	"fmt"
	"slices"

	"github.com/palacegames/palace/engine"
)

// mostTries bounds how many rulesets are verified in search of a reason.
const mostTries = 300

// reason names a ruleset with few and small moves that fails as well, if there is one.
// Its notation is not verified, for it may be one of another family.
func reason(g engine.Game, o Options) string {
	listed, ok := g.(engine.Editor)
	if !ok {
		return ""
	}
	o.Family = nil
	tries := 0
	fails := func(moves []engine.Position) bool {
		other, err := listed.WithList(moves)
		if tries++; err != nil || tries > mostTries {
			return false
		}
		return Verify(other, o) != nil
	}
	moves := listed.List()
	if !fails(moves) {
		return ""
	}
	other, err := listed.WithList(Smallest(moves, fails))
	if err != nil || other.String() == g.String() {
		return ""
	}
	return fmt.Sprintf("\nand %s: %v", other, Verify(other, o))
}

// Smallest looks for the reason of a failure: from moves that fail it takes away what it
// can, whole moves first and then from their components, as long as what is left fails
// too. Of what it returns no move can be left out and no component made 0, halved or
// lessened by 1. fails is asked about lists that may be no ruleset: those do not fail.
func Smallest(moves []engine.Position, fails func([]engine.Position) bool) []engine.Position {
	for {
		less := smaller(moves, fails)
		if less == nil {
			return moves
		}
		moves = less
	}
}

// smaller returns the first smaller list that fails, nil if there is none.
func smaller(moves []engine.Position, fails func([]engine.Position) bool) []engine.Position {
	for i := range moves {
		if less := slices.Delete(slices.Clone(moves), i, i+1); fails(less) {
			return less
		}
	}
	for i, m := range moves {
		for d, c := range m.Components(nil) {
			for _, to := range []int{0, c.Clamp() / 2, c.Clamp() - 1} {
				if to < 0 || to >= c.Clamp() {
					continue
				}
				less := slices.Clone(moves)
				less[i] = m.With(d, engine.Num(to))
				if fails(less) {
					return less
				}
			}
		}
	}
	return nil
}
