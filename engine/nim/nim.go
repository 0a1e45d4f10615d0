package nim

import (
	"github.com/palacegames/palace/engine"
)

// Most is how many piles a game has at most, and mostBits how many binary digits a number.
const (
	Most     = 12
	mostBits = 33_220
)

// Game is Nim with so many piles.
type Game struct{ piles int }

// New returns Nim with 1 to Most piles.
func New(piles int) Game { return Game{piles} }

// String is the canonical notation.
func (g Game) String() string { return "nim:" + engine.Num(g.piles).String() }

// Shape says that there are outcomes and nim-values, as far out as one likes.
func (g Game) Shape() engine.Shape {
	return engine.Shape{Dim: g.piles, Blocking: 1, Kinds: []engine.Kind{engine.Outcomes, engine.NimValues}, Unbounded: true}
}

// Plane is the quadrant of the first two piles.
func (g Game) Plane(m engine.Map) engine.Window {
	if !m.AtCorner() {
		return engine.Quadrant(m.Origin, engine.Span)
	}
	w := engine.Pairs{}.Plane(engine.Map{})
	if g.piles == 1 {
		w.H = 1
	}
	return w
}

// Check says why p is no position.
func (g Game) Check(p engine.Position) error { return engine.CheckPiles(p, g.piles, mostBits) }

// Rays lists what can be left of each pile.
func (g Game) Rays(p engine.Position) []engine.Ray {
	var rays []engine.Ray
	for d, n := range p.Components(nil) {
		if n.Sign() > 0 {
			rays = append(rays, engine.From(p, engine.Ints(make([]int, g.piles)...).With(d, engine.Num(-1)), n))
		}
	}
	return rays
}

// Heaps returns the piles.
func (Game) Heaps(p engine.Position) []engine.Int { return p.Components(nil) }

// Start is a position to begin with: 3, 5, 7 and so on.
func (g Game) Start() engine.Position {
	p := make([]int, g.piles)
	for i := range p {
		p[i] = 3 + 2*i
	}
	return engine.Ints(p...)
}
