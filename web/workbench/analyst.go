package workbench

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/wire"
)

// analyst answers questions about positions, one piece of work a call. It keeps the
// solver of the ruleset that it was asked about last, and knows of the question in
// work what it is about and how far it has come.
type analyst struct {
	ruleset string
	solver  engine.Solver
	ask     *wire.Ask // in work, or nil
	view    game.View
	player  game.Player  // nil if only the palaces are asked for, or when it has acted
	ready   bool         // the solver has done the long part of its work
	answer  *wire.Answer // as far as it is known
}

// step does the next piece of work on a question, and returns the answer with the last
// one: what the player named in it does, and which palaces there are to see.
func (a *analyst) step(ask *wire.Ask) (answer *wire.Answer, err error) {
	switch {
	case a.ask != ask:
		err = a.open(ask)
	case !a.ready:
		p, ok := a.solver.(engine.Preparer)
		a.ready = !ok || a.view.Origin != nil || !p.Prepare(a.view.Position)
	case a.player != nil:
		err = a.act()
	case a.view.Origin == nil:
		answer, a.ask = a.answer, nil
		answer.Near, err = a.solver.Palaces(a.view.Position)
	default:
		answer, a.ask = a.answer, nil
		answer.Palaces, err = game.Palaces(&a.view, a.solver)
	}
	if err != nil {
		a.ask = nil
		return nil, err
	}
	return answer, nil
}

// open finds out what a question is about.
func (a *analyst) open(ask *wire.Ask) error {
	session, err := game.Restore(ask.Link)
	if err != nil {
		return err
	}
	a.view = session.View()
	if a.player = nil; ask.Player != "" {
		if a.view.Phase == game.OverPhase {
			return fmt.Errorf("the game at %s is over: there is nothing to answer", ask.Link)
		}
		if a.player, err = game.NewPlayer(ask.Player, uint64(ask.Seed)); err != nil {
			return err
		}
	}
	if name := a.view.Game.String(); a.solver == nil || name != a.ruleset {
		a.ruleset, a.solver = name, a.view.Game.Solver()
	}
	a.ask, a.ready, a.answer = ask, false, &wire.Answer{ID: ask.ID}
	return nil
}

// act lets the player act.
func (a *analyst) act() error {
	action, err := a.player.Act(a.view, a.solver)
	if err != nil {
		return err
	}
	switch action := action.(type) {
	case game.Move:
		a.answer.Move = action.To
	case game.Block:
		a.answer.Blocks = action.Squares
	default:
		return fmt.Errorf("the player %s answered with %T", a.ask.Player, action)
	}
	a.player = nil
	return nil
}
