// Package lines shows the queens of the quadrant near two lines, of slope φ and 1/φ ([DSS20]
// Section 8), how far they stray (distance.go), and the machine of 48 states that places them (machine.go).
//
// References:
//   - [DSS20] F. M. Dekking, J. Shallit, N. J. A. Sloane. Queens in Exile: Non-attacking
//     Queens on Infinite Chess Boards. Electronic J. Combin. 27, 2020.
package lines

import (
	"math/big"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/quadrant"
	"github.com/palacegames/palace/engine/idea"
)

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

// New begins to illustrate it.
func New() idea.Illustration { return &twoLines{} }

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
	show := showLines
	for name, value := range at.Chosen {
		if name != showControl {
			continue
		}
		if show = value; show != showLines && show != showMachine {
			return nil, idea.ErrOption(showLabel, value)
		}
	}
	t.at, t.show = at, show
	return &linesJob{lines: t}, nil
}

// linesJob does what a look needs, one thing a step.
type linesJob struct {
	lines *twoLines
	done  int
}

func (j *linesJob) Done() float64 { return float64(j.done) / 4 }

// Step does the next thing.
func (j *linesJob) Step() bool {
	t := j.lines
	switch j.done {
	case 0:
		if t.far == nil {
			t.far, t.known = quadrant.NewDistant(), &quadrant.Queens{}
		}
	case 1:
		if t.records == nil {
			t.records = &extremes{}
		}
		if t.records.measure(t.known) {
			return true
		}
	case 2:
		if t.machine == nil && t.show == showMachine {
			t.machine = quadrant.NewMachine()
		}
	case 3:
		t.look()
	}
	j.done++
	return j.done < 4
}

// look finds the queens in the columns that are seen, and the column that matters.
func (t *twoLines) look() {
	w, origin := t.at.Window, new(big.Int)
	if t.at.Origin != (engine.Position{}) {
		origin = t.at.Origin.At(1).Big()
	}
	first, count := w.Y, w.H
	if count > mostSeen {
		first, count = first+(count-mostSeen)/2, mostSeen
	}
	from := new(big.Int).Add(origin, big.NewInt(int64(first)))
	t.focus = new(big.Int).Add(from, big.NewInt(int64(min(count/2, usualColumn))))
	if t.at.At != (engine.Position{}) {
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
		c := new(big.Int).Add(from, big.NewInt(int64(column)))
		r := new(big.Int).Add(lows, big.NewInt(int64(row)))
		if low {
			r.Add(r, from)
		}
		s.queens = append(s.queens, queen{c, r, low})
	})
	return s, nil
}

// columnLink joins what belongs to a column.
func columnLink(c *big.Int) idea.Link { return idea.LinkOf(c) }

// Layer shows it.
func (t *twoLines) Layer() (idea.Layer, error) {
	if t.err != nil {
		return idea.Layer{}, t.err
	}
	l := idea.Layer{Controls: []idea.Control{{Name: showControl, Label: showLabel, Options: linesOptions, Value: t.show}}}
	near, err := t.around()
	if err != nil {
		return l, err
	}
	for _, q := range near.queens {
		if q.column.Cmp(t.focus) == 0 && t.at.At != (engine.Position{}) {
			l.Words = append(l.Words, t.wordsOfColumn(q))
			l.Lit = append(l.Lit, columnLink(q.column))
		}
	}
	l.Figures = append(t.bands(), t.queens()...)
	if t.show == showMachine {
		t.fillMachine(&l)
		return l, nil
	}
	l.Words = append(l.Words, linesWords)
	l.Strips = append(l.Strips, t.kinds(near))
	l.Tables = append(l.Tables, t.records.table(), t.nearby(near))
	return l, nil
}

// around returns the columns around the one that matters.
func (t *twoLines) around() (stretch, error) {
	from := new(big.Int).Sub(t.focus, big.NewInt(aside))
	if from.Sign() < 0 {
		from.SetInt64(0)
	}
	return t.stretch(stretch{}, from, 2*aside+1)
}

// queens draws those that are seen, low ones in one colour and high ones in another.
func (t *twoLines) queens() (all []idea.Figure) {
	const mostLinked = 900
	var many [2]idea.Figure
	for _, q := range t.seen.queens {
		c, ok := t.at.Square(engine.Of(engine.Big(q.row), engine.Big(q.column)))
		if !ok || !t.at.Window.Contains(c) {
			continue
		}
		kind := kindOf(q.low)
		if len(all) >= mostLinked {
			many[kind].Squares = append(many[kind].Squares, c)
			continue
		}
		all = append(all, idea.Figure{
			Kind: idea.Tiles, Squares: []engine.Cell{c}, Hue: idea.Class(kind), Text: kindLetters[kind],
			Link: columnLink(q.column), Bold: q.column.Cmp(t.focus) == 0,
		})
	}
	for kind, f := range many {
		if len(f.Squares) > 0 {
			f.Kind, f.Hue = idea.Tiles, idea.Class(kind)
			all = append(all, f)
		}
	}
	return all
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
	strip := idea.Strip{Title: kindsTitle, From: idea.Brief(s.from)}
	for _, q := range s.queens {
		kind := kindOf(q.low)
		strip.Letters = append(strip.Letters, idea.Letter{Text: kindLetters[kind], Hue: idea.Class(kind), Link: columnLink(q.column), At: t.squareOf(q)})
	}
	return strip
}

// squareOf is where a queen stands, if that is not too far from what is seen.
func (t *twoLines) squareOf(q queen) []engine.Cell {
	c, ok := t.at.Square(engine.Of(engine.Big(q.row), engine.Big(q.column)))
	if !ok {
		return nil
	}
	return []engine.Cell{c}
}

// nearby lists the columns around the one that matters, with their distances.
func (t *twoLines) nearby(s stretch) idea.Table {
	table := idea.Table{Title: nearbyTitle, Head: nearbyHead}
	for _, q := range s.queens {
		kind := kindOf(q.low)
		table.Rows = append(table.Rows, idea.Row{
			Cells: []string{idea.Ending(q.column), idea.Ending(q.row), kindNames[kind], strconv.FormatFloat(distance(q), 'f', 3, 64)},
			Hues:  []idea.Hue{idea.Ink, idea.Ink, idea.Class(kind), idea.Class(kind)},
			Link:  columnLink(q.column), At: t.squareOf(q),
		})
	}
	return table
}
