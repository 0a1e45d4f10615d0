package engine

import "iter"

// Tiles gives the tiles with values of a window, which must have passed the board's
// Check, for those who wait until all is computed and keep what they want of it.
func Tiles(s Squares, w Window) iter.Seq[*Tile] {
	return func(yield func(t *Tile) bool) {
		source := s.Source(w)
		for t, ok := source.Next(); ok; t, ok = source.Next() {
			if !t.Blank() && !yield(&t) {
				return
			}
		}
	}
}

// Values computes a window, which must have passed the board's Check, row by row from
// the smallest y.
func Values(s Squares, w Window) []int32 {
	values := make([]int32, w.Area())
	for t := range Tiles(s, w) {
		for y := t.Y; y < t.Y+t.H; y++ {
			row := values[(y-w.Y)*w.W+t.X-w.X:][:t.W]
			for i := range row {
				row[i] = t.At(t.X+i, y)
			}
		}
	}
	return values
}

// ValueAt returns the value of one square, which must have passed the board's Check.
func ValueAt(s Squares, c Cell) Int {
	return Num(int(Values(s, Window{X: c.X, Y: c.Y, W: 1, H: 1})[0]))
}
