package piles

import (
	"github.com/palacegames/palace/engine"
)

// Least and Most are how many piles a game of this package may have. With more than eight its moves
// are too many for a page, and what the lines through a position have had too much for memory.
const (
	Least = 3
	Most  = 8
)

// mostBits bounds the binary digits of a number.
const mostBits = 53

// Game is Wythoff Nim with so many piles.
type Game struct{ piles int }

// New returns the game with Least to Most piles.
func New(piles int) Game { return Game{piles} }

// String is the canonical notation.
func (g Game) String() string { return "wythoff:" + engine.Num(g.piles).String() }

// Shape says that there are outcomes and nim-values, as far as the table reaches.
func (g Game) Shape() engine.Shape {
	return engine.Shape{Dim: g.piles, Blocking: 1, Kinds: []engine.Kind{engine.Outcomes, engine.NimValues}}
}

// Plane is the quadrant of the first two piles.
func (g Game) Plane(engine.Map) engine.Window { return engine.Pairs{}.Plane(engine.Map{}) }

// Check says why p is no position.
func (g Game) Check(p engine.Position) error { return engine.CheckPiles(p, g.piles, mostBits) }

// Rays lists a line for each set of piles that have something left.
func (g Game) Rays(p engine.Position) (rays []engine.Ray) {
	for set := 1; set < 1<<g.piles; set++ {
		step, least := make([]int, g.piles), engine.Num(-1)
		for d := range g.piles {
			if set>>d&1 != 0 {
				step[d] = -1
				if n := p.At(d); least.Sign() < 0 || n.Cmp(least) < 0 {
					least = n
				}
			}
		}
		if least.Sign() > 0 {
			rays = append(rays, engine.From(p, engine.Ints(step...), least))
		}
	}
	return rays
}

// Start is a position to begin with: small piles where they are many.
func (g Game) Start() engine.Position {
	p := make([]int, g.piles)
	for i := range p {
		if p[i] = 3 + 2*i; g.piles > 4 {
			p[i] = 1 + (i+1)/2
		}
	}
	return engine.Ints(p...)
}
