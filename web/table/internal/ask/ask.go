package ask

import (
	"errors"
	"maps"
	"math/rand/v2"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/wire"
)

// Asks holds the questions that the analyst has not answered yet. All of them arose
// from the present position: when it changes they are dropped, and answers that
// still come are not listened to.
type Asks struct {
	host host.Desk
	view *game.View // of the game as it is now

	last    uint32
	round   uint32 // how many positions there have been on the table
	pending map[uint32]question
	asked   bool           // there were questions about the present position
	thought *wire.Progress // how far a question is that takes long, or nil
	held    bool           // the others rest
}

type question struct {
	ask  *wire.Ask
	then func(*wire.Answer)
	// checked hears of faults, if the question is about a lesson: that waits for its answer
	// when another position is on the table.
	checked func([]wire.Fault)
	// fail hears why there is no answer; nil tells the person in front of the screen.
	fail func(reason string)
	// idle says that nobody waits for the answer: the painter does not rest for it.
	idle bool
}

// New returns the questions of a table. The view is the table's: it is read whenever it
// matters, and never written.
func New(desk host.Desk, view *game.View) *Asks {
	return &Asks{host: desk, view: view, pending: map[uint32]question{}}
}

// Put asks what the player would do now. If there is no answer fail hears why, or the
// person in front of the screen if that is nil.
func (a *Asks) Put(player string, then func(*wire.Answer), fail func(reason string)) {
	a.post(question{ask: &wire.Ask{Link: a.host.Here(), Player: player, Seed: rand.Uint32()}, then: then, fail: fail})
}

// Advice asks what a perfect player would do, for whoever is to act.
func (a *Asks) Advice(then func(*wire.Answer)) error {
	if a.view.Phase == game.OverPhase {
		return errOver
	}
	a.Put(game.Perfect, then, nil)
	a.host.Changed()
	return nil
}

// Palaces asks for the palaces among the options of any position of the game, for
// somebody who waits unless idle is set. then hears the method's name besides.
func (a *Asks) Palaces(at engine.Position, idle bool, then func(palaces []engine.Position, method string), fail func(reason string)) {
	ask := &wire.Ask{Link: a.view.Game.String() + "@" + at.String()}
	a.post(question{ask: ask, fail: fail, idle: idle, then: func(answer *wire.Answer) {
		then(answer.Palaces, answer.Method)
		a.Ahead() // which gave way to the question
	}})
}

// Outcome asks who wins from a position, as Palaces does.
func (a *Asks) Outcome(at engine.Position, idle bool, then func(engine.Outcome), fail func(reason string)) {
	a.Palaces(at, idle, func(palaces []engine.Position, _ string) {
		then(a.view.Game.Shape().Outcome(len(palaces), a.view.Game.Rays(at)))
	}, fail)
}

// Distance asks in how many turns the winner wins at most from here, and whether that is who
// moves next. Then is not called where that is not known. Nobody waits for it.
func (a *Asks) Distance(then func(turns int, mover bool)) {
	ask := &wire.Ask{Link: a.host.Here(), Distance: true}
	a.post(question{ask: ask, idle: true, fail: func(string) {}, then: func(answer *wire.Answer) {
		if answer.Turns > 0 {
			then(int(answer.Turns), answer.Mover)
		}
		a.Ahead() // which gave way to the question
	}})
}

// mostBlocked is for how many blocked squares it is asked how soon the winner wins.
const mostBlocked = 100

// Moment asks, for nobody who waits, for the palaces among the options of any position of the game,
// and in how many turns the winner wins at most when these squares are blocked, or are to be blocked
// at the opening: 0 where that is not known.
func (a *Asks) Moment(at engine.Position, blocked []engine.Position, opening bool, then func(palaces []engine.Position, turns int), fail func(reason string)) {
	text := a.view.Game.String() + "@" + at.String()
	near := len(blocked) <= mostBlocked
	if a.view.Game.Shape().Blocking > 1 && !opening && near {
		text += "&block="
		for i, q := range blocked {
			if i > 0 {
				text += ";"
			}
			text += q.String()
		}
	}
	a.post(question{ask: &wire.Ask{Link: text, Distance: near}, fail: fail, idle: true, then: func(answer *wire.Answer) {
		then(answer.Palaces, int(answer.Turns))
		a.Ahead() // which gave way to the question
	}})
}

// Rest asks whether the game drags on from here, where it is somebody's turn to move who wins it.
// Nobody waits for it.
func (a *Asks) Rest(then func(drags bool)) {
	ask := &wire.Ask{Link: a.view.Game.String() + "@" + a.view.Here.String(), Rest: true}
	a.post(question{ask: ask, idle: true, fail: func(string) {}, then: func(answer *wire.Answer) {
		then(answer.Drags)
		a.Ahead() // which gave way to the question
	}})
}

// Check asks what is wrong with a lesson, given as the word that stands for it in a link.
// Only the last lesson is checked; of one before nobody hears any more.
func (a *Asks) Check(word string, then func([]wire.Fault), fail func(reason string)) {
	maps.DeleteFunc(a.pending, func(_ uint32, q question) bool { return q.checked != nil })
	a.post(question{ask: &wire.Ask{Link: wire.LessonLink + word}, fail: fail, idle: true, checked: then})
}

func (a *Asks) post(q question) {
	a.last++
	q.ask.ID, q.ask.Round = a.last, a.round
	a.pending[q.ask.ID] = q
	a.asked = true
	a.host.Post(host.Analyst, q.ask, true)
	if !q.idle {
		a.hold()
	}
}

// Ahead lets the analyst think about the present position before somebody asks what the
// computer player would do there whom a person plays against.
func (a *Asks) Ahead() {
	player := a.view.Players[a.view.Turn.Other()]
	if a.view.Actor() != game.Human || player == game.Human {
		return
	}
	a.asked = true
	a.host.Post(host.Analyst, &wire.Ask{Link: a.host.Here(), Player: player, Round: a.round}, false)
}

// Drop forgets all questions but that about a lesson: the position has changed. The analyst stops at once.
func (a *Asks) Drop() {
	maps.DeleteFunc(a.pending, func(_ uint32, q question) bool { return q.checked == nil })
	a.thought = nil
	a.round++
	if a.asked {
		a.asked = false
		a.host.Post(host.Analyst, &wire.Round{Round: a.round}, false)
	}
}

// Again puts the open questions to an analyst who was started again.
func (a *Asks) Again() {
	for _, q := range a.pending {
		a.host.Post(host.Analyst, q.ask, true)
	}
}

// Receive takes a message from the analyst.
func (a *Asks) Receive(m wire.Message) {
	switch m := m.(type) {
	case *wire.Answer:
		a.answered(m)
	case *wire.Progress:
		a.told(m)
	case *wire.Faults:
		if q, ok := a.pending[m.ID]; ok && q.checked != nil {
			delete(a.pending, m.ID)
			q.checked(m.List)
		}
	}
}

// answered passes an answer on to whoever asked, or says why there is none.
func (a *Asks) answered(m *wire.Answer) {
	q, ok := a.pending[m.ID]
	if !ok {
		return
	}
	delete(a.pending, m.ID)
	a.end(m.ID)
	if m.Text == "" {
		q.then(m)
		a.Resume()
		return
	}
	a.Resume()
	if q.fail != nil {
		q.fail(words.Sentence(m.Text))
	} else {
		a.host.Warn(errors.New(m.Text))
	}
}

// Waiting reports whether somebody is awaited to act.
func (a *Asks) Waiting() bool {
	for _, q := range a.pending {
		if q.ask.Player != "" {
			return true
		}
	}
	return false
}
