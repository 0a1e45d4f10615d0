package subtraction

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/internal/remainder"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/sweep"
)

// Game is one ruleset. It implements engine.Game and engine.Editor.
type Game struct {
	*moves.Set
	kernel   sweep.Kernel // nil for the form in Go
	searches searches
}

var (
	_ engine.Editor = (*Game)(nil)
	_ engine.Edged  = (*Game)(nil)
)

// New returns the game with the given moves, in any order; doubles count once. It errs if that
// makes no ruleset: see moves.New.
func New(list ...moves.Vector) (*Game, error) { return newGame(list, nil) }

func newGame(list []moves.Vector, k sweep.Kernel) (*Game, error) {
	set, err := moves.New(list...)
	if err != nil {
		return nil, err
	}
	return &Game{Set: set, kernel: k, searches: begin(set)}, nil
}

// String returns the canonical notation.
func (g *Game) String() string { return Name + ":" + g.Text("") }

// Shape says that the game is played at any distance by remainders with one move or two,
// and with more, in one dimension or two, if there is a chart.
func (g *Game) Shape() engine.Shape {
	s := engine.Shape{Dim: g.Dim, Blocking: 1, Kinds: []engine.Kind{engine.Outcomes, engine.NimValues}, Unbounded: remainder.Solves(g.Set) || g.Dim <= 2}
	if g.Dim <= 2 {
		s.Kinds = append(s.Kinds, engine.Remoteness)
	}
	return s
}

// maxDigits bounds the components of positions.
const maxDigits = 10_000

// Check says why p is no position, or that it has too many digits.
func (g *Game) Check(p engine.Position) error {
	if p.Dim() != g.Dim {
		return errDimension(g.Dim, p.Dim())
	}
	for _, v := range p.Components(nil) {
		switch {
		case v.Sign() < 0:
			return errNegative(p.String())
		case float64(v.Bits()) > maxDigits*3.3219280948873623: // log2(10)
			return errDigits(maxDigits)
		}
	}
	return nil
}

// Rays lists the options of p: a ray of a single step for every move that fits.
func (g *Game) Rays(p engine.Position) []engine.Ray {
	rays := make([]engine.Ray, 0, len(g.Set.List))
	var room [4]int
	near, ok := p.Small(room[:0])
	for _, m := range g.Set.List {
		if ok && !moves.Fits(m, near) {
			continue
		}
		step := make(moves.Vector, len(m))
		for d, v := range m {
			step[d] = -v
		}
		ray := engine.From(p, engine.Ints(step...), engine.Num(1))
		if ok || g.Check(ray.From) == nil {
			rays = append(rays, ray)
		}
	}
	return rays
}

// List returns a copy of the moves, sorted.
func (g *Game) List() []engine.Position {
	list := make([]engine.Position, len(g.Set.List))
	for i, m := range g.Set.List {
		list[i] = engine.Ints(m...)
	}
	return list
}

// WithList returns the game of the same family with the given moves.
func (g *Game) WithList(list []engine.Position) (engine.Game, error) {
	vectors := make([]moves.Vector, len(list))
	for i, m := range list {
		c, ok := m.Small(nil)
		if !ok && m.Dim() > 0 {
			c = moves.Vector{-1} // as too large as any
		}
		vectors[i] = c
	}
	other, err := newGame(vectors, g.kernel)
	if err != nil {
		return nil, err
	}
	return other, nil
}

// rules is the game as a sweep needs it.
func (g *Game) rules() sweep.Rules { return sweep.Rules{Set: g.Set, Kernel: g.kernel} }
