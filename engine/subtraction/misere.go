package subtraction

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/engine/subtraction/internal/remainder"
)

// Misere lists the method of misère play with one pile, and with one move or two.
//
// Let s and t be two moves and p a position of nim-value 0 that has options. If none of these has
// the value 1, all have 2 (with one move there is no 2). So p-s, if it can be reached, has both
// its options, p-2s and p-s-t; the latter has the value of p, 0, so p-t can be reached as well and
// has the value 2, and p-2s and p-2t both have 1. As p-s-t may be taken as often as it fits
// without changing a value, let q = p-s-t not hold s+t. If q holds s, q-s has the value of q+t = p-s,
// 2, so t fits too, which it does not; likewise t does not fit: q is an end. Then q lacks something
// of s, say q₁ < s₁. Of value 1, q+t-s = p-2s has an option of value 0, and that is q+t-2s, for q-s is none;
// so q₁+t₁ ≥ 2s₁, and t₁ > s₁. But q+s-2t is there for the same reason, so q₁+s₁ ≥ 2t₁ > 2s₁, and q₁ > s₁.
func (g *Game) Misere() engine.Methods {
	switch {
	case remainder.Solves(g.Set):
		return misere.Ones(g, methodOnesMovesIdea.String())
	case g.Dim == 1:
		return misere.Ones(g, methodOnesPileIdea.String())
	}
	return nil
}
