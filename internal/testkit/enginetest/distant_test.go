package enginetest_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/enginetest"
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

func (g *nim) Shape() engine.Shape {
	s := g.sample.Shape()
	s.Unbounded, s.Outskirts = true, g.outskirts
	return s
}

func (g *nim) Plane(m engine.Map) engine.Window {
	switch {
	case m.Origin == (engine.Position{}):
		return engine.Quadrant(engine.At(0, 0), engine.Span)
	case g.cut:
		return engine.Quadrant(engine.At(3, 3), engine.Span)
	}
	return engine.Quadrant(m.Origin, engine.Span)
}

func (g *nim) Check(p engine.Position) error {
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

func (g *nim) Rays(p engine.Position) (rays []engine.Ray) {
	_, near := p.Small(nil)
	for d, step := range []engine.Position{engine.At(-1, 0), engine.At(0, -1)} {
		count := p.At(d)
		if g.short && len(rays) == 0 && count.Sign() > 0 {
			count = count.Minus(engine.Num(1))
		}
		if g.backward && !near {
			count = count.Plus(engine.Num(1))
		}
		if count.Sign() > 0 {
			rays = append(rays, engine.From(p, step, count))
		}
	}
	return rays
}

// Solve has the textbook for numbers near the corner, and equal piles at any distance.
func (g *nim) Solve() engine.Methods {
	methods := g.sample.solve(&nim{})
	small := methods[0].Fits
	methods[0].Fits = func(q engine.Query) error {
		if _, ok := q.At.Seen(engine.Position{}, 100); q.Ask != engine.AskTiles && !ok {
			return errors.New("it is far out")
		}
		return small(q)
	}
	return append(methods, engine.Method{
		Name: "Equal piles", Idea: "Whoever makes the piles equal can do so again.", Reach: "everywhere", Cost: "a look",
		File: "distant_test.go",
		Fits: func(q engine.Query) error {
			if q.Ask == engine.AskTiles && q.Values() != engine.Outcomes {
				return engine.ErrKind
			}
			return nil
		},
		Palaces: func(p engine.Position) ([]engine.Position, error) {
			least := p.At(0)
			if p.At(1).Cmp(least) < 0 {
				least = p.At(1)
			}
			if p.At(0) == p.At(1) {
				return nil, nil
			}
			return []engine.Position{engine.Of(least, least)}, nil
		},
		Maps: g,
	})
}

// Open returns the squares of a map.
func (g *nim) Open(m engine.Map) engine.Squares { return &distantNim{g, m} }

type distantNim struct {
	game *nim
	m    engine.Map
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
	if b.m.Origin == (engine.Position{}) {
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
		"its Outskirts are":     {outskirts: engine.Span},
		"far out: board around": {shift: -1},
	} {
		err := enginetest.Verify(g, enginetest.Options{Size: 20, Positions: 80})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want a failure with %q, got %v", want, err)
		}
	}
}
