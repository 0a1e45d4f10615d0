package rook

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
)

// Family is the game "rook". There is only one.
var Family = engine.Family{Name: "rook", Parse: func(*notation.Scanner) (engine.Game, error) { return Game{}, nil }}

// Game is Nim with two piles.
type Game struct{}

func (Game) String() string { return "rook" }

// Shape says that there are pairs, outcomes and nim-values, as far out as one likes.
func (Game) Shape() engine.Shape {
	return engine.Shape{Dim: 2, Blocking: 1, Kinds: []engine.Kind{engine.Outcomes, engine.NimValues}, Unbounded: true}
}

// mostBits bounds the coordinates of positions: about 10,000 decimal digits.
const mostBits = 33_220

// Check says why p is no square of the board.
func (Game) Check(p engine.Position) error {
	return engine.CheckPair(p, mostBits)
}

// Rays lists the squares to the west and to the north.
func (Game) Rays(p engine.Position) []engine.Ray {
	var rays []engine.Ray
	for d, step := range [2]engine.Position{engine.At(-1, 0), engine.At(0, -1)} {
		if n := p.At(d); n.Sign() > 0 {
			rays = append(rays, engine.From(p, step, n))
		}
	}
	return rays
}

// edge is where the plane of a near map ends, and where the nim-values of a map do.
const edge = 1<<31 - 1

// Plane is the quadrant.
func (Game) Plane(m engine.Map) engine.Window {
	if m.Origin == (engine.Position{}) {
		return engine.Window{W: edge, H: edge}
	}
	return engine.Quadrant(m.Origin, engine.Span)
}

// palace reports whether p is one.
func palace(p engine.Position) bool { return p.At(0) == p.At(1) }
