// Package columns shows the quasi-periods of the quadrant's nim-values ([DSS20] Section 8): column 1
// is 2 3 0 1, 6 7 4 5, …, the same four values again and again, greater by four.
//
// References:
//   - [DSS20] F. M. Dekking, J. Shallit, N. J. A. Sloane. Queens in Exile: Non-attacking
//     Queens on Infinite Chess Boards. Electronic J. Combin. 27, 2020.
package columns

import (
	"math/big"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/quasi"
	"github.com/palacegames/palace/engine/idea"
)

// This file has the idea "columns": the nim-values of a column of the quadrant repeat, each
// time greater by as much as there are rows to a period. It is drawn in repeats.go.

// quasiColumns is the idea, as an idea.Illustration.
type quasiColumns struct {
	game   engine.Game
	search *quasi.Search
	at     idea.Gaze
	column int
	chosen bool // somebody has chosen the column
	// origin says that what is seen is far out, where nothing is known.
	origin bool
}

// New begins to illustrate it; g is the game on the quadrant.
func New(g engine.Game) idea.Illustration { return &quasiColumns{game: g} }

// lastColumn is the last one that is shown, and usualFocus the one to begin with: the first
// that refutes the conjecture.
const lastColumn, usualFocus = 23, 9

const columnControl = "column"

// Look begins to look.
func (q *quasiColumns) Look(at idea.Gaze) (engine.Job, error) {
	focus, chosen := usualFocus, false
	for name, value := range at.Chosen {
		if name != columnControl {
			continue
		}
		n, err := strconv.Atoi(strings.TrimSpace(value))
		if err != nil || n < 0 || n > lastColumn {
			return nil, errColumn(value)
		}
		focus, chosen = n, true
	}
	q.at, q.column, q.chosen, q.origin = at, focus, chosen, at.Origin != (engine.Position{})
	if q.origin {
		return nil, nil
	}
	if q.search == nil {
		q.search = quasi.NewSearch(q.game, lastColumn, quasi.MaxRows)
	}
	return q.search, nil
}

// Layer shows it.
func (q *quasiColumns) Layer() (idea.Layer, error) {
	if q.origin {
		return idea.Layer{}, errColumnsFar
	}
	if !q.chosen {
		q.choose()
	}
	known := q.search.Columns[q.column]
	l := idea.Layer{
		Best:     q.best(),
		Controls: []idea.Control{{Name: columnControl, Label: columnLabel, Lines: 1, Value: strconv.Itoa(q.column)}},
		Lit:      []idea.Link{quasiLink(q.column)},
	}
	if r, c, ok := q.at.At.Pair(); ok {
		l.Words = append(l.Words, q.wordsOfSquare(r, c))
	}
	l.Words = append(l.Words, wordsOfQuasi(known)...)
	l.Figures = append(q.others(), q.values()...)
	l.Figures = append(l.Figures, q.periods()...)
	l.Figures = append(l.Figures, q.stairs()...)
	l.Figures = append(l.Figures, q.witness()...)
	l.Strips = append(l.Strips, q.differences())
	l.Tables = append(l.Tables, q.overview(), q.failures())
	return l, nil
}

// quasiLink joins what belongs to a column.
func quasiLink(column int) idea.Link { return idea.LinkOf(big.NewInt(int64(column))) }

// value is the nim-value of a square of the columns that were computed.
func (q *quasiColumns) value(r, c int) (v int, ok bool) {
	if c < 0 || c > lastColumn || r < 0 || r >= len(q.search.Values[c]) {
		return 0, false
	}
	return int(q.search.Values[c][r]), true
}

// inView returns the rows that are seen: the window reaches half as far again on both sides, but
// not beyond the edge of the board.
func (q *quasiColumns) inView() (from, to int) {
	w := q.at.Window
	if w.X <= 0 {
		return 0, w.X + w.W*2/3
	}
	return w.X + w.W/4, w.X + w.W - w.W/4
}

// repeats reports whether a column is seen to repeat: two quasi-periods, one below the other.
func (q *quasiColumns) repeats(column int) bool {
	m := q.search.Columns[column]
	from, to := q.inView()
	return m.Period > 0 && max(from, m.Preperiod)+2*m.Period <= to
}

