package play

import (
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

// second returns the link of a game that begins at a position, with a second game beside it, "" if
// there is none: the first of another family with which whoever begins can win the sum.
func second(g engine.Game, at engine.Position) string {
	if _, summed := g.(*sum.Game); summed {
		return ""
	}
	for i := range catalog.Families {
		first, _, _ := strings.Cut(catalog.Families[i].First, "&")
		link := g.String() + "@" + at.String() + "+" + first
		s, err := catalog.Parse(link)
		if err != nil || catalog.Of(g).Name == catalog.Families[i].Name {
			continue
		}
		if palaces, err := s.Solve().Palaces(catalog.Start(s, nil)); err == nil && len(palaces) > 0 {
			return link
		}
	}
	return ""
}
