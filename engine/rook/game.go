package rook

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/notation"
)

// Family is the game "rook". There is only one.
var Family = core.Family{Name: "rook", Parse: func(*notation.Scanner) (core.Game, error) { return Game{}, nil }}

// Game is Nim with two piles.
type Game struct{}

func (Game) String() string { return "rook" }

// Title names the game.
func (Game) Title() string { return "Rook (Nim with two piles)" }

// Rules says how it is played.
func (Game) Rules() string {
	return "Move the rook any number of squares west or north. It is Nim: take any number of counters from one of two piles."
}

// Shape says that there are pairs, outcomes and nim-values, as far out as one likes.
func (Game) Shape() core.Shape {
	return core.Shape{Dim: 2, Blocking: 1, Kinds: []core.Kind{core.Outcomes, core.NimValues}, Unbounded: true}
}

// mostBits bounds the coordinates of positions: about 10,000 decimal digits.
const mostBits = 33_220

// Check says why p is no square of the board.
func (Game) Check(p core.Position) error {
	if p.Dim() != 2 {
		return fmt.Errorf("a position of this game has two coordinates, not %d", p.Dim())
	}
	for _, v := range p.Components(nil) {
		switch {
		case v.Sign() < 0:
			return errors.New("the position is not on the board: no coordinate is negative")
		case v.Bits() > mostBits:
			return errors.New("the position is too far out: its coordinates may have about 10000 digits")
		}
	}
	return nil
}

// Rays lists the squares to the west and to the north.
func (Game) Rays(p core.Position) []core.Ray {
	var rays []core.Ray
	for d, step := range [2]core.Position{core.At(-1, 0), core.At(0, -1)} {
		if n := p.At(d); n.Sign() > 0 {
			rays = append(rays, core.From(p, step, n))
		}
	}
	return rays
}

// edge is where the plane of a near map ends, and where the nim-values of a map do.
const edge = 1<<31 - 1

// Plane is the quadrant.
func (Game) Plane(m core.Map) core.Window {
	if m.Origin == (core.Position{}) {
		return core.Window{W: edge, H: edge}
	}
	return core.Quadrant(m.Origin, core.Span)
}

// palace reports whether p is one.
func palace(p core.Position) bool { return p.At(0) == p.At(1) }
