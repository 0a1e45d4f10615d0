package mwythoff

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/internal/pairs"
)

// Ideas lists the one idea, which no large M has.
func (g Game) Ideas() []idea.Idea {
	if g.large() {
		return nil
	}
	about := pairs.About(g.near())
	about.Examples = examples()
	return []idea.Idea{about}
}

// Illustrate begins to illustrate the idea of a game.
func Illustrate(of engine.Game, name string) idea.Illustration {
	g := of.(Game)
	if g.large() || name != g.Ideas()[0].Name {
		return nil
	}
	return idea.On(g, &pairs.Golden{Pairs: pairs.Pairs{M: g.near(), A: g.beatty().A}})
}
