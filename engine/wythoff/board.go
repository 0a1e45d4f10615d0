package wythoff

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/wythoff/columns"
)

// slice is how many columns one call of Next searches at most.
const slice = 1 << 14

// board is the outcomes of a map, straight from the columns' P-positions.
type board struct{ columns *columns.Table }

// Source reports blank tiles while it searches the columns that are missing.
func (b *board) Source(w core.Window) core.Source {
	b.columns.Reserve(w.X + w.W)
	return &source{tiles: engine.NewTiling(w), columns: b.columns}
}

// Count goes through the columns of the pixels.
func (b *board) Count(x, y, w, h, level int, dst []uint32) {
	end := x + w<<level
	b.columns.Reserve(end)
	b.columns.Extend(end)
	rows := uint(h) << level
	for c := x; c < end; c++ {
		if r := uint(b.columns.Row(c) - y); r < rows {
			dst[int(r>>level)*w+(c-x)>>level]++
		}
	}
}

// source gives the tiles of one window.
type source struct {
	tiles   engine.Tiling
	columns *columns.Table
}

// Next searches a slice of columns or returns a tile.
func (s *source) Next() (core.Tile, bool) {
	w, ok := s.tiles.Peek()
	if !ok {
		return core.Tile{}, false
	}
	if known, need := s.columns.Known(), w.X+w.W; known < need {
		s.columns.Extend(min(need, known+slice))
		return core.Tile{Window: core.Window{X: known, W: s.columns.Known() - known, H: 1}}, true
	}
	s.tiles.Next()
	return outcomeTile(w, s.columns.Row), true
}

// outcomeTile sets one bit a column.
func outcomeTile(w core.Window, row func(x int) int) core.Tile {
	t := engine.SparseTile(w)
	for x := w.X; x < w.X+w.W; x++ {
		if y := row(x); uint(y-w.Y) < uint(w.H) {
			t.Mark(x, y)
		}
	}
	return t
}
