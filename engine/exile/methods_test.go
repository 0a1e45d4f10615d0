package exile_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile"
)

// TestMethodsAgree: near and farther out than the suite asks several methods about, the two
// that know the quadrant's palaces say the same.
func TestMethodsAgree(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 22))
	ms, both := onQuadrant.Solve(), 0
	for range 200 {
		p := engine.At(r.IntN(100_000), r.IntN(100_000))
		var first []engine.Position
		answered := 0
		for _, m := range ms {
			if m.Palaces == nil || m.Fits(engine.Query{Ask: engine.AskPalaces, At: p}) != nil {
				continue
			}
			found, err := m.Palaces(p)
			if err != nil {
				t.Fatal(err)
			}
			if answered++; answered == 1 {
				first = found
			} else if both++; !slices.Equal(found, first) {
				t.Fatalf("the palaces of (%v) are %v, or %v", p, first, found)
			}
		}
	}
	if both < 100 {
		t.Errorf("two methods answered %d times", both)
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
