package figure

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/view"
)

// canvas is the paper that a plot is drawn on: it knows where each square goes.
type canvas struct {
	img    *image.RGBA
	window engine.Window
	lies   view.Orientation
	scale  float64 // pixels a square
	cell   int
	margin int // for the rulers, to the left, above and below
	rulers rulers
}

// rulers says at which distances the coordinates x and y stand at the edges, if any.
type rulers struct{ x, y int }

// rulerMargin is the room for a ruler's numbers, in pixels.
const rulerMargin = 46

// newCanvas is blank, with rulers if there are to be any.
func newCanvas(w engine.Window, shrink, cell int, lies view.Orientation, r rulers) *canvas {
	c := &canvas{window: w, lies: lies, scale: math.Ldexp(float64(cell), -shrink), cell: cell, rulers: r}
	if r != (rulers{}) {
		c.margin = rulerMargin
	}
	across, down := pixels(w.X, w.W, shrink, cell), pixels(w.Y, w.H, shrink, cell)
	if c.lies.Transposed() {
		across, down = down, across
	}
	c.img = blank(across+2*c.margin, down+2*c.margin)
	return c
}

// pixels is the number of pixels for n squares from the one at from on.
func pixels(from, n, shrink, cell int) int { return cell * ((from+n-1)>>shrink - from>>shrink + 1) }

// at returns the pixel position of a point of the board, where square (x, y) is
// what lies between (x, y) and (x+1, y+1).
func (c *canvas) at(x, y float64) (px, py float64) {
	w := c.window
	dx, dy := (x-float64(w.X))*c.scale, (y-float64(w.Y))*c.scale
	px, py = dx, dy
	if c.lies.Transposed() {
		px, py = dy, dx
	}
	if c.lies.OriginBelow() {
		py = float64(c.img.Rect.Dy()-2*c.margin) - py
	}
	return px + float64(c.margin), py + float64(c.margin)
}

// middle returns the pixel position of a square's middle.
func (c *canvas) middle(x, y int) (px, py float64) { return c.at(float64(x)+0.5, float64(y)+0.5) }

// lay puts a picture with x to the right and y down on the canvas, as the axes point.
func (c *canvas) lay(src *image.RGBA) {
	inner := c.img.Rect.Inset(c.margin)
	for py := range inner.Dy() {
		for px := range inner.Dx() {
			x, y := px/c.cell, py/c.cell
			if c.lies.OriginBelow() {
				y = (inner.Dy() - 1 - py) / c.cell
			}
			if c.lies.Transposed() {
				x, y = y, x
			}
			at := src.PixOffset(x, y)
			copy(c.img.Pix[c.img.PixOffset(inner.Min.X+px, inner.Min.Y+py):][:4], src.Pix[at:at+4])
		}
	}
}

// dot draws a dot of so many pixels across in the middle of a square.
func (c *canvas) dot(x, y, size int) {
	px, py := c.middle(x, y)
	if size < 3 {
		left, top := int(px-float64(size-1)/2), int(py-float64(size-1)/2)
		c.fill(image.Rect(left, top, left+size, top+size), black)
		return
	}
	disc(c.img, px, py, float64(size)/2, black)
}

func (c *canvas) fill(r image.Rectangle, col color.RGBA) {
	r = r.Intersect(c.img.Rect)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			c.img.SetRGBA(x, y, col)
		}
	}
}

// finish adds the rulers: the coordinates above or below the board and to its left.
func (c *canvas) finish() *image.RGBA {
	if c.rulers == (rulers{}) {
		return c.img
	}
	w := c.window
	// A number stands at the middle of its square, or where that is too small, at a
	// tick at its edge.
	offset, ends := 0.5, 0
	if c.scale < 8 {
		offset, ends = 0, 1
	}
	for x := first(w.X, c.rulers.x); x < w.X+w.W+ends; x += c.rulers.x {
		px, py := c.at(float64(x)+offset, float64(w.Y))
		c.number(x, px, py, !c.lies.Transposed(), ends > 0)
	}
	for y := first(w.Y, c.rulers.y); y < w.Y+w.H+ends; y += c.rulers.y {
		px, py := c.at(float64(w.X), float64(y)+offset)
		c.number(y, px, py, c.lies.Transposed(), ends > 0)
	}
	return c.img
}

// number writes one number of a ruler, for a point on the board's edge: on the ruler
// that runs across or on the one to the left.
func (c *canvas) number(v int, px, py float64, across, tick bool) {
	const size, gap, length = 12, 10, 6
	m, at := c.margin, image.Rect(int(px), int(py), int(px)+1, int(py)+1)
	if !across {
		if tick {
			c.fill(image.Rect(m-length, at.Min.Y, m, at.Max.Y), black)
		}
		text := strconv.Itoa(v)
		write(c.img, float64(m-gap)-width(text, size)/2, py, text, size, black)
		return
	}
	y, top := float64(m)-gap-size/2, m-length
	if c.lies.OriginBelow() {
		top = c.img.Rect.Dy() - m
		y = float64(top) + gap + size/2
	}
	if tick {
		c.fill(image.Rect(at.Min.X, top, at.Max.X, top+length), black)
	}
	write(c.img, px, y, strconv.Itoa(v), size, black)
}

// first is the first multiple of step from n on.
func first(n, step int) int { return -engine.FloorDiv(-n, step) * step }
