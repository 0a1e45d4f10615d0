package workbench

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/feed"
)

// analyst answers questions about positions. It keeps the solver of the ruleset
// that it was asked about last.
type analyst struct {
	ruleset string
	solver  engine.Solver
}

// answer says what the player named in the question does, and which palaces there
// are to see.
func (a *analyst) answer(ask *feed.Ask) (*feed.Answer, error) {
	session, err := game.Open(ask.Link)
	if err != nil {
		return nil, err
	}
	view := session.View()
	if view.Phase == game.OverPhase {
		return nil, fmt.Errorf("the game at %s is over: there is nothing to answer", ask.Link)
	}
	player, err := game.NewPlayer(ask.Player, uint64(ask.Seed))
	if err != nil {
		return nil, err
	}
	if name := view.Game.String(); a.solver == nil || name != a.ruleset {
		a.ruleset, a.solver = name, view.Game.Solver()
	}
	action, err := player.Act(view, a.solver)
	if err != nil {
		return nil, err
	}
	answer := &feed.Answer{ID: ask.ID}
	switch action := action.(type) {
	case game.Move:
		answer.Move = action.To
	case game.Block:
		answer.Blocks = action.Squares
	default:
		return nil, fmt.Errorf("the player %s answered with %T", ask.Player, action)
	}
	answer.Palaces, err = game.Palaces(&view, a.solver)
	if err != nil {
		return nil, err
	}
	return answer, nil
}
