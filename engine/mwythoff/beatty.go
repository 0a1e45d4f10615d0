package mwythoff

import "math/big"

// beatty computes the sequences A(n) = ⌊nα⌋ and B(n) = A(n) + M·n, α = (2-M+√(M²+4))/2,
// of integers of any length, exactly:
//
//	⌊nα⌋ = ⌊((2-M)·n + ⌊√(n²(M²+4))⌋) / 2⌋
//
// for n√(M²+4) is an integer only if n = 0.
type beatty struct{ m *big.Int }

func num(v int64) *big.Int { return big.NewInt(v) }

// plus returns k·M + c.
func (b beatty) plus(k, c int64) *big.Int {
	v := num(k)
	return v.Add(v.Mul(v, b.m), num(c))
}

// times returns ⌊n√(M²+4)⌋.
func (b beatty) times(n *big.Int) *big.Int {
	square := new(big.Int).Mul(b.m, b.m)
	square.Add(square, num(4))
	return square.Sqrt(square.Mul(square.Mul(square, n), n))
}

// A returns ⌊nα⌋, n ≥ 0.
func (b beatty) A(n *big.Int) *big.Int {
	a := b.times(n)
	a.Add(a, new(big.Int).Mul(n, b.plus(-1, 2)))
	return a.Rsh(a, 1)
}

// B returns A(n) + M·n, n ≥ 0.
func (b beatty) B(n *big.Int) *big.Int {
	a := b.A(n)
	return a.Add(a, new(big.Int).Mul(n, b.m))
}

// firstA returns the least n with A(n) ≥ x, x ≥ 0. That is nα ≥ x, and as
// 1/α = (M-2+√(M²+4))/(2M) is not rational, n = ⌊x/α⌋ + 1 unless x = 0.
func (b beatty) firstA(x *big.Int) *big.Int {
	if x.Sign() == 0 {
		return new(big.Int)
	}
	n := b.times(x)
	n.Add(n, new(big.Int).Mul(x, b.plus(1, -2)))
	n.Quo(n, b.plus(2, 0)) // not negative, since x ≥ 1 and 1/α > 0
	return n.Add(n, num(1))
}

// firstB returns the least n with B(n) ≥ y, y ≥ 0. Of 1, …, y-1 there are firstA(y)-1 in
// the sequence A, so the others are in B.
func (b beatty) firstB(y *big.Int) *big.Int {
	if y.Sign() == 0 {
		return new(big.Int)
	}
	n := new(big.Int).Sub(y, b.firstA(y))
	return n.Add(n, num(1))
}

// row returns y such that (x, y) is a palace, x ≥ 0: there is exactly one.
func (b beatty) row(x *big.Int) *big.Int {
	n := b.firstA(x)
	if b.A(n).Cmp(x) == 0 {
		return b.B(n)
	}
	return b.A(b.firstB(x)) // x = B(n)
}

// diagonal returns the palace (x, y) with y-x = M·n, for any n.
func (b beatty) diagonal(n *big.Int) (x, y *big.Int) {
	size := new(big.Int).Abs(n)
	x, y = b.A(size), b.B(size)
	if n.Sign() < 0 {
		x, y = y, x
	}
	return x, y
}
