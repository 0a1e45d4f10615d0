package colour

import (
	"testing"

	"github.com/palacegames/palace/engine"
)

// TestLookFades checks that the board turns into a picture and back without a jump,
// that it is paper wherever numbers are near and a picture from afar.
func TestLookFades(t *testing.T) {
	for _, scale := range []float64{8, 12, 24, 72} {
		if Covering(scale) != 0 {
			t.Errorf("at %g pixels a square a picture covers the board", scale)
		}
	}
	for _, scale := range []float64{5, 3, 1, 0.1} {
		if Covering(scale) != 1 || Roominess(scale) != 0 {
			t.Errorf("at %g pixels a square the board shows", scale)
		}
	}
	for scale := 0.02; scale < 80; scale *= 1.01 {
		next := scale * 1.01
		for name, of := range map[string]func(float64) float64{
			"covering": Covering, "room": Roominess, "stretching": Stretching,
			"wash": func(s float64) float64 { return Wash(engine.PalaceNumbers, s) },
			"rim":  func(s float64) float64 { return Rim(false, s) },
		} {
			if step := of(scale) - of(next); step > 0.09 || step < -0.09 {
				t.Errorf("%s jumps by %.3f at %.2f", name, step, scale)
			}
		}
	}
	if Rim(false, 8) != 1 || Rim(false, 72) != 0 || Rim(true, 8) != 0 {
		t.Error("tiles are outlined where they are large or the board is dark, or not where they are small on paper")
	}
	if Stretching(1) != 0 || Stretching(0.25) != 1 {
		t.Error("contrast is stretched where a pixel is one square, or not where it is many")
	}
}

// TestShown checks what a legend says of a colour: palaces keep theirs; other squares
// are paper near by, at most washed with theirs.
func TestShown(t *testing.T) {
	for _, theme := range []*Theme{&LightTheme, &DarkTheme} {
		board := theme.Square()
		for _, name := range PaletteNames() {
			p := NewPalette(name, engine.PalaceNumbers, 5)
			near, far := Look{Tiles: true, Wash: 0.2}, Look{}
			for v := range int32(9) {
				c := near.Shown(p, v, board)
				switch {
				case far.Shown(p, v, board) != p.Color(v):
					t.Errorf("%s: %d has another colour from afar", name, v)
				case v < 5 && c != p.Color(v):
					t.Errorf("%s: the palace %d has another colour near by", name, v)
				case v == 5 && c != board:
					t.Errorf("%s: %d is no paper near by but %v", name, v, c)
				case v > 5 && (c == board || c == p.Color(v)):
					t.Errorf("%s: %d is not washed near by: %v", name, v, c)
				}
			}
		}
	}
}

func TestPercent(t *testing.T) {
	for _, test := range []struct {
		band      Band
		low, high int
	}{{Band{0.2213, 0.2987}, 22, 30}, {Band{0.25, 0.3}, 25, 30}, {Band{0, 1}, 0, 100}, {Band{0.2999, 0.3501}, 30, 35}} {
		if low, high := test.band.Percent(); low != test.low || high != test.high {
			t.Errorf("%v rounds to %d…%d, want %d…%d", test.band, low, high, test.low, test.high)
		}
	}
}
