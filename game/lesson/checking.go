package lesson

import (
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/game/player"
)

// Checking is Check in steps, for those who must not be held up: for example
//
//	for c := NewChecking(l, link.Open); c.Step(); {
//	}
//
// Whatever a lesson says, it ends: what takes too much work is said to be wrong.
type Checking struct {
	// Illustrate computes ideas, for claims about their tables. Without it such a claim is not in order.
	Illustrate idea.Illustrate

	lesson *Lesson
	open   Open
	next   int    // the step of the lesson that comes next
	board  string // the last one that was given
	todo   []job  // what is left to be done for the one before
	work   int    // how many steps were made in all
	bounds bounds
	notes  notes
	tables map[string]*tabled // by game and idea
	ended  bool               // the steps were compared with one another
	wrong  []*Error
}

// The bounds of the work, in steps of a few milliseconds at most. All that comes with Palace
// takes 150 steps a lesson at most.
type bounds struct {
	work  int // for a task or a claim
	inAll int
	turns int // of a game that is to be won
}

var usual = bounds{work: 1 << 12, inAll: 1 << 15, turns: 1000}

// job is a part of the work for a line. step does a piece of it and reports whether there is more.
type job struct {
	of   *matter
	step func() (more bool)
}

// matter is what there is to be checked in a line.
type matter struct {
	line  int
	work  int
	wrong bool // something was found, and one thing is enough
}

// NewChecking begins to check a lesson.
func NewChecking(l *Lesson, open Open) *Checking {
	return &Checking{lesson: l, open: open, bounds: usual, notes: notes{views: map[int]game.View{}}}
}

// Wrong returns what was found to be wrong, each with its line, in the order of the text.
func (c *Checking) Wrong() []error {
	sort.SliceStable(c.wrong, func(i, j int) bool { return c.wrong[i].Line < c.wrong[j].Line })
	var list []error
	for _, wrong := range c.wrong {
		list = append(list, wrong)
	}
	return list
}

// Step does a piece of the work, and reports whether there is more to do.
func (c *Checking) Step() (more bool) {
	switch {
	case len(c.todo) > 0:
		c.bounded(c.todo[0])
	case c.next < len(c.lesson.Steps):
		c.begin(&c.lesson.Steps[c.next])
		c.next++
	case !c.ended:
		c.ended = true
		if len(c.wrong) == 0 { // else the answers are not those that will be asked for
			c.wrong = c.notes.given(c.lesson.Steps)
		}
	}
	return !c.ended
}

// bounded does a piece of a job, as long as that is not too much.
func (c *Checking) bounded(j job) {
	c.work++
	j.of.work++
	switch {
	case c.work > c.bounds.inAll:
		c.wrong = append(c.wrong, &Error{j.of.line, errMuchInAll(c.bounds.inAll)})
		c.todo, c.next, c.ended = nil, len(c.lesson.Steps), true
	case j.of.work > c.bounds.work:
		c.fail(j.of, errMuchWork(c.bounds.work))
		c.todo = slices.DeleteFunc(c.todo, func(other job) bool { return other.of == j.of })
	case !j.step():
		c.todo = c.todo[1:]
	}
}

// fail notes what is wrong with a matter, once.
func (c *Checking) fail(m *matter, err error) {
	if err != nil && !m.wrong {
		m.wrong = true
		c.wrong = append(c.wrong, &Error{m.line, err})
	}
}

// begin opens the board of a step, and finds out what there is to be checked.
func (c *Checking) begin(s *Step) {
	if s.Board != "" {
		c.board = s.Board
	}
	session, err := c.open(c.board)
	if err != nil {
		c.fail(&matter{line: s.Line}, errBoard(c.board, err))
		return
	}
	k := &checker{step: s, view: session.View(), board: c.board, open: c.open}
	c.notes.views[c.next] = k.view
	c.do(&matter{line: s.Line}, func() {
		for _, shape := range s.Shapes {
			for _, p := range shape.At {
				c.fail(&matter{line: s.Line}, k.there(p))
			}
		}
	})
	for i := range s.Claims {
		c.claim(k, &s.Claims[i])
	}
	if s.Task != nil {
		c.task(k, s.Task)
	}
	c.known(k)
	c.do(&matter{line: s.Line}, func() {
		for _, p := range k.spoken() {
			c.fail(&matter{line: s.Line}, errUnproved(p))
		}
	})
}

// do adds something that is done at once.
func (c *Checking) do(m *matter, f func()) {
	c.add(m, func() bool {
		f()
		return false
	})
}

// add adds a part of the work.
func (c *Checking) add(m *matter, step func() (more bool)) {
	c.todo = append(c.todo, job{m, step})
}

// prepare adds the long part of finding out who wins from a square.
func (c *Checking) prepare(m *matter, k *checker, p engine.Position) {
	if k.there(p) == nil {
		c.add(m, k.view.Methods.Work(engine.Query{Ask: engine.AskPalaces, At: p}).Step)
	}
}

