package view

import (
	"math"

	"github.com/palacegames/palace/engine"
)

// Seen returns the squares of which more than half, across and down, lies in the part of
// the screen that the insets leave free. There is one at least: that in the middle.
func (v Viewport) Seen(in Insets) engine.Window {
	x0, y0 := v.Board(in.Left, in.Top)
	x1, y1 := v.Board(v.Width-in.Right, v.Height-in.Bottom)
	x, w := between(min(x0, x1), max(x0, x1))
	y, h := between(min(y0, y1), max(y0, y1))
	return engine.Window{X: x, Y: y, W: w, H: h}
}

// between returns the first of the squares that lie between two points of an axis, and
// how many these are.
func between(low, high float64) (first, n int) {
	first = int(math.Round(low))
	if n = int(math.Round(high)) - first; n < 1 {
		return int(math.Floor((low + high) / 2)), 1
	}
	return first, n
}
