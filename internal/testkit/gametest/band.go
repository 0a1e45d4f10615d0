package gametest

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// Band is a queen who may leave the diagonal by less than width squares: from (x, y) she
// goes west, north, or i west and j north, i, j > 0 and |i-j| < width. Her diagonal moves
// are 2·width-1 rays, most of which do not begin beside her. Whoever cannot move has lost;
// her palaces are counted near the end and known to nobody far out.
type Band struct {
	*Queen
	width int
}

func NewBand(width int) Band { return Band{NewQueen(1), width} }

func (g Band) String() string { return "band" }

func (g Band) Solve() engine.Methods {
	return Method(func(p engine.Position) ([]engine.Position, error) {
		if g.Shape().Far(p) {
			return nil, nil
		}
		return slices.DeleteFunc(engine.Options(g.Rays(p)), func(q engine.Position) bool { return g.Sees(q) > 0 }), nil
	}, func(p engine.Position) (sights []int32, err error) {
		for _, q := range engine.Options(g.Rays(p)) {
			sights = append(sights, g.Sees(q))
		}
		return sights, nil
	})
}

func (g Band) Shape() engine.Shape {
	return engine.Shape{Dim: 2, Blocking: 1, Kinds: []engine.Kind{engine.Outcomes}, Unbounded: true, Outskirts: 100}
}

func (g Band) Check(engine.Position) error { return nil }

func (g Band) Rays(p engine.Position) []engine.Ray {
	rays := g.Queen.Rays(p)[:2]
	for off := 1 - g.width; off < g.width; off++ {
		from := p.Plus(engine.At(-1-max(off, 0), -1-max(-off, 0)), engine.Num(1))
		x, y := from.At(0), from.At(1)
		if x.Sign() < 0 || y.Sign() < 0 {
			continue
		}
		count := x
		if y.Cmp(x) < 0 {
			count = y
		}
		rays = append(rays, engine.Ray{From: from, Step: engine.At(-1, -1), Count: count.Plus(engine.Num(1))})
	}
	return rays
}

func (g Band) Sees(p engine.Position) int32 {
	if n, ok := g.memo[p]; ok {
		return n
	}
	var n int32
	for _, q := range engine.Options(g.Rays(p)) {
		if g.Sees(q) == 0 {
			n++
		}
	}
	g.memo[p] = n
	return n
}
