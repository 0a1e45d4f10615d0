// Package ideas shows what [LSY24] found about vector subtraction, on its boards: how two
// moves leave a remainder (remainder.go), how rows and columns repeat (periods.go), the
// segments of the plane (segments.go) and the ways through them (percolation.go), a colouring
// automaton (coloring.go), and the chart of a board that repeats on every scale (chart.go).
// sheet.go cuts lines and sectors to the window that is looked at, however far out.
//
// References:
//   - [LSY24] U. Larsson, I. Saha, M. Yokoo. Subtraction Games in More Than One
//     Dimension. 2024. Where it is misprinted, the tests say how.
package ideas

import (
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/chart"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/remainder"
	"github.com/palacegames/palace/engine/subtraction/segment"
)

// Game is a vector subtraction game as its ideas see it.
type Game interface {
	segment.Game
	// Charting looks for the chart of a game in the plane.
	Charting(work int) (chart.Seeking, error)
}

// entry is an idea with the rulesets that it is about. How its illustration begins is not
// here, so that a program that only lists ideas does not hold what computes them.
type entry struct {
	idea.Idea
	about func(s *moves.Set) bool
}

// entries are all ideas of the family, the one to show first in front.
func entries() []entry {
	return []entry{
		{remainderIdea, remainder.Solves},
		{segmentsIdea, inPlane},
		{periodsIdea, repeats},
		{coloringIdea, inPlane},
		{chartIdea, inPlane},
		{percolationIdea, inPlane},
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

// worded gives an idea other words where there is only one pile or one move.
func worded(i idea.Idea, s *moves.Set) idea.Idea {
	switch {
	case i.Name == periodsIdea.Name && s.Dim == 1:
		i.Title, i.About, i.More = pilePeriods, aboutPilePeriods, morePilePeriods
	case i.Name == remainderIdea.Name && len(s.List) == 1:
		i.Title, i.About, i.More, i.Source = oneMove, aboutOneMove, moreOneMove, sourceOneMove
	}
	return i
}

// Illustrate begins to illustrate one of them.
func Illustrate(name string, g Game, s *moves.Set) idea.Illustration {
	switch name {
	case remainderIdea.Name:
		return newRemainders(g, s)
	case segmentsIdea.Name:
		return newSegments(g, s)
	case periodsIdea.Name:
		return newPeriods(g, s)
	case coloringIdea.Name:
		return newColorings(g, s)
	case chartIdea.Name:
		return newCharts(g, s)
	case percolationIdea.Name:
		return newPercolation(g, s)
	}
	return nil
}

// inPlane reports whether a ruleset has two piles.
func inPlane(s *moves.Set) bool { return s.Dim == 2 }

// repeats reports whether rows and columns of a ruleset repeat.
func repeats(s *moves.Set) bool { return s.Dim <= 2 }
