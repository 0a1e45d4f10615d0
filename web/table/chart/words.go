package chart

import (
	"errors"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/web/table/page"
)

// This file is what the page says of a map that lacks something, and of its time.

// errNotMade says that no rule makes the map.
func errNotMade() error {
	return errors.New("only the palace numbers of " + oneOf(catalog.Offering[engine.Automaton]()) + " are made by the automaton")
}

// errNoNames says that nothing on the map has a name.
func errNoNames() error {
	return errors.New("there is nothing to highlight on this map: it takes that of " + oneOf(catalog.Offering[engine.Landmarks]()))
}

// oneOf writes "a blocking or rook game".
func oneOf(families []string) string { return english.A(english.List(families, "or")) + " game" }

// antidiagonals says which of them are shown.
func antidiagonals(t page.Time) string {
	if !t.Held {
		return "All antidiagonals"
	}
	return "Antidiagonals 0 to " + english.Digits(t.Now) + " of " + english.Digits(t.Last)
}
