package golden

import (
	"math/big"

	"github.com/palacegames/palace/engine"
)

// Curve is the P-positions of Wythoff Nim on one side of the diagonal, as they are seen from
// an origin: u and v are their smaller and their larger coordinate, less those of the
// origin. Both grow with the number n of the P-position, which is counted from the walk's
// start. It is a columnar.Curve.
type Curve struct {
	walk Walk
	u, v int // of number 0
	from int // the first number
}

// NewCurve returns the P-positions (⌊nφ⌋, ⌊nφ²⌋) from n = first on around an origin. ok is
// false if none of them lies within engine.Span of it.
func NewCurve(u, v *big.Int, first int) (c Curve, ok bool) {
	n := new(big.Int)
	if u.Sign() > 0 {
		// The least n with ⌊nφ⌋ ≥ u, as in FirstLower.
		n.Sub(BigLower(u), u)
		n.Add(n, big.NewInt(1))
	}
	c.walk = NewWalk(n)
	c.u = int(new(big.Int).Sub(c.walk.Base, u).Int64())
	upper := new(big.Int).Add(c.walk.Base, n)
	upper.Sub(upper, v)
	if upper.CmpAbs(big.NewInt(4*engine.Span)) > 0 {
		return c, false // u would have to change by more than half of this
	}
	c.v = int(upper.Int64())
	c.from = -4 * engine.Span
	if n.IsInt64() {
		c.from = max(c.from, first-int(n.Int64()))
	}
	return c, true
}

// Each visits the P-positions from number n on.
func (c Curve) Each(n int, visit func(u, v int) bool) {
	for {
		d := c.walk.Step(n)
		if !visit(c.u+d, c.v+d+n) {
			return
		}
		n++
	}
}

// FirstU returns the least number whose smaller coordinate is at least u.
func (c Curve) FirstU(u int) int {
	u -= c.u
	n := max(c.from, OverPhi(u)-1)
	for n > c.from && c.walk.Step(n-1) >= u {
		n--
	}
	for c.walk.Step(n) < u {
		n++
	}
	return n
}

// FirstV returns the least number whose larger coordinate is at least v.
func (c Curve) FirstV(v int) int {
	v -= c.v
	n := max(c.from, v-OverPhi(v)-1)
	for n > c.from && c.walk.Step(n-1)+n-1 >= v {
		n--
	}
	for c.walk.Step(n)+n < v {
		n++
	}
	return n
}
