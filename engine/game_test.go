package engine

import (
	"math/big"
	"strings"
	"testing"
)

// TestQuadrant cuts planes off at the edges of the board.
func TestQuadrant(t *testing.T) {
	huge := Big(new(big.Int).Lsh(big.NewInt(1), 300))
	const span = 1000
	for _, c := range []struct {
		at   Position
		want Window
	}{
		{At(0, 0), Window{W: span, H: span}},
		{At(7, 999), Window{X: -7, Y: -999, W: span + 7, H: span + 999}},
		{Of(Num(5), huge), Window{X: -5, Y: -span, W: span + 5, H: 2 * span}},
		{Of(huge), Window{X: -span, W: 2 * span, H: 1}},
		{Of(huge, Num(1000), huge), Window{X: -span, Y: -span, W: 2 * span, H: 2 * span}},
	} {
		if got := Quadrant(c.at, span); got != c.want {
			t.Errorf("around (%v) lie %+v, want %+v", c.at, got, c.want)
		}
	}
}

// TestCheckPair: what is no pair, is negative or has too many digits is refused, each in
// words of its own.
func TestCheckPair(t *testing.T) {
	huge := Big(new(big.Int).Lsh(big.NewInt(1), 33_220))
	for want, p := range map[string]Position{
		"two coordinates, not 0": {}, "two coordinates, not 1": Ints(5), "two coordinates, not 3": Ints(1, 2, 3),
		"no coordinate can be negative": At(3, -1), "about 10000 digits": Of(Num(0), huge),
	} {
		if err := CheckPair(p, 33_220); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
	if err := CheckPair(Of(Num(0), huge.Minus(Num(1))), 33_220); err != nil {
		t.Error(err)
	}
}
