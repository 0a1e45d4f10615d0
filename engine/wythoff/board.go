package wythoff

import (
	"fmt"
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/columns"
)

// slice is how many columns one call of Next searches at most.
const slice = 1 << 14

// board shows outcomes, straight from the columns' P-positions.
type board struct {
	columns *columns.Table
	limit   int // columns that fit into memory
}

// Plane returns the quadrant.
func (b *board) Plane() engine.Window { return quadrant }

// quadrant is the board without end.
var quadrant = engine.Window{W: math.MaxInt32, H: math.MaxInt32}

// mostSquares is how many squares a window may have, so that they can be counted.
const mostSquares = 1 << 62

// checkPlane says why w is no window of the squares of a plane.
func checkPlane(w, plane engine.Window) error {
	right, bottom := plane.X+plane.W, plane.Y+plane.H
	switch {
	case w.Empty():
		return fmt.Errorf("a window of %d×%d holds no square", w.W, w.H)
	case w.H > mostSquares/w.W:
		return fmt.Errorf("a window of %d×%d is too large: its squares cannot be counted", w.W, w.H)
	case w.X < plane.X || w.Y < plane.Y:
		return fmt.Errorf("the window's corner (%d,%d) is not on the board, which begins at (%d,%d)", w.X, w.Y, plane.X, plane.Y)
	case w.X > right-w.W || w.Y > bottom-w.H:
		return fmt.Errorf("the window %d×%d at (%d,%d) is too far out: it must end within %d×%d from (%d,%d)",
			w.W, w.H, w.X, w.Y, plane.W, plane.H, plane.X, plane.Y)
	}
	return nil
}

// checkQuadrant says why w is no window of the squares below the limits.
func checkQuadrant(w engine.Window, columns, rows int) error {
	return checkPlane(w, engine.Window{W: columns, H: rows})
}

// Check lets all windows pass whose columns fit into memory.
func (b *board) Check(w engine.Window) error {
	return checkQuadrant(w, b.limit, math.MaxInt32)
}

// Source reports blank tiles while it searches the columns that are missing.
func (b *board) Source(w engine.Window) engine.Source {
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
func (s *source) Next() (engine.Tile, bool) {
	w, ok := s.tiles.Peek()
	if !ok {
		return engine.Tile{}, false
	}
	if known, need := s.columns.Known(), w.X+w.W; known < need {
		s.columns.Extend(min(need, known+slice))
		return engine.Tile{Window: engine.Window{X: known, W: s.columns.Known() - known, H: 1}}, true
	}
	s.tiles.Next()
	return outcomeTile(w, s.columns.Row), true
}

// outcomeTile sets one bit a column.
func outcomeTile(w engine.Window, row func(x int) int) engine.Tile {
	t := engine.SparseTile(w)
	for x := w.X; x < w.X+w.W; x++ {
		if y := row(x); uint(y-w.Y) < uint(w.H) {
			t.Mark(x, y)
		}
	}
	return t
}
