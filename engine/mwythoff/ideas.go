package mwythoff

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/internal/pairs"
)

// Ideas lists the one idea.
func (g Game) Ideas() []idea.Idea {
	about := pairs.About(g.m)
	about.Examples = examples()
	return []idea.Idea{about}
}

// Illustrate begins to illustrate the idea of a game.
func Illustrate(of engine.Game, name string) idea.Illustration {
	g := of.(Game)
	if name != g.Ideas()[0].Name {
		return nil
	}
	return idea.On(g, &pairs.Golden{Pairs: pairs.Pairs{M: g.m, A: beatty{int64(g.m)}.A}})
}
