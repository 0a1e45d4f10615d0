package sweep

import (
	"fmt"

	"github.com/palacegames/palace/engine"
)

// Board computes palace numbers, or the outcomes that follow from them.
type Board struct {
	kind  engine.Kind
	sweep *Sweep
	pool  pool
	hired *Board // counts pieces of other boards' divisions
}

func (b *Board) Plane() engine.Window { return engine.Window{W: Reach + 1, H: Reach + 1} }

// NewBoard returns a board of palace numbers or outcomes that shows what a sweep has
// counted, and goes on with it.
func NewBoard(s *Sweep, kind engine.Kind) *Board { return &Board{kind: kind, sweep: s} }

// Numbers returns a board of the palace numbers that has computed what this one has, and
// goes on together with it.
func (b *Board) Numbers() engine.Bounded {
	return NewBoard(b.sweep, engine.PalaceNumbers)
}

// Check refuses windows outside the quadrant, and those for which more than 2^38
// squares would have to be counted.
func (b *Board) Check(w engine.Window) error {
	switch {
	case w.W < 1 || w.H < 1:
		return engine.ErrNoSquare(w)
	case w.X < 0 || w.Y < 0:
		return errBefore(b.sweep.String(), corner(w))
	case w.X > Reach || w.Y > Reach:
		return errReach(corner(w), b.sweep.String(), Reach)
	case !b.fits(w):
		largest := b.largest(w)
		if largest == 0 {
			return errTooFar(corner(w), b.sweep.String())
		}
		return errTooLarge(fmt.Sprintf("%dx%d", w.W, w.H), b.sweep.String(), corner(w), largest)
	}
	return nil
}

// fits reports whether the squares before the far corner of w can be counted.
func (b *Board) fits(w engine.Window) bool {
	const far = Reach + 1
	return w.W <= far-w.X && w.H <= far-w.Y && Work(b.sweep.K, w.X+w.W, w.Y+w.H) <= MaxSquares
}

// largest returns the edge of the largest square window at the corner of w.
func (b *Board) largest(w engine.Window) int {
	lo, hi := 0, Reach+1
	for lo < hi {
		mid := lo + (hi-lo+1)/2
		if b.fits(engine.Window{X: w.X, Y: w.Y, W: mid, H: mid}) {
			lo = mid
		} else {
			hi = mid - 1
		}
	}
	return lo
}

// corner writes the first square of a window.
func corner(w engine.Window) string { return fmt.Sprintf("%d,%d", w.X, w.Y) }
