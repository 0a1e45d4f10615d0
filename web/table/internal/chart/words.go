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

// found says what is known of a square of the past.
func found(at engine.Cell, t page.Trace) string {
	p := engine.OfCell(at)
	switch {
	case t.State == "hidden":
		return notFoundYet(p)
	case t.State == "next":
		return lookedForNow(p)
	case t.Other:
		return foundOther(p, t.Value)
	}
	return foundValue(p, t.Value)
}

// owned says of a value of the past that it is the game's, or nothing.
func owned(own bool) string {
	if own {
		return asInThisGame.String()
	}
	return ""
}

// rowWords says where in a row the P-positions are, of n squares from the first on.
func rowWords(y, first, n int, palaces []int) string {
	at := make([]string, len(palaces))
	for i, x := range palaces {
		at[i] = strconv.Itoa(x)
	}
	return rowSays(y, first, first+n-1, at)
}
