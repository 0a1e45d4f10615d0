package exile

import (
	"fmt"
	"math"

	"github.com/palacegames/palace/engine"
)

// maxEdge bounds the windows of outcomes: their squares can still be counted.
const maxEdge = 1_000_000_000

// checkPlane refuses windows that are empty, too large or not within the plane.
func checkPlane(game string, plane, w engine.Window) error {
	switch {
	case w.Empty():
		return fmt.Errorf("a window must be at least 1x1, not %dx%d", w.W, w.H)
	case w.W > maxEdge || w.H > maxEdge:
		return fmt.Errorf("a window of %dx%d is too large: at most %dx%d works", w.W, w.H, maxEdge, maxEdge)
	case w.X < plane.X || w.Y < plane.Y || w.X > plane.X+plane.W-w.W || w.Y > plane.Y+plane.H-w.H:
		return fmt.Errorf("a window of %s is not within the board of %s, which begins at %d,%d and ends at %d,%d",
			placed(w), game, plane.X, plane.Y, plane.X+plane.W-1, plane.Y+plane.H-1)
	}
	return nil
}

// placed writes a window for a reader: "30x20 at 5,-7".
func placed(w engine.Window) string { return fmt.Sprintf("%dx%d at %d,%d", w.W, w.H, w.X, w.Y) }

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
