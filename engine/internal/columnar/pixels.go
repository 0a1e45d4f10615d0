package columnar

import (
	"math"

	"github.com/palacegames/palace/engine"
)

// Pixels is a picture in which each pixel counts the P-positions of a square of squares.
type Pixels struct {
	x, y, level int
	// Pixel (i, j) is the squares with xs[i] ≤ x < xs[i+1] and ys[j] ≤ y < ys[j+1], as far
	// as these are on the plane.
	xs, ys []int
	dst    []uint32
}

// newPixels returns w×h pixels of 2^level × 2^level squares, the smallest corner of which is
// (x, y).
func newPixels(plane engine.Window, x, y, w, h, level int, dst []uint32) *Pixels {
	return &Pixels{
		x: x, y: y, level: level, dst: dst,
		xs: borders(x, w, level, plane.X, plane.X+plane.W),
		ys: borders(y, h, level, plane.Y, plane.Y+plane.H),
	}
}

// borders returns from + i·2^level for i = 0, …, n, but none before first or after end.
func borders(from, n, level, first, end int) []int {
	at := make([]int, n+1)
	for i := range at {
		switch about := float64(from) + math.Ldexp(float64(i), level); {
		case about >= float64(end):
			at[i] = end
		case about <= float64(first):
			at[i] = first
		default:
			at[i] = from + i<<level
		}
	}
	return at
}

// Window is the squares of all pixels that are on the plane.
func (p *Pixels) Window() engine.Window {
	w := engine.Window{X: p.xs[0], Y: p.ys[0]}
	w.W, w.H = p.xs[len(p.xs)-1]-w.X, p.ys[len(p.ys)-1]-w.Y
	return w
}

// Add counts a P-position of the window.
func (p *Pixels) Add(x, y int) { p.add((x-p.x)>>p.level, (y-p.y)>>p.level, 1) }

// add counts n P-positions in a pixel.
func (p *Pixels) add(i, j, n int) {
	at := &p.dst[j*(len(p.xs)-1)+i]
	*at = uint32(min(uint64(*at)+uint64(n), math.MaxUint32))
}
