package ideas

import (
	"math/big"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/quasi"
	"github.com/palacegames/palace/engine/idea"
)

// This file has the idea "columns": the nim-values of a column of the quadrant repeat, each
// time greater by as much as there are rows to a period.

// quasiColumns is the idea, as an idea.Illustration.
type quasiColumns struct {
	game   engine.Game
	search *quasi.Search
	at     idea.Gaze
	column int
	// origin says that what is seen is far out, where nothing is known.
	origin bool
}

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
	if _, c, ok := at.At.Pair(); ok && !chosen && c <= lastColumn {
		focus = c
	}
	q.at, q.column, q.origin = at, focus, at.Origin != (engine.Position{})
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
	known := q.search.Columns[q.column]
	l := idea.Layer{
		Controls: []idea.Control{{Name: columnControl, Label: columnLabel, Lines: 1, Value: strconv.Itoa(q.column)}},
		Lit:      []idea.Link{quasiLink(q.column)},
	}
	if r, c, ok := q.at.At.Pair(); ok {
		l.Words = append(l.Words, q.wordsOfSquare(r, c))
	}
	l.Words = append(l.Words, wordsOfQuasi(known))
	l.Figures = append(q.values(), q.periods()...)
	l.Figures = append(l.Figures, q.stairs()...)
	l.Figures = append(l.Figures, q.witness()...)
	l.Strips = append(l.Strips, q.differences())
	l.Tables = append(l.Tables, q.overview(), q.failures())
	return l, nil
}

// quasiLink joins what belongs to a column.
func quasiLink(column int) idea.Link { return songLink(big.NewInt(int64(column))) }

// value is the nim-value of a square of the columns that were computed.
func (q *quasiColumns) value(r, c int) (v int, ok bool) {
	if c < 0 || c > lastColumn || r < 0 || r >= len(q.search.Values[c]) {
		return 0, false
	}
	return int(q.search.Values[c][r]), true
}

// values writes those of the column, coloured by how much greater than their row they are: so
// what repeats has the same colours again.
func (q *quasiColumns) values() (all []idea.Figure) {
	const most = 1500
	w := q.at.Window
	if !w.Contains(engine.Cell{X: w.X, Y: q.column}) {
		return nil
	}
	for r := max(0, w.X); r < min(w.X+w.W, w.X+most); r++ {
		v, ok := q.value(r, q.column)
		if !ok {
			break
		}
		all = append(all, idea.Figure{
			Kind: idea.Tiles, Squares: []engine.Cell{{X: r, Y: q.column}}, Hue: differenceHue(v - r),
			Faint: r < q.search.Columns[q.column].Preperiod, Text: strconv.Itoa(v), Link: rowLink(r),
		})
	}
	return all
}

// rowLink joins what belongs to a row of the column.
func rowLink(r int) idea.Link { return idea.Link(1<<30 + 1<<29 + r + 1) }

// differenceHue tells differences apart.
func differenceHue(d int) idea.Hue { return idea.Class((d%idea.Classes + idea.Classes) % idea.Classes) }

// periods are marks where the quasi-period begins, and where it begins anew.
func (q *quasiColumns) periods() (all []idea.Figure) {
	const most = 120
	known, w := q.search.Columns[q.column], q.at.Window
	if known.Period == 0 {
		return nil
	}
	first := known.Preperiod
	if w.X > first {
		first += (w.X - first + known.Period - 1) / known.Period * known.Period
	}
	for r := first; r < w.X+w.W && len(all) < most; r += known.Period {
		x, y := float64(r), float64(q.column)
		all = append(all, idea.Figure{Kind: idea.Line, Points: []idea.Point{{X: x, Y: y - 0.4}, {X: x, Y: y + 1.4}}, Hue: idea.Ink, Bold: r == known.Preperiod})
	}
	return all
}

// stairs is the line from which on the columns have their quasi-periods.
func (q *quasiColumns) stairs() []idea.Figure {
	line := idea.Figure{Kind: idea.Line, Hue: idea.Gold, Dashed: true}
	for _, m := range q.search.Columns {
		x, y := float64(m.Preperiod), float64(m.Column)
		line.Points = append(line.Points, idea.Point{X: x, Y: y}, idea.Point{X: x, Y: y + 1})
	}
	return []idea.Figure{line}
}

// witness frames the two squares that refute the conjecture: the one pointed at and the one 16
// rows below, or else the first ones.
func (q *quasiColumns) witness() []idea.Figure {
	r := q.search.Columns[q.column].Witness
	if row, c, ok := q.at.At.Pair(); ok && c == q.column && q.fails(row) {
		r = row
	}
	if r < 0 {
		return nil
	}
	a, b := engine.Cell{X: r, Y: q.column}, engine.Cell{X: r + quasi.Conjectured, Y: q.column}
	beside := func(c engine.Cell) []idea.Point { return []idea.Point{{X: float64(c.X) + 0.5, Y: float64(c.Y) + 1.2}} }
	v, _ := q.value(a.X, a.Y)
	u, _ := q.value(b.X, b.Y)
	return []idea.Figure{
		{Kind: idea.Frames, Squares: []engine.Cell{a, b}, Hue: idea.Bad, Bold: true, Link: rowLink(r)},
		{Kind: idea.Label, Points: beside(a), Hue: idea.Bad, Text: rowName(a.X, v), Link: rowLink(r)},
		{Kind: idea.Label, Points: beside(b), Hue: idea.Bad, Text: rowName(b.X, u), Link: rowLink(r)},
	}
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
