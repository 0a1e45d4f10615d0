package pairs

import "math/big"

// Digits writes x ≥ 0 by the place values 1, M+1, M(M+1)+1, …, each M times the one before and
// once the one before that, so that as much as possible stands in front: 13 = 8+5 is not 11000
// for M = 1 but 100000. The digits come with the values of their places, the last ones of
// which are 1 and M+1.
//
// A(n) ends in an even number of zeros, or in none, and B(n) has its digits and one zero more
// ([Fra82]).
func (p Pairs) Digits(x *big.Int) (digits []int) {
	place, below := num(1), num(1) // one more place to the right would have 1 as well
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
	next := new(big.Int).Mul(place, num(p.M))
	return next.Add(next, below)
}

// down returns the value of the place to the right of below.
func (p Pairs) down(place, below *big.Int) *big.Int {
	last := new(big.Int).Mul(below, num(p.M))
	return last.Sub(place, last)
}

// places lists the values of the last n places, the leftmost first.
func (p Pairs) places(n int) []*big.Int {
	values := make([]*big.Int, n)
	place, below := num(1), num(1)
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
