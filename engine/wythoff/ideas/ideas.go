// Package ideas illustrates what [LW14] found about Wythoff Nim and its extensions.
//
// References:
//   - [LW14] U. Larsson, J. Wästlund. Maharaja Nim: Wythoff's Queen Meets the Knight.
//     Integers 14, 2014.
package ideas

import (
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/idea/pairs"
	"github.com/palacegames/palace/engine/wythoff/golden"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Of lists the ideas of a set of further moves.
func Of(set moves.Set) []idea.Idea {
	if set.None() {
		about := pairs.About(1)
		about.Examples = goldenExamples()
		return []idea.Idea{about}
	}
	return nil
}

// Illustrate illustrates one of them.
func Illustrate(name string, set moves.Set) idea.Illustration {
	return &pairs.Golden{Pairs: pairs.Pairs{M: 1, A: golden.BigLower}}
}
