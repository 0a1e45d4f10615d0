package screen

import (
	"image/color"
	"math"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render"
)

// The sizes, in CSS pixels a square, between which rings come to view.
const ringsFrom, ringsAt = 9, 14

// drawTraces draws what lies below the numbers: the last move, the rays of the
// piece and the square that the pointer is on.
func (s *Screen) drawTraces() {
	v := &s.scene.View
	r := s.view.Ratio
	edge := s.view.Scale * r
	here := cellOf(v.Position)
	if v.Last != nil && v.Position != nil {
		from := cellOf(v.Last)
		s.fill(from, s.theme.Soft, 0.17)
		s.segment(from, here, min(max(0.05*edge, 1.5*r), 5*r), tint(s.theme.Soft, 0.32))
	}
	if s.pointer.inside && !s.pointer.keyboard && s.view.Scale >= 4 {
		if s.legal(s.pointer.cell) && s.scene.Playable {
			s.fill(s.pointer.cell, s.theme.Accent, 0.30)
		} else {
			s.fill(s.pointer.cell, s.theme.Ink, 0.09)
		}
	}
	if v.Phase == game.OverPhase || len(v.Position) == 0 {
		return
	}
	strength := 0.42
	if v.Phase == game.BlockPhase {
		strength = 0.22
	}
	width := min(max(0.055*edge, 1.6*r), 6*r)
	// Where squares are too small for rings, the rays alone say where the piece can go.
	alone := 1 - render.Blend(ringsFrom, ringsAt, s.view.Scale)
	if !s.scene.Playable {
		alone = 0
	}
	strength += (0.85 - strength) * alone
	if s.scene.Map {
		alone *= 0.6
	} else {
		alone = 0
	}
	line := s.theme.Accent
	if s.scene.Verdicts != nil && v.Phase == game.MovePhase && s.view.Scale < ringsAt {
		line = s.theme.Bad // but for the dots on it
	}
	for _, ray := range v.Rays {
		if ray.Count < 1 {
			continue
		}
		last := cellOf(ray.At(v.Position, ray.Count))
		if !jump(ray) {
			if alone > 0 {
				s.segment(here, last, width+2*r, tint(s.theme.Night, alone)) // or it is lost on the map
			}
			s.segment(here, last, width, tint(line, strength))
		}
	}
}

// jump reports whether a ray is a single move to a square that is no neighbour.
func jump(r engine.Ray) bool { return r.Count == 1 && !unit(r.Step) }

// unit reports whether a step leads to one of the eight neighbours.
func unit(p engine.Position) bool {
	return !slices.ContainsFunc(p, func(v int) bool { return v < -1 || v > 1 })
}

// drawRings marks the squares that the piece may go to or that may be blocked.
func (s *Screen) drawRings() {
	v := &s.scene.View
	if v.Phase == game.OverPhase || len(v.Position) == 0 {
		return
	}
	alpha := render.Blend(ringsFrom, ringsAt, s.view.Scale)
	if !s.scene.Playable {
		alpha *= 0.55
	}
	seen := s.view.Visible()
	occupied := s.occupied()
	here := cellOf(v.Position)
	for _, ray := range v.Rays {
		if jump(ray) {
			s.arrow(here, cellOf(ray.At(v.Position, 1)))
		}
		if alpha <= 0 {
			continue // from afar there are thousands of squares
		}
		first, last := within(here, cellOf(ray.Step), ray.Count, seen)
		for i := first; i <= last; i++ {
			c := cellOf(ray.At(v.Position, i))
			switch {
			case occupied[c]:
			case s.scene.Verdicts != nil:
				s.ring(c, v.Phase, 0.5*alpha)
				s.loses(c, alpha)
			default:
				s.ring(c, v.Phase, alpha)
			}
		}
	}
	s.drawVerdicts(occupied, seen)
	if hint := s.scene.Hint; hint != nil {
		s.halo(cellOf(hint))
	}
}

// occupied returns the squares on which there is a pawn, or one is to be.
func (s *Screen) occupied() map[engine.Cell]bool {
	list := slices.Concat(s.scene.View.Blocked, s.scene.Chosen)
	occupied := make(map[engine.Cell]bool, len(list))
	for _, b := range list {
		occupied[cellOf(b)] = true
	}
	return occupied
}

