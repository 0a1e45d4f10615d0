package rook

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

func TestConformance(t *testing.T) {
	family := Family
	enginetest.Run(t, Game{}, enginetest.Options{Family: &family})
}

// TestNimSum checks values by hand: 6 xor 3 = 110₂ xor 011₂ = 101₂ = 5; and that they know
// no end: 2^100 xor 1.
func TestNimSum(t *testing.T) {
	ms := Game{}.Solve()
	huge := engine.Big(engine.Num(1).Big().Lsh(engine.Num(1).Big(), 100))
	for _, c := range []struct {
		p    engine.Position
		want string
	}{
		{engine.At(0, 0), "0"}, {engine.At(6, 3), "5"}, {engine.At(3, 6), "5"}, {engine.At(7, 7), "0"},
		{engine.Of(huge, engine.Num(1)), "1267650600228229401496703205377"}, {engine.Of(huge, huge), "0"},
	} {
		got, err := ms.Value(engine.NimValues, c.p)
		if err != nil || got.String() != c.want {
			t.Errorf("%v has nim-value %v, %v, want %s", c.p, got, err, c.want)
		}
	}
}

// TestEdges: lists of too many options and far maps of nim-values are refused.
func TestEdges(t *testing.T) {
	ms := Game{}.Solve()
	if _, err := engine.NewBoard(Game{}, ms, engine.NewMap(Game{}, engine.NimValues, engine.At(1, 1), "")); err == nil {
		t.Error("a map of nim-values begins elsewhere")
	}
	b, err := engine.NewBoard(Game{}, ms, engine.NewMap(Game{}, engine.NimValues, engine.Position{}, ""))
	edge := Game{}.Plane(engine.Map{}).W
	if err != nil || b.Check(engine.Window{X: edge - 2, Y: 0, W: 2, H: 1}) != nil || b.Check(engine.Window{X: edge - 1, Y: 0, W: 2, H: 1}) == nil {
		t.Errorf("the plane ends elsewhere, or there is none: %v", err)
	}
}

func TestIdeas(t *testing.T) { enginetest.Ideas(t, Game{}, Illustrate) }
