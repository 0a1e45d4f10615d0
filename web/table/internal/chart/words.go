package chart

import (
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/web/internal/page"
)

// errNotMade says that no rule makes the map.
func errNotMade() error { return errNoneIsMade(catalog.Offering(isMade)) }

func isMade(g engine.Game) bool {
	_, ok := g.(atlas.Automaton)
	return ok
}

func isNamed(g engine.Game) bool {
	_, ok := g.(atlas.Landmarks)
	return ok
}

// nowhere is what the guide says before it has been asked for a region.
func nowhere() page.Region { return page.Region{Name: whatIsWhat.String(), About: pointAtMap.String()} }

// entry says of a colour its label and what that means.
func entry(s *page.Swatch) string {
	if s.Meaning == "" || s.Meaning == s.Label {
		return s.Label
	}
	return colourMeans(s.Label, s.Meaning)
}

// rowWords says where in a row the P-positions are, of n squares from the first on.
func rowWords(y, first, n int, palaces []int) string {
	at := make([]string, len(palaces))
	for i, x := range palaces {
		at[i] = strconv.Itoa(x)
	}
	return rowSays(y, first, first+n-1, at)
}
