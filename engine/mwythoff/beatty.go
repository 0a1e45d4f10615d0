package mwythoff

import "math/big"

// beatty computes the sequences A(n) = ⌊nα⌋ and B(n) = A(n) + M·n, α = (2-M+√(M²+4))/2,
// of integers of any length, exactly:
//
//	⌊nα⌋ = ⌊((2-M)·n + ⌊√(n²(M²+4))⌋) / 2⌋
//
// for n√(M²+4) is an integer only if n = 0.
type beatty struct{ m int64 }

func num(v int64) *big.Int { return big.NewInt(v) }

// times returns ⌊n√(M²+4)⌋.
func (b beatty) times(n *big.Int) *big.Int {
	square := new(big.Int).Mul(n, n)
	return square.Sqrt(square.Mul(square, num(b.m*b.m+4)))
}

// A returns ⌊nα⌋, n ≥ 0.
func (b beatty) A(n *big.Int) *big.Int {
	a := b.times(n)
	a.Add(a, new(big.Int).Mul(n, num(2-b.m)))
	return a.Rsh(a, 1)
}

// B returns A(n) + M·n, n ≥ 0.
func (b beatty) B(n *big.Int) *big.Int {
	a := b.A(n)
	return a.Add(a, new(big.Int).Mul(n, num(b.m)))
}

// firstA returns the least n with A(n) ≥ x, x ≥ 0. That is nα ≥ x, and as
// 1/α = (M-2+√(M²+4))/(2M) is not rational, n = ⌊x/α⌋ + 1 unless x = 0.
func (b beatty) firstA(x *big.Int) *big.Int {
	if x.Sign() == 0 {
		return new(big.Int)
	}
	n := b.times(x)
	n.Add(n, new(big.Int).Mul(x, num(b.m-2)))
	n.Quo(n, num(2*b.m)) // not negative, since x ≥ 1 and 1/α > 0
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
