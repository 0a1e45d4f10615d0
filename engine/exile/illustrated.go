package exile

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/internal/ideas"
	"github.com/palacegames/palace/engine/idea"
)

// Ideas lists the ideas of the spiral.
func (Spiral) Ideas() []idea.Idea { return ideas.Spiral() }

// Ideas lists the ideas of the quadrant.
func (Quadrant) Ideas() []idea.Idea { return ideas.Quadrant() }

// Illustrate begins to illustrate one of the ideas of a game.
func Illustrate(of engine.Game, name string) idea.Illustration {
	if of == (Spiral{}) {
		return idea.On(of, ideas.OfSpiral(name))
	}
	return idea.On(of, ideas.OfQuadrant(of, name))
}

// Table is Table n of [DSS20], from 1 to 6, computed again, with so many rows.
func Table(n, rows int) idea.Table { return ideas.Table(n, rows) }
