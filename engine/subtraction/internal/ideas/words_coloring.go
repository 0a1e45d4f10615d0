package ideas

import (
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

// coloringIdea says what a colouring automaton is.
var coloringIdea = idea.Idea{
	Name:   "coloring",
	Title:  coloringTitle,
	About:  coloringAbout,
	More:   coloringMore,
	Source: coloringSource,
	Examples: []idea.Example{
		{Label: coloringFigure14, Link: "subtraction:(1,2)(2,3)(3,1)&idea=coloring"},
		{Label: coloringFigure15, Link: "subtraction:(1,2)(2,1)(3,3)&idea=coloring"},
		{Label: coloringFigure17, Link: "subtraction:(1,2)(3,4)(4,6)&idea=coloring"},
	},
}

// listed writes names one after the other.
func listed(names []string) string { return strings.Join(names, ", ") }

// sayPath says how a square has got its colour.
func sayPath(way []engine.Cell, names []string) string {
	places := make([]string, len(way))
	for i, at := range way {
		places[i] = idea.PlaceOf(at)
	}
	last := len(way) - 1
	p, color := places[last], names[last]
	switch last {
	case 0:
		return paintedFromStart(p, color)
	case 1:
		return paintedOneStep(p, color, places[0], names[0])
	case 2:
		return paintedTwoSteps(p, color, places[0], names[0], places[1], names[1])
	case 3:
		return paintedThreeSteps(p, color, places[0], names[0], places[1], names[1], places[2], names[2])
	}
	return paintedManySteps(p, color, last, places[0], names[0], places[last-1], names[last-1])
}

// percent writes a part of all in per cent with one decimal, cut off.
// Of palaces there is one at least, at the corner.
func percent(part, all int) string { return words.Fraction(float64(1000*part/all)/10, 1) }
