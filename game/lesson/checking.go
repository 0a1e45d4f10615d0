package lesson

import (
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/player"
)

// Checking is Check in steps, for those who must not be held up: for example
//
//	for c := NewChecking(l, link.Open); c.Step(); {
//	}
type Checking struct {
	lesson *Lesson
	open   Open
	next   int    // the step of the lesson that comes next
	board  string // the last one that was given
	todo   []job  // what is left to be done for the one before
	wrong  []error
}

// job does a piece of work and reports whether there is more of it.
type job func() (more bool)

// NewChecking begins to check a lesson.
func NewChecking(l *Lesson, open Open) *Checking { return &Checking{lesson: l, open: open} }

// Wrong returns what was found to be wrong, each with its line, in the order of the text.
func (c *Checking) Wrong() []error {
	sort.SliceStable(c.wrong, func(i, j int) bool { return c.wrong[i].(*Error).Line < c.wrong[j].(*Error).Line })
	return c.wrong
}

// Step does a piece of the work, and reports whether there is more to do.
func (c *Checking) Step() (more bool) {
	switch {
	case len(c.todo) > 0:
		if !c.todo[0]() {
			c.todo = c.todo[1:]
		}
	case c.next < len(c.lesson.Steps):
		c.begin(&c.lesson.Steps[c.next])
		c.next++
	}
	return len(c.todo) > 0 || c.next < len(c.lesson.Steps)
}

// fail notes what is wrong in a line.
func (c *Checking) fail(line int, err error) {
	if err != nil {
		c.wrong = append(c.wrong, at(line, err))
	}
}

// begin opens the board of a step, and finds out what there is to be checked.
func (c *Checking) begin(s *Step) {
	if s.Board != "" {
		c.board = s.Board
	}
	session, err := c.open(c.board)
	if err != nil {
		c.fail(s.Line, errBoard(c.board, err))
		return
	}
	k := &checker{step: s, view: session.View(), board: c.board, open: c.open}
	k.methods = k.view.Game.Solve()
	c.do(func() {
		for _, shape := range s.Shapes {
			for _, p := range shape.At {
				c.fail(s.Line, k.there(p))
			}
		}
	})
	for i := range s.Claims {
		l := &s.Claims[i]
		for _, p := range l.At {
			c.prepare(k, p)
		}
		c.do(func() { c.fail(l.Line, k.claim(l)) })
	}
	if s.Task != nil {
		c.task(k, s.Task)
	}
	c.do(func() {
		for _, p := range k.spoken() {
			c.fail(s.Line, errUnproved(p))
		}
	})
}

// do adds something that is done at once.
func (c *Checking) do(f func()) {
	c.todo = append(c.todo, func() bool {
		f()
		return false
	})
}

// prepare adds the long part of finding out who wins from a square.
func (c *Checking) prepare(k *checker, p engine.Position) {
	if k.there(p) == nil {
		c.todo = append(c.todo, k.methods.Work(engine.Query{Ask: engine.AskPalaces, At: p}).Step)
	}
}

// task adds what there is to be checked of a task.
func (c *Checking) task(k *checker, t *Task) {
	if t.Kind == Win {
		a := &attempts{checker: k}
		c.todo = append(c.todo, func() bool {
			more := a.step()
			if !more {
				c.fail(t.Line, a.failure)
			}
			return more
		})
		return
	}
	if t.Kind == Outcome {
		c.prepare(k, t.At)
	}
	c.do(func() { c.fail(t.Line, k.task(t)) })
}

// tries is how often a game is played that depends on chance.
const tries = 20

// attempts play a board until the person wins it once, with a player who never errs in the
// person's place.
type attempts struct {
	*checker
	games   int
	session *game.Session
	work    engine.Job // before the next action, nil for none
	failure error      // why the board cannot be won
}

// step does a piece of the work, and reports whether there is more to do.
func (a *attempts) step() (more bool) {
	switch {
	case a.work != nil:
		if !a.work.Step() {
			a.work = nil
			return a.act()
		}
		return true
	case a.session == nil:
		return a.begin()
	}
	v := a.session.View()
	if v.Phase != game.OverPhase {
		a.work = a.methods.Work(engine.Query{Ask: engine.AskPalaces, At: v.Here})
		return true
	}
	a.session = nil
	return v.Players[v.Winner] != game.Human
}

// begin begins the next game, if there is to be one.
func (a *attempts) begin() (more bool) {
	people := 0
	for _, name := range a.view.Players {
		if name == game.Human {
			people++
		}
	}
	switch {
	case people == 0:
		a.failure = errNobody()
	case people == 2:
		a.failure = errAlone()
	case a.games == tries:
		a.failure = errHopeless()
	default:
		a.games++
		a.session, a.failure = a.open(a.board)
	}
	return a.failure == nil
}

// act lets whoever is to act do so.
func (a *attempts) act() (more bool) {
	v := a.session.View()
	name := v.Actor()
	if name == game.Human {
		name = game.Perfect
	}
	computer, err := player.New(name, uint64(a.games-1))
	if err != nil {
		a.failure = err
		return false
	}
	action, err := computer.Act(v, a.methods)
	if err == nil {
		err = a.session.Do(action)
	}
	a.failure = err
	return err == nil
}
