package ideas

import (
	"fmt"

	"github.com/palacegames/palace/engine/exile/quadrant"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/idea/telescope"
)

var telescopeIdea = idea.Idea{
	Name:  "telescope",
	Title: "A telescope for far queens",
	About: "Where the queen of column c stands depends on the low queens in the columns about c/φ and c/φ², for these are the ones whose rows and antidiagonals reach so far; and where those stand, on columns φ times nearer again. " +
		"So the queen of a column of a hundred digits is found in some 470 steps, each a look at a few columns.",
	Source: "[DSS20] Section 8, and [LW14] Figure 7 for the picture",
	Examples: []idea.Example{
		{Label: "The way down from column 20,000", Link: "exile:quadrant@12360,20000&idea=telescope"},
		{Label: "The same telescope for Maharaja Nim", Link: "maharaja@3000,4854&idea=telescope"},
	},
}

const (
	lowBefore  = "low queens before"
	lowLetter  = "L"
	highLetter = "H"
)

// onFarLevel says what is read on a level.
func onFarLevel(now int, levels []telescope.Level) string {
	l := levels[now]
	c := idea.Brief(l.Column.String())
	if now+1 == len(levels) {
		return fmt.Sprintf("Level %d, around column %s, is in the table: these queens were placed one by one. L is a low queen, H a high one.", now, c)
	}
	return fmt.Sprintf("On level %d, around column %s, %d queens are read, L for a low one and H for a high one. They follow from the low queens around column %s, one level down, and those one level further, once the state before them is known: all 48 are tried, and after 97 columns at most one is left.",
		now, c, len(l.Letters), idea.Brief(levels[now+1].Column.String()))
}

func farAnswer(q quadrant.Square) string {
	return fmt.Sprintf("So the queen of this column stands on row %s, at (%s, %s).", idea.Brief(q.Row.String()), idea.Brief(q.Row.String()), idea.Brief(q.Column.String()))
}
