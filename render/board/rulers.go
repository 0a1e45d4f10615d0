package board

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// ruler is one row or column of coordinates, in pixels of the screen.
type ruler struct {
	axis         int     // along which the coordinates change
	first, count int     // the squares in view
	own          int     // the piece's square
	room         float64 // the least distance of two labels
	low, high    float64 // where along the ruler labels may stand
	upright      bool
	middle       float64 // of the ruler's breadth
}

// drawRulers writes the coordinates along the left side and along the side where
// the origin is.
func (d *drawing) drawRulers() {
	if d.scene.Look.Bare {
		return
	}
	r := d.camera.view.Ratio
	w, h := d.camera.view.Width*r, d.camera.view.Height*r
	in := d.camera.insets()
	left, top, bottom := in.Left*r, in.Top*r, h-in.Bottom*r
	back, line := tint(d.pen.theme.Ruler, 1), tint(d.pen.theme.Line, 0.8)
	level, edge := top/2, top
	if in.Bottom > 0 {
		level, edge = (bottom+h)/2, bottom+r
	}
	d.pen.brush.box(left, level-d.camera.rulerBreadth()/2*r, w, level+d.camera.rulerBreadth()/2*r, 0, 0, back)
	d.pen.brush.box(0, 0, left, h, 0, 0, back)
	d.pen.brush.box(left, edge-r, w, edge, 0, 0, line)
	d.pen.brush.box(left-r, top, left, bottom, 0, 0, line)

	seen, here := d.camera.shown(), d.scene.At
	if seen.Empty() {
		return
	}
	across, down := 0, 1
	if d.camera.view.Orientation.Transposed() {
		across, down = 1, 0
		seen = engine.Window{X: seen.Y, Y: seen.X, W: seen.H, H: seen.W}
		here = engine.Cell{X: here.Y, Y: here.X}
	}
	d.nameAxes(across, down, left, level)
	d.label(ruler{axis: across, first: seen.X, count: seen.W, own: here.X, room: (d.camera.widest(across, seen.X, seen.W)*d.camera.rulerType() + 14) * r, low: left, high: w - 2*r, middle: level})
	d.label(ruler{axis: down, first: seen.Y, count: seen.H, own: here.Y, room: 22 * d.camera.rulerType() * r, low: top, high: bottom, upright: true, middle: left / 2})
}

// axisNames are what the coordinates of a square are called, in their order.
const axisNames = "xy"

// nameAxes writes into the corner between the rulers which coordinate each of them counts:
// the first of a square, x, or the second, y.
func (d *drawing) nameAxes(across, down int, left, level float64) {
	r := d.camera.rulerType() * d.camera.view.Ratio
	half := d.camera.rulerBreadth() / 2 * d.camera.view.Ratio
	rise := half // towards the board at the upper left, away from it at the lower
	face, c := d.glyphs.face(bold, rulerText*r), tint(d.pen.theme.Soft, 1)
	if d.camera.view.Orientation.OriginBelow() {
		rise = -half
	}
	d.pen.brush.line(left-2*half, level-rise, left, level+rise, d.camera.view.Ratio, tint(d.pen.theme.Line, 0.8))
	d.glyphs.write(face, []byte(axisNames[across:across+1]), left-0.55*half, level-0.3*rise, c)
	d.glyphs.write(face, []byte(axisNames[down:down+1]), left-1.45*half, level+0.3*rise, c)
}

// along returns where the middle of row or column n lies on a ruler.
func (d *drawing) along(n int, upright bool) float64 {
	x, y := d.camera.pixel(float64(n)+0.5, float64(n)+0.5)
	if upright {
		return y
	}
	return x
}

// label writes the numbers of a ruler, as many as there is room for, and the
// piece's own in any case.
func (d *drawing) label(l ruler) {
	scale, r := d.camera.view.Scale*d.camera.view.Ratio, d.camera.rulerType()*d.camera.view.Ratio
	plain, strong := d.glyphs.face(regular, rulerText*r), d.glyphs.face(bold, rulerText*r)
	digits := lastDigits(l.count)
	ratio := d.camera.view.Ratio
	pad, breadth := min(5*r, 7*ratio), min(9*r, (d.camera.rulerBreadth()/2-1)*ratio)
	put := func(f *face, n int, at float64, c ink) {
		x, y := at, l.middle
		if l.upright {
			x, y = y, x
		}
		text := d.camera.coordinate(l.axis, n, digits)
		if f == strong {
			d.pen.brush.shape(x, y, f.width(text)/2+pad, breadth, pad, 0, 1, 0, tint(d.pen.theme.Gold, 1))
		}
		d.glyphs.write(f, text, x, y, c)
	}
	// half is how far a label reaches along the ruler from its middle.
	half := func(f *face, n int) float64 {
		if l.upright {
			return 7 * r
		}
		return f.width(d.camera.coordinate(l.axis, n, digits)) / 2
	}
	own := d.along(l.own, l.upright)
	marked := d.scene.Piece != scene.None && own >= l.low && own <= l.high
	if edge := half(strong, l.own) + 3*r; marked {
		own = min(max(own, l.low+edge), l.high-edge) // whole, even at the end of the ruler
	}
	step := view.Ticks(scale, l.room)
	beyond := phase(d.scene.Origin, l.axis, step)
	for n := engine.FloorDiv(l.first+beyond+step-1, step)*step - beyond; n < l.first+l.count; n += step {
		at := d.along(n, l.upright)
		// The piece's label pushes away those that it would touch.
		if edge := half(plain, n); at-edge < l.low || at+edge > l.high {
			continue // no label is cut off
		}
		if marked && math.Abs(at-own) < 0.9*l.room && (n == l.own || scale < 0.9*l.room) {
			continue
		}
		put(plain, n, at, tint(d.pen.theme.Soft, 1))
	}
	if marked {
		put(strong, l.own, own, tint(d.pen.theme.Night, 1))
	}
}
