package wythoff

import (
	"math/big"
	"math/bits"
)

// Wythoff Nim's P-positions above the diagonal are (⌊nφ⌋, ⌊nφ²⌋) for n ≥ 0, with
// φ = (1+√5)/2 and φ² = φ+1 ([LW14] formula (1)); the n-th stands on diagonal n.
// Every whole number ≥ 1 is one of these coordinates, exactly once.

// The first 128 binary digits of 1/φ = φ-1.
const (
	goldenHigh = 0x9E3779B97F4A7C15
	goldenLow  = 0xF39CC0605CEDC834
)

// maxGolden bounds the whole numbers that the machine's integers do: all sums
// below stay under 2⁶³.
const maxGolden = 1 << 60

// lower returns ⌊nφ⌋ for 0 ≤ n ≤ maxGolden.
//
// What is computed is nφ less some ε: the digits of φ that are cut off make less
// than n·2⁻¹²⁸ of it, the carry that is rounded down less than 2⁻⁶⁴, so ε < 2⁻⁶³.
// The floor stays the same, because for n ≥ 1 and m = ⌊nφ⌋ the product
// (nφ-m)(n/φ+m) = n²+nm-m² is a whole number other than 0, hence
// nφ-m ≥ 1/(n/φ+m) > 1/(3n) > 2⁻⁶².
func lower(n int) int {
	carry, _ := bits.Mul64(uint64(n), goldenLow)
	high, low := bits.Mul64(uint64(n), goldenHigh)
	_, c := bits.Add64(low, carry, 0)
	return n + int(high+c)
}

// upper returns ⌊nφ²⌋.
func upper(n int) int { return lower(n) + n }

// firstLower returns the least n with ⌊nφ⌋ ≥ x. For x ≥ 1 that is ⌈x/φ⌉, and
// x/φ = xφ-x is no whole number.
func firstLower(x int) int {
	if x <= 0 {
		return 0
	}
	return lower(x) - x + 1
}

// firstUpper returns the least n with ⌊nφ²⌋ ≥ x. For x ≥ 1 that is ⌈x/φ²⌉, and
// x/φ² = 2x-xφ is no whole number.
func firstUpper(x int) int {
	if x <= 0 {
		return 0
	}
	return 2*x - lower(x)
}

// goldenRow returns the row of Wythoff Nim's P-position in column x.
func goldenRow(x int) int {
	if n := firstLower(x); lower(n) == x {
		return x + n
	}
	return x - firstUpper(x)
}

// bigLower returns ⌊nφ⌋ = ⌊(n+√(5n²))/2⌋ for n ≥ 0 of any length.
func bigLower(n *big.Int) *big.Int {
	s := new(big.Int).Mul(n, n)
	s.Mul(s, big.NewInt(5)).Sqrt(s)
	return s.Rsh(s.Add(s, n), 1)
}

// bigGoldenRow is goldenRow for x ≥ 0 of any length.
func bigGoldenRow(x *big.Int) *big.Int {
	if x.Sign() == 0 {
		return new(big.Int)
	}
	phi := bigLower(x)
	n := new(big.Int).Sub(phi, x)
	n.Add(n, big.NewInt(1))
	if bigLower(n).Cmp(x) == 0 {
		return n.Add(n, x)
	}
	return phi.Sub(phi, x) // x - (2x - ⌊xφ⌋)
}

// bigGoldenDiagonal returns the P-position (x, y) with y-x = d ≥ 0.
func bigGoldenDiagonal(d *big.Int) (x, y *big.Int) {
	x = bigLower(d)
	return x, new(big.Int).Add(x, d)
}
