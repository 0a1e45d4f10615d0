package exile_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/oracle"
)

// TestMethodsAgree asks every method that fits for itself: about palaces and values near the
// corner, where the oracle knows them as well, and farther out, where two of the quadrant's
// methods do.
func TestMethodsAgree(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 22))
	for i, g := range []core.Game{exile.Spiral{}, exile.Quadrant{}} {
		ms, slow, both := g.Solve(), oracle.New(games[i]), 0
		for n := range 200 {
			edge := []int{12, 100_000}[n%2]
			p := core.At(r.IntN(edge), r.IntN(edge))
			if g.Shape().Signed && r.IntN(2) == 1 {
				p = p.With(r.IntN(2), core.Num(-r.IntN(edge)))
			}
			answers := [][]core.Position{}
			for _, m := range ms {
				if m.Palaces != nil && m.Fits(core.Query{Ask: core.AskPalaces, At: p}) == nil {
					found, err := m.Palaces(p)
					if err != nil {
						t.Fatal(err)
					}
					answers = append(answers, found)
				}
				for _, k := range g.Shape().Kinds {
					if m.Value == nil || edge > 12 || m.Fits(core.Query{Ask: core.AskValue, At: p, Kind: k}) != nil {
						continue
					}
					w := core.Window{X: p.Cell().X, Y: p.Cell().Y, W: 1, H: 1}
					if v, err := m.Value(k, p); err != nil || v != core.Num(int(slow.Values(k, w)[0])) {
						t.Fatalf("%v: %s says that (%v) has the value %v, %v", g, m.Name, p, v, err)
					}
				}
			}
			for _, a := range answers[1:] {
				if both++; !slices.Equal(a, answers[0]) {
					t.Fatalf("%v: the palaces of (%v) are %v, or %v", g, p, answers[0], a)
				}
			}
		}
		if !g.Shape().Signed && both < 100 {
			t.Errorf("%v: two methods answered %d times", g, both)
		}
	}
}

// TestWhichMethod says which method answers what.
func TestWhichMethod(t *testing.T) {
	far := core.Big(core.Num(10).Big().Lsh(core.Num(1).Big(), 300))
	for _, x := range []struct {
		game core.Game
		q    core.Query
		want string
	}{
		{exile.Spiral{}, core.Query{At: core.At(5, -7)}, "Tribonacci numerals"},
		{exile.Spiral{}, core.Query{At: core.Of(far, far)}, "Tribonacci numerals"},
		{exile.Spiral{}, core.Query{Ask: core.AskSights, At: core.At(5, -7)}, "Table of lines"},
		{exile.Spiral{}, core.Query{Ask: core.AskSights, At: core.Of(far, far)}, ""},
		{exile.Spiral{}, core.Query{Ask: core.AskTiles, Map: core.Map{Kind: core.NimValues}}, "Mex filling"},
		{exile.Spiral{}, core.Query{Ask: core.AskTiles, Map: core.Map{Kind: core.NimValues, Origin: core.At(1, 1)}}, ""},
		{exile.Spiral{}, core.Query{Ask: core.AskValue, Kind: core.NimValues, At: core.Of(far, far)}, ""},
		{exile.Quadrant{}, core.Query{At: core.At(5, 7)}, "Table of columns"},
		{exile.Quadrant{}, core.Query{At: core.At(5, 131072)}, "Descent by φ"},
		{exile.Quadrant{}, core.Query{At: core.Of(far, core.Num(5))}, "Descent by φ"},
		{exile.Quadrant{}, core.Query{Ask: core.AskValue, Kind: core.NimValues, At: core.At(5, 7)}, "Mex filling"},
		{exile.Quadrant{}, core.Query{Ask: core.AskTiles, Map: core.Map{Origin: core.At(1, 1)}}, "Descent by φ"},
	} {
		m, _, err := x.game.Solve().For(x.q)
		switch {
		case x.want == "" && err == nil:
			t.Errorf("%v, %+v: %s answers", x.game, x.q, m.Name)
		case x.want != "" && (err != nil || m.Name != x.want):
			t.Errorf("%v, %+v: %v answers, %v, want %s", x.game, x.q, m, err, x.want)
		}
	}
}