// claim adds what there is to be checked of a claim: a method remembers its last question
// alone, so that each square is asked about by itself.
func (c *Checking) claim(k *checker, l *Claim) {
	m := &matter{line: l.Line}
	switch l.Kind {
	case IsP, IsN:
		for _, p := range l.At {
			c.prepare(m, k, p)
			c.do(m, func() { c.fail(m, k.is(l.Kind, p)) })
		}
	case Known: // which is for the task
	case Wins:
		c.prepare(m, k, l.At[0])
		c.do(m, func() { c.fail(m, k.wins(l)) })
	case Table, Rows:
		var t *tabled
		c.do(m, func() { t = c.tabled(k.view.Game, l.Idea) })
		c.add(m, func() bool { return t.step() })
		c.do(m, func() { c.fail(m, t.holds(l)) })
	case HasValue:
		for _, p := range l.At {
			c.value(m, k, p, engine.Num(l.Count))
		}
	default:
		g := &windowValues{view: &k.view, kind: engine.Outcomes, in: l.In}
		c.add(m, g.step)
		c.do(m, func() { c.fail(m, all(l, g)) })
	}
}

// value adds what there is to be found out of the value of a square: in a game of palace
// numbers how many P-positions it sees, else its nim-value, from the map if no method gives
// single ones.
func (c *Checking) value(m *matter, k *checker, p engine.Position, want engine.Int) {
	told := false
	tell := func(v engine.Int, err error) {
		told = true
		if err != nil || v != want {
			c.fail(m, first(err, errValue(p, v)))
		}
	}
	if err := k.there(p); err != nil {
		c.do(m, func() { c.fail(m, err) })
		return
	}
	if k.view.Game.Shape().Has(engine.PalaceNumbers) {
		c.prepare(m, k, p)
		c.do(m, func() {
			palaces, err := k.view.Methods.Palaces(p)
			tell(engine.Num(len(palaces)), err)
		})
		return
	}
	c.add(m, k.view.Methods.Work(engine.Query{Ask: engine.AskValue, At: p, Kind: engine.NimValues}).Step)
	c.do(m, func() {
		if v, err := k.view.Methods.Value(engine.NimValues, p); err == nil {
			tell(v, nil)
		}
	})
	x, y, _ := p.Pair()
	g := &windowValues{view: &k.view, kind: engine.NimValues, in: window{X: x, Y: y, W: 1, H: 1}}
	c.add(m, func() bool { return !told && g.step() })
	c.do(m, func() {
		if !told {
			tell(g.first())
		}
	})
}

// task adds what there is to be checked of a task.
func (c *Checking) task(k *checker, t *Task) {
	m := &matter{line: t.Line}
	asks := c.notes.ask(c.next, k.step, &k.view)
	tapped := func(wanted []engine.Position, err error) {
		c.fail(m, tappable(wanted, err))
		asks.takes(wanted, &k.view)
	}
	switch {
	case t.Kind == Win:
		a := &attempts{checker: k, turns: c.bounds.turns}
		c.add(m, func() bool {
			more := a.step()
			if !more {
				c.fail(m, a.failure)
			}
			return more
		})
	case t.Kind == Outcome:
		c.prepare(m, k, t.At)
		c.do(m, func() {
			_, err := k.outcome(t.At)
			c.fail(m, err)
		})
	case t.Kind == Tap && t.Side == TapWins:
		c.prepare(m, k, k.view.Here)
		c.do(m, func() {
			palaces, err := k.view.Methods.Palaces(k.view.Here)
			tapped(explain.Winning(&k.view, palaces), err)
		})
	case t.Kind == Tap:
		g := &windowValues{view: &k.view, kind: engine.Outcomes, in: t.In}
		c.add(m, g.step)
		c.do(m, func() { tapped(g.list(t.Side)) })
	}
}

// known adds that what is known by a step is of what it asks.
func (c *Checking) known(k *checker) {
	asks, task := c.notes.asks, k.step.Task
	for i := range k.step.Claims {
		l := &k.step.Claims[i]
		if l.Kind != Known {
			continue
		}
		m := &matter{line: l.Line}
		c.do(m, func() {
			if task == nil || task.Kind == Win {
				c.fail(m, errNothingAsked)
				return
			}
			for _, p := range l.At {
				if !asks[len(asks)-1].squares[p] && !game.Ends(k.view.Game, p) {
					c.fail(m, errNotAsked(p))
				}
			}
		})
	}
}

// tries is how often a game is played that depends on chance.
const tries = 20

// attempts play a board until the person wins it once, with a player who never errs in the
// person's place.
type attempts struct {
	*checker
	turns   int // of a game at most
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
	if v.Phase != game.OverPhase && len(v.History) >= a.turns {
		a.failure = errLongGame(a.turns)
		return false
	}
	if v.Phase != game.OverPhase {
		a.work = a.view.Methods.Work(engine.Query{Ask: engine.AskPalaces, At: v.Here})
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
		a.failure = errNobody
	case people == 2:
		a.failure = errAlone
	case a.games == tries:
		a.failure = errHopeless
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
	action, err := computer.Act(v, a.view.Methods)
	if err == nil {
		err = a.session.Do(action)
	}
	a.failure = err
	return err == nil
}
