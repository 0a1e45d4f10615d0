package enginetest_test

import (
	"errors"
	"math/big"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/enginetest"
	"github.com/palacegames/palace/engine/oracle"
)

// nim is Nim with two piles, in which equal piles are P: a correct far game, with
// hooks to break it.
type nim struct {
	sample
	shift     int  // what FarBoard adds to the origin's first pile
	short     bool // FarRays forgets the last square
	negatives bool // CheckFar lets negative piles pass
	endless   bool // or those of any length
	plane     bool // FarBoard shows squares that are none
	drift     bool // FarBoard is wrong beyond the first tile
	near      int
}

func (g *nim) Rays(p engine.Position) (rays []engine.Ray) {
	for _, r := range (&nim{}).FarRays(p.Far()) {
		rays = append(rays, engine.Ray{Step: r.Step, Count: int(r.Count.Int64())})
	}
	return rays
}

func (g *nim) Board(k engine.Kind) engine.Board { return &board{&g.sample, k, oracle.New(&nim{})} }

func (g *nim) Solver() engine.Solver { return &nimSolver{solver{&g.sample, oracle.New(&nim{})}} }

func (g *nim) Near() int { return g.near }

func (g *nim) CheckFar(p engine.FarPosition) error {
	if len(p) != 2 {
		return errors.New("a position is two numbers")
	}
	for _, v := range p {
		if v.Sign() < 0 && !g.negatives {
			return errors.New("a pile is negative")
		}
		if v.BitLen() > 10_000 && !g.endless {
			return errors.New("a pile is too long")
		}
	}
	return nil
}

func (g *nim) FarRays(p engine.FarPosition) (rays []engine.FarRay) {
	for d, step := range []engine.Position{{-1, 0}, {0, -1}} {
		if p[d].Sign() > 0 {
			count := new(big.Int).Set(p[d])
			if g.short && len(rays) == 0 {
				if count.Sub(count, big.NewInt(1)); count.Sign() == 0 {
					continue
				}
			}
			rays = append(rays, engine.FarRay{Step: step, Count: count})
		}
	}
	return rays
}

func (g *nim) FarBoard(origin engine.FarPosition) engine.Board {
	return &farNim{g, origin, origin.Quadrant(engine.Span)}
}

type nimSolver struct{ solver }

func (s *nimSolver) FarPalaces(p engine.FarPosition) ([]engine.FarPosition, error) {
	switch p[0].Cmp(p[1]) {
	case 1:
		return []engine.FarPosition{{p[1], p[1]}}, nil
	case -1:
		return []engine.FarPosition{{p[0], p[0]}}, nil
	}
	return nil, nil
}

type farNim struct {
	game   *nim
	origin engine.FarPosition
	plane  engine.Window
}

func (b *farNim) Plane() engine.Window { return b.plane }

func (b *farNim) Check(w engine.Window) error {
	if w.Intersect(b.plane) != w && !b.game.plane {
		return errors.New("the window is not on the board")
	}
	return nil
}

func (b *farNim) Source(w engine.Window) engine.Source {
	s := &source{}
	const size = engine.TileSize
	for y := engine.FloorDiv(w.Y, size) * size; y < w.Y+w.H; y += size {
		for x := engine.FloorDiv(w.X, size) * size; x < w.X+w.W; x += size {
			t := engine.Tile{Window: w.Intersect(engine.Window{X: x, Y: y, W: size, H: size})}
			t.Wide = make([]int32, t.Area())
			for i := range t.Wide {
				by := engine.Position{t.X + i%t.W + b.game.shift, t.Y + i/t.W}
				if b.game.drift && by[0] > size-8 {
					by[0]++
				}
				if p := b.origin.Plus(by); p[0].Cmp(p[1]) == 0 {
					t.Wide[i] = 1
				}
			}
			s.tiles = append(s.tiles, t)
		}
	}
	return s
}

func TestACorrectFarGamePasses(t *testing.T) {
	enginetest.Run(t, &nim{}, enginetest.Options{Size: 20})
}

func TestBrokenFarGamesFail(t *testing.T) {
	for want, g := range map[string]*nim{
		"the outcome at":        {shift: 1},
		"the outcome at (2":     {drift: true},
		"the rays from":         {short: true},
		"wrong position 4":      {negatives: true},
		"wrong position 3":      {endless: true},
		"over the edge":         {plane: true},
		"its Near is":           {near: engine.Span},
		"far out: board around": {shift: -1},
	} {
		err := enginetest.Verify(g, enginetest.Options{Size: 20, Positions: 80})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want a failure with %q, got %v", want, err)
		}
	}
}
