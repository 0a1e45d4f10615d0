package exile

import (
	"fmt"
	"math"
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/tribonacci"
)

// maxFarDigits bounds the coordinates on the spiral, where the time of FarPalaces grows
// with the square of their length: with so many digits it is about a second.
const maxFarDigits = 10_000

// farCell is a square of any distance from the centre. Its numbers are never
// changed in place.
type farCell struct{ x, y *big.Int }

// checkFar refuses what is no pair of coordinates of up to so many digits.
func checkFar(p engine.FarPosition, digits int) error {
	if len(p) != 2 {
		return errPair(len(p))
	}
	for i, v := range p {
		name := coordinates[i]
		if v == nil {
			return fmt.Errorf("the %s is missing", name)
		}
		if float64(v.BitLen()) > math.Ceil(float64(digits)*math.Log2(10)) {
			return fmt.Errorf("the %s must have at most %d digits", name, digits)
		}
	}
	return nil
}

// farTurn is turn.
func farTurn(c farCell, times int) farCell {
	minus := func(v *big.Int) *big.Int { return new(big.Int).Neg(v) }
	switch times & 3 {
	case 1:
		return farCell{minus(c.y), c.x}
	case 2:
		return farCell{minus(c.x), minus(c.y)}
	case 3:
		return farCell{c.y, minus(c.x)}
	}
	return c
}

// farQueen is queen of the line through c.
func (f *family) farQueen(c farCell) farCell {
	v := new(big.Int)
	for _, term := range []struct {
		factor int
		v      *big.Int
	}{{f.a, c.x}, {f.b, c.y}} {
		v.Add(v, new(big.Int).Mul(big.NewInt(int64(term.factor)), term.v))
	}
	if v.Sign() == 0 {
		return farCell{new(big.Int), new(big.Int)}
	}
	opposite := 0
	if v.Sign() < 0 {
		v.Neg(v)
		opposite = 2
	}
	// Member 1 of greater is above 1; 1 itself is in lesser.
	arm := f.lesserArm
	e, exact := f.lesser.FarFloor(v)
	if !exact {
		arm = f.greaterArm
		e, _ = f.greater.FarFloor(v)
	}
	return farTurn(farArm(e), arm+opposite)
}

// farShell is shell.
func farShell(c farCell) *big.Int {
	x, y := new(big.Int).Abs(c.x), new(big.Int).Abs(c.y)
	if x.Cmp(y) < 0 {
		return y
	}
	return x
}

// farAlong is along.
func farAlong(c farCell, k *big.Int) *big.Int {
	edge := func(factor, sign int64, v *big.Int) *big.Int {
		at := new(big.Int).Mul(big.NewInt(factor), k)
		at.Add(at, new(big.Int).Mul(big.NewInt(sign), v))
		return at.Sub(at, big.NewInt(1))
	}
	minus := new(big.Int).Neg(k)
	switch {
	case c.x.Cmp(k) == 0:
		return edge(7, 1, c.y)
	case c.y.Cmp(minus) == 0:
		return edge(5, 1, c.x)
	case c.x.Cmp(minus) == 0:
		return edge(3, -1, c.y)
	default:
		return edge(1, -1, c.x)
	}
}

// farBefore is before.
func farBefore(a, b farCell) bool {
	k := farShell(b)
	if d := farShell(a).Cmp(k); d != 0 {
		return d < 0
	}
	return farAlong(a, k).Cmp(farAlong(b, k)) < 0
}

// farArm returns the queen of arm 0 with the given numeral.
func farArm(e tribonacci.FarNumeral) farCell {
	return farCell{tribonacci.X.FarValue(e), tribonacci.Y.FarValue(e)}
}
