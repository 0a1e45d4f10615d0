package exile

import (
	"math"

	"github.com/palacegames/palace/engine"
)

// reach bounds the coordinates on maps around (0,0), so that sums of them and the numbers of
// queens on the way stay exact, in JavaScript too.
const reach = 1_000_000_000_000_000

// maxEdge bounds the windows of outcomes: their squares can still be counted.
const maxEdge = 1_000_000_000

// checkPair refuses what is no pair of coordinates of up to so many digits.
func checkPair(p engine.Position, digits int) error {
	if p.Dim() != 2 {
		return errComponents(p.Dim())
	}
	for i, v := range p.Components(nil) {
		if float64(v.Bits()) > math.Ceil(float64(digits)*math.Log2(10)) {
			return errDigits(coordinates[i], digits)
		}
	}
	return nil
}

// checkOutcomes refuses questions about other values, and windows that are too large.
func checkOutcomes(q engine.Query) error {
	w := q.Window
	switch {
	case q.Values() != engine.Outcomes:
		return engine.ErrKind
	case w.W > maxEdge || w.H > maxEdge:
		return errEdge(w.W, w.H, maxEdge)
	}
	return nil
}

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
