package room

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/lessons"
	"github.com/palacegames/palace/web/table/page"
)

// course is a lesson that is gone through.
type course struct {
	room   *Room
	of     *lesson.Lesson // nil outside of a lesson
	solved map[int]bool   // the steps, from 1, whose tasks were done

	tapped  []engine.Position // on this step
	verdict *lesson.Verdict   // of the last answer on this step
}

// enter opens a step of a lesson.
func (c *course) enter(to Place) error {
	of, err := open(to.Lesson)
	if err != nil {
		return err
	}
	if to.Step > len(of.Steps) {
		return errNoStep(len(of.Steps))
	}
	return c.show(of, to)
}

// open finds a lesson by its name, or reads it out of the link.
func open(name string) (*lesson.Lesson, error) {
	if lesson.IsPacked(name) {
		return lesson.Unpack(name)
	}
	return lessons.Open(name)
}

// show puts the board of a step on the table.
func (c *course) show(of *lesson.Lesson, to Place) error {
	if err := c.room.enter(to, board(of, to.Step)); err != nil {
		return err
	}
	if c.of == nil || c.of.Name != of.Name {
		c.solved = map[int]bool{}
	}
	c.of, c.tapped, c.verdict = of, nil, nil
	c.room.voice.Say(c.now().Title)
	c.room.host.Show()
	return nil
}

// board returns the link of a step's board, which is the last one that was given.
func board(of *lesson.Lesson, step int) string {
	for i := step - 1; i >= 0; i-- {
		if link := of.Steps[i].Board; link != "" {
			return link
		}
	}
	return ""
}

// leave ends the lesson.
func (c *course) leave() { *c = course{room: c.room} }

// begun notes that the board of the step begins anew.
func (c *course) begun() { c.tapped, c.verdict = nil, nil }

// step goes on by so many steps.
func (c *course) step(by int) error {
	to := c.room.place
	to.Step += by
	switch {
	case c.of == nil:
		return errNoLesson()
	case to.Step < 1 || to.Step > len(c.of.Steps):
		return errNoFurther()
	}
	return c.show(c.of, to)
}

// now returns the present step, nil outside of a lesson.
func (c *course) now() *lesson.Step {
	if c.of == nil || c.room.place.Kind != Lesson || c.room.place.Step > len(c.of.Steps) {
		return nil // or another lesson is being opened
	}
	return &c.of.Steps[c.room.place.Step-1]
}

// Step returns the lesson in which one is, and its step; nil outside of one.
func (r *Room) Step() (*lesson.Lesson, *lesson.Step) {
	if r.place.Kind != Lesson {
		return nil, nil
	}
	return r.lesson.of, r.lesson.now()
}

// name returns the lesson's name.
func (c *course) name() string { return c.of.Name }

// page returns the page's part, nil outside of a lesson.
func (c *course) page() *page.Course {
	s := c.now()
	if s == nil || c.room.place.Kind != Lesson {
		return nil
	}
	p := &page.Course{
		Name: c.of.Name, Title: c.of.Title, Step: c.room.place.Step, Steps: len(c.of.Steps),
		Heading: s.Title, Words: s.Words, Count: counted(c.room.place.Step, len(c.of.Steps)),
		Solved: make([]bool, len(c.of.Steps)),
	}
	for i := range p.Solved {
		p.Solved[i] = c.solved[i+1]
	}
	if t := s.Task; t != nil {
		p.Task = &page.Task{Kind: string(t.Kind), Words: asked(t), Options: choices(t), Tapped: len(c.tapped)}
		if c.verdict != nil {
			p.Task.Verdict = &page.Judged{Right: c.verdict.Right, Words: c.verdict.Words}
		}
	}
	return p
}

// choices lists what can be chosen with one tap.
func choices(t *lesson.Task) []string {
	if t.Kind == lesson.Outcome {
		return []string{engine.P.String(), engine.N.String()}
	}
	return append([]string{}, t.Options...)
}

// scene adds the step's shapes, and the squares that were tapped.
func (c *course) scene(s *scene.Scene) {
	step := c.now()
	if step == nil {
		return
	}
	for _, shape := range step.Shapes {
		var at []engine.Cell
		for _, p := range shape.At {
			if cell, ok := c.room.cell(p); ok {
				at = append(at, cell)
			}
		}
		switch {
		case len(at) < len(shape.At):
		case shape.Kind == lesson.Arrow:
			s.Shapes = append(s.Shapes, scene.Shape{Kind: scene.Line, Layer: scene.Over, Tone: scene.Gold, At: scene.Middles(at...), Arrow: true})
		default:
			s.Shapes = append(s.Shapes, scene.Shape{Kind: scene.Marks, Layer: scene.Over, Mark: scene.Halo, Tone: scene.Gold, At: scene.Middles(at...)})
		}
	}
	if len(c.tapped) > 0 {
		var at []engine.Cell
		for _, p := range c.tapped {
			cell, _ := c.room.cell(p)
			at = append(at, cell)
		}
		s.Shapes = append(s.Shapes, scene.Shape{Kind: scene.Marks, Layer: scene.Over, Mark: scene.Frame, Tone: scene.Night, At: scene.Middles(at...)})
	}
}
