package lines

import (
	"math/big"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/quadrant"
	"github.com/palacegames/palace/engine/idea"
)

// phi returns the golden ratio to so many bits.
func phi(bits uint) *big.Float {
	root := new(big.Float).SetPrec(bits).SetInt64(5)
	root.Sqrt(root)
	root.Add(root, new(big.Float).SetInt64(1))
	return root.Quo(root, new(big.Float).SetInt64(2))
}

// slopes are those of the lines of the low and of the high queens, to so many bits: φ and 1/φ.
func slope(kind int, bits uint) *big.Float {
	v := phi(bits)
	if kind == 1 {
		v.Sub(v, new(big.Float).SetInt64(1))
	}
	return v
}

// distance returns by how many rows a queen is beyond her line: S_c - cφ for a low one, S_c - c/φ
// for a high one.
func distance(q queen) float64 { return off(kindOf(q.low), q.row, q.column) }

// off returns by how many rows a square is beyond a line.
func off(kind int, row, column *big.Int) float64 {
	bits := uint(max(column.BitLen(), row.BitLen()) + 64)
	line := new(big.Float).SetPrec(bits).SetInt(column)
	line.Mul(line, slope(kind, bits))
	v, _ := new(big.Float).SetPrec(bits).Sub(new(big.Float).SetPrec(bits).SetInt(row), line).Float64()
	return v
}

// proved are between what the distances lie in every column.
var proved = [2][2]float64{{quadrant.LowLeast, quadrant.LowMost}, {quadrant.HighLeast, quadrant.HighMost}}

// bands draws the two lines where they cross the window, and around each how far queens may be
// from it.
func (t *twoLines) bands() (all []idea.Figure) {
	row, column := new(big.Int), new(big.Int)
	if t.at.Origin != (engine.Position{}) {
		row, column = t.at.Origin.At(0).Big(), t.at.Origin.At(1).Big()
	}
	for kind := range 2 {
		by := -off(kind, row, column) // the line's row in column 0 of what is seen
		v, _ := slope(kind, 64).Float64()
		along, ok := crossing(by, v, t.at.Window)
		if !ok {
			continue
		}
		at := func(column, off float64) idea.Point { return idea.Point{X: by + v*column + off + 0.5, Y: column + 0.5} }
		a, b := along[0], along[1]
		least, most := proved[kind][0], proved[kind][1]
		all = append(all,
			idea.Figure{Kind: idea.Area, Points: []idea.Point{at(a, least), at(b, least), at(b, most), at(a, most)}, Hue: idea.Class(kind), Faint: true},
			idea.Figure{Kind: idea.Line, Points: []idea.Point{at(a, 0), at(b, 0)}, Hue: idea.Class(kind)},
			idea.Figure{Kind: idea.Label, Points: []idea.Point{at(a+0.42*(b-a), 0)}, Hue: idea.Class(kind), Text: lineNames[kind]},
		)
	}
	return all
}

// crossing returns between which columns a line is in the window or next to it: on column c it
// is on row by + v·c.
func crossing(by, v float64, w engine.Window) (along [2]float64, ok bool) {
	const next, much = 6, 1e12
	if by > much || by < -much {
		return along, false
	}
	a := max(float64(w.Y), (float64(w.X)-next-by)/v)
	b := min(float64(w.Y+w.H), (float64(w.X+w.W)+next-by)/v)
	return [2]float64{a, b}, a < b
}

// extremes are how far from their lines the first queens are.
type extremes struct {
	columns int           // how many were measured
	value   [2][2]float64 // by kind: the least and the greatest
	at      [2][2]int     // in which column
}

// measured is how many columns are measured.
const measured = 1 << 17

// measure goes on by some columns, and reports whether there are more.
func (e *extremes) measure(q *quadrant.Queens) bool {
	const slice = 1 << 14
	end := min(measured, e.columns+slice)
	q.Extend(end)
	for c := e.columns; c < end; c++ {
		e.add(c, q.Row(c), q.Low(c))
	}
	e.columns = end
	return end < measured
}

// add measures a queen.
func (e *extremes) add(c, row int, low bool) {
	// With 2^17 columns machine numbers are exact to ten digits.
	const golden = 1.61803398874989484820
	kind := kindOf(low)
	v := float64(row) - float64(c)*golden
	if !low {
		v += float64(c)
	}
	if v < e.value[kind][0] {
		e.value[kind][0], e.at[kind][0] = v, c
	}
	if v > e.value[kind][1] {
		e.value[kind][1], e.at[kind][1] = v, c
	}
}

// table lists what is proved and what was seen.
func (e *extremes) table() idea.Table {
	t := idea.Table{Title: extremesTitle(e.columns), Head: extremesHead}
	number := func(v float64) string { return strconv.FormatFloat(v, 'f', 3, 64) }
	var columns [2][]string
	for kind := range 2 {
		columns[kind] = []string{
			number(proved[kind][0]), number(e.value[kind][0]), strconv.Itoa(e.at[kind][0]),
			number(e.value[kind][1]), strconv.Itoa(e.at[kind][1]), number(proved[kind][1]),
		}
	}
	for i, name := range extremesRows {
		t.Rows = append(t.Rows, idea.Row{Cells: []string{name, columns[0][i], columns[1][i]}})
	}
	return t
}
