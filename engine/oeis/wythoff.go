package oeis

import (
	"math/big"

	"github.com/palacegames/palace/engine/wythoff/golden"
)

// upper returns ⌊nφ²⌋ = ⌊nφ⌋ + n.
func upper(n *big.Int) *big.Int {
	v := golden.FarLower(n)
	return v.Add(v, n)
}

// fibonacciLetter returns letter n ≥ 0 of the Fibonacci word 0, 1, 0, 0, 1, …. Its
// letters are 2 minus the steps of ⌊nφ⌋ from 1 on.
func fibonacciLetter(n *big.Int) *big.Int {
	one := big.NewInt(1)
	a := new(big.Int).Add(n, one)
	b := new(big.Int).Add(a, one)
	step := new(big.Int).Sub(golden.FarLower(b), golden.FarLower(a))
	return step.Sub(big.NewInt(2), step)
}
