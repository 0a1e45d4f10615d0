package exile

import (
	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/exile/spiral"
)

// Spiral is the game on Z×Z, numbered along a square spiral: from the centre one
// step east, and on counter-clockwise, ring after ring.
type Spiral struct{}

// String returns "exile:spiral".
func (Spiral) String() string { return "exile:spiral" }

// Title names the game.
func (Spiral) Title() string { return "Queens in exile on the spiral" }

// Rules says how the game is played.
func (Spiral) Rules() string {
	return "Move the queen any distance in any of the eight directions to a square with a lower number; " +
		"the squares are numbered along a square spiral from the centre. Whoever cannot move loses."
}

// Shape says that there are pairs of either sign, outcomes and nim-values.
func (Spiral) Shape() core.Shape {
	return core.Shape{Dim: 2, Blocking: 1, Signed: true, Kinds: kinds(), Unbounded: true}
}

// Plane is everything near the origin.
func (Spiral) Plane(m core.Map) core.Window {
	if m.Origin == (core.Position{}) {
		return spiral.Plane(reach)
	}
	return spiral.Plane(core.Span)
}

// spiralDigits bounds the coordinates, where the time of an answer grows with the square of
// their length: with so many digits it is about a second.
const spiralDigits = 10_000

// Check refuses what is no pair of coordinates of up to spiralDigits digits.
func (Spiral) Check(p core.Position) error { return checkPair(p, spiralDigits) }

// Rays lists the runs of squares with lower numbers.
func (Spiral) Rays(p core.Position) []core.Ray {
	c := spiral.CellOf(p)
	var rays []core.Ray
	for dx := -1; dx <= 1; dx++ {
		for dy := -1; dy <= 1; dy++ {
			if dx == 0 && dy == 0 {
				continue
			}
			if n := c.Run(dx, dy); n.Sign() > 0 {
				rays = append(rays, core.From(p, core.At(dx, dy), n))
			}
		}
	}
	return rays
}
