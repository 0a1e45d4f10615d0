package enginetest_test

import (
	"errors"
	"math/big"

	"github.com/palacegames/palace/engine"
)

// pairs is what the small games of these tests share.
type pairs struct{ engine.Pairs }

func (pairs) Rules() string { return "As the test says." }

// each is a map whose squares are worked out one by one.
type each struct {
	m     engine.Map
	value func(p engine.Position) int32
}

func (e each) Open(m engine.Map) engine.Squares { return each{m, e.value} }

func (e each) Source(w engine.Window) engine.Source {
	return engine.EachTile(w, func(w engine.Window) engine.Tile {
		t := engine.Tile{Window: w}
		for i := range w.Area() {
			t.Wide = append(t.Wide, e.value(e.m.Position(engine.Cell{X: w.X + i%w.W, Y: w.Y + i/w.W}, 2)))
		}
		return t
	})
}

// solved makes the two methods of a game: one for outcomes, and one for nim-values. palaces and
// nim are what is told of positions, and shown what a map of outcomes shows.
func solved(g engine.Game, palaces func(p engine.Position) []engine.Position, shown func(p engine.Position) bool, nim func(p engine.Position) engine.Int) engine.Methods {
	number := func(is bool) int32 {
		if is {
			return 1
		}
		return 0
	}
	return engine.Methods{{
		Name: "Outcomes", Idea: "A closed form.", Reach: "everywhere", Cost: "a look", File: "euclid_test.go",
		Fits: func(q engine.Query) error {
			switch {
			case q.Ask == engine.AskSights && engine.CountOptions(g.Rays(q.At)).Clamp() > 1000:
				return errors.New("there are too many options")
			case q.Values() != engine.Outcomes:
				return engine.ErrKind
			}
			return nil
		},
		Palaces: func(p engine.Position) ([]engine.Position, error) { return palaces(p), nil },
		Sights: func(p engine.Position) (sights []int32, err error) {
			for _, q := range engine.Options(g.Rays(p)) {
				sights = append(sights, int32(len(palaces(q))))
			}
			return sights, nil
		},
		Value: func(_ engine.Kind, p engine.Position) (engine.Int, error) {
			return engine.Num(int(number(len(palaces(p)) == 0))), nil
		},
		Maps: each{value: func(p engine.Position) int32 { return number(shown(p)) }},
	}, {
		Name: "Nim-values", Idea: "A closed form.", Reach: "everywhere, and on a map from the corner", Cost: "a look", File: "euclid_test.go",
		Fits: func(q engine.Query) error {
			switch {
			case q.Values() != engine.NimValues:
				return engine.ErrKind
			case q.Map.Origin != (engine.Position{}):
				return engine.ErrNimOrigin
			}
			return nil
		},
		Value: func(_ engine.Kind, p engine.Position) (engine.Int, error) { return nim(p), nil },
		Maps:  each{value: func(p engine.Position) int32 { return int32(nim(p).Clamp()) }},
	}}
}

// euclid is the game of Cole and Davie: of two piles a multiple of the smaller one is taken
// from the larger one, and whoever finds an empty pile has lost. With piles a > b > 0 it is P if
// and only if a < φb; the nim-value of qb+r and b is q-1 if q is at most that of b and r, and
// else q. The hooks break it.
type euclid struct {
	pairs
	off   func(b *big.Int, shown bool) int64                          // is added to ⌊φb⌋
	rule  func(q, g *big.Int, p engine.Position) (less, special bool) // tells whether it is q-1, or something else
	moves func(p engine.Position) []engine.Ray
}

func (*euclid) String() string { return "euclid" }
func (*euclid) Title() string  { return "Euclid" }

// sorted returns the larger and the smaller pile, and which is the larger one.
func sorted(p engine.Position) (a, b *big.Int, larger int) {
	a, b = p.At(0).Big(), p.At(1).Big()
	if a.Cmp(b) < 0 {
		return b, a, 1
	}
	return a, b, 0
}

func (g *euclid) Rays(p engine.Position) (rays []engine.Ray) {
	a, b, larger := sorted(p)
	if b.Sign() > 0 {
		step := engine.At(0, 0).With(larger, engine.Big(new(big.Int).Neg(b)))
		rays = append(rays, engine.From(p, step, engine.Big(new(big.Int).Quo(a, b))))
		if a.Cmp(b) == 0 {
			rays = append(rays, engine.From(p, engine.Of(step.At(1), step.At(0)), engine.Num(1)))
		}
	}
	if g.moves != nil {
		rays = append(rays, g.moves(p)...)
	}
	return rays
}

