package exile

import (
	"github.com/palacegames/palace/engine/exile/ideas"
	"github.com/palacegames/palace/engine/idea"
)

// Ideas lists the ideas of the spiral.
func (Spiral) Ideas() []idea.Idea { return ideas.Spiral() }

// Illustrate begins to illustrate one.
func (Spiral) Illustrate(name string) idea.Illustration { return ideas.OfSpiral(name) }

// Ideas lists the ideas of the quadrant.
func (Quadrant) Ideas() []idea.Idea { return ideas.Quadrant() }

// Illustrate begins to illustrate one.
func (g Quadrant) Illustrate(name string) idea.Illustration { return ideas.OfQuadrant(g, name) }
