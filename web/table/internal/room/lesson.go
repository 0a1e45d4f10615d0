package room

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/lessons"
	"github.com/palacegames/palace/web/table/internal/worksheet"
)

// course is a lesson that is gone through.
type course struct {
	room *Room
	of   *lesson.Lesson // nil outside of a lesson
	// checked is the last lesson of somebody's own whose claims the engines were asked about.
	checked string
	reads   leaf // the step, if it is only read

	// On this step:
	opened  game.View         // the board as it was opened
	after   *page.Onward      // the lesson after this one, on the last step
	tapped  []engine.Position // in the order in which they were
	wanted  []engine.Position // what should have been, when that was checked
	reply   string            // the last answer in words
	verdict *lesson.Verdict   // of the last answer
}

// enter opens a step of a lesson. Where a link is forgiven, one to a lesson that is none leads
// to the list of them.
func (c *course) enter(to link.Address, may link.Forgive) ([]link.Left, error) {
	of, err := open(to.Lesson)
	if err != nil && may == link.Everything {
		return []link.Left{{Part: "lesson=" + to.Lesson, Why: err}}, c.room.atDoor(link.Address{Room: link.Lessons})
	}
	if err != nil {
		return nil, err
	}
	step, left, err := to.Step(len(of.Steps), may)
	if err != nil {
		return nil, err
	}
	plan, more, err := to.Pauses(len(of.Steps), may)
	if err != nil {
		return nil, err
	}
	to.Pause = plan
	if err := c.show(of, Place{Kind: Lesson, Lesson: to.Lesson, Step: step, Said: to}); err != nil {
		return nil, err
	}
	c.verify(to.Lesson)
	return append(left, more...), nil
}

// open finds a lesson by its name, or reads it out of the link, where all its boards are to open.
func open(name string) (*lesson.Lesson, error) {
	if !lesson.IsPacked(name) {
		return lessons.Open(name)
	}
	of, err := lesson.Unpack(name)
	if err == nil {
		err = boards(of)
	}
	return of, err
}

// show puts the board of a step on the table. Where the class waits before it, or on the way there,
// that is the board of the step before.
func (c *course) show(of *lesson.Lesson, to Place) error {
	before := c.room.passed.before(of, to)
	if before > 0 {
		to.Step = before - 1
		if c.of != nil && c.room.place == to {
			c.room.gate.wait(before)
			return nil
		}
	}
	if err := c.room.enter(to, to.Said.Board(of.Board(to.Step))); err != nil {
		return err
	}
	c.of = of
	c.forget()
	c.opened, c.after = c.room.view.View, c.following()
	now := leaf{}
	if before == 0 && c.now().Task == nil {
		now = leaf{c.key(), to.Step}
	}
	c.room.learned.turn(c.reads, now)
	c.reads = now
	c.veil()
	if before > 0 {
		c.room.gate.wait(before)
		return nil
	}
	c.room.voice.Say(announced(c.room.place.Step, len(of.Steps), c.now().Title))
	c.room.host.Show()
	return nil
}

// read opens a lesson that somebody has written, if it can be read and all its boards open.
func (c *course) read(text string) error {
	of, err := lesson.Read(text)
	if err != nil {
		return err
	}
	if err := boards(of); err != nil {
		return err
	}
	word, _ := lesson.Pack(of)
	if err := c.show(of, Place{Kind: Lesson, Lesson: word, Step: 1}); err != nil {
		return err
	}
	whole, _ := lesson.PackText(text) // whose lines are those of the file
	c.verify(whole)
	return nil
}

// leave ends the lesson, and leaves its board as a game.
func (c *course) leave() {
	c.room.learned.turn(c.reads, leaf{})
	*c = course{room: c.room}
	c.room.gate.open()
	c.room.view.Kept = 0
}

// forget drops what was done on the step.
func (c *course) forget() {
	c.tapped, c.wanted, c.reply, c.verdict = nil, nil, "", nil
	c.room.gate.open()
}

// goTo goes to a step.
func (c *course) goTo(step int) error {
	to := c.room.place
	to.Step = step
	switch {
	case c.of == nil:
		return errNoLesson
	case step < 1 || step > len(c.of.Steps):
		return errNoFurther
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

// Sheet returns what stands around the board, for a sheet of paper.
func (r *Room) Sheet() worksheet.Place {
	switch {
	case r.shows():
		return worksheet.Place{Puzzles: r.view.Class.Puzzles, Link: r.view.Class.Pupils}
	case r.place.Kind != Lesson:
		return worksheet.Place{Piece: true, Puzzle: r.puzzle.on() && !r.puzzle.solved}
	}
	return worksheet.Place{Lesson: r.lesson.of, Step: r.lesson.now(), Piece: !pieceless(&r.lesson)}
}

// pieceless reports whether the step is not about the square of the piece, which is not shown.
func pieceless(c *course) bool {
	t := c.task()
	return t != nil && t.Kind == lesson.Tap && t.Side != lesson.TapWins || c.opened.Phase == game.OverPhase
}

// task returns what is to be done now, nil for nothing.
func (c *course) task() *lesson.Task {
	if s := c.now(); s != nil {
		return s.Task
	}
	return nil
}

// key names the lesson in what was learned: one that is not built in may have the name of
// one that is.
func (c *course) key() string { return keyOf(c.of, c.room.place.Lesson) }

func keyOf(of *lesson.Lesson, name string) string {
	if lesson.IsPacked(name) {
		return "~" + of.Name
	}
	return of.Name
}

// solved reports whether a step was done, be it long ago.
func (c *course) solved(step int) bool { return c.room.learned[c.key()][step] }

// done reports whether the task of this step was done since it was opened, or there is none.
func (c *course) done() bool {
	return c.task() == nil || c.verdict != nil && c.verdict.Right
}

// plays reports whether the board of the step is to be played on: where one person sits
// alone, or two, it is to be looked at.
func (c *course) plays() bool {
	people := 0
	for _, name := range c.opened.Players {
		if name == game.Human {
			people++
		}
	}
	return c.room.gate.before == 0 && people == 1 && c.opened.Phase != game.OverPhase && c.tapping() == nil
}

// veil keeps back what would give the answer away, of this step's task until it was done and of
// those of later steps.
func (c *course) veil() { c.room.view.Kept = c.of.Keeps(c.room.place.Step, c.done()) }
