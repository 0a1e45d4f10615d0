package segments

import (
	"fmt"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// Percolation asks where won squares hang together without end.
var Percolation = idea.Idea{
	Name:   "percolation",
	Title:  "Ways through the won squares",
	About:  "Can an ant walk for ever over won squares, where whoever moves wins, and stay in its coloured segment? Green is such a way; where there is none, lost squares fence the ant in on the red ones.",
	More:   "A segment is a sector of the board with one pattern of lost squares. Lost squares fence the ant in on an island, or in a band that leads out of the segment.",
	Source: "[LSY24] Problem 51, Figures 12, 19 and 20",
	Examples: []idea.Example{
		{Label: "Figure 12, left: a middle without a way", Link: "subtraction:(1,2)(2,1)(3,3)&view=0,0,90x60&idea=percolation"},
		{Label: "Figure 12, right: a way everywhere", Link: "subtraction:(1,2)(3,4)(4,6)&view=0,0,90x60&idea=percolation"},
		{Label: "Figure 19: over corners only", Link: "subtraction:(1,7)(8,1)(14,14)@420,400&view=300,300,240x160&idea=percolation"},
		{Label: "Figure 20: a band that leads out", Link: "subtraction:(1,7)(2,10)(6,1)@330,430&view=300,300,240x160&idea=percolation"},
	},
}

const (
	overControl = "over"
	overLabel   = "The ant walks"
	sayOutside  = "It is not seen in this part of the board: it begins farther out, where the segment has room for it."
	pathsTitle  = "Is there a way without end?"
)

var overValues = [2]string{"sides", "corners"}

func overChoice(value string) idea.Control {
	return idea.Control{Name: overControl, Label: overLabel, Value: value, Options: []idea.Option{
		{Value: overValues[0], Label: "over sides"}, {Value: overValues[1], Label: "over sides and corners"},
	}}
}

func pathsHead() []string { return []string{"", "a way", "which repeats every"} }

func pathsRow(s sector, a answer) []string {
	row := []string{nameOf(s), "yes", ""}
	if a.there {
		row[2] = fmt.Sprintf("(%d,%d), %s", a.path.Period.X, a.path.Period.Y, stepsOf(len(a.path.Squares)))
	} else {
		row[1] = "no: " + left(a)
	}
	return row
}

// nameOf numbers a segment, and its parts if it has several.
func nameOf(s sector) string {
	if s.parts == 1 {
		return strconv.Itoa(s.of + 1)
	}
	return fmt.Sprintf("%d (part %d)", s.of+1, s.n+1)
}

// left says what won squares form where there is no way.
func left(a answer) string {
	switch {
	case a.banded:
		return fmt.Sprintf("bands along (%d,%d)", a.band.X, a.band.Y)
	case a.island == 0:
		return "no square is won"
	case a.island == 1:
		return "single squares"
	}
	return fmt.Sprintf("islands of at most %d squares", a.island)
}

// sayPercolates says of the segment of a square whether there is a way.
func sayPercolates(p engine.Position, s sector, corners bool, a answer) string {
	over := "over sides"
	if corners {
		over = "over sides and corners"
	}
	if a.there {
		return fmt.Sprintf("%s lies in segment %s, where the ant can walk for ever %s: %s (%d,%d) further, and so on without end.",
			idea.Place(p), nameOf(s), over, bring(len(a.path.Squares)), a.path.Period.X, a.path.Period.Y)
	}
	return fmt.Sprintf("%s lies in segment %s, where the ant cannot walk for ever %s: %s.", idea.Place(p), nameOf(s), over, fenced(a))
}

// fenced says the same in a sentence.
func fenced(a answer) string {
	text := left(a)
	switch {
	case a.banded:
		text += ", and these lead out of the segment"
	case a.island == 0:
		return text
	}
	return "the lost squares leave it " + text
}

func sayNowhere(p engine.Position) string {
	return idea.Place(p) + " lies between the segments, and belongs to no mosaic."
}

// bring says that so many steps bring the ant somewhere.
func bring(n int) string {
	if n == 1 {
		return "one step brings it"
	}
	return stepsOf(n) + " bring it"
}

func stepsOf(n int) string {
	if n == 1 {
		return "one step"
	}
	return strconv.Itoa(n) + " steps"
}
