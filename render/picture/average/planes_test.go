package average

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
)

// smallTile is a tile of mostly small bytes, as those of palace numbers are, with a
// corner of others.
func smallTile(r *rand.Rand, window engine.Window, k int32) *engine.Tile {
	t := &engine.Tile{Window: window, Base: k, Small: make([]int8, window.Area())}
	for i := range t.Small {
		t.Small[i] = int8(r.IntN(8) - 4)
		if r.IntN(50) == 0 && i%window.W < 100 {
			t.Small[i] = int8(r.IntN(256))
		}
	}
	return t
}

// Counting bits gives the averages of the squares, whole pixels or not.
func TestSmallAverages(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	palette := colour.NewPalette("paper", engine.PalaceNumbers, 500)
	for level := 1; level <= picture.MaxLevel; level++ {
		for _, cut := range []int{0, 1 + r.IntN(60)} {
			tile := smallTile(r, engine.Window{X: 512, Y: 256, W: 256 - cut, H: 256 - cut}, 500)
			got := make([]byte, 4*picture.Size*picture.Size)
			New(palette, nil).Paint(tile, level, got, 512>>level, 256>>level)
			checkAverages(t, palette, tile, level, got, "small")
		}
	}
}

// Turned tiles, twins and linear tiles look like their values, whatever was shaded before.
func TestTurnedTwinAndLinear(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 1))
	palette := colour.NewPalette("paper", engine.PalaceNumbers, 500)
	averager := New(palette, nil)
	for step := range 60 {
		level := r.IntN(5)
		tile := smallTile(r, engine.Window{X: 256 * r.IntN(2), Y: 256 * r.IntN(2), W: 1 + r.IntN(256), H: 1 + r.IntN(256)}, 500)
		if step%3 > 0 {
			tile.W, tile.H, tile.Small = 256, 256, smallTile(r, engine.Window{W: 256, H: 256}, 500).Small
		}
		tile.Twin = r.IntN(2) == 0
		turned := tile.Mirror()
		flat := &engine.Tile{Window: tile.Window, Base: 498 + r.Int32N(5), Linear: true}
		linear := &engine.Tile{Window: tile.Window, Base: r.Int32N(500), Linear: true, Slope: [2]int32{r.Int32N(3), r.Int32N(3)}}
		steep := linear.Mirror()
		tiles := []*engine.Tile{tile, &turned, flat, linear, &steep}
		if tile.Twin && r.IntN(2) == 0 {
			tiles = tiles[1:] // only the second one is seen
		}
		for _, tile := range tiles {
			plain := tile.Rows()
			got, want := make([]byte, 4*picture.Size*picture.Size), make([]byte, 4*picture.Size*picture.Size)
			left, top := tile.X>>level, tile.Y>>level
			averager.Paint(tile, level, got, left, top)
			New(palette, nil).Paint(&plain, level, want, left, top)
			if !bytes.Equal(got, want) {
				t.Fatalf("step %d, level %d, tile %+v turned %v, twin %v, linear %v: not as its rows", step, level, tile.Window, tile.Turned, tile.Twin, tile.Linear)
			}
		}
	}
}

// BenchmarkSmall averages values such as palace numbers have.
func BenchmarkSmall(b *testing.B) {
	tile := smallTile(rand.New(rand.NewPCG(5, 1)), engine.Window{W: 256, H: 256}, 500)
	for i := range tile.Small {
		tile.Small[i] = tile.Small[i] << 5 >> 5
	}
	dst := make([]byte, 4*picture.Size*picture.Size)
	averager := New(colour.NewPalette("paper", engine.PalaceNumbers, 500), nil)
	for b.Loop() {
		averager.Paint(tile, 5, dst, 0, 0)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(tile.Area()), "ns/square")
}
