package columns

import (
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/quasi"
	"github.com/palacegames/palace/engine/idea"
)

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
			d := ((v-r)%idea.Classes + idea.Classes) % idea.Classes
			byHue[d].Squares = append(byHue[d].Squares, engine.Cell{X: r, Y: c})
		}
	}
	for d, f := range byHue {
		if len(f.Squares) > 0 && left >= 0 {
			f.Kind, f.Hue, f.Faint = idea.Tiles, idea.Class(d), true
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
