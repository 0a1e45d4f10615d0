package figure

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"github.com/palacegames/palace/engine"
)

// grid draws a line between neighbouring squares.
type grid struct{ color color.RGBA }

func (g grid) draw(c *canvas, _ func(x, y int) int32) {
	w := c.window
	for x := w.X; x <= w.X+w.W; x++ {
		stroke(c, float64(x), float64(w.Y), float64(x), float64(w.Y+w.H), 1, g.color)
	}
	for y := w.Y; y <= w.Y+w.H; y++ {
		stroke(c, float64(w.X), float64(y), float64(w.X+w.W), float64(y), 1, g.color)
	}
}

// segment is a straight line between two points of the board.
type segment struct {
	x0, y0, x1, y1 float64
	width          float64
	color          color.RGBA
}

func (s segment) draw(c *canvas, _ func(x, y int) int32) {
	stroke(c, s.x0, s.y0, s.x1, s.y1, s.width, s.color)
}

// stroke draws a line that many pixels wide, within the window.
func stroke(c *canvas, x0, y0, x1, y1, width float64, col color.RGBA) {
	px0, py0 := c.at(x0, y0)
	px1, py1 := c.at(x1, y1)
	steps := math.Ceil(max(math.Abs(px1-px0), math.Abs(py1-py0), 1)) * 2
	inner := c.img.Rect.Inset(c.margin)
	for i := 0.0; i <= steps; i++ {
		x, y := px0+(px1-px0)*i/steps, py0+(py1-py0)*i/steps
		left, top := int(math.Floor(x-width/2+0.5)), int(math.Floor(y-width/2+0.5))
		// A line on the very edge stays on the paper.
		left, top = min(left, inner.Max.X-1), min(top, inner.Max.Y-1)
		c.fill(image.Rect(left, top, left+int(width), top+int(width)), col)
	}
}

// label is a text at a point of the board.
type label struct {
	x, y float64
	text string
	size float64
	col  color.RGBA
}

func (l label) draw(c *canvas, _ func(x, y int) int32) {
	px, py := c.at(l.x, l.y)
	write(c.img, px, py, l.text, l.size, l.col)
}

// rings puts a ring around each square that which picks.
type rings struct {
	which func(x, y int, v int32) bool
	color color.RGBA
}

func (r rings) draw(c *canvas, values func(x, y int) int32) {
	each(c.window, func(x, y int) {
		if !r.which(x, y, values(x, y)) {
			return
		}
		px, py := c.middle(x, y)
		ring(c.img, px, py, c.scale*0.44, max(1.5, c.scale*0.07), r.color)
	})
}

// numbers writes into each square what of says of it; an empty text leaves it.
type numbers struct {
	of   func(x, y int, v int32) string
	size float64
	// color is used as it is, or where it is zero, black or white, as is seen best.
	color color.RGBA
}

// value writes a square's value.
func value(_, _ int, v int32) string { return strconv.Itoa(int(v)) }

func (n numbers) draw(c *canvas, values func(x, y int) int32) {
	each(c.window, func(x, y int) {
		text := n.of(x, y, values(x, y))
		if text == "" {
			return
		}
		px, py := c.middle(x, y)
		col := n.color
		if col.A == 0 {
			col = contrast(c.img.RGBAAt(int(px), int(py)))
		}
		write(c.img, px, py, text, n.size, col)
	})
}

// contrast is black on a light ground and white on a dark one.
func contrast(ground color.RGBA) color.RGBA {
	if 3*int(ground.R)+6*int(ground.G)+int(ground.B) > 1100 {
		return black
	}
	return white
}

// each visits the squares of a window.
func each(w engine.Window, visit func(x, y int)) {
	for y := w.Y; y < w.Y+w.H; y++ {
		for x := w.X; x < w.X+w.W; x++ {
			visit(x, y)
		}
	}
}
