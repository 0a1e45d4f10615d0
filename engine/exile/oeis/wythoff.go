package oeis

import "math/big"

// lower returns ⌊nφ⌋ = ⌊(n + √(5n²))/2⌋ for n ≥ 0. The root may be rounded down
// first, for what is lost is below 1 and n plus an integer is halved.
func lower(n *big.Int) *big.Int {
	v := new(big.Int).Mul(n, n)
	v.Mul(v, big.NewInt(5)).Sqrt(v)
	return v.Add(v, n).Rsh(v, 1)
}

// upper returns ⌊nφ²⌋ = ⌊nφ⌋ + n.
func upper(n *big.Int) *big.Int {
	v := lower(n)
	return v.Add(v, n)
}

// fibonacciLetter returns letter n ≥ 0 of the Fibonacci word 0, 1, 0, 0, 1, …. Its
// letters are 2 minus the steps of ⌊nφ⌋ from 1 on.
func fibonacciLetter(n *big.Int) *big.Int {
	one := big.NewInt(1)
	a := new(big.Int).Add(n, one)
	b := new(big.Int).Add(a, one)
	step := new(big.Int).Sub(lower(b), lower(a))
	return step.Sub(big.NewInt(2), step)
}

// wythoffRows gives for every column c the row of its P-position: ⌊mφ²⌋ if c is
// ⌊mφ⌋, and the other way round. They come in pairs (a, a+m), a being the first
// column that no earlier pair holds.
func wythoffRows() func() *big.Int {
	c, m := int64(-1), int64(0)
	partner := map[int64]int64{}
	return func() *big.Int {
		c++
		row, paired := partner[c]
		if paired {
			delete(partner, c)
		} else {
			row = c + m
			m++
			partner[row] = c
			if row == c {
				delete(partner, c)
			}
		}
		return big.NewInt(row)
	}
}
