package sweep

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine"
)

// What is refused of pieces that others count.
var (
	errOrder  = errors.New("this is no order for a piece of the board")
	errResult = errors.New("this is no result of a piece of the board")
)

func (s *Sweep) errBefore(w engine.Window) error {
	return engine.Refuse(engine.ErrOutside, fmt.Errorf("the board of %s begins at 0,0: a window cannot begin at %d,%d", s, w.X, w.Y))
}

func (s *Sweep) errReach(w engine.Window) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("%d,%d is too far out: coordinates of %s end at %d", w.X, w.Y, s, Reach))
}

// errTooFar says that no window works at the corner of w.
func (s *Sweep) errTooFar(w engine.Window) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("%d,%d is too far out for a board of %s", w.X, w.Y, s))
}

// errTooLarge says that a square window works there.
func (s *Sweep) errTooLarge(w engine.Window, largest int) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("%dx%d is too large for a board of %s at %d,%d: %dx%d is the largest square that works",
		w.W, w.H, s, w.X, w.Y, largest, largest))
}
