package columns

import (
	"github.com/palacegames/palace/engine"
)

// slice is how many columns one call of Next searches at most.
const slice = 1 << 14

// Source gives the outcomes of a window. It reports blank tiles while it searches the columns
// that are missing.
func (c *Table) Source(w engine.Window) engine.Source {
	c.Reserve(w.X + w.W)
	return &source{tiles: engine.NewTiling(w), table: c}
}

// Count goes through the columns of the pixels.
func (c *Table) Count(x, y, w, h, level int, dst []uint32) {
	end := x + w<<level
	c.Reserve(end)
	c.Extend(end)
	rows := uint(h) << level
	for u := x; u < end; u++ {
		if r := uint(c.Row(u) - y); r < rows {
			dst[int(r>>level)*w+(u-x)>>level]++
		}
	}
}

// source gives the tiles of one window.
type source struct {
	tiles engine.Tiling
	table *Table
}

// Next searches a slice of columns or returns a tile.
func (s *source) Next() (engine.Tile, bool) {
	w, ok := s.tiles.Peek()
	if !ok {
		return engine.Tile{}, false
	}
	if known, need := s.table.known, w.X+w.W; known < need {
		s.table.Extend(min(need, known+slice))
		return engine.Tile{Window: engine.Window{X: known, W: s.table.known - known, H: 1}}, true
	}
	s.tiles.Next()
	t := engine.SparseTile(w)
	for x := w.X; x < w.X+w.W; x++ {
		if y := s.table.Row(x); uint(y-w.Y) < uint(w.H) {
			t.Mark(x, y)
		}
	}
	return t, true
}
