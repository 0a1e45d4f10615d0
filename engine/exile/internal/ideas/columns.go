package ideas

import (
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/quasi"
	"github.com/palacegames/palace/engine/idea"
)

// This file has the idea "columns": the nim-values of a column of the quadrant repeat, each
// time greater by as much as there are rows to a period ([DSS20] Section 8). Column 1 is 2 3 0 1,
// 6 7 4 5, …, the same four values again and again, greater by four.

// quasiColumns is the idea, as an idea.Illustration.
type quasiColumns struct {
	game   engine.Game
	search *quasi.Search
	at     idea.Gaze
	column int
}

// newColumns begins to illustrate it; g is the game on the quadrant.
func newColumns(g engine.Game) idea.Illustration { return &quasiColumns{game: g} }

// lastColumn is the last one that is shown, and usualFocus the one to begin with: the first
// that refutes the conjecture.
const lastColumn, usualFocus = 23, 9

// columnChoice is the one that is shown; as long as nobody has chosen any, the Layer does.
var columnChoice = idea.Choice{Name: "column", Label: columnLabel, Lines: 1, Read: idea.Number(theColumn, 0, lastColumn)}

// Choices are the column.
func (*quasiColumns) Choices() []idea.Choice { return []idea.Choice{columnChoice} }

// Look begins to look.
func (q *quasiColumns) Look(at idea.Gaze) (engine.Job, error) {
	q.at = at
	if at.Far() {
		return nil, nil
	}
	if q.search == nil {
		q.search = quasi.NewSearch(q.game, lastColumn, quasi.MaxRows)
	}
	return q.search, nil
}

// Layer shows it.
func (q *quasiColumns) Layer() (idea.Layer, error) {
	if q.at.Far() {
		return idea.Layer{}, errColumnsFar
	}
	n, err := strconv.Atoi(q.at.Chosen[columnChoice.Name])
	if q.column = n; err != nil {
		q.choose()
		q.at.Chosen[columnChoice.Name] = strconv.Itoa(q.column)
	}
	known := q.search.Columns[q.column]
	l := idea.Layer{
		Best: q.best(),
		Lit:  []idea.Link{quasiLink(q.column)},
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
func quasiLink(column int) idea.Link { return idea.LinkOf(idea.Num(column)) }

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
	strip := idea.Strip{Title: differencesTitle(known.Column), From: strconv.Itoa(known.Preperiod)}
	for r := known.Preperiod; r < known.Preperiod+min(long, max(3*quasi.Conjectured, known.Period+quasi.Conjectured)); r++ {
		v, ok := q.value(r, q.column)
		if !ok {
			break
		}
		letter := idea.Letter{Text: strconv.Itoa(v - r), Hue: idea.Class(v - r), Link: rowLink(r), At: []engine.Cell{{X: r, Y: q.column}}}
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
	t := idea.Table{Title: failures(m.Witness < 0, m.Column, m.Preperiod, m.Preperiod+m.Period-1), Head: failuresHead}
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

// others colours the columns beside from where their quasi-periods begin, as far as there are not
// too many squares.
func (q *quasiColumns) others() (all []idea.Figure) {
	const most = 4500
	byHue := [idea.Classes]idea.Figure{}
	w, left := q.at.Window, most
	for c := max(0, w.Y); c < min(lastColumn+1, w.Y+w.H); c++ {
		for r := max(0, w.X, q.search.Columns[c].Preperiod); r < w.X+w.W && c != q.column; r++ {
			v, ok := q.value(r, c)
			if left--; !ok || left < 0 {
				break
			}
			hue := idea.Class(v - r)
			f := &byHue[hue-idea.First]
			f.Kind, f.Hue, f.Faint, f.Squares = idea.Tiles, hue, true, append(f.Squares, engine.Cell{X: r, Y: c})
		}
	}
	for _, f := range byHue {
		if len(f.Squares) > 0 && left >= 0 {
			all = append(all, f)
		}
	}
	return all
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
			Kind: idea.Tiles, Squares: []engine.Cell{{X: r, Y: q.column}}, Hue: idea.Class(v - r),
			Faint: r < q.search.Columns[q.column].Preperiod, Text: strconv.Itoa(v), Link: rowLink(r),
		})
	}
	return all
}

// rowLink joins what belongs to a row of the column.
func rowLink(r int) idea.Link { return idea.Link(1<<30 + 1<<29 + r + 1) }

// periods are marks where the quasi-period begins, and where it begins again.
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
		all = append(all, idea.Figure{Kind: idea.Line, Points: []idea.Point{{X: x, Y: y - 0.4}, {X: x, Y: y + 1.4}}, Hue: idea.Ink, Bold: true})
		if r > known.Preperiod && r-known.Period >= w.X {
			all = append(all, idea.Figure{Kind: idea.Label, Points: []idea.Point{{X: x, Y: y + 1.6}}, Hue: idea.Ink, Text: moreLabel(known.Period, r == known.Preperiod+known.Period)})
		}
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
