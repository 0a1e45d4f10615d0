package ideas

import (
	"fmt"
	"strconv"

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
