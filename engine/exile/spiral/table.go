package spiral

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/exile/tribonacci"
)

// Table lists the queens on all lines up to some distance from the centre, for whoever asks
// about many squares. The zero value is an empty one.
type Table struct {
	arm []engine.Cell // arm[n] = (X_n, Y_n)
	// By the constant v ≥ 0 of a line: n if v is X_n (or M_n), -n if it is Y_n (P_n).
	straight, diagonal []int32
}

// Extend makes the table hold all lines through the squares up to a ring.
func (t *Table) Extend(ring int) {
	most := 2 * ring // |x| + |y|
	if most < len(t.straight) {
		return
	}
	t.arm = append(t.arm[:0], engine.Cell{})
	t.straight, t.diagonal = make([]int32, most+1), make([]int32, most+1)
	set := func(table []int32, v, n int) {
		if v < len(table) {
			table[v] = int32(n)
		}
	}
	e, c := tribonacci.Numeral(0), engine.Cell{X: 1, Y: 2}
	for n := 1; c.Y-c.X <= most; n++ {
		t.arm = append(t.arm, c)
		set(t.straight, c.X, n)
		set(t.straight, c.Y, -n)
		set(t.diagonal, c.Y-c.X, n)
		set(t.diagonal, c.Y+c.X, -n)
		step := armSteps[e.Letter()]
		c.X, c.Y, e = c.X+step.X, c.Y+step.Y, e.Next()
	}
}

// Lower says how many queens in line with c have lower numbers.
func (t *Table) Lower(c engine.Cell) (n int32) {
	ring := max(c.X, -c.X, c.Y, -c.Y)
	for i := range directions {
		if t.lower(&directions[i], c, ring) {
			n++
		}
	}
	return n
}

// lower reports whether the queen on the line through c has a lower number.
func (t *Table) lower(d *direction, c engine.Cell, ring int) bool {
	v, opposite := d.a*c.X+d.b*c.Y, 0
	if v < 0 {
		v, opposite = -v, 2
	}
	table := t.straight
	if d.a*d.b != 0 {
		table = t.diagonal
	}
	n, arm := int(table[v]), d.lesserArm
	if n < 0 {
		n, arm = -n, d.greaterArm
	}
	q := t.arm[n]
	if q.Y != ring { // the queen lies on ring Y_n
		return q.Y < ring
	}
	return sooner(q, arm+opposite, c)
}

// sooner reports whether a square of arm 0, turned, has a lower number than c.
func sooner(q engine.Cell, turns int, c engine.Cell) bool {
	return cell(q).turn(turns).Before(cell(c))
}

// cell returns a square of machine integers as any other.
func cell(c engine.Cell) Cell { return Cell{core.Num(c.X), core.Num(c.Y)} }
