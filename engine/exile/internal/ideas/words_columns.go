package ideas

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/quasi"
	"github.com/palacegames/palace/engine/idea"
)

var columnsIdea = idea.Idea{
	Name:   "columns",
	Title:  "Columns of nim-values that repeat",
	About:  "Go down a column of nim-values: from some row on, the value q rows farther down is larger by q. It was conjectured that q = 16 works for every column. Column 9 refutes that.",
	More:   "Column 1 is 2 3 0 1, 6 7 4 5, 10 11 8 9 and so on: four rows down, the value is always four more. So its quasi-period is 4. Each colour stands for the difference between a value and the number of its row, so equal colours repeat. The dashed line shows where the quasi-periods begin.",
	Source: "[DSS20] Section 8, Conjecture 26",
	Examples: []idea.Example{
		{Label: "Column 9 and its witnesses", Link: "exile:quadrant@158,9&size=220x60&map=nim&idea=columns&view=160,12,20"},
		{Label: "Column 2, as conjectured", Link: "exile:quadrant@30,2&size=220x60&map=nim&idea=columns&view=20,12,20"},
	},
}

const columnLabel, theColumn = "Column", "the column"

var errColumnsFar = idea.TooFar("the nim-values of the first columns begin in row 0")

// rowName writes a row and its value.
func rowName(r, v int) string { return fmt.Sprintf("row %d: %d", r, v) }

var (
	overviewHead = []string{"column", "quasi-period", "from row", "16 too?"}
	failuresHead = []string{"row", "value", "row", "value", "more"}
)

func overviewTitle(rows int) string {
	return fmt.Sprintf("The quasi-periods of the first columns, all proved, from %d rows", rows)
}

// sixteen says whether 16 is a quasi-period, too.
func sixteen(m quasi.Column) string {
	switch {
	case !m.Proved:
		return "?"
	case m.Witness < 0:
		return "yes"
	}
	return "no"
}

func differencesTitle(m quasi.Column) string {
	return fmt.Sprintf("Column %d: value minus number of the row", m.Column)
}

func failuresTitle(m quasi.Column) string {
	if m.Witness < 0 {
		return fmt.Sprintf("Where 16 fails in column %d: nowhere from row %d on", m.Column, m.Preperiod)
	}
	return fmt.Sprintf("Where 16 fails in column %d: rows from %d to %d, each with the row 16 below", m.Column, m.Preperiod, m.Preperiod+m.Period-1)
}

// moreLabel stands where a column begins again, at length where it does so for the first time.
func moreLabel(period int, first bool) string {
	if first {
		return fmt.Sprintf("the same, and %d more", period)
	}
	return fmt.Sprintf("+%d", period)
}

// wordsOfQuasi says what is known of a column, and why.
func wordsOfQuasi(m quasi.Column) []string {
	if !m.Proved {
		return []string{fmt.Sprintf("Nothing is proved about column %d.", m.Column)}
	}
	said := fmt.Sprintf("In column %d, from row %d on, going down %s makes the value larger by %d: its quasi-period is %d.",
		m.Column, m.Preperiod, counted(m.Period, "row"), m.Period, m.Period)
	why := fmt.Sprintf("It is proved for all rows: the values above row %d and above row %d are the same, counted from the row, and so is what the columns before can change.", m.Same[0], m.Same[1])
	if m.Witness < 0 {
		return []string{said + " So 16 works, too, as conjectured.", why}
	}
	return []string{said + fmt.Sprintf(" 16 does not work: row %d has the value %d, and row %d has %d, which is %d more. This repeats every %d rows, forever.",
		m.Witness, m.Values[0], m.Witness+quasi.Conjectured, m.Values[1], m.Values[1]-m.Values[0], m.Period), why}
}

// wordsOfSquare is about the square that somebody points at.
func (q *quasiColumns) wordsOfSquare(r, c int) string {
	v, ok := q.value(r, c)
	if !ok {
		return fmt.Sprintf("%s is beyond what was computed: columns 0 to %d, rows 0 to %d.", idea.Place(engine.At(r, c)), lastColumn, len(q.search.Values[0])-1)
	}
	m := q.search.Columns[c]
	said := fmt.Sprintf("%s has the nim-value %d, ", idea.Place(engine.At(r, c)), v)
	switch u, below := q.value(r+m.Period, c); {
	case q.fails(r) && c == q.column:
		w, _ := q.value(r+quasi.Conjectured, c)
		said += fmt.Sprintf("but %d rows below it is %d, which is %d more; %d rows below it is %d.", quasi.Conjectured, w, w-v, m.Period, u)
	case r < m.Preperiod:
		said += fmt.Sprintf("and its column has the quasi-period %d only from row %d on.", m.Period, m.Preperiod)
	case below:
		said += fmt.Sprintf("and %s below it is %d, %d more.", counted(m.Period, "row"), u, u-v)
	default:
		said += fmt.Sprintf("and %s below it is %d, because the quasi-period is proved.", counted(m.Period, "row"), v+m.Period)
	}
	if c != q.column {
		p := q.search.Columns[q.column].Period
		said += fmt.Sprintf(" Column %d is drawn: going down %s makes the value larger by %d.", q.column, counted(p, "row"), p)
	}
	return said
}
