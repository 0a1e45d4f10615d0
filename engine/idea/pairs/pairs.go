// Package pairs illustrates games whose palaces are pairs of numbers such that every whole
// number from 1 on is in exactly one of them: Wythoff Nim and its generalisations [Fra82].
//
// For M ≥ 1 let σ = (M+√(M²+4))/2, so that σ = M + 1/σ, and α = 1 + 1/σ. The n-th pair is
//
//	A(n) = ⌊nα⌋    B(n) = A(n) + M·n
//
// With M = 1 both α and σ are the golden ratio φ, and the pairs (1,2), (3,5), (4,7), (6,10), …
// lie along the lines y = φx and x = φy. Any M has place values of its own, in which a digit
// more makes the smaller number of a pair the larger one: numeration.go. For M = 1 they are
// 1, 2, 3, 5, 8, …: 6 = 5+1 is 1001, and 10 = 8+2 is 10010.
//
// The layer is golden.go, its lines lines.go, and what is said words.go.
//
// References:
//   - [Fra82] A. S. Fraenkel. How to beat your Wythoff games' opponent on three fronts.
//     American Mathematical Monthly 89, 1982.
package pairs

import "math/big"

// Pairs are those of one M.
type Pairs struct {
	M int
	// A returns ⌊nα⌋ for n ≥ 0 of any length.
	A func(n *big.Int) *big.Int
}

// B returns the larger number of pair n.
func (p Pairs) B(n *big.Int) *big.Int {
	b := new(big.Int).Mul(n, num(p.M))
	return b.Add(b, p.A(n))
}

// Of returns the number of the pair that x ≥ 0 is in, and whether it is the larger number of
// the two. Since 1/α = (M-2+α)/M, the first pair with A(n) ≥ x is number ⌊x/α⌋ + 1, and all
// before x that are in no such place are larger numbers.
func (p Pairs) Of(x *big.Int) (n *big.Int, larger bool) {
	if x.Sign() == 0 {
		return new(big.Int), false
	}
	n = p.A(x)
	n.Add(n, new(big.Int).Mul(x, num(p.M-2)))
	n.Div(n, num(p.M))
	n.Add(n, num(1))
	if p.A(n).Cmp(x) == 0 {
		return n, false
	}
	n.Sub(x, n)
	return n.Add(n, num(1)), true
}

// Other returns the other number of the pair that x is in.
func (p Pairs) Other(x *big.Int) *big.Int {
	n, larger := p.Of(x)
	if larger {
		return p.A(n)
	}
	return p.B(n)
}

// steep returns ⌊nσ⌋, for σ = α - 1 + M.
func (p Pairs) steep(n *big.Int) *big.Int {
	s := new(big.Int).Mul(n, num(p.M-1))
	return s.Add(s, p.A(n))
}

func num(v int) *big.Int { return big.NewInt(int64(v)) }
