package spiral

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/core"
)

// TestTable holds the table of lines, which is machine integers throughout, against the
// queens that the numerals find on the lines through a square.
func TestTable(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var table Table
	some := 0
	for range 4000 {
		ring := 1 + r.IntN(1<<r.IntN(17))
		c := engine.Cell{X: r.IntN(2*ring+1) - ring, Y: r.IntN(2*ring+1) - ring}
		table.Extend(ring)
		want := len(Lower(cell(c)))
		if got := table.Lower(c); int(got) != want {
			t.Fatalf("%+v has %d queens with lower numbers in line, want %d", c, got, want)
		}
		some += want
	}
	if some < 4000 {
		t.Errorf("only %d queens were compared", some)
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
	far := core.Big(core.Num(1).Big().Lsh(core.Num(1).Big(), 200))
	outward := func(c Cell) Cell { // to the ring as much farther out, in the same order
		move := func(v core.Int) core.Int { return v.Plus(far.Times(core.Num(v.Sign()))) }
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
