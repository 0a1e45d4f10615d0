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
	memo map[engine.Cell]int32
}

func newQueen(k int) *queen { return &queen{k, map[engine.Cell]int32{}} }

func (g *queen) String() string {
	if g.k == 1 {
		return "queen"
	}
	return "queen:" + string(rune('0'+g.k))
}
func (g *queen) Title() string { return "A queen" }
func (g *queen) Rules() string { return "" }
func (g *queen) Dim() int      { return 2 }
func (g *queen) K() int        { return g.k }

func (g *queen) Check(p engine.Position) error {
	if p[0] < 0 || p[1] < 0 || p[0] > 1<<20 || p[1] > 1<<20 {
		return errors.New("the queen stands on squares from 0 to a million")
	}
	return nil
}

func (g *queen) Rays(p engine.Position) []engine.Ray {
	return []engine.Ray{
		{Step: engine.Position{-1, 0}, Count: p[0]},
		{Step: engine.Position{0, -1}, Count: p[1]},
		{Step: engine.Position{-1, -1}, Count: min(p[0], p[1])},
	}
}

func (g *queen) Kinds() []engine.Kind           { return []engine.Kind{engine.PalaceNumbers, engine.Outcomes} }
func (g *queen) Board(engine.Kind) engine.Board { return plane{} }
func (g *queen) Solver() engine.Solver          { return g }
func (g *queen) palace(q engine.Position) bool  { return int(g.sees(q)) < g.k }

// sees counts the palaces among the options of p.
func (g *queen) sees(p engine.Position) int32 {
	if n, ok := g.memo[p.Cell()]; ok {
		return n
	}
	var n int32
	for _, q := range engine.Options(g.Rays(p), p) {
		if g.palace(q) {
			n++
		}
	}
	g.memo[p.Cell()] = n
	return n
}

func (g *queen) Palaces(p engine.Position) ([]engine.Position, error) {
	options := engine.Options(g.Rays(p), p)
	return slices.DeleteFunc(options, func(q engine.Position) bool { return !g.palace(q) }), nil
}

func (g *queen) Sights(p engine.Position) ([]int32, error) {
	options := engine.Options(g.Rays(p), p)
	sights := make([]int32, len(options))
	for i, q := range options {
		sights[i] = g.sees(q)
	}
	return sights, nil
}

// plane is a board on which only sizes are checked.
type plane struct{ engine.Board }

func (plane) Plane() engine.Window { return engine.Window{W: 1 << 20, H: 1 << 20} }

func (plane) Check(w engine.Window) error {
	if w.Area() > 1<<30 {
		return errors.New("at most 32768x32768 squares fit")
	}
	return nil
}

// pair is a game on three piles: take one counter of each of two piles.
type pair struct{ *queen }

func (pair) String() string                   { return "pair" }
func (pair) Dim() int                         { return 3 }
func (pair) Check(engine.Position) error      { return nil }
func (pair) Kinds() []engine.Kind             { return nil }
func (g pair) Solver() engine.Solver          { return nil }
func (g pair) Board(engine.Kind) engine.Board { return nil }

func (pair) Rays(p engine.Position) (rays []engine.Ray) {
	for _, step := range []engine.Position{{-1, -1, 0}, {-1, 0, -1}, {0, -1, -1}} {
		if p[0]+step[0] >= 0 && p[1]+step[1] >= 0 && p[2]+step[2] >= 0 {
			rays = append(rays, engine.Ray{Step: step, Count: 1})
		}
	}
	return rays
}

// distantQueen is the queen without blocking that is far as soon as a coordinate is
// beyond outskirts. Its palaces are counted all the same, so that what is far can be
// held against what is near.
type distantQueen struct{ *queen }

const outskirts = 8

func (distantQueen) String() string              { return "distant" }
func (g distantQueen) Solver() engine.Solver     { return g }
func (distantQueen) Near() int                   { return outskirts }
func (distantQueen) Kinds() []engine.Kind        { return []engine.Kind{engine.NimValues, engine.Outcomes} }
func (distantQueen) Check(engine.Position) error { return nil }

func (distantQueen) CheckFar(p engine.FarPosition) error {
	if p[0].Sign() < 0 || p[1].Sign() < 0 {
		return errors.New("the queen stands on no negative squares")
	}
	return nil
}

func (distantQueen) FarRays(p engine.FarPosition) []engine.FarRay {
	diagonal := p[0]
	if p[1].Cmp(diagonal) < 0 {
		diagonal = p[1]
	}
	return []engine.FarRay{
		{Step: engine.Position{-1, 0}, Count: p[0]},
		{Step: engine.Position{0, -1}, Count: p[1]},
		{Step: engine.Position{-1, -1}, Count: diagonal},
	}
}

func (distantQueen) FarBoard(engine.FarPosition) engine.Board { return plane{} }

func (g distantQueen) FarPalaces(p engine.FarPosition) (palaces []engine.FarPosition, err error) {
	if !p[0].IsInt64() || !p[1].IsInt64() {
		return nil, errors.New("nobody has counted as far")
	}
	near, _ := g.Palaces(engine.Position{int(p[0].Int64()), int(p[1].Int64())})
	for _, q := range near {
		palaces = append(palaces, q.Far())
	}
	return palaces, nil
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
	if g.Dim() == 3 {
		return engine.Position{3, 4, 5}
	}
	return engine.Position{7, 6}
}

func testOpen(link string) (*Session, error) { return open(link, testRules, testStart) }
