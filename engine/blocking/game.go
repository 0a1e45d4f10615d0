package blocking

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/engine/blocking/internal/closed"
	"github.com/palacegames/palace/engine/blocking/internal/sweep"
	"github.com/palacegames/palace/engine/notation"
)

// MaxK is the largest blocking number that the notation takes.
const MaxK = automaton.MaxK

// Kernel is another form of the innermost functions; the zero Kernel is the form in Go.
type Kernel = automaton.Kernel

// Family reads "blocking:K".
var Family = With(Kernel{})

// With returns the Family of the games that count by a kernel.
func With(kernel Kernel) engine.Family {
	return engine.Family{Name: "blocking", Parse: func(s *notation.Scanner) (engine.Game, error) {
		if err := s.Expect(":"); err != nil {
			return nil, err
		}
		k, err := s.Int("K", 1, MaxK)
		if err != nil {
			return nil, err
		}
		return &Game{k, kernel}, nil
	}}
}

// Game is k-blocking Wythoff Nim.
type Game struct {
	k      int
	kernel Kernel
}

// New returns the game with blocking number k, 1 ≤ k ≤ MaxK, which counts in Go.
func New(k int) *Game { return &Game{k: k} }

// String returns "blocking:5".
func (g *Game) String() string { return automaton.Name(g.k) }

// Shape says that there are pairs, palace numbers and outcomes.
func (g *Game) Shape() engine.Shape {
	s := engine.Shape{Dim: 2, Blocking: g.k, Kinds: []engine.Kind{engine.PalaceNumbers, engine.Outcomes}}
	if g.k <= closed.Most {
		s.Unbounded, s.Outskirts = true, sweep.Reach
	}
	if g.k == 1 {
		s.Kinds = append(s.Kinds, engine.Remoteness)
	}
	return s
}

// Plane is the quadrant, as far as a map shows it.
func (g *Game) Plane(m engine.Map) engine.Window {
	if e, ok := g.pattern(m.Over); ok {
		return e.In(g.k).Plane()
	}
	if m.Origin != (engine.Position{}) {
		return engine.Quadrant(m.Origin, engine.Span)
	}
	return engine.Window{W: sweep.Reach + 1, H: sweep.Reach + 1}
}

// Check says why p is no square of the board.
func (g *Game) Check(p engine.Position) error {
	if p.Dim() != 2 {
		return errDimension(g.String(), p.Dim())
	}
	x, y := p.At(0).Clamp(), p.At(1).Clamp()
	switch {
	case x < 0 || y < 0:
		return errNegative(p.String(), g.String())
	case g.k <= closed.Most:
		return engine.Pairs{}.Check(p)
	case x > sweep.Reach || y > sweep.Reach:
		return errTooFar(p.String(), g.String(), sweep.Reach)
	}
	return nil
}

// Rays returns the three lines of the queen, as far as they have squares.
func (g *Game) Rays(p engine.Position) []engine.Ray {
	x, y := p.At(0), p.At(1)
	rays := make([]engine.Ray, 0, 3)
	add := func(dx, dy int, count engine.Int) {
		if count.Sign() > 0 {
			rays = append(rays, engine.From(p, engine.At(dx, dy), count))
		}
	}
	add(-1, 0, x)
	add(0, -1, y)
	if x.Cmp(y) > 0 {
		x = y
	}
	add(-1, -1, x)
	return rays
}

// Blocks returns what counts blocks of the board.
func (g *Game) Blocks() *automaton.Blocks { return automaton.NewBlocks(g.k, g.kernel) }

// Numbers returns a new board of the palace numbers.
func (g *Game) Numbers() *sweep.Board {
	return sweep.NewBoard(sweep.New(g.Blocks()), engine.PalaceNumbers)
}
