package mwythoff

import (
	"fmt"
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

// mostReasoned bounds the numbers of which a reason speaks: longer ones nobody checks.
const mostReasoned = 1_000_000

// Reason is the pair of Beatty sequences with the difference of the position's numbers.
func (g Game) Reason(p engine.Position, _ []engine.Position) string {
	x, y, ok := p.Pair()
	if x > y {
		x, y = y, x
	}
	m := g.near()
	if !ok || y > mostReasoned || y == 0 || g.large() {
		return ""
	}
	difference := y - x
	if difference%m != 0 {
		return noPair(p, difference, m)
	}
	n := difference / m
	pair := g.beatty()
	a, b := int(pair.A(num(int64(n))).Int64()), int(pair.B(num(int64(n))).Int64())
	if a == x && b == y {
		return beattyPair(a, b, n, ratio(m), decimal(m, n, 2), m)
	}
	return otherPair(p, m, n, a, b)
}

// ratio writes α with three decimals, cut off.
func ratio(m int) string { return decimal(m, 1, 3) }

// decimal writes nα with so many decimals, cut off: ⌊10ᵈ·n·α⌋ is A(10ᵈ·n).
func decimal(m, n, decimals int) string {
	scale := int64(1)
	for range decimals {
		scale *= 10
	}
	v := beatty{num(int64(m))}.A(new(big.Int).Mul(num(int64(n)), num(scale))).Int64()
	return words.Decimal(fmt.Sprintf("%d.%0*d", v/scale, decimals, v%scale))
}