// palace reports whether p is one, as told or as shown on the map.
func (g *euclid) palace(p engine.Position, shown bool) bool {
	a, b, _ := sorted(p)
	if b.Sign() == 0 {
		return true
	}
	edge := new(big.Int).Mul(b, b)
	edge.Sqrt(edge.Mul(edge, big.NewInt(5)))
	edge.Add(edge, b).Rsh(edge, 1)
	if g.off != nil {
		edge.Add(edge, big.NewInt(g.off(b, shown)))
	}
	return a.Cmp(b) > 0 && a.Cmp(edge) <= 0
}

// palaces looks at the last two options.
func (g *euclid) palaces(p engine.Position) (found []engine.Position) {
	if g.palace(p, false) {
		return nil
	}
	for _, r := range g.Rays(p) {
		for i := 1; i <= min(2, r.Count.Clamp()); i++ {
			if q := r.At(r.Count.Minus(engine.Num(i))); g.palace(q, false) {
				found = append(found, q)
			}
		}
	}
	if len(found) == 2 && found[0].Compare(found[1]) > 0 {
		found[0], found[1] = found[1], found[0]
	}
	return found
}

// nim goes through the steps of Euclid's algorithm.
func (g *euclid) nim(p engine.Position) engine.Int {
	a, b, _ := sorted(p)
	if b.Sign() == 0 {
		return engine.Int{}
	}
	q, r := new(big.Int).QuoRem(a, b, new(big.Int))
	under := g.nim(engine.Of(engine.Big(b), engine.Big(r))).Big()
	less, special := q.Cmp(under) <= 0, false
	if g.rule != nil {
		less, special = g.rule(q, under, p)
	}
	if special {
		q.Add(q, big.NewInt(3))
	} else if less {
		q.Sub(q, big.NewInt(1))
	}
	return engine.Big(q)
}

func (g *euclid) Solve() engine.Methods {
	return solved(g, g.palaces, func(p engine.Position) bool { return g.palace(p, true) }, g.nim)
}

// king goes one step towards the corner, along a row, a column or a diagonal. It is P if and
// only if both coordinates are even; the nim-value of two odd ones is 2, and else it is 3 if the
// odd one is the smaller one, and 1 if not. The hooks break it.
type king struct {
	pairs
	flip  func(p engine.Position) bool // where P and N change places
	seven func(p engine.Position) bool // where the nim-value of mixed parity is 7
}

func (*king) String() string { return "king" }
func (*king) Title() string  { return "King" }

func (g *king) Rays(p engine.Position) (rays []engine.Ray) {
	for _, step := range []engine.Position{engine.At(-1, 0), engine.At(0, -1), engine.At(-1, -1)} {
		if q := p.Plus(step, engine.Num(1)); q.At(0).Sign() >= 0 && q.At(1).Sign() >= 0 {
			rays = append(rays, engine.Ray{From: q, Step: step, Count: engine.Num(1)})
		}
	}
	return rays
}

func odd(v engine.Int) bool { return v.Big().Bit(0) == 1 }

func (g *king) palace(p engine.Position) bool {
	return (!odd(p.At(0)) && !odd(p.At(1))) != (g.flip != nil && g.flip(p))
}

func (g *king) palaces(p engine.Position) (found []engine.Position) {
	if g.palace(p) {
		return nil
	}
	for _, q := range engine.Options(g.Rays(p)) {
		if g.palace(q) {
			found = append(found, q)
		}
	}
	return found
}

func (g *king) nim(p engine.Position) engine.Int {
	x, y := p.At(0), p.At(1)
	switch {
	case odd(x) != odd(y) && g.seven != nil && g.seven(p):
		return engine.Num(7)
	case odd(x) && odd(y):
		return engine.Num(2)
	case !odd(x) && !odd(y):
		return engine.Num(0)
	case odd(x) == (x.Cmp(y) < 0):
		return engine.Num(3)
	}
	return engine.Num(1)
}

func (g *king) Solve() engine.Methods { return solved(g, g.palaces, g.palace, g.nim) }
