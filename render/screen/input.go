package screen

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render"
)

// pointer is the square that the mouse or the keyboard points at.
type pointer struct {
	cell     engine.Cell
	inside   bool // the pointer is on a square of the board
	keyboard bool // it is the keyboard's cursor

	hovers bool    // a mouse rests on the canvas
	x, y   float64 // there, in CSS pixels
}

// The steps of wheel and keys.
const (
	wheelRate = 0.0022 // of the logarithm of the scale, a CSS pixel of the wheel
	pinchRate = 0.011  // the same for a trackpad's pinch
	keyZoom   = 1.35
	longStep  = 8    // squares that Shift and an arrow move without a goal
	farthest  = 4096 // squares that they look for one
)

// touch takes an event of a mouse, pen or finger.
func (s *Screen) touch(t render.Touch) {
	s.do(func() {
		s.pointer.hovers, s.pointer.x, s.pointer.y = !t.Coarse, t.X, t.Y
		for _, g := range s.touches.Handle(t) {
			s.gesture(g)
			if g.Kind == render.Press && !t.Pulls && s.paintable(g.X, g.Y, t.Coarse) {
				s.touches.Paint()
			}
		}
		s.chooseCursor()
	})
}

// gesture does what a gesture asks for.
func (s *Screen) gesture(g render.Gesture) {
	if !s.ready {
		return
	}
	switch g.Kind {
	case render.Point:
		s.pointAt(g.X, g.Y)
	case render.Press:
		s.camera.stop()
		s.pointAt(g.X, g.Y)
	case render.Tap:
		s.pointAt(g.X, g.Y)
		if s.pointer.inside {
			s.tap(s.pointer.cell)
		}
	case render.Stroke:
		s.paint(g)
	case render.Scratch:
		s.lift(false)
	case render.Rest:
		s.lift(true)
	case render.Pan:
		s.camera.stop()
		s.camera.fit = free
		s.view = s.view.Panned(g.DX, g.DY).Kept(s.scene.Plane)
	case render.Pinch:
		s.camera.stop()
		s.camera.fit = free
		s.view = s.view.Zoomed(g.Factor, g.X, g.Y).Kept(s.scene.Plane)
	case render.Fling:
		if !s.scene.Still {
			s.camera.flying, s.camera.dx, s.camera.dy = true, g.DX, g.DY
		}
	}
}

// tap tells the host that square c is meant.
func (s *Screen) tap(c engine.Cell) {
	host, p := s.host, s.position(c)
	s.tell(func() { host.Tap(p) })
}

// pointAt moves the pointer to a point of the canvas.
func (s *Screen) pointAt(x, y float64) {
	c := s.view.Cell(x, y)
	inside := s.scene.Plane.Contains(c) && !s.covered(x, y)
	s.pointer.keyboard = false
	s.point(c, inside)
}

// point moves the pointer to a square, and tells the host when that is another one.
func (s *Screen) point(c engine.Cell, inside bool) {
	if s.pointer.cell == c && s.pointer.inside == inside {
		return
	}
	s.pointer.cell, s.pointer.inside = c, inside
	host, p := s.host, s.position(c)
	s.tell(func() { host.Hover(p, inside) })
}

// hover points anew where the mouse rests, for the board may have moved below it.
func (s *Screen) hover() {
	if s.pointer.hovers && !s.pointer.keyboard && !s.touches.Busy() {
		s.pointAt(s.pointer.x, s.pointer.y)
	}
}

// leave says that the mouse has left the canvas.
func (s *Screen) leave() {
	s.do(func() {
		s.pointer.hovers = false
		if !s.pointer.keyboard && !s.touches.Busy() {
			s.point(s.pointer.cell, false)
		}
	})
}

// wheel takes a turn of the wheel by delta CSS pixels at (x, y); pinch says that
// fingers on a trackpad made it.
func (s *Screen) wheel(x, y, delta float64, pinch bool) {
	s.do(func() {
		if !s.ready || delta == 0 {
			return
		}
		if pinch {
			s.camera.stop()
			s.camera.fit = free
			s.view = s.view.Zoomed(math.Exp(-pinchRate*delta), x, y).Kept(s.scene.Plane)
		} else {
			s.zoom(math.Exp(-wheelRate*min(max(delta, -240), 240)), x, y)
		}
	})
}

