package enginetest_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/enginetest"
)

// nim is Nim with two piles of any length, in which equal piles are P: a correct game,
// with hooks to break it.
type nim struct {
	sample
	shift     int  // what a map adds to the origin's first pile
	short     bool // Rays forgets the last square
	backward  bool // far out Rays leads to negative piles
	negatives bool // far out Check lets negative piles pass
	endless   bool // or those of any length
	cut       bool // the plane around an origin is that of the corner
	drift     bool // a map is wrong beyond the first tile
	outskirts int
}

func (g *nim) Shape() core.Shape {
	s := g.sample.Shape()
	s.Unbounded, s.Outskirts = true, g.outskirts
	return s
}

func (g *nim) Plane(m core.Map) core.Window {
	switch {
	case m.Origin == (core.Position{}):
		return core.Quadrant(core.At(0, 0), core.Span)
	case g.cut:
		return core.Quadrant(core.At(3, 3), core.Span)
	}
	return core.Quadrant(m.Origin, core.Span)
}

func (g *nim) Check(p core.Position) error {
	if p.Dim() != 2 {
		return errors.New("a position is two numbers")
	}
	for _, v := range p.Components(nil) {
		if _, near := v.Small(); v.Sign() < 0 && (near || !g.negatives) {
			return errors.New("a pile is negative")
		}
		if v.Bits() > 10_000 && !g.endless {
			return errors.New("a pile is too long")
		}
	}
	return nil
}

func (g *nim) Rays(p core.Position) (rays []core.Ray) {
	_, near := p.Small(nil)
	for d, step := range []core.Position{core.At(-1, 0), core.At(0, -1)} {
		count := p.At(d)
		if g.short && len(rays) == 0 && count.Sign() > 0 {
			count = count.Minus(core.Num(1))
		}
		if g.backward && !near {
			count = count.Plus(core.Num(1))
		}
		if count.Sign() > 0 {
			rays = append(rays, core.From(p, step, count))
		}
	}
	return rays
}

// Solve has the textbook for numbers near the corner, and equal piles at any distance.
func (g *nim) Solve() core.Methods {
	methods := g.sample.solve(&nim{})
	small := methods[0].Fits
	methods[0].Fits = func(q core.Query) error {
		if _, ok := q.At.Seen(core.Position{}, 100); q.Ask != core.AskTiles && !ok {
			return errors.New("it is far out")
		}
		return small(q)
	}
	return append(methods, core.Method{
		Name: "Equal piles", Idea: "Whoever makes the piles equal can do so again.", Reach: "everywhere", Cost: "a look",
		File: "distant_test.go",
		Fits: func(q core.Query) error {
			if q.Ask == core.AskTiles && q.Kind != core.Outcomes {
				return core.ErrKind
			}
			return nil
		},
		Palaces: func(p core.Position) ([]core.Position, error) {
			least := p.At(0)
			if p.At(1).Cmp(least) < 0 {
				least = p.At(1)
			}
			if p.At(0) == p.At(1) {
				return nil, nil
			}
			return []core.Position{core.Of(least, least)}, nil
		},
		Open: func(m core.Map) core.Squares { return &distantNim{g, m} },
	})
}

type distantNim struct {
	game *nim
	m    core.Map
}

func (b *distantNim) Source(w engine.Window) engine.Source {
	s := &source{}
	const size = engine.TileSize
	for y := engine.FloorDiv(w.Y, size) * size; y < w.Y+w.H; y += size {
		for x := engine.FloorDiv(w.X, size) * size; x < w.X+w.W; x += size {
			t := engine.Tile{Window: w.Intersect(engine.Window{X: x, Y: y, W: size, H: size})}
			t.Wide = make([]int32, t.Area())
			for i := range t.Wide {
				by := engine.Cell{X: t.X + i%t.W + b.shift(), Y: t.Y + i/t.W}
				if b.game.drift && by.X > size-8 {
					by.X++
				}
				if p := b.m.Position(by, 2); p.At(0) == p.At(1) {
					t.Wide[i] = 1
				}
			}
			s.tiles = append(s.tiles, t)
		}
	}
	return s
}

// shift is that of a map that has an origin.
func (b *distantNim) shift() int {
	if b.m.Origin == (core.Position{}) {
		return 0
	}
	return b.game.shift
}

func TestACorrectFarGamePasses(t *testing.T) {
	enginetest.Run(t, &nim{}, enginetest.Options{Size: 20})
}

func TestBrokenFarGamesFail(t *testing.T) {
	for want, g := range map[string]*nim{
		"the outcome at":        {shift: 1},
		"the outcome at (2":     {drift: true},
		"at 1,0 is 0, want 1":   {short: true},
		"off the board":         {backward: true},
		"wrong position 4":      {negatives: true},
		"wrong position 3":      {endless: true},
		"begins at column":      {cut: true},
		"its Outskirts are":     {outskirts: core.Span},
		"far out: board around": {shift: -1},
	} {
		err := enginetest.Verify(g, enginetest.Options{Size: 20, Positions: 80})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want a failure with %q, got %v", want, err)
		}
	}
}
