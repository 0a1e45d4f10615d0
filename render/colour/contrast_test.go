package colour

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
)

// TestMeterAxis holds what the graphics card is told against what is counted.
func TestMeterAxis(t *testing.T) {
	for _, name := range PaletteNames() {
		p := NewPalette(name, engine.Outcomes, 1)
		m := NewMeter(p)
		for part := range 21 {
			c := mix(p.Color(0), p.Color(1), float64(part)/20)
			share := m.Axis[0]*LightOf(c.R) + m.Axis[1]*LightOf(c.G) + m.Axis[2]*LightOf(c.B) - m.Base
			if math.Abs(share-m.Share(c.R, c.G, c.B)) > 0.002 || math.Abs(share-float64(part)/20) > 0.006 {
				t.Errorf("%s: %v has the share %.4f and is read as %.4f", name, c, share, m.Share(c.R, c.G, c.B))
			}
		}
		if m.Ramp(0) != p.Color(0) || m.Ramp(1) != p.Color(1) {
			t.Errorf("%s: the ramp runs from %v to %v", name, m.Ramp(0), m.Ramp(1))
		}
	}
}

// TestBandHoldsTheMedian checks on random shares that the median lies in the middle
// third of the band wherever the board allows it, and that nearly all shares lie in it.
func TestBandHoldsTheMedian(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	for range 300 {
		var s Shares
		for range 1 + random.IntN(5) {
			s[random.IntN(len(s))] += random.Uint32N(2000)
		}
		b, ok := s.Band()
		if !ok {
			continue
		}
		var total, within uint32
		for i, n := range s {
			total += n
			if share := float64(i) / shareSteps; share > b.Low-1e-9 && share < b.High+1e-9 {
				within += n
			}
		}
		if float64(within) < 0.979*float64(total) {
			t.Errorf("band %.3f holds %d of %d shares", b, within, total)
		}
		place := (s.quantile(total/2) - b.Low) / (b.High - b.Low)
		if place < 0.3333-1e-3 && b.Low > 0 || place > 0.6667+1e-3 && b.High < 1 {
			t.Errorf("band %.3f has the median at %.3f of its way", b, place)
		}
	}
}

// TestSegmentsKeepOffTheEnds checks that no segment of a map, a share that one pixel in twenty has
// or more, has the colour of no palaces or of palaces alone, as the upper segment of
// [LSY24] Figure 22 had, in which one square in four is a palace.
func TestSegmentsKeepOffTheEnds(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 10))
	for trial := range 300 {
		s := Shares{shareSteps / 4: 2000, shareSteps * 3 / 10: 5000, shareSteps / 2: 3000}
		for trial > 0 && random.IntN(3) > 0 {
			s[random.IntN(len(s))] += random.Uint32N(3000)
		}
		b, _ := s.Band()
		var total uint32
		for _, n := range s {
			total += n
		}
		for i, n := range s {
			place := (float64(i)/shareSteps - b.Low) / (b.High - b.Low)
			if n > total/20+1 && (place < 0.2-1e-6 && b.Low > 0 || place > 0.8+1e-6 && b.High < 1) {
				t.Errorf("band %.3f has %d of %d pixels at %.3f of its way", b, n, total, place)
			}
		}
	}
}

// TestUnknownPixelsHaveNoShare checks that what is not painted yet is not counted.
func TestUnknownPixelsHaveNoShare(t *testing.T) {
	meter := NewMeter(NewPalette("paper", engine.Outcomes, 1))
	shares := meter.Count(make([]byte, 4*edge*edge), edge)
	if _, ok := shares.Band(); ok {
		t.Error("an empty picture has a band")
	}
}

func TestBandToward(t *testing.T) {
	a, b := Band{0.2, 0.3}, Band{0.4, 0.9}
	if a.Toward(b, 0) != a || !a.Toward(b, 1).Near(b, 1e-9) || !a.Toward(b, 0.5).Near(Band{0.3, 0.6}, 1e-9) {
		t.Errorf("half way from %v to %v: %v", a, b, a.Toward(b, 0.5))
	}
	if a.Near(b, 0.5) || !a.Near(b, 0.61) {
		t.Errorf("%v and %v are 0.6 apart", a, b)
	}
	if (Band{0.2, 0.3}).Narrow() != 1 || (Band{0, 1}).Narrow() != 0 {
		t.Error("a narrow band is to be stretched wholly, a full one not at all")
	}
}
