package subtraction

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/internal/ideas"
)

// Ideas lists what [LSY24] found about games like this one.
func (g *Game) Ideas() []idea.Idea { return ideas.Of(g.Set) }

// Lacks says why an idea of such games is none of this one.
func (g *Game) Lacks(name string) error { return ideas.Lacks(name) }

// Illustrate begins to illustrate one of the ideas of a game.
func Illustrate(of engine.Game, name string) idea.Illustration {
	g := of.(*Game)
	return idea.On(g, ideas.Illustrate(name, g, g.Set))
}
