package screen

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/render/scene"
)

// pointer is the square that the mouse or the keyboard points at.
type pointer struct {
	cell     engine.Cell
	inside   bool // the pointer is on a square of the board
	keyboard bool // it is the keyboard's cursor

	hovers bool    // a mouse rests on the canvas
	x, y   float64 // there, in CSS pixels
}

// The steps of the wheel.
const (
	wheelRate = 0.0022 // of the logarithm of the scale, a CSS pixel of the wheel
	pinchRate = 0.011  // the same for a trackpad's pinch
)

// handle takes an event of a mouse, pen or finger.
func (s *Screen) handle(t render.Touch) {
	s.pointer.hovers, s.pointer.x, s.pointer.y = !t.Coarse, t.X, t.Y
	for _, g := range s.touches.Handle(t) {
		s.gesture(g)
		if g.Kind == render.Press && !t.Pulls && s.paintable(g.X, g.Y, t.Coarse) {
			s.touches.Paint()
		}
	}
	s.chooseCursor()
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
		switch {
		case g.Coarse && s.tiny(g.X, g.Y):
			s.camera.zoom(enlarged/s.camera.view.Scale, g.X, g.Y)
		case s.pointer.inside:
			s.tap(s.pointer.cell)
		}
	case render.Linger:
		s.pointAt(g.X, g.Y)
		if s.pointer.inside {
			s.tells(scene.Gesture{Kind: scene.Linger, At: s.pointer.cell})
		}
	case render.Stroke:
		s.paint(g)
	case render.Scratch:
		s.lift(false)
	case render.Rest:
		s.lift(true)
	case render.Pan:
		s.camera.pan(g.DX, g.DY)
	case render.Pinch:
		s.camera.zoomAtOnce(g.Factor, g.X, g.Y)
	case render.Fling:
		s.camera.fling(g.DX, g.DY)
	}
}

// A finger hits squares of leastTap CSS pixels. A tap at smaller ones, where one of
// several may be meant, enlarges them instead, and the next tap chooses.
const (
	leastTap = 18.0
	enlarged = 36.0
)

// tiny reports whether a finger at (x, y) may mean a square that it cannot hit.
func (s *Screen) tiny(x, y float64) bool {
	if s.scene.Mode == scene.Watch || !s.scene.Targets.Enlarge || s.camera.view.Scale >= leastTap || s.camera.covered(x, y) {
		return false
	}
	bx, by := s.camera.view.Board(x, y)
	_, ok := s.scene.Targets.Nearest(bx, by, coarseReach/s.camera.view.Scale)
	return ok
}

// tap tells the host that square c is meant.
func (s *Screen) tap(c engine.Cell) { s.tells(scene.Gesture{Kind: scene.Tap, At: c}) }

// tells adds a gesture to those of which the host is to be told.
func (s *Screen) tells(g scene.Gesture) { s.gestures = append(s.gestures, g) }

// pointAt moves the pointer to a point of the canvas.
func (s *Screen) pointAt(x, y float64) {
	c := s.camera.view.Cell(x, y)
	inside := s.scene.Map.Plane.Contains(c) && !s.camera.covered(x, y)
	s.pointer.keyboard = false
	s.point(c, inside)
}

// point moves the pointer to a square, and tells the host when that is another one.
func (s *Screen) point(c engine.Cell, inside bool) {
	if s.pointer.cell == c && s.pointer.inside == inside {
		return
	}
	s.pointer.cell, s.pointer.inside = c, inside
	s.repoint()
}

// repoint tells the host what the pointer points at.
func (s *Screen) repoint() {
	s.tells(scene.Gesture{Kind: scene.Hover, At: s.pointer.cell, Inside: s.pointer.inside})
}

// hover points anew where the mouse rests, for the board may have moved below it.
func (s *Screen) hover() {
	if s.pointer.hovers && !s.pointer.keyboard && !s.touches.Busy() {
		s.pointAt(s.pointer.x, s.pointer.y)
	}
}

// away says that the mouse has left the canvas.
func (s *Screen) away() {
	s.pointer.hovers = false
	if !s.pointer.keyboard && !s.touches.Busy() {
		s.point(s.pointer.cell, false)
	}
}

// turn takes a turn of the wheel by delta CSS pixels at (x, y); pinch says that
// fingers on a trackpad made it.
func (s *Screen) turn(x, y, delta float64, pinch bool) {
	switch {
	case !s.ready || delta == 0:
	case pinch:
		s.camera.zoomAtOnce(math.Exp(-pinchRate*delta), x, y)
	default:
		s.camera.zoom(math.Exp(-wheelRate*min(max(delta, -240), 240)), x, y)
	}
}

// chooseCursor gives the mouse the shape that says what a click would do.
func (s *Screen) chooseCursor() {
	switch {
	case s.touches.Painting():
		setCursor("cell")
	case s.touches.Dragging():
		setCursor("grabbing")
	case s.pointer.inside && s.scene.Mode != scene.Watch && s.scene.Free(s.pointer.cell):
		setCursor("pointer")
	default:
		setCursor("default")
	}
}
