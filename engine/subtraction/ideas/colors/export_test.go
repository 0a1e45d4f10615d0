package colors

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/coloring"
	"github.com/palacegames/palace/engine/subtraction/ideas/sheet"
)

// Suggest looks for a scheme, and returns nil if there is none.
func Suggest(g sheet.Game) *coloring.Scheme {
	s := newSuggestion(g)
	engine.Finish(s)
	return s.found
}
