package catalog

import (
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
)

// Rungs is how many starts a ladder has.
const Rungs = 10

// ruleset is that of the family's first game, and of its ladder.
func (e *Entry) ruleset() string {
	ruleset, _, _ := strings.Cut(e.First, "@")
	return ruleset
}

// Rung returns the n-th start of the family's ladder, from 1 to Rungs, and the game there as a link.
func (e *Entry) Rung(n int) (at engine.Position, text string) {
	at = engine.Ints(e.Ladder[n-1]...)
	return at, e.ruleset() + "@" + at.String() + "&map=off"
}

// RungOf returns which start of its family's ladder a game has, from 1, or 0 for none.
func RungOf(g engine.Game, start engine.Position) (e *Entry, n int) {
	e = Of(g)
	if g.Shape().Misere || g.String() != e.ruleset() {
		return e, 0
	}
	return e, 1 + slices.IndexFunc(e.Ladder, func(at []int) bool { return engine.Ints(at...) == start })
}
