package game

import (
	"errors"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
)

// queen is the blocking queen, solved here by counting, so that sessions and
// players are tested without any engine.
type queen struct {
	k    int
	memo map[engine.Position]int32
}

func newQueen(k int) *queen { return &queen{k, map[engine.Position]int32{}} }

func (g *queen) String() string {
	if g.k == 1 {
		return "queen"
	}
	return "queen:" + string(rune('0'+g.k))
}
func (g *queen) Title() string { return "A queen" }
func (g *queen) Rules() string { return "" }

func (g *queen) Shape() engine.Shape {
	return engine.Shape{Dim: 2, Blocking: g.k, Kinds: []engine.Kind{engine.PalaceNumbers, engine.Outcomes}}
}

func (g *queen) Check(p engine.Position) error {
	if x, y, ok := p.Pair(); !ok || x < 0 || y < 0 || x > 1<<20 || y > 1<<20 {
		return errors.New("the queen stands on squares from 0 to a million")
	}
	return nil
}

func (g *queen) Rays(p engine.Position) []engine.Ray {
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

func (g *queen) Plane(engine.Map) engine.Window              { return plane{}.Plane() }
func (g *queen) Solve() engine.Methods                       { return methodOf(g.Palaces, g.Sights) }
func (g *queen) palace(q engine.Position) bool               { return int(g.sees(q)) < g.k }
func (g *queen) options(p engine.Position) []engine.Position { return engine.Options(g.Rays(p)) }

// sees counts the palaces among the options of p.
func (g *queen) sees(p engine.Position) int32 {
	if n, ok := g.memo[p]; ok {
		return n
	}
	var n int32
	for _, q := range g.options(p) {
		if g.palace(q) {
			n++
		}
	}
	g.memo[p] = n
	return n
}

func (g *queen) Palaces(p engine.Position) ([]engine.Position, error) {
	return slices.DeleteFunc(g.options(p), func(q engine.Position) bool { return !g.palace(q) }), nil
}

func (g *queen) Sights(p engine.Position) ([]int32, error) {
	options := g.options(p)
	sights := make([]int32, len(options))
	for i, q := range options {
		sights[i] = g.sees(q)
	}
	return sights, nil
}

// plane is a board on which only sizes are checked.
type plane struct{}

func (plane) Plane() engine.Window               { return engine.Window{W: 1 << 20, H: 1 << 20} }
func (plane) Source(engine.Window) engine.Source { return nil }

func (plane) Check(w engine.Window) error {
	if w.Area() > 1<<30 {
		return errors.New("at most 32768x32768 squares fit")
	}
	return nil
}

// pair is a game on three piles: take one counter of each of two piles.
type pair struct{ *queen }

func (pair) String() string              { return "pair" }
func (pair) Shape() engine.Shape         { return engine.Shape{Dim: 3, Blocking: 1} }
func (pair) Check(engine.Position) error { return nil }
func (pair) Solve() engine.Methods       { return methodOf(nobody, nil) }

func nobody(engine.Position) ([]engine.Position, error) { return nil, errors.New("nobody knows") }

func (pair) Rays(p engine.Position) (rays []engine.Ray) {
	for _, step := range []engine.Position{engine.Ints(-1, -1, 0), engine.Ints(-1, 0, -1), engine.Ints(0, -1, -1)} {
		q := p.Plus(step, engine.Num(1))
		if !slices.ContainsFunc(q.Components(nil), func(v engine.Int) bool { return v.Sign() < 0 }) {
			rays = append(rays, engine.Ray{From: q, Step: step, Count: engine.Num(1)})
		}
	}
	return rays
}

// distantQueen is the queen without blocking that is far as soon as a coordinate is
// beyond outskirts. Its palaces are counted all the same, so that what is far can be
// held against what is near.
type distantQueen struct{ *queen }

const outskirts = 8

func (distantQueen) String() string          { return "distant" }
func (g distantQueen) Solve() engine.Methods { return methodOf(g.Palaces, nil) }

func (distantQueen) Shape() engine.Shape {
	return engine.Shape{Dim: 2, Blocking: 1, Kinds: []engine.Kind{engine.NimValues, engine.Outcomes}, Unbounded: true, Outskirts: outskirts}
}

func (distantQueen) Check(p engine.Position) error {
	if p.At(0).Sign() < 0 || p.At(1).Sign() < 0 {
		return errors.New("the queen stands on no negative squares")
	}
	return nil
}

func (g distantQueen) Palaces(p engine.Position) ([]engine.Position, error) {
	if _, _, ok := p.Pair(); !ok {
		return nil, errors.New("nobody has counted as far")
	}
	return g.queen.Palaces(p)
}

// testRules reads "queen", "queen:K", "distant" and "pair".
func testRules(s *notation.Scanner) (engine.Game, error) {
	mark := s.Mark()
	switch s.Word() {
	case "pair":
		return pair{newQueen(1)}, nil
	case "distant":
		return distantQueen{newQueen(1)}, nil
	case "queen":
		if !s.Skip(":") {
			return newQueen(1), nil
		}
		k, err := s.Int("K", 2, 9)
		if err != nil {
			return nil, err
		}
		return newQueen(k), nil
	}
	return nil, s.Fail(mark, "no such game")
}

func testStart(g engine.Game) engine.Position {
	if g.Shape().Dim == 3 {
		return engine.Ints(3, 4, 5)
	}
	return engine.At(7, 6)
}

func testOpen(link string) (*Session, error) { return open(link, testRules, testStart) }
