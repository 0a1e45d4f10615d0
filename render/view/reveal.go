package view

import (
	"math"

	"github.com/palacegames/palace/engine"
)

// Reveal lets a map grow along its antidiagonals: it moves a front outward from
// the board's origin, behind which the map is shown. A square's distance from the
// origin is measured by Distance. The zero value shows nothing.
type Reveal struct {
	// Seconds is how long the front takes across the window that is in view first, always
	// as fast; 0 for revealTime. Afterwards it takes revealTime across any window.
	Seconds float64

	front        float64
	begun, first bool // there is a front, and it has come across its first window
}

// The time, in seconds, that the front takes across the screen when the map is
// there already.
const revealTime = 0.55

// Distance is how far (x, y) lies from the board's origin, in squares along the
// axes: on a quadrant the number of its antidiagonal.
func Distance(x, y float64) float64 { return math.Abs(x) + math.Abs(y) }

// Span returns the least and the greatest Distance of a point of w.
func Span(w engine.Window) (least, most float64) {
	side := func(at, length int) (float64, float64) {
		a, b := float64(at), float64(at+length)
		if a <= 0 && b >= 0 {
			return 0, max(-a, b)
		}
		return min(math.Abs(a), math.Abs(b)), max(math.Abs(a), math.Abs(b))
	}
	x0, x1 := side(w.X, w.W)
	y0, y1 := side(w.Y, w.H)
	return x0 + y0, x1 + y1
}

// Front returns the distance up to which the map is shown.
func (r *Reveal) Front() float64 { return r.front }

// Restart hides the map, which has to grow again.
func (r *Reveal) Restart() { *r = Reveal{Seconds: r.Seconds} }

// Advance moves the front for dt seconds. It never draws back, passes the squares
// nearer than the window in view at once, runs across that window in its time,
// and waits at known, the distance up to which the map has arrived. It reports
// whether it has to be called again though nothing else changes.
func (r *Reveal) Advance(dt float64, view engine.Window, known float64) (moving bool) {
	if view.Empty() {
		return false
	}
	near, far := Span(view)
	if !r.begun {
		r.front, r.begun = near, true
	}
	r.front = max(r.front, near)
	// Quick at first and gentle at the end, but never slower than a third of the
	// mean: an approach without end would keep an idle board awake.
	width := max(far-near, 1)
	left := min(max((far-r.front)/width, 0), 1)
	speed := width / revealTime * (0.35 + 1.5*left)
	if r.Seconds > 0 && !r.first {
		speed = width / r.Seconds
	}
	goal := min(known, far)
	if r.front < goal {
		r.front = min(r.front+speed*dt, goal)
	}
	r.first = r.first || r.front >= far
	return r.front < goal
}

// Finish shows at once whatever has arrived.
func (r *Reveal) Finish() { r.front, r.begun, r.first = math.Inf(1), true, true }
