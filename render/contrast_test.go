package render

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
)

// picture paints a picture of level whose squares are palaces as of says.
func pictureOf(palette *Palette, level int, of func(x, y int) bool) *Picture {
	edge := PictureSize << level
	p := &Picture{Key: Key{Level: level}, Pixels: make([]byte, 4*PictureSize*PictureSize)}
	shader := NewShader(palette)
	for y := 0; y < edge; y += engine.TileSize {
		for x := 0; x < edge; x += engine.TileSize {
			t := &engine.Tile{Window: engine.Window{X: x, Y: y, W: engine.TileSize, H: engine.TileSize}}
			t.Bits = make([]uint64, t.Stride()*t.H)
			for j := range t.H {
				for i := range t.W {
					if of(x+i, y+j) {
						t.Bits[j*t.Stride()+i/64] |= 1 << (i % 64)
					}
				}
			}
			shader.Shade(t, level, p.Pixels, 0, 0)
		}
	}
	return p
}

// TestMeterReadsShares holds the shares read from the colours of averages against the
// number of palaces in each pixel.
func TestMeterReadsShares(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for _, name := range PaletteNames() {
		palette := NewPalette(name, engine.Outcomes, 1)
		meter := NewMeter(palette)
		for level := 1; level <= 3; level++ {
			counts := make([]int, PictureSize*PictureSize)
			p := pictureOf(palette, level, func(x, y int) bool {
				palace := random.IntN(PictureSize) < x>>level
				if palace {
					counts[y>>level*PictureSize+x>>level]++
				}
				return palace
			})
			for i, n := range counts {
				want := float64(n) / float64(int(1)<<(2*level))
				got := meter.Share(p.Pixels[4*i], p.Pixels[4*i+1], p.Pixels[4*i+2])
				if math.Abs(got-want) > 0.006 {
					t.Fatalf("%s, level %d, pixel %d: read %.4f, is %.4f", name, level, i, got, want)
				}
			}
		}
	}
}

// TestMeterAxis holds what the graphics card is told against what is counted.
func TestMeterAxis(t *testing.T) {
	for _, name := range PaletteNames() {
		p := NewPalette(name, engine.Outcomes, 1)
		m := NewMeter(p)
		for part := range 21 {
			c := mix(p.Color(0), p.Color(1), float64(part)/20)
			share := m.Axis[0]*light(c.R) + m.Axis[1]*light(c.G) + m.Axis[2]*light(c.B) - m.Base
			if math.Abs(share-m.Share(c.R, c.G, c.B)) > 0.002 || math.Abs(share-float64(part)/20) > 0.006 {
				t.Errorf("%s: %v has the share %.4f and is read as %.4f", name, c, share, m.Share(c.R, c.G, c.B))
			}
		}
		if m.Ramp(0) != p.Color(0) || m.Ramp(1) != p.Color(1) {
			t.Errorf("%s: the ramp runs from %v to %v", name, m.Ramp(0), m.Ramp(1))
		}
	}
}

// TestBand checks the band of shares on pictures whose two halves have known shares.
func TestBand(t *testing.T) {
	palette := NewPalette("paper", engine.Outcomes, 1)
	meter := NewMeter(palette)
	for _, test := range []struct {
		name      string
		edge      int // pixels from here on have three of four palaces, those before one
		low, high float64
	}{
		{"all alike", PictureSize, 0.225, 0.275},
		{"halves", PictureSize / 2, 0, 1},           // the median is an end of what there is: it is moved off
		{"mostly few", PictureSize * 2 / 3, 0, .75}, // so here, by half the way to the other end
		{"mostly many", PictureSize / 3, .25, 1},
		{"hardly any", PictureSize - 1, .225, .275}, // half a column of 256 is no band
	} {
		p := pictureOf(palette, 1, func(x, y int) bool {
			odd := x&1 == 1 || y&1 == 1
			return odd == (x>>1 >= test.edge && (test.edge != PictureSize-1 || y < PictureSize))
		})
		shares := meter.Count(p)
		b, ok := shares.Band()
		if test.name == "halves" { // which of the two the median is does not matter
			ok = ok && (b.Low == 0 || b.High == 1)
			b = Band{0, 1}
		}
		if !ok || !b.Near(Band{test.low, test.high}, 0.006) {
			t.Errorf("%s: band %.3f, %t", test.name, b, ok)
		}
	}
	if _, ok := (&Shares{}).Band(); ok {
		t.Error("nothing counted has a band")
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

// TestUnknownPixelsHaveNoShare checks that what is not painted yet is not counted.
func TestUnknownPixelsHaveNoShare(t *testing.T) {
	meter := NewMeter(NewPalette("paper", engine.Outcomes, 1))
	p := &Picture{Pixels: make([]byte, 4*PictureSize*PictureSize)}
	shares := meter.Count(p)
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

// BenchmarkCount takes the time to measure a picture.
func BenchmarkCount(b *testing.B) {
	palette := NewPalette("paper", engine.Outcomes, 1)
	meter := NewMeter(palette)
	p := pictureOf(palette, 1, func(x, y int) bool { return (x+3*y)%7 < 2 })
	for b.Loop() {
		meter.Count(p)
	}
}
