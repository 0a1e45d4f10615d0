package table

import (
	"errors"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/web/wire"
)

// This file is what computer players do at the table, and what they advise.

// pace is the least time between two actions when no human plays, so that the
// game can be followed.
const pace = 100 * time.Millisecond

// follow lets a computer player act if it is its turn, and think if it is not. It comes
// before the map is ordered, so that the question is on its way first.
func (t *Table) follow() {
	defer t.asks.Wake()
	if t.view.Phase == game.OverPhase || t.rests() {
		return
	}
	if t.human() {
		t.asks.Ahead()
		return
	}
	name := t.view.Players[t.view.Turn]
	if t.still || t.view.Players[t.view.Turn.Other()] == game.Human {
		t.asks.Put(name, t.act, t.fail)
		return
	}
	here, opened := t.session.Here(), t.opened
	t.out.After(pace, func() {
		if t.opened == opened && t.session.Here() == here && !t.human() && !t.asks.Waiting() {
			t.asks.Put(name, t.act, t.fail)
		}
	})
}

// act carries out a computer player's answer.
func (t *Table) act(answer *wire.Answer) {
	var action game.Action = game.Block{Squares: answer.Blocks}
	if t.view.Phase == game.MovePhase {
		action = game.Move{To: answer.Move}
	}
	before := t.view
	if before.Actor() == game.Perfect {
		t.session.Expect(answer.Blocks)
	}
	if err := t.session.Do(action); err != nil {
		t.fail(err.Error())
		return
	}
	t.acted(action)
	if _, ok := action.(game.Block); ok && t.human() && before.Actor() == game.Perfect {
		t.remark = game.Why(&before, answer.Palaces)
		if why := t.reason(); why != "" {
			t.say(t.said.Text + " " + why)
		}
	}
}

// reason says why somebody wins: to whoever has asked, and otherwise only beside the map,
// which shows as much. Who hides the map wants to find it out.
func (t *Table) reason() string {
	if t.why == "" && !t.view.MapHidden() {
		return t.remark
	}
	return t.why
}

// fail says why a computer player does not act, and keeps it for a script that waits.
func (t *Table) fail(reason string) {
	t.failure = english.Sentence(reason)
	t.warn(errors.New(reason))
}

// Awaited says whether a computer player is to act, and why that will not happen, if it
// is known.
type Awaited struct {
	Acts    bool   `json:"acts"`
	Failure string `json:"failure"`
}

// awaited says for whom a script has to wait. While somebody looks back nobody acts.
func (t *Table) awaited() Awaited { return Awaited{t.thinking(), t.failure} }

// recommend shows what a perfect player would do, and why.
func (t *Table) recommend() {
	t.asks.Put(game.Perfect, func(answer *wire.Answer) {
		if t.view.Phase == game.BlockPhase {
			t.session.Expect(answer.Blocks)
			t.chosen = answer.Blocks
		} else {
			t.advise(answer.Move)
		}
		t.why = game.Why(&t.view, answer.Palaces)
		t.say(t.why)
		t.show()
	}, nil)
}

// advise marks the square to which a move is recommended, if it can be seen.
func (t *Table) advise(to engine.FarPosition) {
	t.advice = to
	t.hint, _ = t.view.Seen(to)
}

// choosePalaces picks the palaces for blocking, as many as may be blocked.
func (t *Table) choosePalaces() {
	t.asks.Put(game.Perfect, func(answer *wire.Answer) {
		t.session.Expect(answer.Blocks)
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
	}, nil)
}

// ask puts a question if somebody is to act.
func (t *Table) ask(put func()) error {
	if t.view.Phase == game.OverPhase {
		return errors.New("the game is over")
	}
	put()
	t.out.Changed()
	return nil
}
