package columns

import (
	"github.com/palacegames/palace/engine"
)

// slice is how many columns one call of Next searches at most.
const slice = 1 << 14

// Around are the outcomes seen from a square of the board.
type Around struct {
	*Table
	At engine.Cell
}

// Source gives the outcomes of a window. It reports blank tiles while it searches the columns
// that are missing.
func (a Around) Source(w engine.Window) engine.Source {
	a.Reserve(a.At.X + w.X + w.W)
	return &source{a, engine.NewTiling(w)}
}

// Count goes through the columns of the pixels.
func (a Around) Count(x, y, w, h, level int, dst []uint32) {
	x, y = x+a.At.X, y+a.At.Y
	end := x + w<<level
	a.Reserve(end)
	a.Extend(end)
	rows := uint(h) << level
	for u := x; u < end; u++ {
		if r := uint(a.Row(u) - y); r < rows {
			dst[int(r>>level)*w+(u-x)>>level]++
		}
	}
}

// source gives the tiles of one window.
type source struct {
	Around
	tiles engine.Tiling
}

// Next searches a slice of columns or returns a tile.
func (s *source) Next() (engine.Tile, bool) {
	w, ok := s.tiles.Peek()
	if !ok {
		return engine.Tile{}, false
	}
	if known, need := s.known, s.At.X+w.X+w.W; known < need {
		s.Extend(min(need, known+slice))
		return engine.Tile{Window: engine.Window{X: known - s.At.X, W: s.known - known, H: 1}}, true
	}
	s.tiles.Next()
	t := engine.SparseTile(w)
	for x := w.X; x < w.X+w.W; x++ {
		if y := s.Row(x+s.At.X) - s.At.Y; uint(y-w.Y) < uint(w.H) {
			t.Mark(x, y)
		}
	}
	return t, true
}
