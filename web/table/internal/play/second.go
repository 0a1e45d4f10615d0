package play

import (
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

// seconds are games that are added to another one, the first of them that is of another kind and
// makes a sum that whoever begins can win.
var seconds = [...]string{"rook@5,4", "rook@5,3", "wythoff@5,3", "wythoff@5,4"}

// second returns the link of a game that begins at a position, with a second game beside it, "" if
// there is none.
func second(g engine.Game, at engine.Position) string {
	if _, summed := g.(*sum.Game); summed {
		return ""
	}
	for _, link := range seconds {
		link = g.String() + "@" + at.String() + "+" + link
		s, err := catalog.Parse(link)
		if err != nil {
			continue
		}
		boards := s.(*sum.Game).Boards()
		palaces, err := s.Solve().Palaces(catalog.Start(s, nil))
		if err == nil && len(palaces) > 0 && catalog.Of(g).Name != catalog.Of(boards[1].Game).Name {
			return link
		}
	}
	return ""
}
