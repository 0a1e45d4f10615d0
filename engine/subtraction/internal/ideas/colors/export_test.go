package colors

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/internal/coloring"
	"github.com/palacegames/palace/engine/subtraction/segment"
)

// Suggest looks for a scheme, and returns nil if there is none.
func Suggest(g segment.Game) *coloring.Scheme {
	s := newSuggestion(g)
	engine.Finish(s)
	return s.found
}