// choose chooses a column: the one that is pointed at if its quasi-period has begun, or else the
// last one that is seen to repeat; as long as nobody points, the first that refutes the conjecture.
func (q *quasiColumns) choose() {
	q.column = usualFocus
	_, end := q.inView()
	_, c, ok := q.at.At.Pair()
	if !ok || q.at.Still {
		return
	}
	if c <= lastColumn && q.search.Columns[c].Preperiod+quasi.Conjectured <= end {
		q.column = c
		return
	}
	w := q.at.Window
	for c := min(lastColumn, w.Y+w.H-1); c >= max(0, w.Y); c-- {
		if q.repeats(c) {
			q.column = c
			return
		}
	}
}

// best are the squares where the column begins to repeat.
func (q *quasiColumns) best() engine.Window {
	const before, long, wide = 3, 42, 24
	return engine.Window{X: max(0, q.search.Columns[q.column].Preperiod-before), W: long, Y: max(0, q.column-wide/2), H: wide}
}

// fails reports whether the value 16 rows below a row of the column is not greater by 16, where
// its quasi-period has begun.
func (q *quasiColumns) fails(r int) bool {
	v, ok := q.value(r, q.column)
	u, below := q.value(r+quasi.Conjectured, q.column)
	return ok && below && r >= q.search.Columns[q.column].Preperiod && u != v+quasi.Conjectured
}

// differences spells by how much the values are greater than their rows: a word that repeats.
func (q *quasiColumns) differences() idea.Strip {
	const long = 80
	known := q.search.Columns[q.column]
	strip := idea.Strip{Title: differencesTitle(known), From: strconv.Itoa(known.Preperiod)}
	for r := known.Preperiod; r < known.Preperiod+min(long, max(3*quasi.Conjectured, known.Period+quasi.Conjectured)); r++ {
		v, ok := q.value(r, q.column)
		if !ok {
			break
		}
		letter := idea.Letter{Text: strconv.Itoa(v - r), Hue: differenceHue(v - r), Link: rowLink(r), At: []engine.Cell{{X: r, Y: q.column}}}
		if (r-known.Preperiod)%quasi.Conjectured == 0 {
			letter.Under = strconv.Itoa(r)
		}
		strip.Letters = append(strip.Letters, letter)
	}
	return strip
}

// overview lists the columns.
func (q *quasiColumns) overview() idea.Table {
	t := idea.Table{Title: overviewTitle(len(q.search.Values[0])), Head: overviewHead}
	for _, m := range q.search.Columns {
		cells := []string{strconv.Itoa(m.Column), "", "", sixteen(m)}
		if m.Period > 0 {
			cells[1], cells[2] = strconv.Itoa(m.Period), strconv.Itoa(m.Preperiod)
		}
		row := idea.Row{Cells: cells, Link: quasiLink(m.Column), At: []engine.Cell{{X: m.Preperiod, Y: m.Column}}}
		if m.Witness >= 0 {
			row.Hues = []idea.Hue{idea.Ink, idea.Ink, idea.Ink, idea.Bad}
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// failures lists the rows of a period where 16 is wrong.
func (q *quasiColumns) failures() idea.Table {
	const most = 48
	m := q.search.Columns[q.column]
	t := idea.Table{Title: failuresTitle(m), Head: failuresHead}
	for r := m.Preperiod; r < m.Preperiod+m.Period && len(t.Rows) < most; r++ {
		if !q.fails(r) {
			continue
		}
		v, _ := q.value(r, q.column)
		u, _ := q.value(r+quasi.Conjectured, q.column)
		t.Rows = append(t.Rows, idea.Row{
			Cells: []string{strconv.Itoa(r), strconv.Itoa(v), strconv.Itoa(r + quasi.Conjectured), strconv.Itoa(u), strconv.Itoa(u - v)},
			Link:  rowLink(r), At: []engine.Cell{{X: r, Y: q.column}, {X: r + quasi.Conjectured, Y: q.column}},
		})
	}
	return t
}
