package chart

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/web/internal/page"
)

// fromAfar adds to the title of a legend that colours are not those of single values.
func fromAfar(title string, gain float64) string {
	return fromAfarTitle(title, words.Decimal(strconv.FormatFloat(gain, 'g', -1, 64)))
}

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

func errUnknownDetail(name string, known []string) error {
	return errUnknownDetailOf(name, strings.Join(known, ", "))
}

func errNoColours(name string, known []string) error {
	return errNoColoursOf(strings.Join(known, ", "), name)
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
