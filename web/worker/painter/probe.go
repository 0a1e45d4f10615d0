package painter

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/web/wire"
)

// around returns the window that a probe is about; ok is false if the square is not one of
// the extent, which the sweep must have passed.
func around(m *wire.Probe, board engine.Board, extent engine.Window) (w engine.Window, ok bool) {
	w = engine.Window{X: m.At.X - m.Reach, Y: m.At.Y - m.Reach, W: m.Reach + 1, H: m.Reach + 1}.Intersect(board.Plane())
	return w, extent.Contains(m.At) && w.Contains(m.At)
}

// read computes a small window.
func read(board engine.Board, w engine.Window) engine.Tile {
	values := engine.Tile{Window: w, Wide: make([]int32, w.Area())}
	for source := board.Source(w); ; {
		t, ok := source.Next()
		if !ok {
			return values
		}
		if t.Blank() {
			continue
		}
		for y := t.Y; y < t.Y+t.H; y++ {
			for x := t.X; x < t.X+t.W; x++ {
				values.Wide[(y-w.Y)*w.W+x-w.X] = t.At(x, y)
			}
		}
	}
}
