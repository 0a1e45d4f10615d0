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
	return engine.PreparedTiles(w, a.search, func(w engine.Window) engine.Tile {
		t := engine.SparseTile(w)
		for x := w.X; x < w.X+w.W; x++ {
			if y := a.Row(x+a.At.X) - a.At.Y; uint(y-w.Y) < uint(w.H) {
				t.Mark(x, y)
			}
		}
		return t
	})
}

// search searches a slice of the columns that a tile lacks.
func (a Around) search(w engine.Window) (done engine.Window, more bool) {
	known, need := a.known, a.At.X+w.X+w.W
	if known >= need {
		return engine.Window{}, false
	}
	a.Extend(min(need, known+slice))
	return engine.Window{X: known - a.At.X, W: a.known - known, H: 1}, true
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
