package exile_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/oracle"
)

// TestMethodsAgree asks every method that fits for itself: about palaces and values near the
// corner, where the oracle knows them as well, and farther out, where two of the quadrant's
// methods do.
func TestMethodsAgree(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 22))
	for i, g := range []engine.Game{exile.Spiral{}, exile.Quadrant{}} {
		ms, slow, both := g.Solve(), oracle.New(games[i]), 0
		for n := range 200 {
			edge := []int{12, 100_000}[n%2]
			p := engine.At(r.IntN(edge), r.IntN(edge))
			if g.Shape().Signed && r.IntN(2) == 1 {
				p = p.With(r.IntN(2), engine.Num(-r.IntN(edge)))
			}
			answers := [][]engine.Position{}
			for _, m := range ms {
				if m.Palaces != nil && m.Fits(engine.Query{Ask: engine.AskPalaces, At: p}) == nil {
					found, err := m.Palaces(p)
					if err != nil {
						t.Fatal(err)
					}
					answers = append(answers, found)
				}
				for _, k := range g.Shape().Kinds {
					if m.Value == nil || edge > 12 || m.Fits(engine.Query{Ask: engine.AskValue, At: p, Kind: k}) != nil {
						continue
					}
					w := engine.Window{X: p.Cell().X, Y: p.Cell().Y, W: 1, H: 1}
					if v, err := m.Value(k, p); err != nil || v != engine.Num(int(slow.Values(k, w)[0])) {
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
	far := engine.Big(engine.Num(10).Big().Lsh(engine.Num(1).Big(), 300))
	for _, x := range []struct {
		game engine.Game
		q    engine.Query
		want string
	}{
		{exile.Spiral{}, engine.Query{At: engine.At(5, -7)}, "Tribonacci numerals"},
		{exile.Spiral{}, engine.Query{At: engine.Of(far, far)}, "Tribonacci numerals"},
		{exile.Spiral{}, engine.Query{Ask: engine.AskTiles, Map: engine.Map{Kind: engine.NimValues}}, "Mex filling"},
		{exile.Spiral{}, engine.Query{Ask: engine.AskTiles, Map: engine.Map{Kind: engine.NimValues, Origin: engine.At(1, 1)}}, ""},
		{exile.Spiral{}, engine.Query{Ask: engine.AskValue, Kind: engine.NimValues, At: engine.Of(far, far)}, ""},
		{exile.Quadrant{}, engine.Query{At: engine.At(5, 7)}, "Table of columns"},
		{exile.Quadrant{}, engine.Query{At: engine.At(5, 131072)}, "Descent by φ"},
		{exile.Quadrant{}, engine.Query{At: engine.Of(far, engine.Num(5))}, "Descent by φ"},
		{exile.Quadrant{}, engine.Query{Ask: engine.AskValue, Kind: engine.NimValues, At: engine.At(5, 7)}, "Mex filling"},
		{exile.Quadrant{}, engine.Query{Ask: engine.AskTiles, Map: engine.Map{Origin: engine.At(1, 1)}}, "Descent by φ"},
	} {
		m, _, err := x.game.Solve().Find(x.q)
		switch {
		case x.want == "" && err == nil:
			t.Errorf("%v, %+v: %s answers", x.game, x.q, m.Name)
		case x.want != "" && (err != nil || m.Name != x.want):
			t.Errorf("%v, %+v: %v answers, %v, want %s", x.game, x.q, m, err, x.want)
		}
	}
}
