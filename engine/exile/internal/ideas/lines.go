package ideas

import (
	"math/big"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/quadrant"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

// This file has the idea "lines": the queens of the quadrant stand near two lines, of slope φ and 1/φ
// ([DSS20] Section 8), and do not stray far. The machine of 48 states that places them is in machine.go.

// twoLines is the idea, as an idea.Illustration.
type twoLines struct {
	at      idea.Gaze
	show    string
	far     *quadrant.Distant
	machine *quadrant.Machine
	known   *quadrant.Queens
	records *extremes
	seen    stretch // the columns around what is seen
	focus   *big.Int
	err     error
}

// newLines begins to illustrate it.
func newLines() idea.Illustration { return &twoLines{records: &extremes{}} }

// What there is to be seen.
const (
	showLines, showMachine = "lines", "machine"

	// mostSeen is how many columns are looked at.
	mostSeen = 2400
	// aside is how many columns around the one that matters have a row of the table.
	aside = 12
)

// Look begins to look.
func (t *twoLines) Look(at idea.Gaze) (engine.Job, error) {
	t.at, t.show = at, at.Chosen[linesShow.Name]
	return idea.InTurn(idea.Do(t.begin), idea.Until(func() bool { return t.records.measure(t.known) }, t.records.done), idea.Do(t.look)), nil
}

// Choices are what is shown.
func (*twoLines) Choices() []idea.Choice { return []idea.Choice{linesShow} }

// begin makes what places the queens.
func (t *twoLines) begin() {
	if t.far == nil {
		t.far, t.known = quadrant.NewDistant(), &quadrant.Queens{}
	}
	if t.machine == nil && t.show == showMachine {
		t.machine = quadrant.NewMachine()
	}
}

// look finds the queens in the columns that are seen, and the column that matters.
func (t *twoLines) look() {
	_, origin := t.at.From()
	first, count := t.at.Window.Y, t.at.Window.H
	if count > mostSeen {
		first, count = first+(count-mostSeen)/2, mostSeen
	}
	from := origin.Add(origin, idea.Num(first))
	t.focus = new(big.Int).Add(from, idea.Num(min(count/2, usualColumn)))
	if t.at.Points() {
		t.focus = t.at.At.At(1).Big()
	}
	if from.Sign() < 0 {
		count += int(from.Int64())
		from.SetInt64(0)
	}
	t.seen, t.err = t.stretch(t.seen, from, max(count, 1))
}

// usualColumn is the column that matters as long as nobody points at one.
const usualColumn = 20

// stretch is the queens of some columns.
type stretch struct {
	from   *big.Int
	queens []queen
}

// queen is one of them.
type queen struct {
	column, row *big.Int
	low         bool
}

// stretch returns count columns from one on, those that were found last if they are the same.
func (t *twoLines) stretch(last stretch, from *big.Int, count int) (stretch, error) {
	if last.from != nil && last.from.Cmp(from) == 0 && len(last.queens) == count {
		return last, nil
	}
	s := stretch{from: from}
	found, err := t.far.Stretch(from, count)
	if err != nil {
		return s, err
	}
	lows := found.Lows()
	found.Each(func(column, row int, low bool) {
		c, r := idea.Num(column), idea.Num(row)
		c.Add(c, from)
		r.Add(r, lows)
		if low {
			r.Add(r, from)
		}
		s.queens = append(s.queens, queen{c, r, low})
	})
	return s, nil
}

// Layer shows it.
func (t *twoLines) Layer() (idea.Layer, error) {
	if t.err != nil {
		return idea.Layer{}, t.err
	}
	var l idea.Layer
	near, err := t.around()
	if err != nil {
		return l, err
	}
	for _, q := range near.queens {
		if q.column.Cmp(t.focus) == 0 && t.at.Points() {
			l.Words = append(l.Words, t.wordsOfColumn(q))
			l.Lit = append(l.Lit, idea.LinkOf(q.column))
		}
	}
	l.Figures = append(t.bands(), t.queens()...)
	if t.show == showMachine {
		t.fillMachine(&l)
		return l, nil
	}
	l.Words = append(l.Words, linesWords.String())
	l.Strips = append(l.Strips, t.kinds(near))
	l.Tables = append(l.Tables, t.records.table(), t.nearby(near))
	return l, nil
}

// around returns the columns around the one that matters.
func (t *twoLines) around() (stretch, error) {
	from := new(big.Int).Sub(t.focus, idea.Num(aside))
	if from.Sign() < 0 {
		from.SetInt64(0)
	}
	return t.stretch(stretch{}, from, 2*aside+1)
}

// queens draws those that are seen, low ones in one colour and high ones in another.
func (t *twoLines) queens() []idea.Figure {
	var all idea.Crowd
	for _, q := range t.seen.queens {
		if c, ok := t.at.Sees(idea.Pair(q.row, q.column)); ok {
			kind := kindOf(q.low)
			all.Add(idea.Figure{
				Kind: idea.Tiles, Squares: []engine.Cell{c}, Hue: idea.Class(kind), Text: kindLetters[kind],
				Link: idea.LinkOf(q.column), Bold: q.column.Cmp(t.focus) == 0,
			})
		}
	}
	return all.Figures()
}

// kindOf returns 0 for a low queen and 1 for a high one.
func kindOf(low bool) int {
	if low {
		return 0
	}
	return 1
}

// kinds spells which queens are low.
func (t *twoLines) kinds(s stretch) idea.Strip {
	strip := idea.Strip{Title: kindsTitle.String(), From: idea.Brief(s.from)}
	for _, q := range s.queens {
		kind := kindOf(q.low)
		strip.Letters = append(strip.Letters, idea.Letter{Text: kindLetters[kind], Hue: idea.Class(kind), Link: idea.LinkOf(q.column), At: t.squareOf(q)})
	}
	return strip
}

// squareOf is where a queen stands, if that is not too far from what is seen.
func (t *twoLines) squareOf(q queen) []engine.Cell {
	c, ok := t.at.Square(idea.Pair(q.row, q.column))
	if !ok {
		return nil
	}
	return []engine.Cell{c}
}

// nearby lists the columns around the one that matters, with their distances.
func (t *twoLines) nearby(s stretch) idea.Table {
	table := idea.Table{Title: nearbyTitle.String(), Head: nearbyHead}
	for _, q := range s.queens {
		kind := kindOf(q.low)
		table.Rows = append(table.Rows, idea.Row{
			Cells: []string{idea.Ending(q.column), idea.Ending(q.row), kindNames[kind].String(), words.Fraction(distance(q), 3)},
			Hues:  []idea.Hue{idea.Ink, idea.Ink, idea.Class(kind), idea.Class(kind)},
			Link:  idea.LinkOf(q.column), At: t.squareOf(q),
		})
	}
	return table
}

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
	row, column := t.at.From()
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
			idea.Figure{Kind: idea.Label, Points: []idea.Point{at(a+0.42*(b-a), 0)}, Hue: idea.Class(kind), Text: lineNames[kind].String()},
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

// done returns which part is measured.
func (e *extremes) done() float64 { return float64(e.columns) / measured }

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
	number := func(v float64) string { return words.Fraction(v, 3) }
	var columns [2][]string
	for kind := range 2 {
		columns[kind] = []string{
			number(proved[kind][0]), number(e.value[kind][0]), strconv.Itoa(e.at[kind][0]),
			number(e.value[kind][1]), strconv.Itoa(e.at[kind][1]), number(proved[kind][1]),
		}
	}
	for i, name := range extremesRows {
		t.Rows = append(t.Rows, idea.Row{Cells: []string{name.String(), columns[0][i], columns[1][i]}})
	}
	return t
}
