package idea

import (
	"math"

	"github.com/palacegames/palace/engine"
)

// Across returns where the line y = slope·x + offset crosses a window, in points: two, or none
// if it misses it. A slope of infinity is the line x = offset.
func Across(w engine.Window, slope, offset float64) []Point {
	left, right := float64(w.X), float64(w.X+w.W)
	low, high := float64(w.Y), float64(w.Y+w.H)
	if math.IsInf(slope, 0) {
		if offset < left || offset > right {
			return nil
		}
		return []Point{{offset, low}, {offset, high}}
	}
	if slope != 0 {
		a, b := (low-offset)/slope, (high-offset)/slope
		left, right = max(left, min(a, b)), min(right, max(a, b))
	} else if offset < low || offset > high {
		return nil
	}
	if left >= right {
		return nil
	}
	within := func(y float64) float64 { return min(max(y, low), high) } // but for rounding
	return []Point{{left, within(slope*left + offset)}, {right, within(slope*right + offset)}}
}
