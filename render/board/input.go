package board

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// The steps of the wheel.
const (
	wheelRate = 0.0022 // of the logarithm of the scale, a CSS pixel of the wheel
	pinchRate = 0.011  // the same for a trackpad's pinch
	notch     = 40     // CSS pixels: no pinch, of which a browser tells as of a wheel with Ctrl, goes so far at once
)

// handle takes an event of a mouse, pen or finger.
func (h *hand) handle(t view.Touch) {
	h.pointer.hovers, h.pointer.finger, h.pointer.x, h.pointer.y = !t.Coarse, t.Coarse, t.X, t.Y
	for _, g := range h.touches.Handle(t) {
		h.gesture(g)
		if g.Kind == view.Press {
			h.touches.Hold(h.grip(t))
		}
	}
	h.chooseCursor()
}

// gesture does what a gesture asks for.
func (h *hand) gesture(g view.Gesture) {
	if !h.ready {
		return
	}
	switch g.Kind {
	case view.Point:
		h.pointAt(g.X, g.Y)
	case view.Press:
		h.camera.stop()
		h.pointAt(g.X, g.Y)
		h.pressed = h.pointer
	case view.Tap:
		h.tap(g)
	case view.Linger:
		// Where a tap would do something, a slow one does the same.
		if h.repress(); !h.scene.Asks || h.means(h.pressed.cell) || h.tiny(g.X, g.Y) {
			g.Coarse = true
			h.tap(g)
		} else if h.pointer.inside {
			h.tells(scene.Gesture{Kind: scene.Linger, At: h.pointer.cell})
		}
	case view.Stroke:
		h.paint(g)
	case view.Carry:
		h.carry(g)
	case view.Drop:
		h.drop()
	case view.Scratch:
		h.lift(false)
		h.release(false)
	case view.Rest:
		h.lift(true)
		h.release(false)
	case view.Pan:
		h.camera.pan(g.DX, g.DY)
	case view.Pinch:
		h.camera.zoomAtOnce(g.Factor, g.X, g.Y)
	case view.Fling:
		h.camera.fling(g.DX, g.DY)
	}
}

// tap does what a tap does, on the square that was pressed: the board may have moved since.
func (h *hand) tap(g view.Gesture) {
	h.repress()
	switch {
	case g.Coarse && h.tiny(g.X, g.Y):
		lent, news := h.camera.fit == fitPlay || h.camera.lent, h.camera.news
		h.camera.zoom(enlarged/h.camera.view.Scale, g.X, g.Y)
		h.camera.lent, h.camera.news = lent, news || !lent
	case h.pointer.inside:
		h.tells(scene.Gesture{Kind: scene.Tap, At: h.pointer.cell})
	}
}

// repress points again at the square that was pressed.
func (h *hand) repress() {
	h.pointer.keyboard = false
	h.point(h.pressed.cell, h.pressed.inside)
}

// A finger hits squares of leastTap CSS pixels. A tap at smaller ones, where one of
// several may be meant, enlarges them instead, and the next tap chooses.
const (
	leastTap = 18.0
	enlarged = 36.0
)

// tiny reports whether a finger at (x, y) may mean a square that it cannot hit.
func (h *hand) tiny(x, y float64) bool {
	if h.scene.Mode == scene.Watch || h.scene.Mode != scene.Tag && !h.scene.Targets.Enlarge || h.camera.view.Scale >= leastTap || h.camera.covered(x, y) {
		return false
	}
	if h.scene.Mode == scene.Tag {
		return true // any square may be meant
	}
	bx, by := h.camera.view.Board(x, y)
	_, ok := h.scene.Targets.Nearest(bx, by, coarseReach/h.camera.view.Scale)
	return ok
}

// tells adds a gesture to those of which the host is to be told.
func (h *hand) tells(g scene.Gesture) { h.gestures = append(h.gestures, g) }

// pointAt moves the pointer to a point of the canvas.
func (h *hand) pointAt(x, y float64) {
	c := h.camera.view.Cell(x, y)
	inside := h.scene.Is(c) && !h.camera.covered(x, y)
	h.pointer.keyboard = false
	h.point(c, inside)
}

// point moves the pointer to a square, and tells the host when that is another one.
func (h *hand) point(c engine.Cell, inside bool) {
	if h.pointer.cell == c && h.pointer.inside == inside {
		return
	}
	h.pointer.cell, h.pointer.inside = c, inside
	h.repoint()
}

// repoint tells the host what the pointer points at.
func (h *hand) repoint() {
	h.tells(scene.Gesture{Kind: scene.Hover, At: h.pointer.cell, Inside: h.pointer.inside})
}

// hover points again where the mouse rests, for the board may have moved below it.
func (h *hand) hover() {
	if h.pointer.hovers && !h.pointer.keyboard && !h.touches.Busy() {
		h.pointAt(h.pointer.x, h.pointer.y)
	}
}

// turned lets go of what a finger has pointed at, when the game has gone on.
func (h *hand) turned() {
	if !h.scene.Brief && h.pointer.finger && !h.pointer.keyboard && !h.touches.Busy() {
		h.point(h.pointer.cell, false)
	}
}

// away says that the mouse has left the canvas.
func (h *hand) away() {
	h.pointer.hovers = false
	if !h.pointer.keyboard && !h.touches.Busy() {
		h.point(h.pointer.cell, false)
	}
}

// turn takes a turn of the wheel by delta CSS pixels at (x, y); pinch says that
// fingers on a trackpad made it.
func (h *hand) turn(x, y, delta float64, pinch bool) {
	switch {
	case !h.ready || delta == 0:
	case pinch && abs(delta) < notch:
		h.camera.zoomAtOnce(math.Exp(-pinchRate*delta), x, y)
	default:
		h.camera.zoom(math.Exp(-wheelRate*min(max(delta, -240), 240)), x, y)
	}
}

// means reports whether a tap on square c would do something.
func (h *hand) means(c engine.Cell) bool {
	return h.scene.Mode == scene.Tag || h.scene.Mode != scene.Watch && h.scene.Free(c)
}

// cursor gives the mouse a shape or, where everybody in the room is to see it, one that is
// large whatever it says.
func (h *hand) cursor(name string) {
	if h.scene.Look.Pointer {
		name = "url(pointer.svg) 6 4, " + name
	}
	setCursor(name)
}

// overPiece reports whether the mouse is on a piece.
func (h *hand) overPiece() bool {
	_, on := h.pieceAt(h.pointer.x, h.pointer.y, false)
	return on
}

// chooseCursor gives the mouse the shape that says what a click would do.
func (h *hand) chooseCursor() {
	switch {
	case h.touches.Painting():
		h.cursor("cell")
	case h.touches.Dragging():
		h.cursor("grabbing")
	case h.scene.Mode == scene.Choose && h.pointer.hovers && h.overPiece():
		h.cursor("grab")
	case h.pointer.inside && h.means(h.pointer.cell):
		h.cursor("pointer")
	default:
		h.cursor("default")
	}
}
