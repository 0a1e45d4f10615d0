package spiral

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/tribonacci"
)

// The queens are the centre and four arms: arm 0 holds the squares (X_n, Y_n), n ≥ 1, and
// each arm is the one before it turned by (x,y) → (-y,x). With the right index, [DSS20]
// Theorem 1 reads q_{4n-3+i} = the square of arm i.

// direction is one of the four directions of lines: every line of it holds exactly one
// queen. A line is the squares where a·x + b·y is constant; the positive constants of arm 0
// and the three others are the members of two complementary sequences.
//
// For instance, the columns with a queen of arm 1, at (-Y_n, X_n), are 1, 3, 4, …, the
// members of X, and those with one of arm 0, at (X_n, Y_n), are 2, 5, 8, …, those of Y.
type direction struct {
	a, b            int
	lesser, greater *tribonacci.Sequence
	// lesserArm holds the queen if the constant is a member of lesser, and the arm
	// opposite if minus the constant is.
	lesserArm, greaterArm int
}

// directions are the rows, the columns and the two diagonals.
var directions = [4]direction{
	{a: 1, b: 0, lesser: tribonacci.X, lesserArm: 0, greater: tribonacci.Y, greaterArm: 3},
	{a: 0, b: 1, lesser: tribonacci.X, lesserArm: 1, greater: tribonacci.Y, greaterArm: 0},
	{a: -1, b: 1, lesser: tribonacci.M, lesserArm: 0, greater: tribonacci.P, greaterArm: 1},
	{a: 1, b: 1, lesser: tribonacci.M, lesserArm: 3, greater: tribonacci.P, greaterArm: 0},
}

// line returns the constant of the line through c, a·x + b·y.
func (d *direction) line(c Cell) engine.Int {
	switch {
	case d.b == 0:
		return c.X
	case d.a == 0:
		return c.Y
	case d.a < 0:
		return c.Y.Minus(c.X)
	}
	return c.X.Plus(c.Y)
}

// queen returns the queen on the line through c.
func (d *direction) queen(c Cell) Cell {
	line, opposite := d.line(c), 0
	switch line.Sign() {
	case 0:
		return Cell{}
	case -1:
		line, opposite = line.Neg(), 2
	}
	v, arm := line.Big(), d.lesserArm
	e, exact := d.lesser.BigFloor(v)
	if !exact {
		arm = d.greaterArm
		e, _ = d.greater.BigFloor(v) // exact: the sequences are complementary
	}
	return onArm(e).Turned(arm + opposite)
}

// onArm returns the queen of arm 0 with a numeral.
func onArm(e tribonacci.BigNumeral) Cell {
	return Cell{engine.Big(tribonacci.X.BigValue(e)), engine.Big(tribonacci.Y.BigValue(e))}
}

// Lower returns the queens in line with c that have lower numbers: at most one on each of
// the four lines. There is none only if c is a queen's.
func Lower(c Cell) (queens []Cell) {
	for i := range directions {
		if q := directions[i].queen(c); q.Before(c) {
			queens = append(queens, q)
		}
	}
	return queens
}
