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
		s.Draw(scene.Around(t.In, scene.Night).With(scene.Thin))
	}
	for _, shape := range step.Shapes {
		c.room.view.Draw(s, shape)
	}
	if t != nil {
		c.taps(s)
	}
}

// taps draws the squares that were tapped and, where that was checked, which of them were
// right.
func (c *course) taps(s *scene.Scene) {
	put := func(mark scene.Mark, tone scene.Tone, list []engine.Position) {
		if at, all := c.room.view.Cells(list); all && len(at) > 0 {
			s.Draw(scene.Put(mark, tone, at...))
		}
	}
	if c.verdict == nil {
		put(scene.Tint, scene.Gold, c.tapped)
		put(scene.Frame, scene.Night, c.tapped)
		return
	}
	var right, wrong []engine.Position
	for _, p := range c.tapped {
		if slices.Contains(c.wanted, p) {
			right = append(right, p)
		} else {
			wrong = append(wrong, p)
		}
	}
	put(scene.Tint, scene.Good, right)
	put(scene.Tick, scene.Good, right)
	put(scene.Frame, scene.Bad, wrong)
	put(scene.Cross, scene.Bad, wrong)
}
