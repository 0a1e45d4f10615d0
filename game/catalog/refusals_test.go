package catalog_test

import (
	"errors"
	"math/big"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
)

// TestRefusalsAreTold: whatever game refuses a position or a window, errors.Is tells what it is about.
func TestRefusalsAreTold(t *testing.T) {
	veryFar := engine.Big(new(big.Int).Exp(big.NewInt(10), big.NewInt(20_000), nil))
	rulesets := append(catalog.Rulesets(), "exile:spiral", "wythoff+(t,2t)(2t,t);t=1..10", "subtraction:(0,2)(3,8)(5,0)(8,6)(8,8)", "subtraction:(3)(5)", "subtraction:(1,0,2)(0,3,1)")
	for _, ruleset := range rulesets {
		g, err := catalog.Parse(ruleset)
		if err != nil {
			t.Fatal(err)
		}
		shape := g.Shape()
		all := func(v engine.Int) engine.Position {
			c := make([]engine.Int, shape.Dim)
			for d := range c {
				c[d] = v
			}
			return engine.Of(c...)
		}
		refused := func(what string, err, kind error) {
			t.Helper()
			if !errors.Is(err, kind) {
				t.Errorf("%s, %s: %v, which is not told to be %v", g, what, err, kind)
			}
		}
		refused("more components", g.Check(engine.Ints(make([]int, shape.Dim+1)...)), engine.ErrWrongDimension)
		refused("more components", game.CheckPosition(g, g.Solve(), engine.Ints(make([]int, shape.Dim+1)...)), engine.ErrWrongDimension)
		refused("very far out", game.CheckPosition(g, g.Solve(), all(veryFar)), engine.ErrTooFar)
		if !shape.Signed {
			refused("negative", game.CheckPosition(g, g.Solve(), all(engine.Num(-1))), engine.ErrOutside)
		}
		for _, kind := range []engine.Kind{engine.Outcomes, engine.PalaceNumbers, engine.NimValues} {
			board, err := engine.NewBoard(g, g.Solve(), engine.NewMap(g, kind, engine.Position{}, ""))
			if !shape.Has(kind) {
				refused("another map", err, engine.ErrNoMap)
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			plane := board.Plane()
			for _, w := range []engine.Window{{W: 0, H: 3}, {W: 1 << 40, H: 1 << 40}, {X: plane.X - 1, Y: plane.Y, W: 2, H: 1}, {X: plane.X + plane.W - 2, Y: plane.Y + plane.H - 1, W: 2, H: 1}} {
				_, err := engine.Values(board, w)
				if err != nil && !errors.Is(err, engine.ErrTooFar) && !errors.Is(err, engine.ErrOutside) && !errors.Is(err, engine.ErrWindow) {
					t.Errorf("%s, %v, the window %v: %v, which nothing tells apart", g, kind, w, err)
				}
				if w.Empty() && !errors.Is(err, engine.ErrWindow) {
					t.Errorf("%s, %v: an empty window is answered with %v", g, kind, err)
				}
			}
		}
	}
}
