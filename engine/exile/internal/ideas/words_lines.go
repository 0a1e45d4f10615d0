package ideas

import (
	"github.com/palacegames/palace/engine/exile/quadrant"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

var linesIdea = idea.Idea{
	Name:   "lines",
	Title:  linesTitle,
	About:  linesAbout,
	More:   linesMore,
	Source: linesSource,
	Examples: []idea.Example{
		{Label: linesMachine, Link: "exile:quadrant&map=off&idea=lines:step=20;show=machine"},
	},
}

// linesShow is what is shown.
var linesShow = idea.Choice{Name: "show", Label: showLabel, Options: []idea.Option{
	{Value: showLines, Label: showTheLines},
	{Value: showMachine, Label: showTheMachine},
}}

var (
	kindLetters = [2]string{"L", "H"}
	kindNames   = [2]words.Text{lowName, highName}
	lineNames   = [2]words.Text{lowLine, highLine}
)

// verdictWords are about a row where a queen may go.
var verdictWords = [3]words.Text{taken, freeHere, free}

var (
	nearbyHead   = []words.Text{columnHead, rowHead, "", beyondHead}
	extremesHead = []words.Text{"", lowName, highName}
	extremesRows = []words.Text{provedLeast, leastSeen, inColumn, greatestSeen, inColumn, provedMost}
	seatHead     = []words.Text{rowHead, "r", "a", "d", ""}
	stateHead    = []words.Text{stateHeading, "r", "a", "d", timesHead, thenHead}
)

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
	return []string{beforeColumn(f.Low, f.Column, f.Free, f.State, m.States(), f.Row), whyFront(f.Low)}
}

func (t *twoLines) wordsOfColumn(q queen) string {
	v, side := distance(q), "beyond"
	if v < 0 {
		v, side = -v, "before"
	}
	return queenOfColumn(q.low, side, idea.Brief(q.column), idea.Brief(q.row), words.Fraction(v, 3))
}
