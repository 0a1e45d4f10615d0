package blocking

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/internal/ideas"
	"github.com/palacegames/palace/engine/idea"
)

// Ideas lists what was found about the game.
func (g *Game) Ideas() []idea.Idea { return ideas.List(g.k) }

// Lacks says where to find what is no idea of the game.
func (g *Game) Lacks(name string) error { return ideas.Lacks(name) }

// Illustrate begins to illustrate one of the ideas of a game.
func Illustrate(of engine.Game, name string) idea.Illustration {
	g := of.(*Game)
	return idea.On(g, ideas.Illustrate(name, g.k, g.Numbers()))
}
