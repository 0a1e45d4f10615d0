package colour_test

import (
	"math"
	"testing"

	"github.com/palacegames/palace/render/colour"
)

// TestLightOf holds the formula against well-known values.
func TestLightOf(t *testing.T) {
	for b, want := range map[uint8]float64{0: 0, 10: 0.003035, 11: 0.003347, 55: 0.038204, 119: 0.184475, 188: 0.502886, 255: 1} {
		if got := colour.LightOf(b); math.Abs(got-want) > 1e-6 {
			t.Errorf("byte %d: %.6f, want %.6f", b, got, want)
		}
	}
}

// TestGamma: every byte comes back, and no darker light makes a brighter byte.
func TestGamma(t *testing.T) {
	for b := range 256 {
		if got := colour.Gamma[colour.Linear[b]]; int(got) != b {
			t.Errorf("byte %d comes back as %d", b, got)
		}
	}
	for v := range colour.FullLight {
		if colour.Gamma[v] > colour.Gamma[v+1] {
			t.Errorf("light %d is brighter than %d", v, v+1)
		}
	}
}
