package room

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/sum"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/pause"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/lessons"
)

// page returns the page's part, nil outside of a lesson.
func (c *course) page() *page.Course {
	s := c.now()
	if s == nil {
		return nil
	}
	step, steps := c.room.place.Step, len(c.of.Steps)
	p := &page.Course{
		Name: c.of.Name, Title: c.of.Title, Step: step, Steps: steps, Count: counted(step, steps),
		Heading: s.Title, Words: s.Words, Drawn: drawn(s.Shapes),
		Playing: c.plays(), Mapped: c.opened.Settings.Map != game.MapOff,
		Kept: c.room.view.Kept != 0, Begun: c.touched(),
		Back: step > 1, Restart: restartStep.String(),
	}
	p.Next, p.Play = c.onward()
	for i := range c.of.Steps {
		done := c.solved(i + 1)
		p.Row = append(p.Row, page.Stop{Words: stop(i+1, c.of.Steps[i].Title, done), Done: done})
	}
	if s.Task != nil {
		p.Task = c.asked(s.Task)
		p.Again = s.Task.Kind == lesson.Win && c.verdict != nil && !c.verdict.Right
	}
	c.room.gate.page(p)
	return p
}

// asked returns what the page shows of a task.
func (c *course) asked(t *lesson.Task) *page.Task {
	p := &page.Task{Kind: string(t.Kind), Words: asked(t), Options: c.options(t), Marked: len(c.tapped) > 0}
	if t.Kind == lesson.Tap {
		p.Tapped = tapped(len(c.tapped))
	}
	if v := c.verdict; v != nil {
		p.Verdict = &page.Judged{Right: v.Right, Title: verdictTitle(v.Right), Words: v.Words}
	}
	return p
}

// options lists what can be chosen with one tap.
func (c *course) options(t *lesson.Task) []page.Option {
	list := []page.Option{}
	if t.Kind == lesson.Outcome {
		for _, o := range []engine.Outcome{engine.P, engine.N} {
			list = append(list, page.Option{Name: o.String(), Words: mover(o == engine.P), Chosen: c.reply == o.String()})
		}
	}
	for _, o := range t.Options {
		list = append(list, page.Option{Name: o, Chosen: c.reply == o})
	}
	return list
}

// onward returns where Next leads and, on the last step, where the game that the lesson has taught can be played.
func (c *course) onward() (next, play *page.Onward) {
	step := c.room.place.Step
	gold := c.done() || c.solved(step) && !c.touched()
	if step < len(c.of.Steps) {
		return &page.Onward{Words: nextStep.String(), Gold: gold}, nil
	}
	of := c.opened.Game
	if all, ok := of.(*sum.Game); ok {
		of = all.Boards()[0].Game
	}
	e := catalog.Of(of)
	return c.after, &page.Onward{Words: playOf(e.Heading.String()), Link: c.room.place.Said.Board(c.room.played.climbed.link(e)), Gold: gold}
}

// following is where the last step of a lesson leads on, nil for nowhere.
func (c *course) following() *page.Onward {
	name := after(c.of.Name)
	if c.room.place.Step < len(c.of.Steps) || name == "" || lesson.IsPacked(c.room.place.Lesson) {
		return nil
	}
	to, err := lessons.Open(name)
	if err != nil {
		return nil
	}
	said := c.room.place.Said
	said.Pause = pause.Plan{} // which is this lesson's
	return &page.Onward{Words: nextLesson.String(), Title: to.Title, Picture: pictureOf(to), Link: Place{Kind: Lesson, Lesson: name, Step: 1, Said: said}.String()}
}

// touched reports whether something was done on this step since it was opened.
func (c *course) touched() bool {
	moved := slices.ContainsFunc(c.room.view.History[len(c.opened.History):], func(t game.Turn) bool { return t.To.Dim() > 0 })
	return moved || len(c.tapped) > 0 || c.reply != ""
}

// after returns the lesson that is given after one, "" for none.
func after(name string) string {
	names := lessons.Names()
	for i, n := range names[:len(names)-1] {
		if n == name {
			return names[i+1]
		}
	}
	return ""
}

// restrain takes from the page what would give the answer of a task away, and says of the
// square that is pointed at what it is to the task.
func (c *course) restrain(p *page.Page) {
	if c.room.view.Kept&game.HintHelp != 0 {
		p.Can.Hint, p.Can.Explain = false, false
	}
	if p.Piles != nil && !c.plays() { // nothing is taken now
		p.Piles.Ways = []page.Way{}
		if p.Piles.Optional {
			p.Piles = nil
		}
	}
	if at := c.room.view.Pointed(); c.tapping() != nil && at.Dim() > 0 {
		p.Chip = pointedAt(at, slices.Contains(c.tapped, at))
		p.Pointed = p.Chip
	}
}

// cards lists all lessons with their pages for teachers.
func (done learned) cards() ([]LessonCard, error) {
	all, err := lessons.All()
	list := make([]LessonCard, len(all))
	for i, l := range all {
		if err != nil {
			break
		}
		list[i] = LessonCard{
			Name: l.Name, Title: l.Title, Aim: l.Teacher.Aim, About: inLanguage(l.Name, about(len(l.Steps), l.Teacher.Minutes)),
			Link: done.of(l).link, Notes: forTeachers.String(), Rows: notes(&l.Teacher, all),
		}
	}
	return list, err
}

// state returns the lesson as scripts see it, nil outside of one.
func (c *course) state() *page.InLesson {
	if c.room.place.Kind != Lesson {
		return nil
	}
	return &page.InLesson{Name: c.of.Name, Step: c.room.place.Step, Steps: len(c.of.Steps), Solved: c.solved(c.room.place.Step)}
}
