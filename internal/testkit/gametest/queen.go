package gametest

import (
	"errors"
	"slices"

	"github.com/palacegames/palace/engine"
)

// Queen is the blocking queen, solved here by counting, so that sessions and
// players are tested without any engine.
type Queen struct {
	K    int
	memo map[engine.Position]int32
}

func NewQueen(k int) *Queen { return &Queen{k, map[engine.Position]int32{}} }

func (g *Queen) String() string {
	if g.K == 1 {
		return "queen"
	}
	return "queen:" + string(rune('0'+g.K))
}

func (g *Queen) Title() string { return "A queen" }

func (g *Queen) Rules() string { return "" }

func (g *Queen) Shape() engine.Shape {
	return engine.Shape{Dim: 2, Blocking: g.K, Kinds: []engine.Kind{engine.PalaceNumbers, engine.Outcomes}}
}

func (g *Queen) Check(p engine.Position) error {
	if x, y, ok := p.Pair(); !ok || x < 0 || y < 0 || x > 1<<20 || y > 1<<20 {
		return errors.New("the queen stands on squares from 0 to a million")
	}
	return nil
}

func (g *Queen) Rays(p engine.Position) []engine.Ray {
	diagonal := p.At(0)
	if p.At(1).Cmp(diagonal) < 0 {
		diagonal = p.At(1)
	}
	return []engine.Ray{
		engine.From(p, engine.At(-1, 0), p.At(0)),
		engine.From(p, engine.At(0, -1), p.At(1)),
		engine.From(p, engine.At(-1, -1), diagonal),
	}
}

func (g *Queen) Plane(engine.Map) engine.Window { return plane{}.Plane() }

func (g *Queen) Solve() engine.Methods { return Method(g.Palaces, g.Sights) }

func (g *Queen) IsPalace(q engine.Position) bool { return int(g.Sees(q)) < g.K }

func (g *Queen) options(p engine.Position) []engine.Position { return engine.Options(g.Rays(p)) }

// Sees counts the palaces among the options of p.
func (g *Queen) Sees(p engine.Position) int32 {
	if n, ok := g.memo[p]; ok {
		return n
	}
	var n int32
	for _, q := range g.options(p) {
		if g.IsPalace(q) {
			n++
		}
	}
	g.memo[p] = n
	return n
}

func (g *Queen) Palaces(p engine.Position) ([]engine.Position, error) {
	return slices.DeleteFunc(g.options(p), func(q engine.Position) bool { return !g.IsPalace(q) }), nil
}

func (g *Queen) Sights(p engine.Position) ([]int32, error) {
	options := g.options(p)
	sights := make([]int32, len(options))
	for i, q := range options {
		sights[i] = g.Sees(q)
	}
	return sights, nil
}

// plane is a board on which only sizes are checked.
type plane struct{}

func (plane) Plane() engine.Window { return engine.Window{W: 1 << 20, H: 1 << 20} }

func (plane) Open(engine.Map) engine.Squares { return plane{} }

func (plane) Source(engine.Window) engine.Source { return nil }

func (plane) Check(w engine.Window) error {
	if w.Area() > 1<<30 {
		return errors.New("at most 32768x32768 squares fit")
	}
	return nil
}

// Pair is a game on three piles: take one counter of each of two piles.
type Pair struct{ *Queen }

func (Pair) String() string { return "pair" }

func (Pair) Shape() engine.Shape { return engine.Shape{Dim: 3, Blocking: 1} }

func (Pair) Check(engine.Position) error { return nil }

func (Pair) Solve() engine.Methods { return Method(nobody, nil) }

func nobody(engine.Position) ([]engine.Position, error) { return nil, errors.New("nobody knows") }

func (Pair) Rays(p engine.Position) (rays []engine.Ray) {
	for _, step := range []engine.Position{engine.Ints(-1, -1, 0), engine.Ints(-1, 0, -1), engine.Ints(0, -1, -1)} {
		q := p.Plus(step, engine.Num(1))
		if !slices.ContainsFunc(q.Components(nil), func(v engine.Int) bool { return v.Sign() < 0 }) {
			rays = append(rays, engine.Ray{From: q, Step: step, Count: engine.Num(1)})
		}
	}
	return rays
}

// Distant is the queen without blocking that is far as soon as a coordinate is
// beyond Outskirts. Its palaces are counted all the same, so that what is far can be
// held against what is near.
type Distant struct{ *Queen }

const Outskirts = 8

func (Distant) String() string { return "distant" }

func (g Distant) Solve() engine.Methods { return Method(g.Palaces, nil) }

func (Distant) Shape() engine.Shape {
	return engine.Shape{Dim: 2, Blocking: 1, Kinds: []engine.Kind{engine.NimValues, engine.Outcomes}, Unbounded: true, Outskirts: Outskirts}
}

func (Distant) Check(p engine.Position) error {
	if p.At(0).Sign() < 0 || p.At(1).Sign() < 0 {
		return errors.New("the queen stands on no negative squares")
	}
	return nil
}

func (g Distant) Palaces(p engine.Position) ([]engine.Position, error) {
	if _, _, ok := p.Pair(); !ok {
		return nil, errors.New("nobody has counted as far")
	}
	return g.Queen.Palaces(p)
}
