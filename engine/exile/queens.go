package exile

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/tribonacci"
)

// The queens of the spiral are the centre and four arms: arm 0 holds the squares
// (X_n, Y_n), n ≥ 1, and each arm is the one before it turned by (x,y) → (-y,x). With
// the right index, [DSS20] Theorem 1 reads q_{4n-3+i} = the square of arm i.

// turn applies (x,y) → (-y,x) as many times as is said, modulo 4.
func turn(c engine.Cell, times int) engine.Cell {
	switch times & 3 {
	case 1:
		return engine.Cell{X: -c.Y, Y: c.X}
	case 2:
		return engine.Cell{X: -c.X, Y: -c.Y}
	case 3:
		return engine.Cell{X: c.Y, Y: -c.X}
	}
	return c
}

// turnWindow turns a window likewise.
func turnWindow(w engine.Window, times int) engine.Window {
	a := turn(engine.Cell{X: w.X, Y: w.Y}, times)
	b := turn(engine.Cell{X: w.X + w.W - 1, Y: w.Y + w.H - 1}, times)
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return engine.Window{X: x, Y: y, W: max(a.X, b.X) - x + 1, H: max(a.Y, b.Y) - y + 1}
}

// armSteps are the differences of X and Y by the letter of the Tribonacci word,
// [DSS20] (40).
var armSteps = [3]engine.Cell{
	tribonacci.LetterA: {X: 2, Y: 3},
	tribonacci.LetterB: {X: 1, Y: 3},
	tribonacci.LetterC: {X: 1, Y: 2},
}

// family is one of the four directions of lines: every line of it holds exactly one
// queen. A line is the squares where x·a + y·b is constant; the positive constants
// of arm 0 and the three others are the members of two complementary sequences.
type family struct {
	a, b            int
	lesser, greater *tribonacci.Sequence
	// lesserArm holds the queen if the constant is a member of lesser, and the arm
	// opposite if minus the constant is.
	lesserArm, greaterArm int
}

// families are the rows, the columns and the two diagonals.
var families = [4]family{
	{a: 1, b: 0, lesser: tribonacci.X, lesserArm: 0, greater: tribonacci.Y, greaterArm: 3},
	{a: 0, b: 1, lesser: tribonacci.X, lesserArm: 1, greater: tribonacci.Y, greaterArm: 0},
	{a: -1, b: 1, lesser: tribonacci.M, lesserArm: 0, greater: tribonacci.P, greaterArm: 1},
	{a: 1, b: 1, lesser: tribonacci.M, lesserArm: 3, greater: tribonacci.P, greaterArm: 0},
}

// line returns the constant of the line through c.
func (f *family) line(c engine.Cell) int { return f.a*c.X + f.b*c.Y }

// queen returns the queen on the given line.
func (f *family) queen(line int) engine.Cell {
	if line == 0 {
		return engine.Cell{}
	}
	v, opposite := line, 0
	if v < 0 {
		v, opposite = -v, 2
	}
	arm := f.lesserArm
	e, exact := f.lesser.Floor(v)
	if !exact {
		arm = f.greaterArm
		e, _ = f.greater.Floor(v) // exact: the sequences are complementary
	}
	return turn(engine.Cell{X: tribonacci.X.Value(e), Y: tribonacci.Y.Value(e)}, arm+opposite)
}
