package ideas

import (
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/quasi"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

var columnsIdea = idea.Idea{
	Name:   "columns",
	Title:  columnsTitle,
	About:  columnsAbout,
	More:   columnsMore,
	Source: columnsSource,
	Examples: []idea.Example{
		{Label: columnsNine, Link: "exile:quadrant@158,9&size=220x60&map=nim&idea=columns&view=160,12,20"},
		{Label: columnsTwo, Link: "exile:quadrant@30,2&size=220x60&map=nim&idea=columns&view=20,12,20"},
	},
}

var (
	overviewHead = []words.Text{columnHead, quasiHead, fromRowHead, sixteenHead}
	failuresHead = []words.Text{rowHead, valueHead, rowHead, valueHead, moreHead}
)

// sixteen says whether 16 is a quasi-period, too.
func sixteen(m quasi.Column) string {
	switch {
	case !m.Proved:
		return "?"
	case m.Witness < 0:
		return yes.String()
	}
	return no.String()
}

// moreLabel stands where a column begins again, at length where it does so for the first time.
func moreLabel(period int, first bool) string {
	if first {
		return sameAndMore(period)
	}
	return "+" + strconv.Itoa(period)
}

// wordsOfQuasi says what is known of a column, and why.
func wordsOfQuasi(m quasi.Column) []string {
	if !m.Proved {
		return []string{nothingProved(m.Column)}
	}
	then := sixteenWorks.String()
	if m.Witness >= 0 {
		then = sixteenFails(quasi.Conjectured, m.Witness, m.Values[0], m.Witness+quasi.Conjectured, m.Values[1], m.Values[1]-m.Values[0], m.Period)
	}
	return []string{quasiSaid(m.Column, m.Preperiod, m.Period) + " " + then, quasiWhy(m.Same[0], m.Same[1])}
}

// wordsOfSquare is about the square that somebody points at.
func (q *quasiColumns) wordsOfSquare(r, c int) (said string) {
	v, ok := q.value(r, c)
	at := idea.Place(engine.At(r, c))
	if !ok {
		return beyondComputed(at, lastColumn, len(q.search.Values[0])-1)
	}
	m := q.search.Columns[c]
	switch u, below := q.value(r+m.Period, c); {
	case q.fails(r) && c == q.column:
		w, _ := q.value(r+quasi.Conjectured, c)
		said = valueFails(at, v, quasi.Conjectured, w, w-v, m.Period, u)
	case r < m.Preperiod:
		said = valueBefore(at, v, m.Period, m.Preperiod)
	case below:
		said = valueBelow(at, v, m.Period, u, u-v)
	default:
		said = valueProved(at, v, m.Period, v+m.Period)
	}
	if c == q.column {
		return said
	}
	return said + " " + otherColumn(q.column, q.search.Columns[q.column].Period)
}
