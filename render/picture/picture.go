package picture

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/view"
)

// Size is the edge of a picture in pixels.
const Size = 256

// MaxLevel is the coarsest level: 2^MaxLevel squares of the board a pixel.
const MaxLevel = 8

// Key names one picture of the map: at level l a pixel stands for 2^l × 2^l
// squares, and the picture's first pixel for those from (X, Y)·256·2^l on.
type Key struct{ Level, X, Y int }

// Window returns the squares that the picture shows.
func (k Key) Window() engine.Window {
	edge := Size << k.Level
	return engine.Window{X: k.X * edge, Y: k.Y * edge, W: edge, H: edge}
}

// Alpha values of a picture's pixels. At level 0 they tell palaces from other
// squares; at coarser levels a pixel is the average of the squares it stands for.
const (
	AlphaUnknown = 0   // nothing computed yet
	AlphaMasked  = 253 // level 0: a square that shows nothing
	AlphaN       = 254 // level 0: an N-position
	AlphaP       = 255 // level 0: a P-position; coarser: an average
)

// Picture is a piece of the map, ready to be drawn.
type Picture struct {
	Key
	// Complete says that no later picture of this Key will show more.
	Complete bool
	// Pixels are 256×256 premultiplied RGBA bytes, row by row from the smallest y.
	Pixels []byte
	// Values holds the exact numbers, at level 0 only; else it is blank. Its
	// window is the part of the picture that lies on the board.
	Values engine.Tile
}

// Known returns the distance up to which every square of w∩plane is computed in
// the picture, which is +Inf for a complete one.
func (p *Picture) Known(plane engine.Window) float64 {
	if p.Complete {
		return math.Inf(1)
	}
	w := p.Window().Intersect(plane)
	if w.Empty() {
		return math.Inf(1)
	}
	edge := 1 << p.Level
	origin := p.Window()
	i0, i1 := (w.X-origin.X)>>p.Level, (w.X+w.W-1-origin.X)>>p.Level
	j0, j1 := (w.Y-origin.Y)>>p.Level, (w.Y+w.H-1-origin.Y)>>p.Level
	known := math.Inf(1)
	for j := j0; j <= j1; j++ {
		y := origin.Y + j*edge
		for i := i0; i <= i1; i++ {
			if p.Pixels[(j*Size+i)*4+3] != AlphaUnknown {
				continue
			}
			square := engine.Window{X: origin.X + i*edge, Y: y, W: edge, H: edge}
			near, _ := view.Span(square)
			known = min(known, near)
			if origin.X >= 0 {
				break // further right is further away
			}
		}
	}
	return known
}

// Want is what the screen would like the painter to paint.
type Want struct {
	Level int
	// Keys are the pictures in view that the screen does not have complete yet,
	// the most urgent first. All are of Level.
	Keys []Key
}
