package painter

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/web/wire"
)

// answer returns the answer about one square, or nil if that is not one of the surveyed
// extent. The sweep must have passed it.
func answer(m *wire.Probe, board *engine.Board, s *survey) *wire.Value {
	window := engine.Window{X: m.At.X - m.Reach, Y: m.At.Y - m.Reach, W: m.Reach + 1, H: m.Reach + 1}.Intersect(board.Plane())
	if !s.extent.Contains(m.At) || !window.Contains(m.At) {
		return nil
	}
	around := read(board, window)
	return &wire.Value{
		Revision: m.Revision, At: m.At, Value: around.At(m.At.X, m.At.Y),
		Region: s.region(m.At), Reach: m.Reach, Around: around,
	}
}

// read computes a small window.
func read(board *engine.Board, w engine.Window) engine.Tile {
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
