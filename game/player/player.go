// Package player holds the computer players: perfect makes no mistakes, slipping makes some as
// people do (slipping.go, and plausible.go for what looks right), rule looks a few moves ahead
// and no further (rule.go, ahead.go), and random does anything that is allowed.
//
// For example, with two palaces among the options, (1,2) and (4,6), perfect moves to (1,2);
// and in a game with K = 3 it blocks both.
package player

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// Computer decides for one side, with the help of the methods of the view's game. The
// view's phase is MovePhase or BlockPhase; the action is the move or the block.
// An error means that no method could answer about the position.
type Computer interface {
	Act(v game.View, methods engine.Methods) (game.Action, error)
}

// New returns a computer player of the given name. The same seed leads to the same play. A
// human is no computer player.
func New(name string, seed uint64) (Computer, error) {
	switch name {
	case game.Perfect:
		return perfect{seed}, nil
	case game.Random:
		return random{seed}, nil
	case game.Rule:
		return rule{seed}, nil
	}
	if percent, ok := game.Slipping(name); ok {
		return slipping{seed, float64(percent) / 100}, nil
	}
	if err := game.CheckPlayer(name); err != nil {
		return nil, err
	}
	return nil, errDecidesAlone(name)
}

// Blocks returns what the perfect player blocks with the piece on p, given the methods of
// the game. There must be something to block.
func Blocks(g engine.Game, p engine.Position, methods engine.Methods) ([]engine.Position, error) {
	action, err := perfect{}.Act(game.View{Game: g, Here: p, Rays: g.Rays(p), Phase: game.BlockPhase}, methods)
	if err != nil {
		return nil, err
	}
	return action.(game.Block).Squares, nil
}

// maxListed bounds how many options are listed one by one.
const maxListed = 1 << 15
