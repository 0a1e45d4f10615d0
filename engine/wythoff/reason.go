package wythoff

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/engine/wythoff/golden"
)

// mostReasoned bounds the numbers of which a reason speaks: longer ones nobody checks.
const mostReasoned = 1_000_000

// Reason is the golden pair with the difference of the position's numbers or, if there are
// further moves, the one palace of its column ([LW14] Proposition 2.1).
func (g *Game) Reason(p engine.Position, palaces []engine.Position) string {
	x, y, ok := p.Pair()
	if !ok || max(x, y) > mostReasoned || p.Zero() {
		return ""
	}
	if g.moves.None() {
		return pairOf(p, min(x, y), max(x, y))
	}
	for _, q := range palaces {
		if q.At(0) == p.At(0) {
			return palaceStraightOn(p.At(0).String(), q)
		}
	}
	if len(palaces) > 0 {
		return furtherLeft(p, palaces[0])
	}
	return columnPalace(p.At(0).String(), p)
}

// pairOf is Reason in Wythoff Nim, for numbers x ≤ y.
func pairOf(p engine.Position, x, y int) string {
	n := y - x
	a := golden.Lower(n)
	switch {
	case n == 0:
		return straightHome(p)
	case a == x:
		product := golden.Lower(100 * n) // ⌊100nφ⌋
		return goldenPair(n, a, a+n, words.Decimal(fmt.Sprintf("%d.%02d", product/100, product%100)))
	}
	return otherPair(p, n, a, a+n)
}
