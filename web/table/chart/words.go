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
	return errors.New("only the palace numbers of " + oneOf(isMade) + " are made by the automaton")
}

// errNoNames says that nothing on the map has a name.
func errNoNames() error {
	return errors.New("there is nothing to highlight on this map: it takes that of " + oneOf(isNamed))
}

func isMade(g engine.Game) bool {
	_, ok := g.(engine.Automaton)
	return ok
}

func isNamed(g engine.Game) bool {
	_, ok := g.(engine.Landmarks)
	return ok
}

// oneOf writes "a blocking or rook game" for the families that have something.
func oneOf(has func(engine.Game) bool) string {
	return english.A(english.List(catalog.Offering(has), "or")) + " game"
}

// antidiagonals says which of them are shown.
func antidiagonals(t page.Time) string {
	if !t.Held {
		return "All antidiagonals"
	}
	return "Antidiagonals 0 to " + english.Digits(t.Now) + " of " + english.Digits(t.Last)
}
