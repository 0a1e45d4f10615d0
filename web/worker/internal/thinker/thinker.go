// Package thinker works on a question about a position, in bounded pieces: what a computer player does
// there, which palaces can be reached, and how long the game lasts.
//
// Asked with {ID: 7, Link: "rook@2,1", Player: "perfect"}, its last Step returns {ID: 7, Move: (1,1),
// Palaces: [(1,1)]}. The analyst's worker has one, and so has the page as long as that worker is on its
// way (package deputy).
package thinker

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/player"
	"github.com/palacegames/palace/web/wire"
)

// Thinker works on one question, one piece of work a call. It keeps the games that it was asked about
// last, and knows of the question in work what it is about and how far it has come.
type Thinker struct {
	opener *link.Opener
	work   engine.Job // towards the answer to the question in work
	ask    *wire.Ask  // in work, or nil
	view   game.View
	player player.Computer  // nil if only the palaces are asked for, or when it has acted
	ready  bool             // the long part of the work is done
	answer *wire.Answer     // as far as it is known
	search *player.Distance // nil if nobody asks how soon the game is won, or when it is known
	rest   *player.Rest     // nil if nobody asks how long it lasts, or when it is known
}

// New returns a thinker that knows no game yet.
func New() *Thinker { return &Thinker{opener: link.NewOpener()} }

// Games are the games that it was asked about last.
func (t *Thinker) Games() *catalog.Games { return &t.opener.Games }

// Step does the next piece of work on a question about a position, and returns the answer with the
// last one: what the player named in it does, and which palaces there are to see.
func (t *Thinker) Step(ask *wire.Ask) (answer wire.Message, err error) {
	switch {
	case t.ask != ask:
		err = t.open(ask)
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

// open finds out what a question is about.
func (t *Thinker) open(ask *wire.Ask) error {
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
func (t *Thinker) tell(answer *wire.Answer) error {
	m, err := t.view.Methods.Settle(engine.Query{Ask: engine.AskPalaces, At: t.view.Here})
	if err != nil {
		return err
	}
	answer.Method = m.Name
	answer.Palaces, err = m.Palaces(t.view.Here)
	return err
}

// act lets the player act.
func (t *Thinker) act() error {
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

// Progress returns which part of the preparation for an answer is done, if that is known.
func (t *Thinker) Progress() (done float64, ok bool) {
	if t.ask == nil || t.ready {
		return 0, false
	}
	done = t.work.Done()
	return done, done > 0
}

func nothingToAnswer(link string) error {
	return fmt.Errorf("the game at %s is over: there is nothing to answer", link)
}

func noAnswer(player string, action game.Action) error {
	return fmt.Errorf("the player %s answered with %T", player, action)
}
