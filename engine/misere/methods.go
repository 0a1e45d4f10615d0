package misere

import (
	"fmt"

	"github.com/palacegames/palace/engine"
)

// What the methods say of themselves.

func saySquares() engine.Method {
	return engine.Method{
		Name:  "Square by square",
		Idea:  "The end of the game is an N-position; any other position is P if none of its options is.",
		Reach: fmt.Sprintf("positions before which lie at most %d others", mostSquares),
		Cost:  "some hundred nanoseconds for each position before it",
		File:  "engine/misere/table.go",
	}
}

func sayOnes(why string) engine.Method {
	return engine.Method{
		Name:  "Nim-value 1",
		Idea:  "The palaces of misère play are the positions of nim-value 1: " + why,
		Reach: "as far as nim-values are known",
		Cost:  "a nim-value for each option",
		File:  "engine/misere/ones.go",
	}
}

// sayCorner says of a method of normal play that it is corrected in a corner.
func sayCorner(m *engine.Method, edge int) {
	m.Name += ", but for a corner"
	m.Idea = fmt.Sprintf("Outside a corner of %d×%[1]d squares misère play has the palaces of normal play: those inside lie on the same lines. For these: %s", edge, m.Idea)
}
