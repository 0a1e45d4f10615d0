package spiral

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/tribonacci"
)

// Number returns the number of the square: the rings before its own, k, hold (2k-1)² squares.
func (c Cell) Number() engine.Int {
	k := c.ring()
	if k.Sign() == 0 {
		return engine.Num(0)
	}
	side := k.Plus(k).Minus(engine.Num(1))
	return side.Times(side).Plus(c.along(k))
}

// OnArm returns the queen (X_n, Y_n) of arm 0, where n is at least 1.
func OnArm(n *big.Int) Cell {
	e, _ := tribonacci.N.BigFloor(n)
	return onArm(e)
}

// Queen says which of the queens stands on c, if one does: the n-th of an arm. She of the
// centre is number 0 of arm 0.
func Queen(c Cell) (n *big.Int, arm int, ok bool) {
	if c == (Cell{}) {
		return new(big.Int), 0, true
	}
	for arm := range 4 {
		d := c.Turned(-arm)
		if d.X.Sign() <= 0 || d.Y.Sign() <= 0 {
			continue
		}
		if e, exact := tribonacci.X.BigFloor(d.X.Big()); exact && onArm(e) == d {
			return tribonacci.N.BigValue(e), arm, true
		}
	}
	return nil, 0, false
}

// Step returns by how much X and Y grow from a row to the next, by the row's letter.
func Step(l tribonacci.Letter) engine.Cell { return armSteps[l] }
