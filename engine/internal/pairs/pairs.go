// Package pairs illustrates games whose palaces are pairs of numbers such that every whole
// number from 1 on is in exactly one of them: Wythoff Nim and its generalisations [Fra82].
//
// For M ≥ 1 let σ = (M+√(M²+4))/2, so that σ = M + 1/σ, and α = 1 + 1/σ. The n-th pair is
//
//	A(n) = ⌊nα⌋    B(n) = A(n) + M·n
//
// With M = 1 both α and σ are the golden ratio φ, and the pairs (1,2), (3,5), (4,7), (6,10), …
// lie along the lines y = φx and x = φy. Any M has place values of its own, in which a digit
// more makes the smaller number of a pair the larger one. For M = 1 they are
// 1, 2, 3, 5, 8, …: 6 = 5+1 is 1001, and 10 = 8+2 is 10010.
//
// The layer is golden.go, and what is said words.go.
//
// Sources: [Fra82]; package engine lists them.
package pairs

import (
	"math"
	"math/big"

	"github.com/palacegames/palace/engine/idea"
)

// Pairs are those of one M.
type Pairs struct {
	M int
	// A returns ⌊nα⌋ for n ≥ 0 of any length.
	A func(n *big.Int) *big.Int
}

// B returns the larger number of pair n.
func (p Pairs) B(n *big.Int) *big.Int {
	b := new(big.Int).Mul(n, idea.Num(p.M))
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
	n.Add(n, new(big.Int).Mul(x, idea.Num(p.M-2)))
	n.Div(n, idea.Num(p.M))
	n.Add(n, idea.Num(1))
	if p.A(n).Cmp(x) == 0 {
		return n, false
	}
	n.Sub(x, n)
	return n.Add(n, idea.Num(1)), true
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
	s := new(big.Int).Mul(n, idea.Num(p.M-1))
	return s.Add(s, p.A(n))
}

// Offset returns σx - y: by how much square (x, y) is below the steep line.
func (p Pairs) Offset(x, y *big.Int) float64 {
	const fraction = 30
	v := p.steep(new(big.Int).Lsh(x, fraction))
	v.Sub(v, new(big.Int).Lsh(y, fraction))
	f, _ := new(big.Float).SetInt(v).Float64()
	return math.Ldexp(f, -fraction)
}

// Digits writes x ≥ 0 by the place values 1, M+1, M(M+1)+1, …, each M times the one before and
// once the one before that, so that as much as possible stands in front: 13 = 8+5 is not 11000
// for M = 1 but 100000. The digits come with the values of their places, the last ones of
// which are 1 and M+1.
//
// A(n) ends in an even number of zeros, or in none, and B(n) has its digits and one zero more
// ([Fra82]).
func (p Pairs) Digits(x *big.Int) (digits []int) {
	place, below := idea.Num(1), idea.Num(1) // one more place to the right would have 1 as well
	for {
		next := p.up(place, below)
		if next.Cmp(x) > 0 {
			break
		}
		place, below = next, place
	}
	rest, digit := new(big.Int).Set(x), new(big.Int)
	for place.Sign() > 0 {
		digit.QuoRem(rest, place, rest)
		digits = append(digits, int(digit.Int64()))
		if place.Cmp(below) == 0 {
			break // that was the place of 1
		}
		place, below = below, p.down(place, below)
	}
	return digits
}

// up returns the value of the next place to the left.
func (p Pairs) up(place, below *big.Int) *big.Int {
	next := new(big.Int).Mul(place, idea.Num(p.M))
	return next.Add(next, below)
}

// down returns the value of the place to the right of below.
func (p Pairs) down(place, below *big.Int) *big.Int {
	last := new(big.Int).Mul(below, idea.Num(p.M))
	return last.Sub(place, last)
}

// places lists the values of the last n places, the leftmost first.
func (p Pairs) places(n int) []*big.Int {
	values := make([]*big.Int, n)
	place, below := idea.Num(1), idea.Num(1)
	for i := n - 1; i >= 0; i-- {
		values[i] = place
		place, below = p.up(place, below), place
	}
	return values
}

// zeros counts the zeros at the end.
func zeros(digits []int) (n int) {
	for n < len(digits) && digits[len(digits)-1-n] == 0 {
		n++
	}
	return n
}
