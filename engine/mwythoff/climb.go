package mwythoff

import (
	"math/big"
	"math/bits"
)

// climb walks along A(n), A(n+1), … by additions of machine words. It knows the fractions
// of nα and of α rounded down to 64 binary digits; after t steps the true fraction is less
// than t+1 units of the last digit larger than the sum of those. Only if a carry hangs on
// so little is A computed anew.
type climb struct {
	beatty
	start    *big.Int // n at the beginning
	first    *big.Int // A(start)
	t, gain  int      // A(start+t) = first + gain
	fraction uint64
	step     uint64
}

// newClimb begins at n.
func newClimb(b beatty, n *big.Int) *climb {
	c := &climb{beatty: b, start: n}
	c.anew(0)
	c.first = b.A(n)
	c.gain = 0
	alpha := b.A(new(big.Int).Lsh(num(1), 64)) // ⌊2⁶⁴α⌋
	c.step = low(alpha)
	return c
}

// low returns the last 64 binary digits.
func low(v *big.Int) uint64 {
	return new(big.Int).And(v, new(big.Int).SetUint64(^uint64(0))).Uint64()
}

// anew computes the fraction of (start+t)α, and returns the integer below.
func (c *climb) anew(t int) *big.Int {
	n := new(big.Int).Add(c.start, num(int64(t)))
	v := c.A(n.Lsh(n, 64)) // ⌊2⁶⁴·(start+t)·α⌋
	c.fraction = low(v)
	return v.Rsh(v, 64)
}

// next goes on by one: α is between 1 and 2, so A grows by 1 or 2. With M = 1 it does so
// like the golden ratio, and with a large M nearly always by 1.
func (c *climb) next() {
	c.t++
	sum, carry := bits.Add64(c.fraction, c.step, 0)
	c.fraction = sum
	c.gain += 1 + int(carry)
	if ^c.fraction <= uint64(c.t)+1 { // the true sum may lie beyond the carry
		c.gain = int(new(big.Int).Sub(c.anew(c.t), c.first).Int64())
	}
}
