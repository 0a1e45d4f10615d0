package ideas

import (
	"fmt"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// chartIdea says what a chart is.
var chartIdea = idea.Idea{
	Name:   "chart",
	Title:  "A board that repeats on every scale",
	About:  "Cut the board into blocks of any size: there are only a few kinds, and a block’s kind tells the kinds of its four quarters. So the binary digits of x and y lead to the outcome of any square.",
	More:   "All blocks of one kind have the same palaces. So the table of kinds decides every square of the board, even if x and y have a hundred digits.",
	Source: "Palace; after Allouche, Shallit, Automatic Sequences, and questions of [LSY24] Section 10",
	Examples: []idea.Example{
		{Label: "Three segments", Link: "subtraction:(1,2)(2,3)(3,1)&idea=chart"},
		{Label: "Four segments, seen from afar", Link: "subtraction:(2,6)(3,3)(6,1)&size=3000x2000&idea=chart"},
		{Label: "One kind", Link: "subtraction:(0,1)(1,0)(1,1)&idea=chart"},
	},
}

const (
	kindsLabel  = "Kinds in the table"
	digitsTitle = "The binary digits of the block’s place, one of x and one of y at a time, and the kind that they lead to"
	pointOut    = "Point farther out to see digits lead from kind to kind."
	nextDigit   = "Read the next digit"
	dots        = "…"
)

func kindsTitle(n int) string {
	if n == 1 {
		return "What the kind is made of"
	}
	return "What the " + strconv.Itoa(n) + " kinds are made of"
}

func kindTitle(kind int) string { return "What kind " + nameOfKind(kind) + " is made of" }

// kindsHead heads the table of the kinds: a quarter is named by its digits of x and y.
func kindsHead() []string { return []string{"kind", "00", "10", "01", "11", "palaces"} }

// more says how many letters are left out.
func more(n int) string { return strconv.Itoa(n) + " more" }

// digitPair writes a digit of x and one of y.
func digitPair(digit int) string { return strconv.Itoa(digit%2) + strconv.Itoa(digit/2) }

// lostShare says how many squares of a block are lost.
func lostShare(lost, side int) string { return fmt.Sprintf("%d of %d", lost, side*side) }

func sayNoChart(work int) string {
	return fmt.Sprintf("No chart was found in a search of %d million steps. There may still be one.", work/1_000_000)
}

// sayChart says what the chart is.
func sayChart(kinds, side int) string {
	if kinds == 1 {
		return fmt.Sprintf("All blocks of %d × %d squares are the same here: there is one kind.", side, side)
	}
	return fmt.Sprintf("There are %d kinds of blocks, the smallest %d × %d squares. A large block at the corner is of kind 1; the table tells the kinds of its quarters, then of their quarters, and so on down to the smallest blocks. Blocks of one kind are the same, square by square.", kinds, side, side)
}

// sayScale says how large the blocks are that are drawn.
func sayScale(side, scale int) string {
	if scale == 0 {
		return fmt.Sprintf("The blocks drawn here are %d squares wide. Zoom out to see larger ones, drawn from the same table.", side)
	}
	return fmt.Sprintf("The blocks drawn here are %d squares wide, each made of smaller ones as the table says, %s over.", side, idea.Often(engine.Num(scale)))
}

// sayMeetings says why the chart is right everywhere.
func sayMeetings(ways int) string {
	return fmt.Sprintf("This is proved for the whole board: kinds meet, four at a time, in %d ways and no others, and in each of them every square was found to be a palace exactly if no move leads from it to a palace.", ways)
}

// sayWay says how the digits lead to a square.
func sayWay(p engine.Position, w way, lost bool) string {
	text := idea.Place(p) + " is " + outcome(lost)
	if len(w.digits) == 0 {
		return text + ". It lies in the block at the corner, of kind 1."
	}
	return text + fmt.Sprintf(", as is square %s of every block of kind %s. To this kind the digits of its block’s place %s lead.",
		idea.Place(engine.At(w.x, w.y)), nameOfKind(w.last()), idea.Place(idea.Pair(w.i, w.k)))
}

// largeKind labels a block that is made of smaller ones.
func largeKind(kind int) string { return "kind " + nameOfKind(kind) }

// sayStep says where some of the digits have led.
func sayStep(step, kind int) string {
	if step == 0 {
		return "No digit is read yet: a block at the corner, so large that it holds the square, is of kind 1."
	}
	return fmt.Sprintf("After %d digits the block is of kind %s, and the next digit says which quarter of it to take.", step, nameOfKind(kind))
}
