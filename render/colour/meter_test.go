package colour_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/picture/average"
)

// picture paints a picture of level whose squares are palaces as of says.
func pictureOf(palette *colour.Palette, level int, of func(x, y int) bool) *picture.Picture {
	edge := picture.Size << level
	p := &picture.Picture{Key: picture.Key{Level: level}, Pixels: make([]byte, 4*picture.Size*picture.Size)}
	averager := average.New(palette, nil)
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
			averager.Paint(t, level, p.Pixels, 0, 0)
		}
	}
	return p
}

// TestMeterReadsShares holds the shares read from the colours of averages against the
// number of palaces in each pixel.
func TestMeterReadsShares(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for _, name := range colour.PaletteNames() {
		palette := colour.NewPalette(name, engine.Outcomes, 1)
		meter := colour.NewMeter(palette)
		for level := 1; level <= 3; level++ {
			counts := make([]int, picture.Size*picture.Size)
			p := pictureOf(palette, level, func(x, y int) bool {
				palace := random.IntN(picture.Size) < x>>level
				if palace {
					counts[y>>level*picture.Size+x>>level]++
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

// TestBand checks the band of shares on pictures whose two halves have known shares.
func TestBand(t *testing.T) {
	palette := colour.NewPalette("paper", engine.Outcomes, 1)
	meter := colour.NewMeter(palette)
	for _, test := range []struct {
		name      string
		edge      int // pixels from here on have three of four palaces, those before one
		low, high float64
	}{
		{"all alike", picture.Size, 0.225, 0.275},
		{"halves", picture.Size / 2, 0, 1},             // the median is an end of what there is: it is moved off
		{"mostly few", picture.Size * 2 / 3, 0, .9375}, // neither what there is most of nor the rest is at an end
		{"mostly many", picture.Size / 3, .0625, 1},
		{"hardly any", picture.Size - 1, .225, .275}, // half a column of 256 is no band
	} {
		p := pictureOf(palette, 1, func(x, y int) bool {
			odd := x&1 == 1 || y&1 == 1
			return odd == (x>>1 >= test.edge && (test.edge != picture.Size-1 || y < picture.Size))
		})
		shares := meter.Count(p.Pixels, picture.Size)
		b, ok := shares.Band()
		if test.name == "halves" { // which of the two the median is does not matter
			ok = ok && (b.Low == 0 || b.High == 1)
			b = colour.Band{0, 1}
		}
		if !ok || !b.Near(colour.Band{test.low, test.high}, 0.006) {
			t.Errorf("%s: band %.3f, %t", test.name, b, ok)
		}
	}
	if _, ok := (&colour.Shares{}).Band(); ok {
		t.Error("nothing counted has a band")
	}
}

// BenchmarkCount takes the time to measure a picture.
func BenchmarkCount(b *testing.B) {
	palette := colour.NewPalette("paper", engine.Outcomes, 1)
	meter := colour.NewMeter(palette)
	p := pictureOf(palette, 1, func(x, y int) bool { return (x+3*y)%7 < 2 })
	for b.Loop() {
		meter.Count(p.Pixels, picture.Size)
	}
}
