// Package analyst is the worker that answers questions about positions: what a computer
// player does there, and which palaces can be reached.
//
// Asked with {ID: 7, Link: "rook@2,1", Player: "perfect"}, it answers {ID: 7, Move:
// (1,1), Palaces: [(1,1)]}: the only option where x and y are equal.
//
// analyst.go has the questions in their order, package thinker works on one about a position and checker.go
// on one about a lesson, beholder.go looks at an idea while there are none; gcpause.go keeps the collection of garbage from delaying it.
package analyst

import (
	"slices"
	"time"

	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/web/wire"
	"github.com/palacegames/palace/web/worker/internal/thinker"
)

const (
	// slice is how long one Step works before messages may come in again.
	slice = 10 * time.Millisecond
	// hesitation is how long a question is in work before it is told how far that is,
	// and tellPause the time between two such words.
	hesitation = 400 * time.Millisecond
	tellPause  = 100 * time.Millisecond
)

// stepper works on a question, a piece of work a call, and returns the answer with the last one.
type stepper interface {
	Step(*wire.Ask) (wire.Message, error)
}

// Analyst answers questions, one after the other. It is used by one goroutine at a time.
type Analyst struct {
	post    func([]byte)
	now     func() clock.Moment
	asks    []*wire.Ask
	thinker *thinker.Thinker
	beholds beholder
	lessons checker // which gives way to the others
	gc      gcPause // as long as a question is in work
	told    *wire.Ask
	next    clock.Moment // when it is told next how far the question told is
}

// New returns an analyst that hands the answers to post.
func New(post func([]byte)) *Analyst {
	a := &Analyst{post: post, now: clock.Now, thinker: thinker.New(), lessons: checker{opener: link.NewOpener()}}
	a.beholds.games = a.thinker.Games()
	return a
}

// Receive takes one message. What is wrong with it is answered by a sentence.
func (a *Analyst) Receive(message []byte) {
	m, err := wire.Decode(message)
	if err != nil {
		a.fail(0, err)
		return
	}
	switch m := m.(type) {
	case *wire.Ask:
		// What is thought ahead gives way, and nobody waits any more for answers to the
		// questions of another round. One lesson alone is checked, the last.
		a.keep(func(old *wire.Ask) bool {
			if m.OfLesson() || old.OfLesson() {
				return m.OfLesson() != old.OfLesson()
			}
			return !old.Ahead() && old.Round == m.Round
		})
		a.asks = append(a.asks, m)
	case *wire.Round:
		a.keep(func(old *wire.Ask) bool { return old.OfLesson() || old.Round == m.Round })
	case *wire.See:
		a.beholds.ask(m, a.now())
	default:
		a.fail(0, wire.Unexpected("analyst", m))
	}
}

// keep drops all other questions.
func (a *Analyst) keep(wanted func(*wire.Ask) bool) {
	a.asks = slices.DeleteFunc(a.asks, func(old *wire.Ask) bool { return !wanted(old) })
}

// first returns which question is worked on now, and by whom: the first that is not about a
// lesson, if there is one.
func (a *Analyst) first() (int, stepper) {
	if i := slices.IndexFunc(a.asks, func(ask *wire.Ask) bool { return !ask.OfLesson() }); i >= 0 {
		return i, a.thinker
	}
	return 0, &a.lessons
}

// Step works on the first question for one slice of time, and reports whether there is
// more to do. When there are no more questions it is the garbage's turn, in a step of its
// own, so that the next question may come before it.
func (a *Analyst) Step() bool {
	if len(a.asks) == 0 {
		return a.behold()
	}
	a.gc.begin()
	i, works := a.first()
	ask := a.asks[i]
	var answer wire.Message
	var err error
	for end := a.now().Add(slice); answer == nil && err == nil; {
		if answer, err = works.Step(ask); a.now().After(end) {
			break
		}
	}
	if answer == nil && err == nil {
		a.tell(ask)
		return true
	}
	a.asks = slices.Delete(a.asks, i, i+1)
	switch {
	case ask.Ahead():
	case err != nil:
		a.fail(ask.ID, err)
	default:
		a.send(answer)
	}
	return true
}

// behold looks at the idea that is open for one slice of time, and leaves the garbage to
// itself when nothing is left to do.
func (a *Analyst) behold() (more bool) {
	if a.gc.on || a.beholds.see == nil {
		a.gc.end()
		return a.beholds.see != nil
	}
	for end := a.now().Add(slice); a.beholds.see != nil; {
		now := a.now()
		if answer := a.beholds.step(now); answer != nil {
			a.send(answer)
		}
		if now.After(end) {
			break
		}
	}
	return true
}

// tell says now and then how far the question in work is, if somebody waits for its answer
// and the solver knows.
func (a *Analyst) tell(ask *wire.Ask) {
	now := a.now()
	if a.told != ask {
		a.told, a.next = ask, now.Add(hesitation)
	}
	if ask.Ahead() || ask.OfLesson() || now.Before(a.next) {
		return
	}
	if done, ok := a.thinker.Progress(); ok {
		a.next = now.Add(tellPause)
		a.send(&wire.Progress{ID: ask.ID, Done: int(1000 * done), Total: 1000})
	}
}

func (a *Analyst) fail(id uint32, err error) {
	a.send(&wire.Answer{ID: id, Text: err.Error()})
}

func (a *Analyst) send(m wire.Message) { a.post(wire.Encode(m)) }
