package exile

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/spiral"
)

// Spiral is the game on Z×Z, numbered along a square spiral: from the centre one
// step east, and on counter-clockwise, ring after ring.
type Spiral struct{}

// String returns "exile:spiral".
func (Spiral) String() string { return "exile:spiral" }

// Shape says that there are pairs of either sign, outcomes, nim-values and remoteness.
func (Spiral) Shape() engine.Shape {
	return engine.Shape{Dim: 2, Blocking: 1, Signed: true, Kinds: kinds(), Unbounded: true}
}

// Plane is everything near the origin.
func (Spiral) Plane(m engine.Map) engine.Window {
	if m.Origin == (engine.Position{}) {
		return spiral.Plane(reach)
	}
	return spiral.Plane(engine.Span)
}

// spiralDigits bounds the coordinates, where the time of an answer grows with the square of
// their length: with so many digits it is about a second.
const spiralDigits = 10_000

// Check refuses what is no pair of coordinates of up to spiralDigits digits.
func (Spiral) Check(p engine.Position) error { return checkPair(p, spiralDigits) }

// Rays lists the runs of squares with lower numbers.
func (Spiral) Rays(p engine.Position) []engine.Ray {
	c := spiral.CellOf(p)
	var rays []engine.Ray
	for dx := -1; dx <= 1; dx++ {
		for dy := -1; dy <= 1; dy++ {
			if dx == 0 && dy == 0 {
				continue
			}
			if n := c.Run(dx, dy); n.Sign() > 0 {
				rays = append(rays, engine.From(p, engine.At(dx, dy), n))
			}
		}
	}
	return rays
}

// Quadrant is the game on N×N, numbered along the antidiagonals from the corner,
// each from its south-west end up. It is also played with two piles: take any number
// from either, as many from both, or put any number from the second on the first.
type Quadrant struct{}

// String returns "exile:quadrant".
func (Quadrant) String() string { return "exile:quadrant" }

// Shape says that there are pairs, outcomes, nim-values and remoteness.
func (Quadrant) Shape() engine.Shape {
	return engine.Shape{Dim: 2, Blocking: 1, Kinds: kinds(), Unbounded: true}
}

// Plane is the squares near the origin.
func (Quadrant) Plane(m engine.Map) engine.Window {
	if m.Origin == (engine.Position{}) {
		return engine.Window{W: reach, H: reach}
	}
	return engine.Quadrant(m.Origin, engine.Span)
}

// quadrantDigits bounds the coordinates, so that an answer takes a second or so at most: its
// time grows with the square of their length.
const quadrantDigits = 1000

// Check refuses what is no pair of numbers from 0 on of up to quadrantDigits digits.
func (Quadrant) Check(p engine.Position) error {
	if err := checkPair(p, quadrantDigits); err != nil {
		return err
	}
	for i, v := range p.Components(nil) {
		if v.Sign() < 0 {
			return errNegative(coordinates[i])
		}
	}
	return nil
}

// Rays lists the runs north-west, north, west and south-west. With numbers along the
// antidiagonals x+y, upward, all squares in these directions have lower numbers, and no
// others in line with p do.
func (Quadrant) Rays(p engine.Position) []engine.Ray {
	row, column := p.At(0), p.At(1)
	both := row
	if column.Cmp(row) < 0 {
		both = column
	}
	var rays []engine.Ray
	for _, r := range [4]struct {
		dx, dy int
		n      engine.Int
	}{{-1, -1, both}, {-1, 0, row}, {0, -1, column}, {1, -1, column}} {
		if r.n.Sign() > 0 {
			rays = append(rays, engine.From(p, engine.At(r.dx, r.dy), r.n))
		}
	}
	return rays
}
