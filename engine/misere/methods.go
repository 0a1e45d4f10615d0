package misere

import (
	"fmt"

	"github.com/palacegames/palace/engine"
)

// What the methods say of themselves.

func saySquares() engine.Method {
	return engine.Method{
		Name:  methodSquares.String(),
		Idea:  methodSquaresIdea.String(),
		Reach: fmt.Sprintf("positions with at most %d others before them", mostSquares),
		Cost:  "some hundred nanoseconds for each position before it",
		File:  "engine/misere/table.go",
	}
}

func sayOnes(idea string) engine.Method {
	return engine.Method{
		Name:  methodOnes.String(),
		Idea:  idea,
		Reach: "as far as nim-values are known",
		Cost:  "a nim-value for each option",
		File:  "engine/misere/ones.go",
	}
}

// sayCorner says of a method of normal play that it is corrected in a corner.
func sayCorner(m *engine.Method, edge int) {
	m.Name = methodCorner(m.Name)
	m.Idea = methodCornerIdea(edge, m.Idea)
}
