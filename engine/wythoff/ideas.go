package wythoff

import (
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/wythoff/ideas"
)

// Ideas lists what there is to see of the game.
func (g *Game) Ideas() []idea.Idea { return ideas.Of(g.moves) }

// Illustrate illustrates one of them.
func (g *Game) Illustrate(name string) idea.Illustration { return ideas.Illustrate(name, g.moves) }
