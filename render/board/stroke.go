package board

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// The least sizes of a square, in CSS pixels, at which a mouse or a finger that goes
// down on a square that may be blocked paints, and how near they must come to the
// middle of a square that is smaller than that.
const (
	finePaint, coarsePaint = 5.0, 8.0
	fineReach, coarseReach = 5.0, 9.0
)

// picking reports whether squares are picked now.
func (h *hand) picking() bool { return h.scene.Mode == scene.Pick }

// paintable reports whether a pointer that goes down at (x, y) and moves picks the
// squares it passes, and prepares for that. Elsewhere, and where squares are too small
// to be aimed at, it pulls the board.
func (h *hand) paintable(x, y float64, coarse bool) bool {
	least, reach := finePaint, fineReach
	if coarse {
		least, reach = coarsePaint, coarseReach
	}
	if !h.ready || !h.picking() || h.camera.view.Scale < least || h.camera.covered(x, y) {
		return false
	}
	h.lift(true) // the keyboard's, if there is one
	h.stroke = stroke{reach: reach / h.camera.view.Scale}
	h.edge = edge{x: x, y: y}
	h.arm()
	bx, by := h.camera.view.Board(x, y)
	_, ok := h.scene.Targets.Nearest(bx, by, h.stroke.reach)
	return ok
}

// paint tells the host which squares the pointer has passed.
func (h *hand) paint(g view.Gesture) {
	h.pointAt(g.X, g.Y)
	if !h.picking() || h.stroke.reach == 0 {
		return // the game went on while the pointer was down
	}
	h.edge.x, h.edge.y = g.X, g.Y
	h.arm()
	fromX, fromY := h.camera.view.Board(g.X-g.DX, g.Y-g.DY)
	h.paintFrom(fromX, fromY)
}

// paintFrom tells the host which squares lie between a point of the board and the
// pointer.
func (h *hand) paintFrom(fromX, fromY float64) {
	toX, toY := h.camera.view.Board(h.edge.x, h.edge.y)
	var over []engine.Cell
	h.scene.Targets.Passed(scene.Point{X: fromX, Y: fromY}, scene.Point{X: toX, Y: toY}, h.stroke.reach, func(c engine.Cell) {
		if c != h.stroke.last || len(over) == 0 && !h.stroke.on {
			over = append(over, c)
		}
		h.stroke.last = c
	})
	h.pass(over)
}

// pass tells the host that a stroke goes over squares.
func (h *hand) pass(over []engine.Cell) {
	if len(over) == 0 {
		return
	}
	h.stroke.on = true
	h.tells(scene.Gesture{Kind: scene.Stroke, Over: over})
}

// lift ends a stroke.
func (h *hand) lift(keep bool) {
	if h.stroke.on {
		h.tells(scene.Gesture{Kind: scene.Lifted, Keep: keep})
	}
	h.stroke = stroke{}
}

// shiftUp says that the Shift key is up again, or that the keyboard has gone.
func (h *hand) shiftUp() {
	if !h.touches.Busy() {
		h.lift(true)
	}
}

// pickAlong moves the keyboard's cursor from c a step along a line of the piece that
// it is on, towards (dx, dy), or else straight to the next square that may be blocked,
// and picks the squares it passes. It reports whether there is such a square.
func (h *hand) pickAlong(c engine.Cell, dx, dy int) bool {
	if h.touches.Busy() {
		return true
	}
	for _, row := range h.scene.Targets.Rows {
		step := row.Step
		if !row.Holds(c) {
			continue
		}
		if step.X*dx+step.Y*dy < 0 {
			step = engine.Cell{X: -step.X, Y: -step.Y}
		}
		next := engine.Cell{X: c.X + step.X, Y: c.Y + step.Y}
		if step.X*dx+step.Y*dy > 0 && h.scene.Free(next) {
			h.stepTo(next)
			// What the stroke does is for the new square to say: it has just been reached.
			h.pass([]engine.Cell{next, c})
			return true
		}
	}
	i, ok := h.nextTarget(c, dx, dy)
	if !ok {
		return false
	}
	next := engine.Cell{X: c.X + i*dx, Y: c.Y + i*dy}
	h.stepTo(next)
	h.pass([]engine.Cell{next})
	return true
}
