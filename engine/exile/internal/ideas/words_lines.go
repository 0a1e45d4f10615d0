package ideas

import (
	"fmt"

	"github.com/palacegames/palace/engine/exile/quadrant"
	"github.com/palacegames/palace/engine/idea"
)

var linesIdea = idea.Idea{
	Name:   "lines",
	Title:  "Two lines and 48 states",
	About:  "The queen of column c is near row cφ if she is low, and near row c/φ if she is high, where φ = 1.618… is the golden ratio. The distance stays bounded.",
	More:   "The place of the next queen depends on a few lines near the first free row. However far out you look, these lines form only 48 different patterns, the states.",
	Source: "[DSS20] Section 8, Conjecture 25",
	Examples: []idea.Example{
		{Label: "The machine, step by step", Link: "exile:quadrant&map=off&idea=lines:step=20;show=machine"},
	},
}

// linesShow is what is shown.
var linesShow = idea.Choice{Name: "show", Label: "Show", Options: []idea.Option{
	{Value: showLines, Label: "the lines and the distances"},
	{Value: showMachine, Label: "the machine of 48 states"},
}}

var (
	kindLetters = [2]string{"L", "H"}
	kindNames   = [2]string{"low", "high"}
	lineNames   = [2]string{"row = column · φ", "row = column / φ"}
)

const (
	linesWords  = "The bands are proved: in every column, however far out, the distance lies between the bounds in the table. The proof goes through all situations that can occur. [DSS20] conjectured that there are such bounds (Conjecture 25); Knuth writes that Sloane and Shallit have proved how the queens stand."
	kindsTitle  = "Low (L) or high (H), column by column"
	nearbyTitle = "The queens around, and how many rows beyond their line"
	pathTitle   = "The states, column by column"
	hereWord    = "here"
	placeNext   = "Place the next queen"
	lowVerdict  = "so she is low, here"
)

// verdictWords are about a row where a queen may go.
var verdictWords = [3]string{"taken", "free: here", "free"}

var (
	nearbyHead   = []string{"column", "row", "", "beyond"}
	extremesHead = []string{"", "low", "high"}
	extremesRows = []string{"proved: more than", "least seen", "in column", "most seen", "in column", "proved: less than"}
	seatHead     = []string{"row", "r", "a", "d", ""}
	stateHead    = []string{"state", "r", "a", "d", "times", "then"}
)

func extremesTitle(columns int) string {
	return fmt.Sprintf("How many rows beyond the line: proved, and seen in the first %d columns", columns)
}

func seatTitle(column int) string {
	return fmt.Sprintf("Where the queen of column %d may go, and which queens occupy the row, the antidiagonal and the diagonal", column)
}

func statesTitle(n int) string {
	return fmt.Sprintf("The %d states: which rows, antidiagonals and diagonals (●) high queens hold, from the first free row on; how many times in the first %d columns, and which states came then", n, quadrant.MachineColumns)
}

// seatLetters say by which lines a square is taken.
func seatLetters(s quadrant.Seat) string {
	text := ""
	for _, line := range []struct {
		taken bool
		name  string
	}{{s.Row || s.LowRow, "r"}, {s.Sum || s.LowSum, "a"}, {s.Diagonal, "d"}} {
		if line.taken {
			text += line.name
		}
	}
	return text
}

// wordsOfFront says what the machine sees before a column, and what follows.
func wordsOfFront(f quadrant.Front, m *quadrant.Machine) []string {
	where, why := "high", "She takes the first free square."
	if f.Low {
		where, why = "low", "Near the first free row no square is free."
	}
	return []string{
		fmt.Sprintf("Before column %d the first row without a queen is %d, and the machine is in state %d of %d: so the queen of column %d is %s, on row %d.",
			f.Column, f.Free, f.State, m.States(), f.Column, where, f.Row),
		why + " On the squares, r, a and d say that the row, the antidiagonal or the diagonal is taken.",
	}
}

func (t *twoLines) wordsOfColumn(q queen) string {
	kind := kindOf(q.low)
	v, side := distance(q), "beyond"
	if v < 0 {
		v, side = -v, "short of"
	}
	return fmt.Sprintf("In column %s the queen stands on row %s, %s: %.3f rows %s the line %s.",
		idea.Brief(q.column), idea.Brief(q.row), kindNames[kind], v, side, lineNames[kind])
}
