package mwythoff

import (
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/idea/pairs"
)

// Ideas lists the one idea.
func (g Game) Ideas() []idea.Idea {
	about := pairs.About(g.m)
	about.Examples = examples()
	return []idea.Idea{about}
}

// Illustrate illustrates it.
func (g Game) Illustrate(string) idea.Illustration {
	return &pairs.Golden{Pairs: pairs.Pairs{M: g.m, A: beatty{int64(g.m)}.A}}
}
