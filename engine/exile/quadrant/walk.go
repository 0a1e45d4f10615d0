package quadrant

import "math/big"

// Walk goes through the columns, one after the other, and remembers few of them: what it
// takes up does not grow with the way it has gone.
type Walk struct {
	far     *Distant
	column  int // the next one
	stretch Stretch
	at      int // where it is in the stretch
	lows    int // the number of low queens before it
}

// NewWalk begins before a column, at least 0.
func NewWalk(column int) *Walk { return &Walk{far: NewDistant(), column: column} }

// Next returns the next column and the row of its queen.
func (w *Walk) Next() (column, row int) {
	if w.at == len(w.stretch.queens) {
		w.look()
	}
	queen := w.stretch.queens[w.at]
	w.at++
	column = w.column
	w.column++
	if queen == isLow {
		w.lows++
		return column, column + w.lows - 1
	}
	return column, w.lows - int(queen)
}

// look finds the next columns.
func (w *Walk) look() {
	s, err := w.far.Stretch(big.NewInt(int64(w.column)), MaxStretch)
	if err != nil {
		panic(err) // no column is like that: see errApart
	}
	w.stretch, w.at, w.lows = s, 0, int(s.lows.Int64())
}

// Sweep goes through the columns from the corner on, ten times as fast as a Walk, and keeps a quarter of a byte
// of each. The zero value is at the corner.
type Sweep struct {
	table  Queens
	column int // the next one
}

// Next returns the next column and the row of its queen.
func (s *Sweep) Next() (column, row int) {
	c := s.column
	if s.column++; c == s.table.length {
		if c > 0 {
			s.table.above[(c-1)>>blockBits] = nil // a whole block, of which nothing more is read
		}
		s.table.Extend(c + Block)
	}
	return c, s.table.Row(c)
}
