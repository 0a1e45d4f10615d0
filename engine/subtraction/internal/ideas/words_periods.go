package ideas

import (
	"fmt"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"

	"github.com/palacegames/palace/engine/subtraction/periodic"
	"github.com/palacegames/palace/engine/words"
)

// periodsIdea says that rows and columns repeat.
var periodsIdea = idea.Idea{
	Name:   "periods",
	Title:  periodsTitle,
	About:  periodsAbout,
	More:   periodsMore,
	Source: periodsSource,
	Examples: []idea.Example{
		{Label: periodsFigure23, Link: "subtraction:(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)&idea=periods"},
		{Label: periodsFigure28, Link: "subtraction:(0,2)(3,8)(5,0)(8,6)(8,8)&idea=periods"},
		{Label: periodsOnePile, Link: "subtraction:(2)(5)(7)&idea=periods"},
	},
}

// periodsOfPile says it of a game with one pile.
func periodsOfPile() idea.Idea {
	i := periodsIdea
	i.Title, i.About, i.More = pileTitle, pileAbout, pileMore
	return i
}

const (
	letterLost = "P"
	letterWon  = "N"
)

// alongChoice chooses between rows and columns.
var alongChoice = idea.Choice{Name: "along", Label: alongLabel, Options: []idea.Option{{Value: "rows", Label: alongRows}, {Value: inColumns, Label: alongColumns}}}

const inColumns = "columns"

// lines are what sentences about rows and about columns are chosen by.
var lines = [2]string{"row", "column"}

// tableTitle heads the table of the rows, the columns, or the pile.
func tableTitle(i, dim int) string {
	if dim == 1 {
		return tablePile.String()
	}
	return [2]string{tableRows.String(), tableColumns.String()}[i]
}

func periodsHead(i, dim int) []words.Text {
	head := []words.Text{headRepeatsFrom, headEvery, headSameBefore}
	if dim == 1 {
		return head
	}
	return append([]words.Text{words.As("yx"[i : i+1])}, head...)
}

func periodsRow(n, dim int, f periodic.Period, link idea.Link) idea.Row {
	cells := []string{strconv.Itoa(f.Preperiod), strconv.Itoa(f.Length), fmt.Sprintf("%d, %d", f.State, f.Again)}
	if dim > 1 {
		cells = append([]string{strconv.Itoa(n)}, cells...)
	}
	return idea.Row{Cells: cells, Link: link}
}

// stateTitle heads the squares before a state, from one on.
func stateTitle(i, n, dim, at, window, from int) string {
	switch shown := at - from; {
	case dim == 1 && shown < window:
		return stateOfPileLast(window, at, shown)
	case dim == 1:
		return stateOfPile(window, at)
	case shown < window:
		return stateOfLineLast(window, at, lines[i], n, shown)
	}
	return stateOfLine(window, at, lines[i], n)
}

// sayPointPeriods says what pointing will tell.
func sayPointPeriods(dim int) string {
	if dim == 1 {
		return pointAtPile.String()
	}
	return pointAtLines.String()
}

// sayLine says how a row repeats, and which of its first squares a square is like.
func sayLine(p, like engine.Position, i, n int, f periodic.Period, palace bool) string {
	if p.Dim() == 1 {
		return sayPile(p, like, f, palace)
	}
	repeats, place := "", idea.Place(p)
	switch {
	case f.Length == 1 && f.Preperiod == 0:
		repeats = lineSame(place, lines[i], n)
	case f.Preperiod == 0:
		repeats = lineRepeats(place, lines[i], n, f.Length)
	case f.Length == 1:
		repeats = lineSameFrom(place, lines[i], n, f.Preperiod)
	default:
		repeats = lineRepeatsFrom(place, lines[i], n, f.Length, f.Preperiod)
	}
	if p == like {
		return repeats + " " + squareIs(palace)
	}
	return repeats + " " + squareIsLike(idea.Place(like), palace)
}

// sayPile says how a pile repeats, and which of the first numbers a number is like.
func sayPile(p, like engine.Position, f periodic.Period, palace bool) string {
	repeats := pileRepeatsFrom(f.Length, f.Preperiod)
	if f.Length == 1 {
		repeats = pileSameFrom(f.Preperiod)
	}
	if p == like {
		return repeats + " " + numberIs(idea.Brief(p.At(0)), palace)
	}
	return repeats + " " + numberIsLike(idea.Brief(p.At(0)), idea.Brief(like.At(0)), palace)
}

// sayRepeated says why it repeats.
func sayRepeated(i, n, dim int, f periodic.Period) string {
	switch {
	case dim == 1:
		return whyPile(f.Window, f.State, f.Again)
	case f.Window == 0:
		return whyNoMove(lines[i], n, f.Common, f.State, f.Again)
	case f.Window == 1:
		return whyOneBack(lines[i], n, f.Common, f.State, f.Again)
	}
	return whyBack(lines[i], n, f.Window, f.Common, f.State, f.Again)
}