// key takes a key by the name that browsers give it, and reports whether it was
// of use to the screen or to the host.
func (s *Screen) key(name string, shift bool) (used bool) {
	used = true
	s.do(func() {
		if !s.ready {
			used = false
			return
		}
		switch name {
		case "ArrowRight":
			s.arrowKey(1, 0, shift)
		case "ArrowLeft":
			s.arrowKey(-1, 0, shift)
		case "ArrowDown":
			s.arrowKey(0, 1, shift)
		case "ArrowUp":
			s.arrowKey(0, -1, shift)
		case "Home":
			s.stepTo(cellOf(s.scene.View.Position))
		case "Enter", " ":
			if s.pointer.keyboard && s.pointer.inside {
				s.tap(s.pointer.cell)
			} else {
				s.stepTo(cellOf(s.scene.View.Position))
			}
		case "+", "=":
			s.keyZoom(keyZoom)
		case "-", "_":
			s.keyZoom(1 / keyZoom)
		case "0":
			if s.camera.fit == fitPlay {
				s.fitTo(fitBoard)
			} else {
				s.fitTo(fitPlay)
			}
		default:
			used = false
		}
	})
	return used || s.host.Key(name)
}

// keyZoom enlarges about the keyboard's cursor, or else about the middle.
func (s *Screen) keyZoom(f float64) {
	x, y := s.view.Width/2, s.view.Height/2
	if s.pointer.keyboard && s.pointer.inside {
		if px, py := s.view.Middle(s.pointer.cell); px >= 0 && py >= 0 && px <= s.view.Width && py <= s.view.Height {
			x, y = px, py
		}
	}
	s.zoom(f, x, y)
}

// arrowKey moves the keyboard's cursor a square to the right and down, or with
// shift to the next square on that line that the piece can reach, which is picked
// while squares are blocked. The cursor begins where the piece is.
func (s *Screen) arrowKey(right, down int, shift bool) {
	here := cellOf(s.scene.View.Position)
	if s.pointer.keyboard && s.pointer.inside {
		here = s.pointer.cell
	}
	fx, fy := s.view.Orientation.Turn(float64(right), float64(down))
	dx, dy := int(fx), int(fy)
	if shift && s.blocking() && s.pickAlong(here, dx, dy) {
		return
	}
	steps := 1
	if shift {
		steps = longStep
		if i, ok := s.nextLegal(here, dx, dy); ok {
			steps = i
		}
	}
	p := s.scene.Plane
	s.stepTo(engine.Cell{
		X: min(max(here.X+steps*dx, p.X), p.X+p.W-1),
		Y: min(max(here.Y+steps*dy, p.Y), p.Y+p.H-1),
	})
}

// nextLegal returns how many steps it is from c to the next square that may be
// chosen.
func (s *Screen) nextLegal(c engine.Cell, dx, dy int) (steps int, ok bool) {
	for i := 1; i <= farthest; i++ {
		c := engine.Cell{X: c.X + i*dx, Y: c.Y + i*dy}
		if !s.scene.Plane.Contains(c) {
			break
		}
		if s.legal(c) {
			return i, true
		}
	}
	return 0, false
}

// stepTo puts the keyboard's cursor on c and moves the board along.
func (s *Screen) stepTo(c engine.Cell) {
	s.pointer.keyboard = true
	s.point(c, s.scene.Plane.Contains(c))
	s.keepInView(c)
}

// legal reports whether c may be chosen now: moved to, or blocked.
func (s *Screen) legal(c engine.Cell) bool {
	v := &s.scene.View
	p := s.position(c)
	return v.Phase != game.OverPhase && v.Reaches(p) && !(v.Phase == game.MovePhase && v.IsBlocked(p))
}

// chooseCursor gives the mouse the shape that says what a click would do.
func (s *Screen) chooseCursor() {
	switch {
	case s.touches.Painting():
		setCursor("cell")
	case s.touches.Dragging():
		setCursor("grabbing")
	case s.pointer.inside && s.scene.Playable && s.legal(s.pointer.cell):
		setCursor("pointer")
	default:
		setCursor("default")
	}
}

// own reports whether a key is one of the screen's.
func (s *Screen) own(name string) bool {
	switch name {
	case "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "Enter", " ", "+", "=", "-", "_", "0":
		return true
	}
	return false
}
