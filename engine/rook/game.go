package rook

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
)

// Family is the game "rook". There is only one.
var Family = engine.Family{Name: "rook", Parse: func(*notation.Scanner) (engine.Game, error) { return Game{}, nil }}

// Game is Nim with two piles.
type Game struct{ engine.Pairs }

// Shape says that there are pairs, outcomes, nim-values and remoteness, at any distance.
func (g Game) Shape() engine.Shape {
	s := g.Pairs.Shape()
	s.Kinds = append(s.Kinds, engine.Remoteness)
	return s
}

func (Game) String() string { return "rook" }

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

// palace reports whether p is one.
func palace(p engine.Position) bool { return p.At(0) == p.At(1) }

// Heaps returns the two piles.
func (Game) Heaps(p engine.Position) []engine.Int { return p.Components(nil) }
