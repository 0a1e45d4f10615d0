// Package golden multiplies whole numbers by the golden ratio and rounds down,
// exactly, as Wythoff Nim needs.
//
// With φ = (1+√5)/2 and φ² = φ+1, the P-positions of Wythoff Nim on and above the
// diagonal are (⌊nφ⌋, ⌊nφ²⌋) for n ≥ 0 ([LW14] formula (1)); the n-th stands on
// diagonal n. Every whole number ≥ 1 is one of these coordinates, exactly once: (1, 2),
// (3, 5), (4, 7), (6, 10), …, where 3 = ⌊2φ⌋ and 5 = ⌊2φ²⌋. Names that begin with Big are
// of functions for numbers of any length.
//
// Sources: [LW14]; package engine lists them.
package golden

import (
	"math/big"
	"math/bits"
)

// The first 128 binary digits of 1/φ = φ-1.
const (
	digitsHigh = 0x9E3779B97F4A7C15
	digitsLow  = 0xF39CC0605CEDC834
)

// Max bounds the whole numbers that the machine's integers do: all sums below stay
// under 2⁶³.
const Max = 1 << 60

// Lower returns ⌊nφ⌋ for 0 ≤ n ≤ Max.
//
// What is computed is nφ less some ε: the digits of φ that are cut off make less
// than n·2⁻¹²⁸ of it, the carry that is rounded down less than 2⁻⁶⁴, so ε < 2⁻⁶³.
// The floor stays the same, because for n ≥ 1 and m = ⌊nφ⌋ the product
// (nφ-m)(n/φ+m) = n²+nm-m² is a whole number other than 0, hence
// nφ-m ≥ 1/(n/φ+m) > 1/(3n) > 2⁻⁶².
func Lower(n int) int {
	carry, _ := bits.Mul64(uint64(n), digitsLow)
	high, low := bits.Mul64(uint64(n), digitsHigh)
	_, c := bits.Add64(low, carry, 0)
	return n + int(high+c)
}

// FirstLower returns the least n with ⌊nφ⌋ ≥ x. For x ≥ 1 that is ⌈x/φ⌉, and
// x/φ = xφ-x is no whole number.
func FirstLower(x int) int {
	if x <= 0 {
		return 0
	}
	return Lower(x) - x + 1
}

// firstUpper returns the least n with ⌊nφ²⌋ ≥ x. For x ≥ 1 that is ⌈x/φ²⌉, and
// x/φ² = 2x-xφ is no whole number.
func firstUpper(x int) int {
	if x <= 0 {
		return 0
	}
	return 2*x - Lower(x)
}

// Row returns the row of Wythoff Nim's P-position in column x, 0 ≤ x ≤ Max.
func Row(x int) int {
	if n := FirstLower(x); Lower(n) == x {
		return x + n
	}
	return x - firstUpper(x)
}

// BigLower returns ⌊nφ⌋ = ⌊(n+√(5n²))/2⌋ for n ≥ 0 of any length. The root may be
// rounded down first, for what is lost is below 1 and n plus a whole number is halved.
func BigLower(n *big.Int) *big.Int {
	s := new(big.Int).Mul(n, n)
	s.Mul(s, big.NewInt(5)).Sqrt(s)
	return s.Rsh(s.Add(s, n), 1)
}

// BigRow is Row for x ≥ 0 of any length.
func BigRow(x *big.Int) *big.Int {
	if x.Sign() == 0 {
		return new(big.Int)
	}
	phi := BigLower(x)
	n := new(big.Int).Sub(phi, x)
	n.Add(n, big.NewInt(1))
	if BigLower(n).Cmp(x) == 0 {
		return n.Add(n, x)
	}
	return phi.Sub(phi, x) // x - (2x - ⌊xφ⌋)
}
