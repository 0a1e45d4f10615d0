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

// mostValues is how many values are kept at a time.
const mostValues = 1 << 30

// Values computes a window, row by row from the smallest y. It errs if the window is none, is
// more than can be kept or, where the squares can tell, if they cannot be computed.
func Values(s Squares, w Window) ([]int32, error) {
	if w.Empty() {
		return nil, errEmpty(w.W, w.H)
	}
	if w.W > mostValues/w.H {
		return nil, ErrTooLarge(w, 1<<15)
	}
	if b, ok := s.(interface{ Check(w Window) error }); ok {
		if err := b.Check(w); err != nil {
			return nil, err
		}
	}
	values := make([]int32, w.Area())
	for t := range Tiles(s, w) {
		for y := t.Y; y < t.Y+t.H; y++ {
			row := values[(y-w.Y)*w.W+t.X-w.X:][:t.W]
			for i := range row {
				row[i] = t.At(t.X+i, y)
			}
		}
	}
	return values, nil
}

// ValueAt returns the value of one square, as Values does.
func ValueAt(s Squares, c Cell) (Int, error) {
	values, err := Values(s, Window{X: c.X, Y: c.Y, W: 1, H: 1})
	if err != nil {
		return Int{}, err
	}
	return Num(int(values[0])), nil
}
