package oeis

import (
	"math/big"

	"github.com/palacegames/palace/engine/exile/tribonacci"
)

// What bounds a sequence: numbers that fill a disk, or a board that is kept.
const (
	mostTribonacci = 300_000     // of up to 80,000 digits
	mostValues     = 500_000_000 // in less than a gigabyte
	mostSpoke      = 11_000      // of as many squares
	mostPieces     = 2_000_000   // likewise: of any piece
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
