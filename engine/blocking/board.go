package blocking

import (
	"fmt"
	"math"

	"github.com/palacegames/palace/engine"
)

// maxSweep is how many squares a board counts at most; a native build needs about
// a minute for them. What is kept meanwhile grows with the board's edge only and
// stays far below a gigabyte.
const maxSweep = 1 << 38

// reach bounds the coordinates, so that sums of them never overflow.
const reach = 1_000_000_000

// board computes palace numbers, or the outcomes that follow from them.
type board struct {
	game  *Game
	kind  engine.Kind
	sweep *sweep
	pool  pool
	hired *board // counts pieces of other boards' divisions
}

func (b *board) Plane() engine.Window { return engine.Window{W: reach + 1, H: reach + 1} }

// Numbered is a board on which palace numbers are counted, whatever it shows of them.
type Numbered interface {
	// Numbers returns a board of the palace numbers for which nothing is counted again
	// that was counted here.
	Numbers() engine.Board
}

// Numbers returns a board of the palace numbers that has computed what this one has, and
// goes on together with it.
func (b *board) Numbers() engine.Board {
	return &board{game: b.game, kind: engine.PalaceNumbers, sweep: b.sweep}
}

// Check refuses windows outside the quadrant, and those for which more than 2^38
// squares would have to be counted.
func (b *board) Check(w engine.Window) error {
	switch {
	case w.W < 1 || w.H < 1:
		return fmt.Errorf("a board needs at least one square, not %dx%d", w.W, w.H)
	case w.X < 0 || w.Y < 0:
		return fmt.Errorf("the board of %s begins at 0,0: a window cannot begin at %d,%d", b.game, w.X, w.Y)
	case w.X > reach || w.Y > reach:
		return fmt.Errorf("%d,%d is too far out: coordinates of %s end at %d", w.X, w.Y, b.game, reach)
	case !b.fits(w):
		largest := b.largest(w)
		if largest == 0 {
			return fmt.Errorf("%d,%d is too far out for a board of %s", w.X, w.Y, b.game)
		}
		return fmt.Errorf("%dx%d is too large for a board of %s at %d,%d: %dx%d is the largest square that works",
			w.W, w.H, b.game, w.X, w.Y, largest, largest)
	}
	return nil
}

// fits reports whether the squares before the far corner of w can be counted.
func (b *board) fits(w engine.Window) bool {
	const far = reach + 1
	return w.W <= far-w.X && w.H <= far-w.Y && work(b.game.k, w.X+w.W, w.Y+w.H) <= maxSweep
}

// largest returns the edge of the largest square window at the corner of w.
func (b *board) largest(w engine.Window) int {
	lo, hi := 0, reach+1
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

// work estimates how many squares are counted for a board of w×h squares: half of
// it, without the outer space. That begins about k + 2.62·y squares out in row y,
// where the arm ends ([CLN15] Section 3.4 gives its edge the slope of the golden
// ratio's square); two blocks are added for what is cut off.
func work(k, w, h int) float64 {
	long, short := float64(max(w, h)+edge), float64(min(w, h)+edge)
	const slope = math.Phi * math.Phi
	free := float64(k + 2*edge)
	turn := min(short, max(0, (long-free)/slope)) // rows up to here end in the outer space
	return free*turn + (slope-1)*turn*turn/2 + (long-turn)*(short-turn) - (short-turn)*(short-turn)/2
}
