// Package ideas lists what [LSY24] found about vector subtraction, to be seen on its boards: how
// two moves leave a remainder (remainders), how rows and columns repeat (periods), the segments of
// the plane and the ways through them (segments), a colouring automaton (colors), and the chart of
// a board that repeats on every scale (charts).
//
// Sources: [LSY24]; package engine lists them. Where it is misprinted, the tests say how.
package ideas

import (
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/chart"
	"github.com/palacegames/palace/engine/subtraction/internal/ideas/charts"
	"github.com/palacegames/palace/engine/subtraction/internal/ideas/colors"
	"github.com/palacegames/palace/engine/subtraction/internal/ideas/periods"
	"github.com/palacegames/palace/engine/subtraction/internal/ideas/remainders"
	"github.com/palacegames/palace/engine/subtraction/internal/ideas/segments"
	"github.com/palacegames/palace/engine/subtraction/internal/remainder"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/segment"
)

// entry is an idea with the rulesets that it is about. How its illustration begins is not
// here, so that a program that only lists ideas does not hold what computes them.
type entry struct {
	idea.Idea
	about func(s *moves.Set) bool
	why   error // why it is about no others
}

// entries are all ideas of the family, the one to show first in front.
func entries() []entry {
	return []entry{
		{remainders.Idea, remainder.Solves, errTwoMoves},
		{segments.Idea, inPlane, errTwoPiles},
		{periods.Idea, repeats, errTwoPilesAtMost},
		{colors.Idea, inPlane, errTwoPiles},
		{charts.Idea, inPlane, errTwoPiles},
		{segments.Percolation, inPlane, errTwoPiles},
	}
}

// Of lists the ideas that there are about a ruleset.
func Of(s *moves.Set) (list []idea.Idea) {
	for _, e := range entries() {
		if e.about(s) {
			list = append(list, worded(e.Idea, s))
		}
	}
	return list
}

// Lacks says why one of them is not about a ruleset that has it not, nil for one that is about none.
func Lacks(name string) error {
	for _, e := range entries() {
		if e.Name == name {
			return e.why
		}
	}
	return nil
}

// worded gives an idea other words where there is only one pile or one move.
func worded(i idea.Idea, s *moves.Set) idea.Idea {
	switch {
	case i.Name == periods.Idea.Name && s.Dim == 1:
		return periods.OfPile()
	case i.Name == remainders.Idea.Name && len(s.List) == 1:
		return remainders.OfOne()
	}
	return i
}

// Game is a vector subtraction game as its ideas see it.
type Game interface {
	segment.Game
	// Charting looks for the chart of a game in the plane.
	Charting(work int) (chart.Seeking, error)
}

// Illustrate begins to illustrate one of them.
func Illustrate(name string, g Game, s *moves.Set) idea.Illustration {
	switch name {
	case remainders.Idea.Name:
		return remainders.New(s)
	case segments.Idea.Name:
		return segments.New(g)
	case periods.Idea.Name:
		return periods.New(s)
	case colors.Idea.Name:
		return colors.New(g, s)
	case charts.Idea.Name:
		return charts.New(g)
	case segments.Percolation.Name:
		return segments.NewPercolation(g)
	}
	return nil
}

// inPlane reports whether a ruleset has two piles.
func inPlane(s *moves.Set) bool { return s.Dim == 2 }

// repeats reports whether rows and columns of a ruleset repeat.
func repeats(s *moves.Set) bool { return s.Dim <= 2 }
