package play

import (
	"iter"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/engine/sum"
	"github.com/palacegames/palace/game/catalog"
)

// turned says whether a game is in misère play, nil where it has none.
func turned(g engine.Game) *bool {
	normal, on := misere.Normal(g)
	if _, err := misere.Of(normal); err != nil {
		return nil
	}
	return &on
}

// besides lists the links of a game that begins at a position, with the first game of another family beside it.
func besides(g engine.Game, at engine.Position) iter.Seq2[string, engine.Game] {
	return func(yield func(string, engine.Game) bool) {
		if _, summed := g.(*sum.Game); summed {
			return
		}
		for i := range catalog.Families {
			link := with(g, at, i)
			s, err := catalog.Parse(link)
			if err == nil && catalog.Of(g).Name != catalog.Families[i].Name && !yield(link, s) {
				return
			}
		}
	}
}

// with writes a game that begins at a position, and beside it the first game of the i-th family.
func with(g engine.Game, at engine.Position, i int) string {
	first, _, _ := strings.Cut(catalog.Families[i].First, "&")
	return g.String() + "@" + at.String() + "+" + first
}

// takesSecond reports whether a second game can be added.
func takesSecond(g engine.Game, at engine.Position) bool {
	for range besides(g, at) {
		return true
	}
	return false
}

// second returns the link that adds a second game: the first with which whoever begins can win the sum, if there is one.
// To find it takes a moment, so it is not looked for before it is asked for. Where no game can be added, whoever opens the
// link is told why.
func second(g engine.Game, at engine.Position) string {
	found := with(g, at, 0)
	for link, s := range besides(g, at) {
		found = link
		if palaces, err := s.Solve().Palaces(catalog.Start(s, nil)); err == nil && len(palaces) > 0 {
			break
		}
	}
	return found
}
