// Package columnar shows games whose P-positions lie along a few beams, each of which has
// one P-position in a column at most, or one in a row. Whoever knows the beams draws any
// window, around any origin, without the columns before it.
//
// Wythoff Nim has two such beams, one the mirror image of the other:
//
//	y
//	5 . . . P .        above the diagonal (0,0), (1,2), (3,5), (4,7), …
//	4 . . . . .        below it           (2,1), (5,3), (7,4), …
//	3 . . . . .
//	2 . P . . .        So column 3 has its P-position on row 5, from the beam above, and
//	1 . . P . .        column 2 on row 1, from the one below.
//	0 P . . . .
//	  0 1 2 3 4  x
//
// A beam is [Runs], if the P-positions on many lines in a row are found at a time and kept,
// or [Rising], if a formula tells the n-th and both coordinates grow with n. A [Board] shows
// the beams together.
//
// The queens of such games that stand far out are often found by descent: what is near
// column c follows from what is near c/φ. [Descent] goes down and remembers.
package columnar

import "github.com/palacegames/palace/engine"

// Beam is P-positions, at most one in a column, or at most one in a row. What may fail is
// told as an error, and nothing more is said then.
type Beam interface {
	// Search does a bounded part of what there is to do before Each and Count can be
	// quick about w, and returns the squares of w that it was about. It returns false if
	// there is nothing left to do.
	Search(w engine.Window) (done engine.Window, more bool, err error)
	// Each visits the P-positions in w.
	Each(w engine.Window, visit func(x, y int)) error
	// Count adds the P-positions in the pixels.
	Count(p *Pixels) error
}

// Board shows the P-positions of some beams. It may be made without any work.
type Board struct {
	plane engine.Window
	begin func() ([]Beam, error) // nil when it has been called
	beams []Beam
	err   error
}

// New returns a board of the squares of a plane. begin looks for the beams, and is called
// once, before the first square is shown.
func New(plane engine.Window, begin func() ([]Beam, error)) *Board {
	return &Board{plane: plane, begin: begin}
}

// Err says why no more can be said: a beam has failed. It is nil as long as none has.
func (b *Board) Err() error { return b.err }

// each does something with all beams, unless one fails.
func (b *Board) each(do func(Beam) error) {
	if b.begin != nil {
		b.beams, b.err = b.begin()
		b.begin = nil
	}
	for _, beam := range b.beams {
		if b.err != nil {
			return
		}
		b.err = do(beam)
	}
}

// Count counts by the beams. Squares beyond the plane count nothing.
func (b *Board) Count(x, y, w, h, level int, dst []uint32) {
	if w <= 0 || h <= 0 {
		return
	}
	p := newPixels(b.plane, x, y, w, h, level, dst)
	b.each(func(beam Beam) error { return beam.Count(p) })
}

// Source reports a blank tile for each part of a beam that it has to look for. It ends early
// if a beam fails. A tile and some runs are all that is held at a time.
func (b *Board) Source(w engine.Window) engine.Source {
	return &source{b, engine.PreparedTiles(w, b.search, func(w engine.Window) engine.Tile {
		t := engine.SparseTile(w)
		b.each(func(beam Beam) error { return beam.Each(w, t.Mark) })
		return t
	})}
}

// search looks for a part of a beam.
func (b *Board) search(w engine.Window) (done engine.Window, more bool) {
	b.each(func(beam Beam) (err error) {
		if !more {
			done, more, err = beam.Search(w)
		}
		return err
	})
	return done, more
}

type source struct {
	board *Board
	engine.Source
}

// Next looks for a part of a beam, or returns a tile.
func (s *source) Next() (engine.Tile, bool) {
	t, ok := s.Source.Next()
	return t, ok && s.board.err == nil
}
