// Package ideas lists what [LSY24] found about vector subtraction, to be seen on its boards: how
// two moves leave a remainder (remainders), how rows and columns repeat (periods), the segments of
// the plane and the ways through them (segments), a colouring automaton (colors), and the chart of
// a board that repeats on every scale (charts). All of them look at a sheet.
//
// References:
//   - [LSY24] U. Larsson, I. Saha, M. Yokoo. Subtraction Games in More Than One
//     Dimension. 2024. Where it is misprinted, the tests say how.
package ideas

import (
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/ideas/charts"
	"github.com/palacegames/palace/engine/subtraction/ideas/colors"
	"github.com/palacegames/palace/engine/subtraction/ideas/periods"
	"github.com/palacegames/palace/engine/subtraction/ideas/remainders"
	"github.com/palacegames/palace/engine/subtraction/ideas/segments"
	"github.com/palacegames/palace/engine/subtraction/ideas/sheet"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/remainder"
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

// Illustrate begins to illustrate one of them.
func Illustrate(name string, g sheet.Game, s *moves.Set) idea.Illustration {
	switch name {
	case remainders.Idea.Name:
		return remainders.New(g, s)
	case segments.Idea.Name:
		return segments.New(g, s)
	case periods.Idea.Name:
		return periods.New(g, s)
	case colors.Idea.Name:
		return colors.New(g, s)
	case charts.Idea.Name:
		return charts.New(g, s)
	case segments.Percolation.Name:
		return segments.NewPercolation(g, s)
	}
	return nil
}

// inPlane reports whether a ruleset has two piles.
func inPlane(s *moves.Set) bool { return s.Dim == 2 }

// repeats reports whether rows and columns of a ruleset repeat.
func repeats(s *moves.Set) bool { return s.Dim <= 2 }
