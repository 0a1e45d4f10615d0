package ideas

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/quadrant"
	"github.com/palacegames/palace/engine/idea"
)

// column returns the column before which the machine is shown: the step, or else the column
// that is pointed at.
func (t *twoLines) column() int {
	switch {
	case t.at.Step >= 0:
		return min(t.at.Step, lastStep)
	case t.focus.IsInt64() && t.focus.Int64() < quadrant.MachineColumns:
		return int(t.focus.Int64())
	}
	return usualColumn
}

// lastStep is the last column that is stepped to; others can be pointed at.
const lastStep = 999

// fillMachine shows what the machine sees before a column, and its states.
func (t *twoLines) fillMachine(l *idea.Layer) {
	c := t.column()
	front := t.machine.Front(c)
	l.Steps = idea.Steps{Now: min(c, lastStep), Last: lastStep}
	if c < l.Steps.Last {
		l.Steps.Next = placeNext.String()
	}
	l.Words = append(wordsOfFront(front, t.machine), l.Words...)
	l.Figures = append(l.Figures, t.seats(front)...)
	l.Strips = append(l.Strips, t.path(c))
	l.Tables = append(l.Tables, t.seatTable(front), t.stateTable(front.State))
	if front.State >= 0 {
		l.Lit = append(l.Lit, stateLink(front.State))
	}
}

// stateLink joins what belongs to a state.
func stateLink(n int) idea.Link { return idea.Link(1<<30 + 1<<29 + n + 1) }

// seats draws the squares where the next queen may go, from the first free row on: which are
// taken, and by what.
func (t *twoLines) seats(f quadrant.Front) (all []idea.Figure) {
	at := func(row int) (engine.Cell, bool) { return t.at.Square(engine.At(row, f.Column)) }
	for i, seat := range f.Seats {
		c, ok := at(f.Free + i)
		if !ok || f.Free+i == f.Row {
			continue
		}
		hue := idea.Good
		if seat.Taken() {
			hue = idea.Bad
		}
		all = append(all, idea.Figure{Kind: idea.Tiles, Squares: []engine.Cell{c}, Hue: hue, Faint: true, Text: seatLetters(seat)})
	}
	if c, ok := at(f.Row); ok {
		all = append(all, idea.Figure{Kind: idea.Frames, Squares: []engine.Cell{c}, Hue: idea.Gold, Bold: true})
	}
	if a, ok := at(f.Free); ok {
		b := engine.Cell{X: a.X, Y: a.Y - f.Column}
		all = append(all, idea.Figure{Kind: idea.Line, Points: idea.Middles(b, a), Hue: idea.Soft, Dashed: true})
	}
	return all
}

// path spells the states of the columns up to this one and some after.
func (t *twoLines) path(c int) idea.Strip {
	from := max(0, c-aside)
	strip := idea.Strip{Title: pathTitle.String(), From: strconv.Itoa(from)}
	for k := from; k < min(quadrant.MachineColumns, from+2*aside+1); k++ {
		f := t.machine.Front(k)
		letter := idea.Letter{Text: strconv.Itoa(f.State), Hue: idea.Class(kindOf(f.Low)), Link: stateLink(f.State)}
		if cell, ok := t.at.Square(engine.At(f.Row, k)); ok {
			letter.At = []engine.Cell{cell}
		}
		if k == c {
			letter.Under = hereWord.String()
		}
		strip.Letters = append(strip.Letters, letter)
	}
	return strip
}

// seatTable lists the rows from the first free one on.
func (t *twoLines) seatTable(f quadrant.Front) idea.Table {
	table := idea.Table{Title: seatTitle(f.Column), Head: seatHead}
	done := false
	for i, seat := range f.Seats {
		verdict := verdictWords[2]
		switch {
		case done:
			verdict = ""
		case seat.Taken():
			verdict = verdictWords[0]
		case !f.Low && f.Free+i == f.Row:
			verdict, done = verdictWords[1], true
		}
		table.Rows = append(table.Rows, idea.Row{Cells: []string{
			strconv.Itoa(f.Free + i), holder(seat.Row, seat.LowRow), holder(seat.Sum, seat.LowSum), holder(seat.Diagonal, false), verdict.String(),
		}})
		if done {
			break
		}
	}
	if f.Low {
		table.Rows = append(table.Rows, idea.Row{Cells: []string{strconv.Itoa(f.Row), "", "", "", lowVerdict.String()}, Hues: []idea.Hue{idea.Gold}})
	}
	return table
}

// holder says who holds a line.
func holder(high, low bool) string {
	switch {
	case high:
		return kindNames[1].String()
	case low:
		return kindNames[0].String()
	}
	return ""
}

// stateTable lists the states.
func (t *twoLines) stateTable(now int) idea.Table {
	table := idea.Table{Title: statesTitle(t.machine.States(), quadrant.MachineColumns), Head: stateHead}
	for n := range t.machine.States() {
		s := t.machine.State(n)
		var next []string
		for _, to := range s.Next {
			next = append(next, strconv.Itoa(to))
		}
		row := idea.Row{
			Cells: []string{strconv.Itoa(n), dots(s.Rows), dots(s.Sums), dots(s.Diagonals), strconv.Itoa(s.Often), strings.Join(next, " ")},
			Link:  stateLink(n),
		}
		if n == now {
			row.Hues = []idea.Hue{idea.Gold}
		}
		table.Rows = append(table.Rows, row)
	}
	return table
}

// dots draws lines that are taken and free.
func dots(taken []bool) string {
	var text strings.Builder
	for _, t := range taken {
		if t {
			text.WriteRune('●')
		} else {
			text.WriteRune('·')
		}
	}
	return text.String()
}
