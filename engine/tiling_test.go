package engine_test

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
)

// The tiles of a window tile it, and come in the order of their antidiagonals.
func TestTiling(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 0))
	for range 200 {
		w := engine.Window{X: r.IntN(4000) - 2000, Y: r.IntN(4000) - 2000, W: 1 + r.IntN(1500), H: 1 + r.IntN(1500)}
		const size = engine.TileSize
		area, last := 0, engine.Cell{}
		tiling := engine.NewTiling(w)
		for {
			peeked, more := tiling.Peek()
			tile, ok := tiling.Next()
			if tile != peeked || ok != more {
				t.Fatalf("%+v: Next returns %+v, %v after Peek %+v, %v", w, tile, ok, peeked, more)
			}
			if !ok {
				break
			}
			at := engine.Cell{X: engine.FloorDiv(tile.X, size), Y: engine.FloorDiv(tile.Y, size)}
			whole := engine.Window{X: at.X * size, Y: at.Y * size, W: size, H: size}
			if tile != whole.Intersect(w) {
				t.Fatalf("%+v: %+v is not a tile of the grid clipped to the window", w, tile)
			}
			sum, before := at.X+at.Y, last.X+last.Y
			if area > 0 && (sum < before || sum == before && at.X <= last.X) {
				t.Fatalf("%+v: tile %+v comes after %+v", w, at, last)
			}
			area, last = area+tile.Area(), at
		}
		if area != w.Area() {
			t.Fatalf("%+v: its tiles hold %d squares of %d", w, area, w.Area())
		}
	}
	empty := engine.NewTiling(engine.Window{X: 5, Y: 5, W: 0, H: 9})
	if w, ok := empty.Next(); ok {
		t.Errorf("an empty window has the tile %+v", w)
	}
}
