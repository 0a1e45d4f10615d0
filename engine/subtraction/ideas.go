package subtraction

import (
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/ideas"
)

var _ idea.Illustrator = (*Game)(nil)

// Ideas lists what [LSY24] found about games like this one.
func (g *Game) Ideas() []idea.Idea { return ideas.Of(g.Set) }

// Illustrate begins to illustrate one of them.
func (g *Game) Illustrate(name string) idea.Illustration { return ideas.Illustrate(name, g, g.Set) }
