// Package spiral knows where the queens in exile settle on Z×Z, whose squares are numbered
// along a square spiral: from the centre one step east, and on counter-clockwise, ring after
// ring. A square is (row, column): x points south and y east.
//
//	 16   15   14  [13]  12      The first queen settles in the centre. The next square
//	[17]   4    3    2   11      that she does not attack is 9, at (1,2), and then those
//	 18    5   [0]   1   10      that neither attacks are the turns of that: 13, 17 and
//	 19    6    7    8   [9]     21, at (-2,1), (-1,-2) and (2,-1).
//	 20  [21]  22   23   24
//
// All others come in fours as well, at (X_n, Y_n) and its quarter turns, [DSS20] Theorem 1.
// These four arms are found anywhere by the numerals of package tribonacci.
//
// Sources: [DSS20]; package engine lists them.
package spiral

import "github.com/palacegames/palace/engine"

// Cell is a square, however far from the centre.
type Cell struct{ X, Y engine.Int }

// CellOf returns the square that is a position.
func CellOf(p engine.Position) Cell { return Cell{p.At(0), p.At(1)} }

// Position returns the square as a position.
func (c Cell) Position() engine.Position { return engine.Of(c.X, c.Y) }

// Turned returns the square turned so many times by a quarter, (x,y) → (-y,x), from arm 0 on to arm 1.
func (c Cell) Turned(times int) Cell {
	switch times & 3 {
	case 1:
		return Cell{c.Y.Neg(), c.X}
	case 2:
		return Cell{c.X.Neg(), c.Y.Neg()}
	case 3:
		return Cell{c.Y, c.X.Neg()}
	}
	return c
}

// ring returns the number of the square ring around the centre that c lies on.
func (c Cell) ring() engine.Int {
	x, y := c.X.Abs(), c.Y.Abs()
	if x.Cmp(y) < 0 {
		return y
	}
	return x
}

// along returns the place of c on its ring k ≥ 1, from 0 to 8k-1: up the east edge from
// (k-1, k), west along the north edge, down the west edge, and east along the south edge to
// (k, k). The rings before hold (2k-1)² squares [DSS20] section 2.
func (c Cell) along(k engine.Int) engine.Int {
	edge := func(n int, by engine.Int) engine.Int { return k.Times(engine.Num(n)).Plus(by).Minus(engine.Num(1)) }
	switch {
	case c.X == k:
		return edge(7, c.Y)
	case c.Y == k.Neg():
		return edge(5, c.X)
	case c.X == k.Neg():
		return edge(3, c.Y.Neg())
	default:
		return edge(1, c.X.Neg())
	}
}

// Before reports whether c has a lower number than d.
func (c Cell) Before(d Cell) bool {
	k := d.ring()
	if order := c.ring().Cmp(k); order != 0 {
		return order < 0
	}
	return c.along(k).Cmp(d.along(k)) < 0
}

// Run says how many squares with lower numbers than c there are from c on along (dx, dy).
// They are the first ones of the line, without a gap.
//
// For the ring is a convex function along a line: within the square of c's ring, a line that
// leaves the ring has lower rings everywhere up to its last square, which may lie on the ring
// again, on either side of c in the order. A line along an edge has numbers that only rise or
// only fall, up to the corner (k, k) where the ring closes, and a corner is the last square
// of such a line. So either the first square is higher, and there is no option, or at most
// the last square is.
func (c Cell) Run(dx, dy int) engine.Int {
	k := c.ring()
	n := k.Plus(k)
	for _, axis := range [2]struct {
		v engine.Int
		d int
	}{{c.X, dx}, {c.Y, dy}} {
		left := n
		switch axis.d {
		case 1:
			left = k.Minus(axis.v)
		case -1:
			left = k.Plus(axis.v)
		}
		if left.Cmp(n) < 0 {
			n = left
		}
	}
	at := func(t engine.Int) Cell {
		return Cell{c.X.Plus(t.Times(engine.Num(dx))), c.Y.Plus(t.Times(engine.Num(dy)))}
	}
	switch one := engine.Num(1); {
	case n.Sign() == 0 || !at(one).Before(c):
		return engine.Num(0)
	case !at(n).Before(c):
		return n.Minus(one)
	}
	return n
}
