package engine

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// A far ray reaches what the near one reaches, wherever both are seen from.
func TestFarRaysReach(t *testing.T) {
	origin := FarPosition{new(big.Int).Exp(big.NewInt(10), big.NewInt(99), nil), big.NewInt(-7)}
	rng := rand.New(rand.NewPCG(5, 5))
	small := func() Position { return Position{rng.IntN(13) - 6, rng.IntN(13) - 6} }
	reached := 0
	for range 20000 {
		p, q, step := small(), small(), Position{rng.IntN(5) - 2, rng.IntN(5) - 2}
		if step.Equal(Position{0, 0}) {
			continue
		}
		count := rng.IntN(5)
		want := Reaches([]Ray{{step, count}}, p, q)
		far := FarRay{step, big.NewInt(int64(count))}
		if got := far.Reaches(origin.Plus(p), origin.Plus(q)); got != want {
			t.Fatalf("from %v by %v to %v: %v, want %v", p, far, q, got, want)
		}
		if want {
			reached++
		}
		if back, ok := origin.Plus(p).From(origin, 6); !ok || !back.Equal(p) {
			t.Fatalf("%v came back as %v", p, back)
		}
		if origin.Plus(p).Compare(origin.Plus(q)) != p.Compare(q) || origin.Plus(p).Equal(origin.Plus(q)) != p.Equal(q) {
			t.Fatalf("%v and %v compare otherwise from afar", p, q)
		}
	}
	if reached == 0 {
		t.Error("nothing was reached")
	}
	if _, ok := origin.From(Position{0, 0}.Far(), 1<<52); ok {
		t.Error("ten to the 99th counts as near")
	}
	if got := (Position{3, -4}).Far().String(); got != "3,-4" {
		t.Errorf("(3,-4) is written %s", got)
	}
}

// TestQuadrant cuts planes off at the edges of the board.
func TestQuadrant(t *testing.T) {
	huge := new(big.Int).Lsh(big.NewInt(1), 300)
	const span = 1000
	for _, c := range []struct {
		at   FarPosition
		want Window
	}{
		{Position{0, 0}.Far(), Window{W: span, H: span}},
		{Position{7, 999}.Far(), Window{X: -7, Y: -999, W: span + 7, H: span + 999}},
		{FarPosition{big.NewInt(5), huge}, Window{X: -5, Y: -span, W: span + 5, H: 2 * span}},
		{FarPosition{huge}, Window{X: -span, W: 2 * span, H: 1}},
		{FarPosition{huge, big.NewInt(1000), huge}, Window{X: -span, Y: -span, W: 2 * span, H: 2 * span}},
	} {
		if got := c.at.Quadrant(span); got != c.want {
			t.Errorf("around %v lie %+v, want %+v", c.at, got, c.want)
		}
	}
}

func TestFarPositions(t *testing.T) {
	list := []Position{{0, 7}, {}, {-3}, {math.MinInt, math.MaxInt, -1}}
	far := FarPositions(list)
	if len(far) != len(list) {
		t.Fatalf("%d positions of %d", len(far), len(list))
	}
	for i, p := range list {
		if !far[i].Equal(p.Far()) {
			t.Errorf("%v became %v", p, far[i])
		}
	}
	if FarPositions(nil) != nil {
		t.Error("no positions became some")
	}
}
