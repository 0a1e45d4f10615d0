// Package ideas lists what [LSY24] found about vector subtraction, to be seen on its boards: how
// two moves leave a remainder (remainder.go), how rows and columns repeat (periods.go), the segments of
// the plane and the ways through them (segments.go, percolation.go), a colouring automaton
// (coloring.go), and the chart of a board that repeats on every scale (charts.go).
//
// Sources: [LSY24]; package engine lists them. Where it is misprinted, the tests say how.
package ideas

import (
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/chart"
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
		{remainderIdea, remainder.Solves, errTwoMoves},
		{segmentsIdea, inPlane, errTwoPiles},
		{periodsIdea, repeats, errTwoPilesAtMost},
		{coloringIdea, inPlane, errTwoPiles},
		{chartIdea, inPlane, errTwoPiles},
		{percolationIdea, inPlane, errTwoPiles},
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
	case i.Name == periodsIdea.Name && s.Dim == 1:
		return periodsOfPile()
	case i.Name == remainderIdea.Name && len(s.List) == 1:
		return remainderOfOne()
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
	case remainderIdea.Name:
		return newRemainders(s)
	case segmentsIdea.Name:
		return newSegments(g)
	case periodsIdea.Name:
		return newPeriods(s)
	case coloringIdea.Name:
		return newColorings(g, s)
	case chartIdea.Name:
		return newCharts(g)
	case percolationIdea.Name:
		return newPercolation(g)
	}
	return nil
}

// inPlane reports whether a ruleset has two piles.
func inPlane(s *moves.Set) bool { return s.Dim == 2 }

// repeats reports whether rows and columns of a ruleset repeat.
func repeats(s *moves.Set) bool { return s.Dim <= 2 }
