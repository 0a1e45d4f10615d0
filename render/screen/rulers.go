package screen

import (
	"math"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
)

// The sizes of the rulers in CSS pixels.
const (
	rulerHeight = 26.0
	digitWidth  = 6.6
	rulerText   = 11.5
)

// rulerWidth returns how wide the ruler at the left side must be for the squares
// of w.
func rulerWidth(w engine.Window, o render.Orientation) float64 {
	low, high := w.Y, w.Y+w.H-1
	if o.Transposed() {
		low, high = w.X, w.X+w.W-1
	}
	digits := max(len(strconv.Itoa(low)), len(strconv.Itoa(high)))
	return max(14+digitWidth*float64(digits), rulerHeight)
}

// shown returns the squares of the board that are on the screen.
func (s *Screen) shown() engine.Window { return s.view.Visible().Intersect(s.scene.Plane) }

// insets returns what the rulers cover.
func (s *Screen) insets() render.Insets {
	in := render.Insets{Left: rulerWidth(s.shown(), s.view.Orientation)}
	if s.view.Orientation.OriginBelow() {
		in.Bottom = rulerHeight
	} else {
		in.Top = rulerHeight
	}
	return in
}

// covered reports whether a ruler lies at (x, y), in CSS pixels.
func (s *Screen) covered(x, y float64) bool {
	in := s.insets()
	return x < in.Left || y < in.Top || y > s.view.Height-in.Bottom
}

// ruler is one row or column of coordinates, in pixels of the screen.
type ruler struct {
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
	r := s.view.Ratio
	w, h := s.view.Width*r, s.view.Height*r
	in := s.insets()
	left, top, bottom := in.Left*r, in.Top*r, h-in.Bottom*r
	back, line := tint(s.theme.Ruler, 1), tint(s.theme.Line, 0.8)
	level, edge := top/2, top
	if in.Bottom > 0 {
		level, edge = (bottom+h)/2, bottom+r
	}
	s.brush.box(left, level-rulerHeight/2*r, w, level+rulerHeight/2*r, 0, 0, back)
	s.brush.box(0, 0, left, h, 0, 0, back)
	s.brush.box(left, edge-r, w, edge, 0, 0, line)
	s.brush.box(left-r, top, left, bottom, 0, 0, line)

	seen, here := s.shown(), cellOf(s.scene.View.Position)
	if seen.Empty() {
		return
	}
	if s.view.Orientation.Transposed() {
		seen = engine.Window{X: seen.Y, Y: seen.X, W: seen.H, H: seen.W}
		here = engine.Cell{X: here.Y, Y: here.X}
	}
	digits := max(len(strconv.Itoa(seen.X)), len(strconv.Itoa(seen.X+seen.W)))
	s.label(ruler{first: seen.X, count: seen.W, own: here.X, room: (float64(digits)*digitWidth + 14) * r, low: left + 4*r, high: w - 12*r, middle: level})
	s.label(ruler{first: seen.Y, count: seen.H, own: here.Y, room: 24 * r, low: top + 4*r, high: bottom - 4*r, upright: true, middle: left / 2})
}

// along returns where the middle of row or column n lies on a ruler.
func (s *Screen) along(n int, upright bool) float64 {
	x, y := s.pixel(float64(n)+0.5, float64(n)+0.5)
	if upright {
		return y
	}
	return x
}

// label writes the numbers of a ruler, as many as there is room for, and the
// piece's own in any case.
func (s *Screen) label(l ruler) {
	r := s.view.Ratio
	plain, strong := s.lettering.face(regular, rulerText*r), s.lettering.face(bold, rulerText*r)
	put := func(f *face, n int, at float64, c ink) {
		x, y := at, l.middle
		if l.upright {
			x, y = y, x
		}
		text := strconv.AppendInt(nil, int64(n), 10)
		if f == strong {
			s.brush.shape(x, y, f.width(text)/2+5*r, 9*r, 5*r, 0, 1, 0, tint(s.theme.Gold, 1))
		}
		s.lettering.write(f, text, x, y, c)
	}
	own := s.along(l.own, l.upright)
	marked := len(s.scene.View.Position) > 0 && own >= l.low && own <= l.high
	step := render.Ticks(s.view.Scale*r, l.room)
	for n := engine.FloorDiv(l.first+step-1, step) * step; n < l.first+l.count; n += step {
		at := s.along(n, l.upright)
		// The piece's label pushes away those that it would touch.
		if at < l.low || at > l.high || marked && math.Abs(at-own) < 0.9*l.room && (n == l.own || s.view.Scale*r < 0.9*l.room) {
			continue
		}
		put(plain, n, at, tint(s.theme.Soft, 1))
	}
	if marked {
		put(strong, l.own, own, tint(s.theme.Night, 1))
	}
}
