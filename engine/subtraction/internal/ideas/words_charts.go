package ideas

import (
	"strconv"

	"github.com/palacegames/palace/engine"
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

// sayWay says how the digits lead to a square.
func sayWay(p engine.Position, w way, lost bool) string {
	if len(w.digits) == 0 {
		return inCornerBlock(idea.Place(p), lost)
	}
	return inBlock(idea.Place(p), idea.Place(engine.At(w.x, w.y)), numberOfKind(w.last()), idea.Place(idea.Pair(w.i, w.k)), lost)
}

// sayStep says where some of the digits have led.
func sayStep(step, kind int) string {
	if step == 0 {
		return noDigitYet.String()
	}
	return afterDigits(step, numberOfKind(kind))
}
