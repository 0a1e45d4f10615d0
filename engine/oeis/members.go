package oeis

import (
	"math"
	"math/big"

	"github.com/palacegames/palace/engine/exile/tribonacci"
	"github.com/palacegames/palace/engine/internal/placing"
)

// What bounds a sequence: numbers that fill a disk, or a board that is kept.
const (
	mostTribonacci = 300_000     // of up to 80,000 digits
	mostValues     = 500_000_000 // in less than a gigabyte
	mostSpoke      = 11_000      // of as many squares
	mostPieces     = 2_000_000   // likewise: of any piece
	mostAbove      = 100_000     // among some 6000 numbers each
)

// counted gives f(n) for n from the first on.
func counted(first int, f func(n int) int) func() func() *big.Int {
	return func() func() *big.Int {
		n := first - 1
		return func() *big.Int {
			n++
			return big.NewInt(int64(f(n)))
		}
	}
}

// members gives the members of a sequence from the given one on, 0 or 1.
func members(s *tribonacci.Sequence, first int) func() func() *big.Int {
	return func() func() *big.Int {
		zero := first == 0
		e := tribonacci.Numeral(0)
		return func() *big.Int {
			if zero {
				zero = false
				return new(big.Int)
			}
			v := s.Value(e)
			e = e.Next()
			return big.NewInt(int64(v))
		}
	}
}

func tribonacciNumbers() func() *big.Int {
	a, b, c := big.NewInt(0), big.NewInt(0), big.NewInt(1)
	return func() *big.Int {
		first, sum := a, new(big.Int).Add(a, b)
		a, b, c = b, c, sum.Add(sum, c)
		return first
	}
}

func tribonacciWord() func() *big.Int {
	e := tribonacci.Numeral(0)
	return func() *big.Int {
		letter := e.Letter()
		e = e.Next()
		return big.NewInt(int64(letter))
	}
}

// above gives the numbers n for which the n-th member of A, B or C, which is the greatest integer below nψ, nψ² or nψ³ or has 1, 2 or 3 less or 1 more
// ([DSS20] (30) to (32)), has 1 more.
func above(s *tribonacci.Sequence, power int) func() func() *big.Int {
	// ψ, ψ² and ψ³ are the only real roots of x³ + ax² + bx − 1.
	coefficients := [][2]int64{{-1, -1}, {-3, -1}, {-7, 5}}[power-1]
	a, b := coefficients[0], coefficients[1]
	const psi = 1.839286755214161
	slope := math.Pow(psi, float64(power))
	greater := func(v, n int) bool {
		const sure = 1e-3 // much more than what the product is wrong by
		if by := float64(v) - slope*float64(n); by > sure || by < -sure {
			return by > 0
		}
		// v³ + av²n + bvn² − n³, by Horner's rule
		x, y := big.NewInt(int64(v)), big.NewInt(int64(n))
		sum, powers := big.NewInt(0), big.NewInt(1)
		for _, c := range []int64{1, a, b, -1} {
			sum.Mul(sum, x).Add(sum, new(big.Int).Mul(big.NewInt(c), powers))
			powers.Mul(powers, y)
		}
		return sum.Sign() > 0
	}
	return func() func() *big.Int {
		e, n := tribonacci.Numeral(0), 0
		return func() *big.Int {
			for {
				v := s.Value(e)
				e, n = e.Next(), n+1
				if greater(v, n) {
					return big.NewInt(int64(n))
				}
			}
		}
	}
}

// finite gives the nim-values of the squares of n × n, row by row, for n = 1, 2, …
func finite(b placing.Board) func() func() *big.Int {
	return func() func() *big.Int {
		side, x, y := 0, 0, 0
		var at func(x, y int) int
		return func() *big.Int {
			if y++; y >= side {
				x, y = x+1, 0
			}
			if x >= side {
				side, x = side+1, 0
				at = placing.Filled(b, placing.Queen, side)
			}
			return big.NewInt(int64(at(x, y)))
		}
	}
}

// onTriangle is ⌊2n/3⌋ rounded, but for n = 4: G. Nivasch, E. Lev, Nonattacking queens on a triangle, Mathematics Magazine 78, 2005.
func onTriangle(n int) int {
	if n == 4 {
		return 2
	}
	return (2*n + 1) / 3
}

// nimSumTwo is the nim-value of (n, 1) for queens in exile on the quadrant, and wythoffRow that in Wythoff Nim.
func nimSumTwo(n int) int  { return n ^ 2 }
func wythoffRow(n int) int { return n - n%3 + (n+1)%3 }
