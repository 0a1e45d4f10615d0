package greedy

import "math"

// This file finds the queen on a line. There is one at most, and next to nothing has to be
// looked at, as the queens lie close to two lines of slopes φ and 1/φ; where that fails
// the whole table is gone through.

// InRow returns the column of the queen in row r. ok is false if it has none in the
// columns of the table.
func (q *Queens) InRow(r int) (c int, ok bool) {
	return q.find(q.rows, r, float64(r)/math.Phi, float64(r)*math.Phi, func(s, _ int) bool { return s == r })
}

// OnDiagonal returns the column of the queen on the squares whose row less their column
// is d.
func (q *Queens) OnDiagonal(d int) (c int, ok bool) {
	on := func(s, c int) bool { return s-c == d }
	if d >= 0 {
		return q.find(q.below, d, float64(d)*math.Phi, -near, on)
	}
	return q.find(q.above, -d, float64(-d)*math.Phi*math.Phi, -near, on)
}

// OnAntidiagonal returns the column of the queen on the squares whose row and column
// have the sum s.
func (q *Queens) OnAntidiagonal(s int) (c int, ok bool) {
	return q.find(q.anti, s, float64(s)/math.Phi/math.Phi, float64(s)/math.Phi, func(r, c int) bool { return r+c == s })
}

// near is how far from where she is guessed a queen is looked for first.
const near = 16

// find returns the column of the queen on line i of a kind, given the set of the lines that
// hold one, two guesses of her column, and whether she stands on a row and column.
func (q *Queens) find(taken bitset, i int, first, second float64, on func(r, c int) bool) (c int, ok bool) {
	if i/64 >= len(taken) || !taken.has(i) {
		return 0, false
	}
	for _, guess := range [2]float64{first, second} {
		for c := max(0, int(guess)-near); c < min(q.length, int(guess)+near); c++ {
			if on(q.Row(c), c) {
				return c, true
			}
		}
	}
	for c := range q.length {
		if on(q.Row(c), c) {
			return c, true
		}
	}
	return 0, false
}
