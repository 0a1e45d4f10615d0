package spiral

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/tribonacci"
)

// cell returns a square of machine integers as any other.
func cell(c engine.Cell) Cell { return Cell{engine.Num(c.X), engine.Num(c.Y)} }

// onLine returns the queen on a line of a direction, by machine integers and the numerals of
// those.
func onLine(d *direction, line int) engine.Cell {
	sign := 1
	if line < 0 {
		sign, line = -1, -line
	}
	if line == 0 {
		return engine.Cell{}
	}
	e, exact := d.lesser.Floor(line)
	arm := d.lesserArm
	if !exact {
		e, exact = d.greater.Floor(line)
		arm = d.greaterArm
	}
	if !exact {
		panic("the sequences are not complementary")
	}
	c := engine.Cell{X: tribonacci.X.Value(e), Y: tribonacci.Y.Value(e)}
	for range arm {
		c = engine.Cell{X: -c.Y, Y: c.X}
	}
	return engine.Cell{X: sign * c.X, Y: sign * c.Y}
}

// TestQueensOnLines holds the queens on the lines through squares at any distance that the
// machine's integers reach against those that are found with these alone.
func TestQueensOnLines(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 4000 {
		extent := 1 << r.IntN(51)
		c := engine.Cell{X: r.IntN(2*extent) - extent, Y: r.IntN(2*extent) - extent}
		for i := range directions {
			d := &directions[i]
			want := cell(onLine(d, d.a*c.X+d.b*c.Y))
			if got := d.queen(cell(c)); got != want {
				t.Fatalf("direction %d through %+v: the queen is on %v, want %v", i, c, got.Position(), want.Position())
			}
		}
	}
}

// TestBefore goes along the spiral, and holds the order of any two squares against it, near
// the centre and, moved outwards ring by ring, at any distance.
func TestBefore(t *testing.T) {
	const k = 5
	var squares []Cell
	for at, side, left := (engine.Cell{}), 0, 1; len(squares) < (2*k+1)*(2*k+1); {
		squares = append(squares, cell(at))
		d := [4]engine.Cell{{Y: 1}, {X: -1}, {Y: -1}, {X: 1}}[side%4]
		at = engine.Cell{X: at.X + d.X, Y: at.Y + d.Y}
		if left--; left == 0 {
			side++
			left = side/2 + 1
		}
	}
	far := engine.Big(engine.Num(1).Big().Lsh(engine.Num(1).Big(), 200))
	outward := func(c Cell) Cell { // to the ring as much farther out, in the same order
		move := func(v engine.Int) engine.Int { return v.Plus(far.Times(engine.Num(v.Sign()))) }
		return Cell{move(c.X), move(c.Y)}
	}
	for i, c := range squares {
		for j, d := range squares {
			if c.Before(d) != (i < j) {
				t.Errorf("square %d before square %d: %v", i, j, c.Before(d))
			}
			corners := c.X.Sign()*c.Y.Sign() != 0 && d.X.Sign()*d.Y.Sign() != 0
			if corners && outward(c).Before(outward(d)) != (i < j) {
				t.Errorf("square %d moved outward before square %d: %v", i, j, !(i < j))
			}
		}
	}
}
