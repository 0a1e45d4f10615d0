package analyst

import (
	"errors"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/player"
	"github.com/palacegames/palace/web/wire"
)

// thinker works on one question about a position, one piece of work a call. It keeps the
// games that it was asked about last, and knows of the question in
// work what it is about and how far it has come.
type thinker struct {
	opener *link.Opener
	work   engine.Job // towards the answer to the question in work
	ask    *wire.Ask  // in work, or nil
	view   game.View
	player player.Computer  // nil if only the palaces are asked for, or when it has acted
	ready  bool             // the long part of the work is done
	answer *wire.Answer     // as far as it is known
	search *player.Distance // nil if nobody asks how soon the game is won, or when it is known
	rest   *player.Rest     // nil if nobody asks how long it lasts, or when it is known

	checking *lesson.Checking // of a question about a lesson, or nil
}

// step does the next piece of work on a question, and returns the answer with the last
// one: what the player named in it does, and which palaces there are to see.
func (t *thinker) step(ask *wire.Ask) (answer wire.Message, err error) {
	switch {
	case t.ask != ask:
		err = t.open(ask)
	case t.checking != nil:
		if !t.checking.Step() {
			answer, t.ask = t.found(), nil
		}
	case !t.ready:
		t.ready = !t.work.Step()
	case t.player != nil:
		err = t.act()
	case t.search != nil:
		if !t.search.Step() {
			turns, mover, _ := t.search.Turns()
			t.answer.Turns, t.answer.Mover, t.search = uint32(turns), mover, nil
		}
	case t.rest != nil:
		if !t.rest.Step() {
			t.answer.Drags, t.rest = t.rest.Drags(), nil
		}
	default:
		answer, t.ask = t.answer, nil
		err = t.tell(t.answer)
	}
	if err != nil {
		t.ask = nil
		return nil, err
	}
	return answer, nil
}

// found returns what is wrong with a lesson that was checked.
func (t *thinker) found() *wire.Faults {
	answer := &wire.Faults{ID: t.ask.ID}
	for _, wrong := range t.checking.Wrong() {
		var at *lesson.Error
		if errors.As(wrong, &at) {
			answer.List = append(answer.List, wire.Fault{Line: at.Line, Text: at.Err.Error(), Brief: lesson.Brief(at.Err)})
		}
	}
	return answer
}

// open finds out what a question is about.
func (t *thinker) open(ask *wire.Ask) error {
	t.checking = nil
	if word, ok := strings.CutPrefix(ask.Link, wire.LessonLink); ok {
		l, err := lesson.Unpack(word)
		if err != nil {
			return err
		}
		t.ask, t.ready = ask, true
		t.checking = lesson.NewChecking(l, t.opener.Opened)
		t.checking.Illustrate = catalog.Illustrate
		return nil
	}
	session, _, err := t.opener.Restore(ask.Link, link.Nothing)
	if err != nil {
		return err
	}
	t.view = session.View()
	if t.player = nil; ask.Player != "" {
		if t.view.Phase == game.OverPhase {
			return nothingToAnswer(ask.Link)
		}
		if t.player, err = player.New(ask.Player, uint64(ask.Seed)); err != nil {
			return err
		}
	}
	t.work = t.view.Methods.Work(engine.Query{Ask: engine.AskPalaces, At: t.view.Here})
	if t.search = nil; ask.Distance {
		t.search = player.NewDistance(&t.view)
	}
	if t.rest = nil; ask.Rest {
		if t.rest, err = player.NewRest(t.view.Game, t.view.Here, t.view.Methods); err != nil {
			return err
		}
	}
	t.ask, t.ready, t.answer = ask, false, &wire.Answer{ID: ask.ID}
	return nil
}

// tell lists the palaces, and says which method told them.
func (t *thinker) tell(answer *wire.Answer) error {
	m, err := t.view.Methods.Settle(engine.Query{Ask: engine.AskPalaces, At: t.view.Here})
	if err != nil {
		return err
	}
	answer.Method = m.Name
	answer.Palaces, err = m.Palaces(t.view.Here)
	return err
}

// act lets the player act.
func (t *thinker) act() error {
	action, err := t.player.Act(t.view, t.view.Methods)
	if err != nil {
		return err
	}
	switch action := action.(type) {
	case game.Move:
		t.answer.Move = action.To
	case game.Block:
		t.answer.Blocks = action.Squares
	default:
		return noAnswer(t.ask.Player, action)
	}
	t.player = nil
	return nil
}

// progress returns which part of the preparation for an answer is done, if that is known.
func (t *thinker) progress() (done float64, ok bool) {
	if t.ask == nil || t.ready {
		return 0, false
	}
	done = t.work.Done()
	return done, done > 0
}
