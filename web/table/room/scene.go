package room

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/render/scene"
)

// scene adds the step's shapes and the squares that were tapped, and takes away what is
// not for this step: on a board that is only looked at nothing can be moved.
func (c *course) scene(s *scene.Scene) {
	step := c.now()
	if step == nil {
		return // the lesson is being left
	}
	t := c.tapping()
	switch {
	case t != nil:
		s.Mode = scene.Tag
	case !c.plays():
		s.Mode = scene.Watch
	}
	if t == nil && !c.plays() || t != nil && t.Side != lesson.TapWins {
		s.Targets = scene.Targets{}
	}
	if pieceless(c) {
		s.Piece = scene.None
	}
	if t != nil && t.Side != lesson.TapWins {
		s.Shapes = append(s.Shapes, frame(t.In))
	}
	for _, shape := range step.Shapes {
		s.Shapes = append(s.Shapes, c.drawn(shape)...)
	}
	if t != nil {
		s.Shapes = append(s.Shapes, c.taps()...)
	}
}

// frame draws a line around a window.
func frame(w engine.Window) scene.Shape {
	x0, y0 := float64(w.X), float64(w.Y)
	x1, y1 := x0+float64(w.W), y0+float64(w.H)
	return scene.Shape{
		Kind: scene.Line, Layer: scene.Over, Tone: scene.Night, Weight: scene.Thin,
		At: []scene.Point{{X: x0, Y: y0}, {X: x1, Y: y0}, {X: x1, Y: y1}, {X: x0, Y: y1}, {X: x0, Y: y0}},
	}
}

// drawn draws a shape of the lesson, if all of its squares can be seen on this board.
func (c *course) drawn(shape lesson.Shape) []scene.Shape {
	at, ok := c.cells(shape.At)
	if !ok {
		return nil
	}
	s := scene.Shape{Layer: scene.Over, Tone: scene.Gold, At: at}
	switch shape.Kind {
	case lesson.Arrow:
		s.Kind, s.Arrow, s.Tone = scene.Line, true, scene.Night
	case lesson.Label:
		s.Kind, s.Text = scene.Label, shape.Text
	default:
		s.Mark = scene.Halo
	}
	return []scene.Shape{s}
}

// cells returns the middles of squares; ok is false if one of them is not to be seen.
func (c *course) cells(list []engine.Position) (at []scene.Point, ok bool) {
	for _, p := range list {
		cell, ok := c.room.cell(p)
		if !ok {
			return nil, false
		}
		at = append(at, scene.Middle(cell))
	}
	return at, true
}

// taps draws the squares that were tapped and, where that was checked, which of them were
// right.
func (c *course) taps() (shapes []scene.Shape) {
	marks := func(mark scene.Mark, tone scene.Tone, list []engine.Position) {
		if at, ok := c.cells(list); ok && len(at) > 0 {
			shapes = append(shapes, scene.Shape{Layer: scene.Over, Mark: mark, Tone: tone, At: at})
		}
	}
	if c.verdict == nil {
		marks(scene.Tint, scene.Gold, c.tapped)
		marks(scene.Frame, scene.Night, c.tapped)
		return shapes
	}
	var right, wrong []engine.Position
	for _, p := range c.tapped {
		if contains(c.wanted, p) {
			right = append(right, p)
		} else {
			wrong = append(wrong, p)
		}
	}
	marks(scene.Tint, scene.Good, right)
	marks(scene.Tick, scene.Good, right)
	marks(scene.Frame, scene.Bad, wrong)
	marks(scene.Cross, scene.Bad, wrong)
	return shapes
}

func contains(list []engine.Position, p engine.Position) bool { return slices.Contains(list, p) }
