package wythoff

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/wythoff/internal/ideas"
)

// Ideas lists what there is to see of the game.
func (g *Game) Ideas() []idea.Idea { return ideas.Of(g.moves) }

// Lacks says why the game has no idea of that name, nil for one that it has and for a name that means
// nothing for queens.
func (g *Game) Lacks(name string) error { return ideas.Lacks(name, g.moves) }

// Illustrate begins to illustrate one of the ideas of a game.
func Illustrate(of engine.Game, name string) idea.Illustration {
	g, queens := of.(*Game)
	if !queens {
		return nil // for piles
	}
	return idea.On(of, ideas.Illustrate(name, g.sought))
}
