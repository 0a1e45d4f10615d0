package paint

import "github.com/palacegames/palace/engine"

// sweptTiles remembers which tiles of an extent the sweep has passed: one bit a tile.
type sweptTiles struct {
	x, y, w, h int // in tiles
	bits       []uint64
}

func newSweptTiles(extent engine.Window) *sweptTiles {
	s := &sweptTiles{}
	s.x, s.y, s.w, s.h = tiles(extent)
	s.bits = make([]uint64, (s.w*s.h+63)/64)
	return s
}

// tiles returns the rectangle of tile indices that w touches.
func tiles(w engine.Window) (x, y, across, down int) {
	x, y = engine.FloorDiv(w.X, engine.TileSize), engine.FloorDiv(w.Y, engine.TileSize)
	across = engine.FloorDiv(w.X+w.W-1, engine.TileSize) - x + 1
	down = engine.FloorDiv(w.Y+w.H-1, engine.TileSize) - y + 1
	return x, y, across, down
}

func (s *sweptTiles) has(x, y int) bool {
	i := (y-s.y)*s.w + x - s.x
	return s.bits[i/64]>>(i%64)&1 == 1
}

// add marks all tiles that w touches.
func (s *sweptTiles) add(w engine.Window) {
	x0, y0, across, down := tiles(w)
	for y := y0; y < y0+down; y++ {
		for x := x0; x < x0+across; x++ {
			i := (y-s.y)*s.w + x - s.x
			s.bits[i/64] |= 1 << (i % 64)
		}
	}
}

// count returns how many tiles of a window within the extent the sweep has still
// ahead of it, and how many it has passed.
func (s *sweptTiles) count(w engine.Window) (ahead, passed int) {
	x0, y0, across, down := tiles(w)
	for y := y0; y < y0+down; y++ {
		for x := x0; x < x0+across; x++ {
			if s.has(x, y) {
				passed++
			}
		}
	}
	return across*down - passed, passed
}