// ring marks square c: round where the piece may go, and, thinner, with square
// shoulders where a pawn may be put.
func (s *Screen) ring(c engine.Cell, phase game.Phase, alpha float64) {
	r := s.view.Ratio
	edge := s.view.Scale * r
	width := min(max(0.036*edge, 1.4*r), 4*r)
	x, y := s.middle(c)
	size := 0.445 * edge
	radius := size
	main := s.theme.Accent
	if phase == game.BlockPhase {
		radius, main = 0.17*edge, s.theme.Soft
	}
	s.brush.shape(x, y, size+0.6*r, size+0.6*r, radius, width+1.2*r, 1, 0, tint(s.theme.Light, 0.55*alpha))
	s.brush.shape(x, y, size, size, radius, width, 1, 0, tint(main, alpha))
}

// halo marks the square of a hint.
func (s *Screen) halo(c engine.Cell) {
	r := s.view.Ratio
	edge := s.view.Scale * r
	x, y := s.middle(c)
	size := max(0.47*edge, 7*r)
	width := min(max(0.07*edge, 3*r), 7*r)
	s.brush.ring(x, y, size+r, width+2*r, tint(s.theme.Night, 0.9))
	s.brush.ring(x, y, size, width, tint(s.theme.Gold, 1))
}

// arrow draws a jump from a to b.
func (s *Screen) arrow(a, b engine.Cell) {
	r := s.view.Ratio
	edge := s.view.Scale * r
	x0, y0 := s.middle(a)
	x1, y1 := s.middle(b)
	dx, dy := x1-x0, y1-y0
	length := math.Hypot(dx, dy)
	room := 0.46 * edge
	if length < 2*room || s.view.Scale < 3 {
		return
	}
	dx, dy = dx/length, dy/length
	x0, y0, x1, y1 = x0+0.40*edge*dx, y0+0.40*edge*dy, x1-room*dx, y1-room*dy
	width := min(max(0.05*edge, 1.6*r), 5*r)
	c := tint(s.theme.Accent, 0.8)
	cx0, cy0, cx1, cy1, ok := render.Clip(x0, y0, x1, y1, s.view.Width*r, s.view.Height*r, edge)
	if !ok {
		return
	}
	s.brush.line(cx0, cy0, cx1, cy1, width, c)
	barb := min(max(0.2*edge, 5*r), 22*r)
	for _, side := range [2]float64{-1, 1} {
		bx, by := -dx*0.87+side*dy*0.5, -dy*0.87-side*dx*0.5
		s.brush.line(x1, y1, x1+barb*bx, y1+barb*by, width, c)
	}
}

// drawCursor marks the square that the keyboard is on, so that it shows on every
// colour.
func (s *Screen) drawCursor() {
	if !s.pointer.keyboard || !s.pointer.inside {
		return
	}
	r := s.view.Ratio
	x, y := s.middle(s.pointer.cell)
	half := max(0.5*s.view.Scale*r, 8*r)
	radius := min(0.3*half, 8*r)
	s.brush.shape(x, y, half+1.5*r, half+1.5*r, radius+1.5*r, 6*r, 1, 0, tint(s.theme.Paper, 1))
	s.brush.shape(x, y, half, half, radius, 3*r, 1, 0, tint(s.theme.Night, 1))
}

// fill tints square c.
func (s *Screen) fill(c engine.Cell, main color.RGBA, alpha float64) {
	x, y := s.middle(c)
	half := max(s.view.Scale*s.view.Ratio/2, 2*s.view.Ratio)
	s.brush.shape(x, y, half, half, 0, 0, 1, 0, tint(main, alpha))
}

// segment draws a line between the middles of two squares.
func (s *Screen) segment(a, b engine.Cell, width float64, c ink) {
	x0, y0 := s.middle(a)
	x1, y1 := s.middle(b)
	r := s.view.Ratio
	if x0, y0, x1, y1, ok := render.Clip(x0, y0, x1, y1, s.view.Width*r, s.view.Height*r, 4*width+8); ok {
		s.brush.line(x0, y0, x1, y1, width, c)
	}
}

// within returns the first and the last of the squares c+step, …, c+count·step
// that lie in w, as far as a box can tell; first > last if there are none.
func within(c, step engine.Cell, count int, w engine.Window) (first, last int) {
	first, last = 1, count
	clip := func(at, by, low, high int) {
		switch {
		case by > 0:
			first, last = max(first, engine.FloorDiv(low-at+by-1, by)), min(last, engine.FloorDiv(high-at, by))
		case by < 0:
			first, last = max(first, engine.FloorDiv(at-high-by-1, -by)), min(last, engine.FloorDiv(at-low, -by))
		case at < low || at > high:
			last = 0
		}
	}
	clip(c.X, step.X, w.X, w.X+w.W-1)
	clip(c.Y, step.Y, w.Y, w.Y+w.H-1)
	return first, last
}
