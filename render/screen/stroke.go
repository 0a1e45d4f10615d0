package screen

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/render/scene"
)

// The least sizes of a square, in CSS pixels, at which a mouse or a finger that goes
// down on a square that may be blocked paints, and how near they must come to the
// middle of a square that is smaller than that.
const (
	finePaint, coarsePaint = 5.0, 8.0
	fineReach, coarseReach = 5.0, 9.0
)

// stroke is the squares being passed over to block them, by a pointer or by the
// keyboard's cursor.
type stroke struct {
	reach float64 // of the pointer, in squares
	on    bool    // the host was told of some squares
	last  engine.Cell

	x, y  float64 // where the pointer is, in CSS pixels
	armed bool    // it was away from the edges: when it comes to one, the board scrolls
}

// picking reports whether squares are picked now.
func (s *Screen) picking() bool { return s.scene.Mode == scene.Pick }

// paintable reports whether a pointer that goes down at (x, y) and moves picks the
// squares it passes, and prepares for that. Elsewhere, and where squares are too small
// to be aimed at, it pulls the board.
func (s *Screen) paintable(x, y float64, coarse bool) bool {
	least, reach := finePaint, fineReach
	if coarse {
		least, reach = coarsePaint, coarseReach
	}
	if !s.ready || !s.picking() || s.camera.view.Scale < least || s.camera.covered(x, y) {
		return false
	}
	s.lift(true) // the keyboard's, if there is one
	s.stroke = stroke{reach: reach / s.camera.view.Scale, x: x, y: y}
	s.arm()
	bx, by := s.camera.view.Board(x, y)
	_, ok := s.scene.Targets.Nearest(bx, by, s.stroke.reach)
	return ok
}

// paint tells the host which squares the pointer has passed.
func (s *Screen) paint(g render.Gesture) {
	s.pointAt(g.X, g.Y)
	if !s.picking() || s.stroke.reach == 0 {
		return // the game went on while the pointer was down
	}
	s.stroke.x, s.stroke.y = g.X, g.Y
	s.arm()
	fromX, fromY := s.camera.view.Board(g.X-g.DX, g.Y-g.DY)
	s.paintFrom(fromX, fromY)
}

// paintFrom tells the host which squares lie between a point of the board and the
// pointer.
func (s *Screen) paintFrom(fromX, fromY float64) {
	toX, toY := s.camera.view.Board(s.stroke.x, s.stroke.y)
	var over []engine.Cell
	s.scene.Targets.Passed(scene.Point{X: fromX, Y: fromY}, scene.Point{X: toX, Y: toY}, s.stroke.reach, func(c engine.Cell) {
		if c != s.stroke.last || len(over) == 0 && !s.stroke.on {
			over = append(over, c)
		}
		s.stroke.last = c
	})
	s.pass(over)
}

// pass tells the host that a stroke goes over squares.
func (s *Screen) pass(over []engine.Cell) {
	if len(over) == 0 {
		return
	}
	s.stroke.on = true
	s.tells(scene.Gesture{Kind: scene.Stroke, Over: over})
}

// lift ends a stroke.
func (s *Screen) lift(keep bool) {
	if s.stroke.on {
		s.tells(scene.Gesture{Kind: scene.Lifted, Keep: keep})
	}
	s.stroke = stroke{}
}

// shiftUp says that the Shift key is up again, or that the keyboard has gone.
func (s *Screen) shiftUp() {
	if !s.touches.Busy() {
		s.lift(true)
	}
}

// pickAlong moves the keyboard's cursor from c a step along a line of the piece that
// it is on, towards (dx, dy), or else straight to the next square that may be blocked,
// and picks the squares it passes. It reports whether there is such a square.
func (s *Screen) pickAlong(c engine.Cell, dx, dy int) bool {
	if s.touches.Busy() {
		return true
	}
	for _, row := range s.scene.Targets.Rows {
		step := row.Step
		if !row.Holds(c) {
			continue
		}
		if step.X*dx+step.Y*dy < 0 {
			step = engine.Cell{X: -step.X, Y: -step.Y}
		}
		next := engine.Cell{X: c.X + step.X, Y: c.Y + step.Y}
		if step.X*dx+step.Y*dy > 0 && s.scene.Free(next) {
			s.stepTo(next)
			// What the stroke does is for the new square to say: it has just been reached.
			s.pass([]engine.Cell{next, c})
			return true
		}
	}
	i, ok := s.nextTarget(c, dx, dy)
	if !ok {
		return false
	}
	next := engine.Cell{X: c.X + i*dx, Y: c.Y + i*dy}
	s.stepTo(next)
	s.pass([]engine.Cell{next})
	return true
}
