package telescope

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/quadrant"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/idea/telescope"
)

var Idea = idea.Idea{
	Name:   "telescope",
	Title:  "A telescope for far queens",
	About:  "Where the queen of column c stands depends on the low queens about columns c/φ and c/φ², and these on columns φ times nearer again. So a column of a hundred digits is some 470 steps away.",
	More:   "These are the queens whose rows and antidiagonals reach so far. Each step is a look at a few columns.",
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
	c := idea.Brief(l.Column)
	if now+1 == len(levels) {
		return fmt.Sprintf("Level %d, around column %s, is in the table: these queens were placed one by one. L is a low queen, H a high one.", now, c)
	}
	return fmt.Sprintf("On level %d, around column %s, %d queens are read, L for a low one and H for a high one. They follow from the low queens around column %s, one level down, and those one level further, once the state before them is known: all 48 are tried, and after 97 columns at most one is left.",
		now, c, len(l.Letters), idea.Brief(levels[now+1].Column))
}

func farAnswer(q quadrant.Square) string {
	return fmt.Sprintf("So the queen of this column stands on row %s, at %s.", idea.Brief(q.Row), idea.Place(engine.Of(engine.Big(q.Row), engine.Big(q.Column))))
}
