package exile

import (
	"fmt"
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/greedy"
)

// quadrantBoard draws outcomes from the table of the queens' rows.
type quadrantBoard struct{ queens greedy.Queens }

// Plane is everything within reach of the corner.
func (*quadrantBoard) Plane() engine.Window { return engine.Window{W: reach, H: reach} }

// Check refuses windows that are empty, not within the plane, or need more columns
// of queens than the table holds.
func (b *quadrantBoard) Check(w engine.Window) error {
	if err := checkPlane("exile:quadrant", b.Plane(), w); err != nil {
		return err
	}
	if columnsFor(w) <= greedy.MaxColumns {
		return nil
	}
	fit, ok := largest(w, func(w engine.Window) bool { return columnsFor(w) <= greedy.MaxColumns })
	if !ok {
		fit = engine.Window{W: greedy.MaxColumns, H: greedy.MaxColumns}
	}
	return fmt.Errorf("a window of %s needs the queens of %d columns, and %d fit: the largest size that works is %s",
		placed(w), columnsFor(w), greedy.MaxColumns, placed(fit))
}

// columnsFor says how many columns of queens decide a window at most: those up to its
// end, but no more than it takes until its rows all have their queens. As far as the
// table reaches, that is less than 2 columns for a row and 100 more: about φ.
func columnsFor(w engine.Window) int { return min(w.Y+w.H, 2*(w.X+w.W)+100) }

// largest returns the largest window that works with the corner and about the
// proportions of w, at most w itself; ok is false if there is none.
func largest(w engine.Window, works func(engine.Window) bool) (fit engine.Window, ok bool) {
	scaled := func(part int) engine.Window {
		f := math.Ldexp(float64(part), -30)
		return engine.Window{X: w.X, Y: w.Y, W: max(1, int(float64(w.W)*f)), H: max(1, int(float64(w.H)*f))}
	}
	if !works(scaled(0)) {
		return engine.Window{}, false
	}
	lo, hi := 0, 1<<30+1
	for lo+1 < hi {
		if mid := (lo + hi) / 2; works(scaled(mid)) {
			lo = mid
		} else {
			hi = mid
		}
	}
	return scaled(lo), true
}

// Source extends the table as needed, a block a call, and gives one tile a call.
func (b *quadrantBoard) Source(w engine.Window) engine.Source {
	return &quadrantSource{queens: &b.queens, mirrored: engine.NewTiling(w.Mirror())}
}

type quadrantSource struct {
	queens *greedy.Queens
	// mirrored goes through the mirror images of the tiles, for along an antidiagonal
	// those of the first columns come first, which run along y.
	mirrored engine.Tiling
}

func (s *quadrantSource) Next() (engine.Tile, bool) {
	w, ok := s.mirrored.Peek()
	if !ok {
		return engine.Tile{}, false
	}
	w = w.Mirror()
	if !decided(s.queens, w) {
		from := s.queens.Len()
		s.queens.Extend(min(from+greedy.Block, w.Y+w.H))
		if !decided(s.queens, w) {
			// A blank tile for these columns, of one queen each.
			return engine.Tile{Window: engine.Window{Y: from, W: 1, H: min(s.queens.Len(), w.Y+w.H) - from}}, true
		}
	}
	s.mirrored.Next()
	t := engine.SparseTile(w)
	for c := t.Y; c < min(t.Y+t.H, s.queens.Len()); c++ {
		if q := (engine.Cell{X: s.queens.Row(c), Y: c}); t.Contains(q) {
			t.Mark(q.X, q.Y)
		}
	}
	return t, true
}

// decided reports whether the table is long enough for w: it has all columns of w,
// or all rows of w have their queens before.
func decided(q *greedy.Queens, w engine.Window) bool {
	return q.Len() >= min(w.Y+w.H, greedy.MaxColumns) || q.Settled() >= w.X+w.W
}

// Count goes through the columns. It extends the table as far as it must, at once;
// what lies in columns that the table cannot hold counts nothing.
func (b *quadrantBoard) Count(x, y, w, h, level int, dst []uint32) {
	if w <= 0 || h <= 0 {
		return
	}
	endX := border(x, w, level, reach)
	endY := min(border(y, h, level, reach), greedy.MaxColumns)
	for c := max(y, 0); c < endY; c++ {
		if c >= b.queens.Len() {
			if b.queens.Settled() >= endX {
				return
			}
			b.queens.Extend(min(c+greedy.Block, endY))
		}
		if r := b.queens.Row(c); r >= x && r < endX {
			dst[(c-y)>>level*w+(r-x)>>level]++
		}
	}
}
