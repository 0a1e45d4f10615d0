package quadrant

import "sort"

// This file finds the queen on a line. There is one at most. The number of low queens, that
// of high queens, and its sums with columns and rows grow with the column: where a queen on
// the line may stand is found by bisection, and only as many columns about it are looked at
// as the row of a high queen may deviate.

// InRow returns the column of the queen in row r. ok is false if it has none in the
// columns of the table.
func (q *Queens) InRow(r int) (c int, ok bool) {
	if c, ok := q.lowOn(r, func(c, low int) int { return c + low }); ok {
		return c, true
	}
	return q.highOn(r, func(_, low int) int { return low }, func(r, _ int) int { return r })
}

// OnDiagonal returns the column of the queen on the squares whose row less their column
// is d.
func (q *Queens) OnDiagonal(d int) (c int, ok bool) {
	if d >= 0 {
		return q.lowOn(d, func(_, low int) int { return low })
	}
	return q.highOn(-d, func(c, low int) int { return c - low }, func(r, c int) int { return c - r })
}

// OnAntidiagonal returns the column of the queen on the squares whose row and column
// have the sum s.
func (q *Queens) OnAntidiagonal(s int) (c int, ok bool) {
	if c, ok := q.lowOn(s, func(c, low int) int { return 2*c + low }); ok {
		return c, true
	}
	return q.highOn(s, func(c, low int) int { return c + low }, func(r, c int) int { return r + c })
}

// from returns the first column where value, which never falls from one to the next, is at
// least v, or Len if there is none. value has a column and the number of low queens before.
func (q *Queens) from(v int, value func(c, low int) int) int {
	return sort.Search(q.length, func(c int) bool { return value(c, q.lows(c)) >= v })
}

// lowOn returns the column of the low queen on line v, where line says on which a low queen
// stands.
func (q *Queens) lowOn(v int, line func(c, low int) int) (c int, ok bool) {
	for c := q.from(v, line); c < q.length && line(c, q.lows(c)) == v; c++ {
		if q.low(c) {
			return c, true
		}
	}
	return 0, false
}

// highOn returns the column of the high queen on line v, where line says on which the queen
// of a row and column stands, and low about which it is.
func (q *Queens) highOn(v int, about func(c, low int) int, line func(r, c int) int) (c int, ok bool) {
	const deviation = 1 << 7 // the table holds it in 8 bits
	for c := q.from(v-deviation, about); c < q.length && about(c, q.lows(c)) <= v+deviation; c++ {
		if !q.low(c) && line(q.Row(c), c) == v {
			return c, true
		}
	}
	return 0, false
}
