package render

import (
	"math"

	"github.com/palacegames/palace/engine"
)

// Whole returns the squares that lie wholly in the part of the screen that the insets
// leave free. Across and down there is one at least: where none is whole, that in the
// middle.
func (v Viewport) Whole(in Insets) engine.Window {
	x0, y0 := v.Board(in.Left, in.Top)
	x1, y1 := v.Board(v.Width-in.Right, v.Height-in.Bottom)
	x, w := within(min(x0, x1), max(x0, x1))
	y, h := within(min(y0, y1), max(y0, y1))
	return engine.Window{X: x, Y: y, W: w, H: h}
}

// within returns the first of the n whole squares between two points of an axis. What is
// missing may be as little as nobody sees.
func within(low, high float64) (first, n int) {
	const unseen = 1e-3
	first = int(math.Ceil(low - unseen))
	if n = int(math.Floor(high+unseen)) - first; n < 1 {
		return int(math.Floor((low + high) / 2)), 1
	}
	return first, n
}
