package colour

import (
	"math"
	"math/rand/v2"
	"testing"
)

// tinted returns a picture whose pixels have random colours between low and high, but
// for one pixel in 200 that has any.
func tinted(random *rand.Rand, low, high [3]uint8) (pixels []byte) {
	pixels = make([]byte, 4*edge*edge)
	for i := 0; i < len(pixels); i += 4 {
		for c := range 3 {
			pixels[i+c] = low[c] + uint8(random.IntN(int(high[c]-low[c])+1))
			if random.IntN(200) == 0 {
				pixels[i+c] = uint8(random.IntN(256))
			}
		}
		pixels[i+3] = 255
	}
	return pixels
}

// edge is that of a picture in the tests.
const edge = 256

// TestSpread checks that colours are spread about the middle of what there is, as far
// as there is room, and that odd ones do not matter.
func TestSpread(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 10))
	for _, test := range []struct {
		low, high [3]uint8
		gain      float64
	}{
		{[3]uint8{100, 100, 100}, [3]uint8{110, 110, 110}, mostGain},
		{[3]uint8{100, 60, 0}, [3]uint8{120, 162, 10}, spreadOver / 0.4},
		{[3]uint8{0, 0, 0}, [3]uint8{255, 10, 10}, 1},
		{[3]uint8{7, 8, 9}, [3]uint8{7, 8, 9}, mostGain},
	} {
		tints := CountTints(tinted(random, test.low, test.high), edge)
		s, ok := tints.Spread()
		if !ok || math.Abs(s.Gain-test.gain) > 0.05*test.gain {
			t.Errorf("from %v to %v: gain %.2f, want %.2f", test.low, test.high, s.Gain, test.gain)
		}
		for c := range 3 {
			want := (float64(test.low[c]) + float64(test.high[c])) / 510
			if math.Abs(s.Middle[c]-want) > 0.012 {
				t.Errorf("from %v to %v: the middle of channel %d is %.3f, want %.3f", test.low, test.high, c, s.Middle[c], want)
			}
		}
	}
	if tints := CountTints(make([]byte, 4*edge*edge), edge); tints != (Tints{}) {
		t.Error("unknown pixels are counted")
	}
	if _, ok := (&Tints{}).Spread(); ok {
		t.Error("nothing counted has a spread")
	}
}

// TestTintsAdd checks that two pictures measured apart are as if measured together.
func TestTintsAdd(t *testing.T) {
	random := rand.New(rand.NewPCG(11, 12))
	a := CountTints(tinted(random, [3]uint8{0, 0, 0}, [3]uint8{20, 20, 20}), edge)
	b := CountTints(tinted(random, [3]uint8{80, 80, 80}, [3]uint8{102, 102, 102}), edge)
	a.Add(&b)
	if s, _ := a.Spread(); math.Abs(s.Gain-2) > 0.05 || math.Abs(s.Middle[1]-0.2) > 0.01 {
		t.Errorf("both together: %+v", s)
	}
}

func TestSpreadToward(t *testing.T) {
	a, b := Spread{[3]float64{0, 0.5, 1}, 1}, Spread{[3]float64{1, 0.5, 0}, 3}
	half := a.Toward(b, 0.5)
	if !half.Near(Spread{[3]float64{0.5, 0.5, 0.5}, 2}, 1e-9) || half.Near(a, 0.5) || !half.Near(a, 1.01) {
		t.Errorf("half way: %+v", half)
	}
}
