package table

import (
	"errors"
	"math/rand/v2"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/feed"
)

// pace is the least time between two actions when no human plays, so that the
// game can be followed.
const pace = 100 * time.Millisecond

// hush is how long the painter rests for a question at most, in milliseconds.
const hush = 300

// asks holds the questions that the analyst has not answered yet. All of them arose
// from the present position: when it changes they are dropped, and answers that
// still come are not listened to.
type asks struct {
	table   *Table
	last    uint32
	round   uint32 // how many positions there have been on the table
	pending map[uint32]question
	asked   bool          // there were questions about the present position
	thought *feed.Thought // how far a question is that takes long, or nil
	hushed  bool          // the painter rests
}

type question struct {
	ask  *feed.Ask
	then func(*feed.Answer)
	// fail hears why there is no answer; nil tells the person in front of the screen.
	fail func(reason string)
	// idle says that nobody waits for the answer: the painter does not rest for it.
	idle bool
}

// put asks what the player would do now.
func (a *asks) put(player string, then func(*feed.Answer)) {
	a.post(question{ask: &feed.Ask{Link: a.table.session.Here(), Player: player, Seed: rand.Uint32()}, then: then})
}

// palaces asks for the palaces among the options of any position of the game, for
// somebody who waits unless idle is set.
func (a *asks) palaces(at engine.FarPosition, idle bool, then func([]engine.FarPosition), fail func(reason string)) {
	ask := &feed.Ask{Link: a.table.view.Game.String() + "@" + at.String()}
	a.post(question{ask: ask, fail: fail, idle: idle, then: func(answer *feed.Answer) {
		then(answer.Palaces)
		a.ahead() // which gave way to the question
	}})
}

func (a *asks) post(q question) {
	a.last++
	q.ask.ID, q.ask.Round = a.last, a.round
	if a.pending == nil {
		a.pending = map[uint32]question{}
	}
	a.pending[q.ask.ID] = q
	a.asked = true
	a.table.out.Post(Analyst, feed.Encode(q.ask), true)
	if !q.idle {
		a.hush()
	}
}

// ahead lets the analyst think about the present position before somebody asks what the
// computer player would do there whom a person plays against.
func (a *asks) ahead() {
	t := a.table
	player := t.view.Players[t.view.Turn.Other()]
	if !t.human() || player == game.Human {
		return
	}
	a.asked = true
	a.table.out.Post(Analyst, feed.Encode(&feed.Ask{Link: a.table.session.Here(), Player: player, Round: a.round}), false)
}

// drop forgets all questions: the position has changed. The analyst stops at once.
func (a *asks) drop() {
	clear(a.pending)
	a.thought = nil
	a.round++
	if a.asked {
		a.asked = false
		a.table.out.Post(Analyst, feed.Encode(&feed.Round{Round: a.round}), false)
	}
}

// again puts the open questions to an analyst who was started anew.
func (a *asks) again() {
	for _, q := range a.pending {
		a.table.out.Post(Analyst, feed.Encode(q.ask), true)
	}
}

// answered passes an answer on to whoever asked.
func (a *asks) answered(m *feed.Answer) {
	if q, ok := a.pending[m.ID]; ok {
		delete(a.pending, m.ID)
		a.end(m.ID)
		q.then(m)
		a.wake()
	}
}

// failed says why there is no answer.
func (a *asks) failed(m *feed.Failure) {
	q, ok := a.pending[m.ID]
	delete(a.pending, m.ID)
	a.end(m.ID)
	if !ok {
		return
	}
	a.wake()
	switch {
	case q.fail != nil:
		q.fail(game.Sentence(m.Text))
	default:
		a.table.warn(errors.New(m.Text))
	}
}

// hush makes the painter rest for a question's sake, and the canvas: they would share one
// or two processors with the analyst. A question that takes long does not hold them up,
// and none does where nobody waits for the answer.
func (a *asks) hush() {
	if p := a.table.view.Players; p[game.First] == game.Human || p[game.Second] == game.Human {
		a.hushed = true
		a.table.canvas.Hold()
		a.table.out.Post(Painter, feed.Encode(&feed.Rest{Milliseconds: hush}), false)
	}
}

// wake lets painter and canvas go on when no answer is awaited any more.
func (a *asks) wake() {
	for _, q := range a.pending {
		if !q.idle {
			return
		}
	}
	if a.hushed {
		a.hushed = false
		a.table.canvas.Resume()
		a.table.out.Post(Painter, feed.Encode(&feed.Rest{}), false)
	}
}

// waiting reports whether somebody is awaited to act.
func (a *asks) waiting() bool {
	for _, q := range a.pending {
		if q.ask.Player != "" {
			return true
		}
	}
	return false
}

// follow lets a computer player act if it is its turn, and think if it is not. It comes
// before the map is ordered, so that the question is on its way first.
func (t *Table) follow() {
	defer t.asks.wake()
	if t.view.Phase == game.OverPhase || t.rests() {
		return
	}
	if t.human() {
		t.asks.ahead()
		return
	}
	name := t.view.Players[t.view.Turn]
	if t.still || t.view.Players[t.view.Turn.Other()] == game.Human {
		t.asks.put(name, t.act)
		return
	}
	here, opened := t.session.Here(), t.opened
	t.out.After(pace, func() {
		if t.opened == opened && t.session.Here() == here && !t.human() && !t.asks.waiting() {
			t.asks.put(name, t.act)
		}
	})
}

// act carries out a computer player's answer.
func (t *Table) act(answer *feed.Answer) {
	var action game.Action = game.Block{Squares: answer.Blocks}
	if t.view.Phase == game.MovePhase {
		action = game.Move{To: answer.Move}
	}
	before := t.view
	if err := t.do(action); err != nil {
		t.warn(err)
		return
	}
	if _, ok := action.(game.Block); ok && t.human() && before.Actor() == game.Perfect {
		t.why = game.Why(&before, answer.Palaces)
		t.say(t.said.Text + " " + t.why)
	}
}

// recommend shows what a perfect player would do, and why.
func (t *Table) recommend() {
	t.asks.put(game.Perfect, func(answer *feed.Answer) {
		if t.view.Phase == game.BlockPhase {
			t.chosen = answer.Blocks
		} else {
			t.advise(answer.Move)
		}
		t.why = game.Why(&t.view, answer.Palaces)
		t.say(t.why)
		t.show()
	})
}

// advise marks the square to which a move is recommended, if it can be seen.
func (t *Table) advise(to engine.FarPosition) {
	t.advice = to
	t.hint, _ = t.view.Seen(to)
}

// choosePalaces picks the palaces for blocking, as many as may be blocked.
func (t *Table) choosePalaces() {
	t.asks.put(game.Perfect, func(answer *feed.Answer) {
		most := t.view.Game.K() - 1
		t.chosen = nil
		for _, q := range answer.Palaces[:min(most, len(answer.Palaces))] {
			if p, ok := t.view.Seen(q); ok {
				t.chosen = append(t.chosen, p)
			}
		}
		t.why = game.Why(&t.view, answer.Palaces)
		t.say(t.why)
		t.show()
	})
}

// toggle picks a square for blocking or puts it back.
func (t *Table) toggle(p engine.Position) error {
	for i, q := range t.chosen {
		if q.Equal(p) {
			t.chosen = append(t.chosen[:i:i], t.chosen[i+1:]...)
			t.picked()
			return nil
		}
	}
	if err := t.session.CheckBlock(append(t.chosen[:len(t.chosen):len(t.chosen)], p)); err != nil {
		return err
	}
	t.chosen = append(t.chosen, p)
	t.picked()
	return nil
}
