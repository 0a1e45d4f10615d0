package wythoff

import (
	"fmt"
	"math"

	"github.com/palacegames/palace/engine"
)

// slice is how many columns one call of Next searches at most.
const slice = 1 << 14

// board shows outcomes, straight from the columns' P-positions.
type board struct {
	columns *Columns
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
	return &source{tiles: newTiles(w), columns: b.columns}
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
	tiles   tiles
	columns *Columns
}

// Next searches a slice of columns or returns a tile.
func (s *source) Next() (engine.Tile, bool) {
	w, ok := s.tiles.peek()
	if !ok {
		return engine.Tile{}, false
	}
	if known, need := s.columns.Known(), w.X+w.W; known < need {
		s.columns.Extend(min(need, known+slice))
		return engine.Tile{Window: engine.Window{X: known, W: s.columns.Known() - known, H: 1}}, true
	}
	s.tiles.next()
	return outcomeTile(w, s.columns.Row), true
}

// outcomeTile sets one bit a column.
func outcomeTile(w engine.Window, row func(x int) int) engine.Tile {
	t := emptyTile(w)
	for x := w.X; x < w.X+w.W; x++ {
		if y := row(x); uint(y-w.Y) < uint(w.H) {
			mark(&t, x, y)
		}
	}
	return t
}

// emptyTile returns a tile without P-positions.
func emptyTile(w engine.Window) engine.Tile { return engine.Tile{Window: w, Linear: true} }

// mark makes a square of a tile P.
func mark(t *engine.Tile, x, y int) {
	if t.Linear {
		t.Linear, t.Bits = false, make([]uint64, t.Stride()*t.H)
	}
	x, y = x-t.X, y-t.Y
	t.Bits[y*t.Stride()+x/64] |= 1 << (x % 64)
}

// tiles goes through the tiles of a window, antidiagonal by antidiagonal.
type tiles struct {
	window         engine.Window
	x0, y0, x1, y1 int // the tiles' first and last columns and rows, in tiles
	x, y           int // the next one
}

// newTiles starts at the smallest corner.
func newTiles(w engine.Window) tiles {
	const size = engine.TileSize
	t := tiles{
		window: w,
		x0:     engine.FloorDiv(w.X, size), x1: engine.FloorDiv(w.X+w.W-1, size),
		y0: engine.FloorDiv(w.Y, size), y1: engine.FloorDiv(w.Y+w.H-1, size),
	}
	t.x, t.y = t.x0, t.y0
	return t
}

// peek returns the window of the next tile.
func (t *tiles) peek() (engine.Window, bool) {
	const size = engine.TileSize
	if t.x > t.x1 || t.y > t.y1 {
		return engine.Window{}, false
	}
	return engine.Window{X: t.x * size, Y: t.y * size, W: size, H: size}.Intersect(t.window), true
}

// next goes on: to the right and up, or to the left end of the next antidiagonal.
func (t *tiles) next() {
	if t.x < t.x1 && t.y > t.y0 {
		t.x, t.y = t.x+1, t.y-1
		return
	}
	s := t.x + t.y + 1
	t.y = min(t.y1, s-t.x0)
	t.x = s - t.y
}
