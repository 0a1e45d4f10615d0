package table

import (
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

// asks holds the questions that the analyst has not answered yet. All of them are
// about the present position: when it changes they are dropped, and answers that
// still come are not listened to.
type asks struct {
	table   *Table
	last    uint32
	pending map[uint32]question
	hushed  bool // the painter rests
}

type question struct {
	ask  *feed.Ask
	then func(*feed.Answer)
}

// put asks what the player would do now.
func (a *asks) put(player string, then func(*feed.Answer)) {
	a.last++
	ask := &feed.Ask{ID: a.last, Link: a.table.session.Here(), Player: player, Seed: rand.Uint32()}
	if a.pending == nil {
		a.pending = map[uint32]question{}
	}
	a.pending[ask.ID] = question{ask, then}
	a.table.out.Post(Analyst, feed.Encode(ask), true)
	a.hush()
}

// ahead lets the analyst think about the present position before somebody asks.
func (a *asks) ahead(player string) {
	a.table.out.Post(Analyst, feed.Encode(&feed.Ask{Link: a.table.session.Here(), Player: player}), false)
}

func (a *asks) drop() { clear(a.pending) }

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
		q.then(m)
		a.wake()
	}
}

// failed says why there is no answer.
func (a *asks) failed(m *feed.Failure) {
	if _, ok := a.pending[m.ID]; ok {
		delete(a.pending, m.ID)
		a.wake()
		a.table.warn(plainError(m.Text))
	}
}

// hush makes the painter rest for a question's sake: the two would share one processor
// where the page and the canvas have the other. A question that takes long does not hold
// up the map, and none does where nobody waits for the answer.
func (a *asks) hush() {
	if p := a.table.view.Players; p[game.First] == game.Human || p[game.Second] == game.Human {
		a.hushed = true
		a.table.out.Post(Painter, feed.Encode(&feed.Rest{Milliseconds: hush}), false)
	}
}

// wake lets the painter go on when no answer is awaited any more.
func (a *asks) wake() {
	if a.hushed && !a.waiting() {
		a.hushed = false
		a.table.out.Post(Painter, feed.Encode(&feed.Rest{}), false)
	}
}

// waiting reports whether an answer is awaited.
func (a *asks) waiting() bool { return len(a.pending) > 0 }

// follow lets a computer player act if it is its turn, and think if it is not. It comes
// before the map is ordered, so that the question is on its way first.
func (t *Table) follow() {
	defer t.asks.wake()
	if t.view.Phase == game.OverPhase {
		return
	}
	if t.human() {
		if other := t.view.Players[t.view.Turn.Other()]; other != game.Human {
			t.asks.ahead(other)
		}
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
			t.show()
			return nil
		}
	}
	if err := t.session.CheckBlock(append(t.chosen[:len(t.chosen):len(t.chosen)], p)); err != nil {
		return err
	}
	t.chosen = append(t.chosen, p)
	t.notice.Text = ""
	t.show()
	return nil
}
