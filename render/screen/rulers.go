package screen

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/render/scene"
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
func (s *Screen) drawRulers() {
	r := s.camera.view.Ratio
	w, h := s.camera.view.Width*r, s.camera.view.Height*r
	in := s.camera.insets()
	left, top, bottom := in.Left*r, in.Top*r, h-in.Bottom*r
	back, line := tint(s.theme.Ruler, 1), tint(s.theme.Line, 0.8)
	level, edge := top/2, top
	if in.Bottom > 0 {
		level, edge = (bottom+h)/2, bottom+r
	}
	s.brush.box(left, level-s.camera.rulerBreadth()/2*r, w, level+s.camera.rulerBreadth()/2*r, 0, 0, back)
	s.brush.box(0, 0, left, h, 0, 0, back)
	s.brush.box(left, edge-r, w, edge, 0, 0, line)
	s.brush.box(left-r, top, left, bottom, 0, 0, line)

	seen, here := s.camera.shown(), s.scene.At
	if seen.Empty() {
		return
	}
	across, down := 0, 1
	if s.camera.view.Orientation.Transposed() {
		across, down = 1, 0
		seen = engine.Window{X: seen.Y, Y: seen.X, W: seen.H, H: seen.W}
		here = engine.Cell{X: here.Y, Y: here.X}
	}
	s.label(ruler{axis: across, first: seen.X, count: seen.W, own: here.X, room: (s.camera.widest(across, seen.X, seen.W) + 14) * s.camera.typeSize() * r, low: left, high: w - 2*r, middle: level})
	s.label(ruler{axis: down, first: seen.Y, count: seen.H, own: here.Y, room: 24 * s.camera.typeSize() * r, low: top, high: bottom, upright: true, middle: left / 2})
}

// along returns where the middle of row or column n lies on a ruler.
func (s *Screen) along(n int, upright bool) float64 {
	x, y := s.camera.pixel(float64(n)+0.5, float64(n)+0.5)
	if upright {
		return y
	}
	return x
}

// label writes the numbers of a ruler, as many as there is room for, and the
// piece's own in any case.
func (s *Screen) label(l ruler) {
	scale, r := s.camera.view.Scale*s.camera.view.Ratio, s.camera.typeSize()*s.camera.view.Ratio
	plain, strong := s.lettering.face(regular, rulerText*r), s.lettering.face(bold, rulerText*r)
	digits := lastDigits(l.count)
	put := func(f *face, n int, at float64, c ink) {
		x, y := at, l.middle
		if l.upright {
			x, y = y, x
		}
		text := s.camera.coordinate(l.axis, n, digits)
		if f == strong {
			s.brush.shape(x, y, f.width(text)/2+5*r, 9*r, 5*r, 0, 1, 0, tint(s.theme.Gold, 1))
		}
		s.lettering.write(f, text, x, y, c)
	}
	// half is how far a label reaches along the ruler from its middle.
	half := func(f *face, n int) float64 {
		if l.upright {
			return 7 * r
		}
		return f.width(s.camera.coordinate(l.axis, n, digits)) / 2
	}
	own := s.along(l.own, l.upright)
	marked := s.scene.Piece != scene.None && own >= l.low && own <= l.high
	if edge := half(strong, l.own) + 3*r; marked {
		own = min(max(own, l.low+edge), l.high-edge) // whole, even at the end of the ruler
	}
	step := render.Ticks(scale, l.room)
	phase := s.camera.phase(l.axis, step)
	for n := engine.FloorDiv(l.first+phase+step-1, step)*step - phase; n < l.first+l.count; n += step {
		at := s.along(n, l.upright)
		// The piece's label pushes away those that it would touch.
		if edge := half(plain, n); at-edge < l.low || at+edge > l.high {
			continue // no label is cut off
		}
		if marked && math.Abs(at-own) < 0.9*l.room && (n == l.own || scale < 0.9*l.room) {
			continue
		}
		put(plain, n, at, tint(s.theme.Soft, 1))
	}
	if marked {
		put(strong, l.own, own, tint(s.theme.Night, 1))
	}
}
