package ideas

import (
	"strconv"

	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

// chartIdea says what a chart is.
var chartIdea = idea.Idea{
	Name:   "chart",
	Title:  chartTitle,
	About:  chartAbout,
	More:   chartMore,
	Source: chartSource,
	Examples: []idea.Example{
		{Label: chartThree, Link: "subtraction:(1,2)(2,3)(3,1)&idea=chart"},
		{Label: chartFour, Link: "subtraction:(2,6)(3,3)(6,1)&size=3000x2000&idea=chart"},
		{Label: chartOne, Link: "subtraction:(0,1)(1,0)(1,1)&idea=chart"},
	},
}

const dots = "…"

// kindsHead heads the table of the kinds: a quarter is named by its digits of x and y.
func kindsHead() []words.Text {
	return []words.Text{headKind, "00", "10", "01", "11", headPalaces}
}

// digitPair writes a digit of x and one of y.
func digitPair(digit int) string { return strconv.Itoa(digit%2) + strconv.Itoa(digit/2) }
