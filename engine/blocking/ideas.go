package blocking

import (
	"github.com/palacegames/palace/engine/blocking/ideas"
	"github.com/palacegames/palace/engine/idea"
)

var _ idea.Illustrator = (*Game)(nil)

// Ideas lists what [CLN15] found about the game.
func (g *Game) Ideas() []idea.Idea { return ideas.List() }

// Illustrate begins to illustrate one of them.
func (g *Game) Illustrate(name string) idea.Illustration {
	return ideas.Illustrate(name, g.k, g.Numbers())
}
