package board

import (
	"math"

	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// weight is how a line is drawn: its width as a part of a square's edge, the least and the
// greatest width and the room on both sides for a light edge in CSS pixels, and how much of
// what is below they cover, from 0 to 1.
type lineWeight struct{ width, least, most, strength, room, edge float64 }

var lineWeights = [...]lineWeight{
	scene.Strong: {0.07, 2.2, 6, 1, 2.4, 0.9},
	scene.Thin:   {0.05, 1.6, 4, 0.8, 2, 0.45},
	scene.Faint:  {0.05, 1.5, 5, 0.32, 0, 0},
}

// drawLine draws a line from point to point.
func (pen *pen) drawLine(shape *scene.Shape) {
	for i := 1; i < len(shape.At); i++ {
		if from, to := shape.At[i-1], shape.At[i]; shape.Arrow {
			pen.longArrow(from, to, shape)
		} else {
			for _, part := range pen.parts(shape) {
				pen.segment(from, to, part.width, part.c)
			}
		}
	}
}

// part is one of the two lines, one upon the other, of which a line is made.
type part struct {
	width float64
	c     ink
}

// parts returns the light edge of a line, and the line.
func (pen *pen) parts(shape *scene.Shape) [2]part {
	w, r := lineWeights[shape.Weight], pen.camera.view.Ratio
	width := pen.wide(w.width, w.least, w.most)
	return [2]part{{width + w.room*r, tint(pen.theme.Paper, w.edge)}, {width, tint(pen.tone(shape.Tone), w.strength)}}
}

// segment draws a line between two points.
func (pen *pen) segment(a, b scene.Point, width float64, c ink) {
	x0, y0 := pen.camera.pixel(a.X, a.Y)
	x1, y1 := pen.camera.pixel(b.X, b.Y)
	r := pen.camera.view.Ratio
	if x0, y0, x1, y1, ok := view.Clip(x0, y0, x1, y1, pen.camera.view.Width*r, pen.camera.view.Height*r, 4*width+8); ok {
		pen.brush.line(x0, y0, x1, y1, width, c)
	}
}

// longArrow draws an arrow between two squares, with a light edge around it.
func (pen *pen) longArrow(a, b scene.Point, shape *scene.Shape) {
	r := pen.camera.view.Ratio
	edge := pen.camera.view.Scale * r
	x0, y0 := pen.camera.pixel(a.X, a.Y)
	x1, y1 := pen.camera.pixel(b.X, b.Y)
	length := math.Hypot(x1-x0, y1-y0)
	if length < 4*r {
		return
	}
	dx, dy := (x1-x0)/length, (y1-y0)/length
	room := min(0.44*edge, 0.26*length)
	x0, y0, x1, y1 = x0+room*dx, y0+room*dy, x1-room*dx, y1-room*dy
	// The point is drawn where the arrow ends, if that can be seen.
	bx, by, ex, ey, ok := view.Clip(x0, y0, x1, y1, pen.camera.view.Width*r, pen.camera.view.Height*r, edge+20*r)
	if !ok {
		return
	}
	barb := min(pen.wide(0.24, 6, 20), 0.5*length)
	for _, part := range pen.parts(shape) {
		pen.brush.line(bx, by, ex, ey, part.width, part.c)
		for _, side := range [2]float64{-1, 1} {
			ux, uy := -dx*0.83+side*dy*0.56, -dy*0.83-side*dx*0.56
			pen.brush.line(x1, y1, x1+barb*ux, y1+barb*uy, part.width, part.c)
		}
	}
}
