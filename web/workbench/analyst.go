package workbench

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/feed"
)

// analyst answers questions about positions, one piece of work a call. It keeps the
// solver of the ruleset that it was asked about last, and knows of the question in
// work what it is about.
type analyst struct {
	ruleset string
	solver  engine.Solver
	ask     *feed.Ask // in work, or nil
	view    game.View
	player  game.Player // nil if only the palaces are asked for
}

// step works on a question until there is an answer: what the player named in it
// does, and which palaces there are to see. The answer is nil as long as there is
// more to do.
func (a *analyst) step(ask *feed.Ask) (answer *feed.Answer, err error) {
	if a.ask != ask {
		if err := a.open(ask); err != nil {
			return nil, err
		}
	}
	if p, ok := a.solver.(engine.Preparer); ok && a.view.Origin == nil && p.Prepare(a.view.Position) {
		return nil, nil
	}
	a.ask = nil
	return a.answer(ask)
}

// open finds out what a question is about.
func (a *analyst) open(ask *feed.Ask) error {
	a.ask = nil
	session, err := game.Open(ask.Link)
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
	a.ask = ask
	return nil
}

// answer lets the player act, if there is one, and lists the palaces.
func (a *analyst) answer(ask *feed.Ask) (answer *feed.Answer, err error) {
	answer = &feed.Answer{ID: ask.ID}
	if a.player != nil {
		action, err := a.player.Act(a.view, a.solver)
		if err != nil {
			return nil, err
		}
		switch action := action.(type) {
		case game.Move:
			answer.Move = action.To
		case game.Block:
			answer.Blocks = action.Squares
		default:
			return nil, fmt.Errorf("the player %s answered with %T", ask.Player, action)
		}
	}
	if answer.Palaces, err = game.Palaces(&a.view, a.solver); err != nil {
		return nil, err
	}
	return answer, nil
}
