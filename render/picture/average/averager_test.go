package average

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
)

// layouts returns the same values as tiles of every layout that can hold them.
func layouts(window engine.Window, values []int32, base int32) map[string]*engine.Tile {
	small := &engine.Tile{Window: window, Base: base, Small: make([]int8, len(values))}
	bits := &engine.Tile{Window: window}
	bits.Bits = make([]uint64, bits.Stride()*window.H)
	outcomes := true
	for i, v := range values {
		small.Small[i] = int8(v - base)
		outcomes = outcomes && v <= 1
		if v == 1 {
			bits.Bits[i/window.W*bits.Stride()+i%window.W/64] |= 1 << (i % window.W % 64)
		}
	}
	all := map[string]*engine.Tile{"wide": {Window: window, Wide: values}, "small": small}
	if outcomes {
		all["bits"] = bits
	}
	return all
}

// TestShadeAverages holds every layout against the average taken square by
// square in floating point.
func TestShadeAverages(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, test := range []struct {
		kind   engine.Kind
		k      int
		values int32
	}{{engine.PalaceNumbers, 50, 56}, {engine.Outcomes, 1, 2}, {engine.NimValues, 1, 90}} {
		palette := colour.NewPalette("paper", test.kind, test.k)
		for step := range 3 * (picture.MaxLevel + 1) {
			level := step / 3
			window := engine.Window{X: -256, Y: 256, W: 256, H: 256}
			switch step % 3 {
			case 1: // cut off by the end of the map
				window.W, window.H = 256-random.IntN(20), 256-random.IntN(20)
			case 2: // cut off there between two pixels
				window.W, window.H = (1+random.IntN(256>>level))<<level, (1+random.IntN(256>>level))<<level
			}
			values := make([]int32, window.Area())
			for i := range values {
				values[i] = random.Int32N(test.values)
			}
			for layout, tile := range layouts(window, values, int32(test.k)) {
				got := make([]byte, 4*picture.Size*picture.Size)
				left, top := window.X>>level, window.Y>>level
				New(palette, nil).Paint(tile, level, got, left, top)
				checkAverages(t, palette, tile, level, got, layout)
			}
		}
	}
}

func checkAverages(t *testing.T, palette *colour.Palette, tile *engine.Tile, level int, got []byte, layout string) {
	t.Helper()
	type sum struct{ r, g, b, n float64 }
	sums := make([]sum, picture.Size*picture.Size)
	lights := map[int32][3]float64{}
	for y := tile.Y; y < tile.Y+tile.H; y++ {
		for x := tile.X; x < tile.X+tile.W; x++ {
			i := (y>>level-tile.Y>>level)*picture.Size + x>>level - tile.X>>level
			v := tile.At(x, y)
			l, ok := lights[v]
			if !ok {
				c := palette.Color(v)
				l = [3]float64{colour.LightOf(c.R), colour.LightOf(c.G), colour.LightOf(c.B)}
				lights[v] = l
			}
			sums[i].r += l[0]
			sums[i].g += l[1]
			sums[i].b += l[2]
			sums[i].n++
		}
	}
	for i := range picture.Size * picture.Size {
		pixel := got[4*i : 4*i+4]
		s := &sums[i]
		if s.n == 0 {
			if pixel[3] != picture.AlphaUnknown {
				t.Fatalf("%s level %d: pixel %d painted though no square lies in it", layout, level, i)
			}
			continue
		}
		if level > 0 && pixel[3] != picture.AlphaP {
			t.Fatalf("%s level %d: alpha %d", layout, level, pixel[3])
		}
		for channel, want := range []float64{s.r / s.n, s.g / s.n, s.b / s.n} {
			if diff := math.Abs(colour.LightOf(pixel[channel]) - want); diff > 0.004 {
				t.Fatalf("%s level %d pixel %d channel %d: linear light off by %.4f", layout, level, i, channel, diff)
			}
		}
	}
}

// TestLevelZeroIsExact checks that single squares keep their exact colour and
// say by alpha whether they are palaces.
func TestLevelZeroIsExact(t *testing.T) {
	palette := colour.NewPalette("safe", engine.PalaceNumbers, 200)
	window := engine.Window{W: 204, H: 1}
	values := make([]int32, window.W)
	for i := range values {
		values[i] = int32(i)
	}
	got := make([]byte, 4*picture.Size*picture.Size)
	New(palette, nil).Paint(&engine.Tile{Window: window, Wide: values}, 0, got, 0, 0)
	for i, v := range values {
		c, alpha := palette.Color(v), byte(picture.AlphaN)
		if v < 200 {
			alpha = picture.AlphaP
		}
		if got[4*i] != c.R || got[4*i+1] != c.G || got[4*i+2] != c.B || got[4*i+3] != alpha {
			t.Fatalf("value %d painted %v, want %v with alpha %d", v, got[4*i:4*i+4], c, alpha)
		}
	}
}

// TestDensity checks that counts of palaces shade like the squares themselves.
func TestDensity(t *testing.T) {
	palette := colour.NewPalette("paper", engine.Outcomes, 1)
	window := engine.Window{W: 256, H: 256}
	values := make([]int32, window.Area())
	random := rand.New(rand.NewPCG(3, 4))
	counts := make([]uint32, picture.Size*picture.Size)
	squares := make([]uint32, picture.Size*picture.Size)
	const level = 3
	for i := range values {
		values[i] = random.Int32N(2)
		pixel := i/256>>level*picture.Size + i%256>>level
		counts[pixel] += uint32(values[i])
		squares[pixel]++
	}
	direct, dense := make([]byte, 4*len(counts)), make([]byte, 4*len(counts))
	averager := New(palette, nil)
	averager.Paint(&engine.Tile{Window: window, Wide: values}, level, direct, 0, 0)
	averager.Density(counts, squares, dense)
	for i := range direct {
		if direct[i] != dense[i] {
			t.Fatalf("byte %d: %d from the squares, %d from their count", i, direct[i], dense[i])
		}
	}
}

// BenchmarkShade takes the time to average a tile of each layout, in nanoseconds
// a square.
func BenchmarkShade(b *testing.B) {
	window := engine.Window{W: 256, H: 256}
	values := make([]int32, window.Area())
	random := rand.New(rand.NewPCG(3, 4))
	for i := range values {
		values[i] = random.Int32N(2)
	}
	dst := make([]byte, 4*picture.Size*picture.Size)
	for layout, tile := range layouts(window, values, 1) {
		for _, level := range []int{0, 1, 3, 6} {
			b.Run(fmt.Sprintf("%s/level%d", layout, level), func(b *testing.B) {
				averager := New(colour.NewPalette("paper", engine.Outcomes, 1), nil)
				for b.Loop() {
					averager.Paint(tile, level, dst, 0, 0)
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(window.Area()), "ns/square")
			})
		}
	}
}
