package remoteness

import (
	"math"
	"slices"

	"github.com/palacegames/palace/engine"
)

// Moves are where a piece may go from a square of the quadrant. All components are at least 0, and no
// step is (0,0).
type Moves struct {
	Lines []Line
	Jumps []engine.Cell // each leads (x, y) to (x-X, y-Y)
}

// Line leads from (x, y) to (x, y)-First, and from there by -Step as often as there are squares.
type Line struct{ First, Step engine.Cell }

// Along is the line of a step, with which it begins.
func Along(x, y int) Line { return Line{engine.Cell{X: x, Y: y}, engine.Cell{X: x, Y: y}} }

// each is how many squares are looked at to count one.
func (m Moves) each() int { return len(m.Lines) + len(m.Jumps) }

// Table counts the remoteness of the squares of some columns, row by row from the corner on.
type Table struct {
	moves  Moves
	width  int
	values []int32
	steps  []engine.Cell // of the lines, each once
	step   []int         // of each line
	// seen has for each step what the squares (x, y), (x, y)-step, … have, of the last rows. A line
	// of many squares is so looked up in one.
	seen [][]extent
	rows int // how many of them are kept, in turn
}

// extent is the least remoteness of palaces, and the greatest of other squares.
type extent struct{ palaces, others int32 }

// none is the extent of no squares.
var none = extent{math.MaxInt32, -1}

func (e extent) with(f extent) extent {
	return extent{min(e.palaces, f.palaces), max(e.others, f.others)}
}

// of is the extent of one square.
func of(v int32) extent {
	if v%2 == 0 {
		return extent{v, -1}
	}
	return extent{math.MaxInt32, v}
}

// next is the remoteness of a square whose options have an extent.
func (e extent) next() int32 {
	if e.palaces < math.MaxInt32 {
		return e.palaces + 1
	}
	return e.others + 1
}

// NewTable returns the table of so many columns, of which no row is counted.
func NewTable(m Moves, width int) *Table {
	t := &Table{moves: m, width: width, rows: 1}
	for _, l := range m.Lines {
		i := slices.Index(t.steps, l.Step)
		if i < 0 {
			i = len(t.steps)
			t.steps = append(t.steps, l.Step)
		}
		t.step = append(t.step, i)
		t.rows = max(t.rows, 1+l.First.Y, 1+l.Step.Y)
	}
	for range t.steps {
		t.seen = append(t.seen, make([]extent, t.rows*width))
	}
	return t
}

// Rows returns how many rows are counted.
func (t *Table) Rows() int { return len(t.values) / t.width }

// Row returns those of a row that is counted.
func (t *Table) Row(y int) []int32 { return t.values[y*t.width:][:t.width] }

// Next counts one more row.
func (t *Table) Next() {
	y := t.Rows()
	t.values = append(t.values, make([]int32, t.width)...)
	row := t.Row(y)
	for x := range row {
		e := none
		for i, l := range t.moves.Lines {
			if u, v := x-l.First.X, y-l.First.Y; u >= 0 && v >= 0 {
				e = e.with(t.seen[t.step[i]][v%t.rows*t.width+u])
			}
		}
		for _, j := range t.moves.Jumps {
			if u, v := x-j.X, y-j.Y; u >= 0 && v >= 0 {
				e = e.with(of(t.values[v*t.width+u]))
			}
		}
		row[x] = e.next()
		for i, s := range t.steps {
			here := of(row[x])
			if u, v := x-s.X, y-s.Y; u >= 0 && v >= 0 {
				here = here.with(t.seen[i][v%t.rows*t.width+u])
			}
			t.seen[i][y%t.rows*t.width+x] = here
		}
	}
}
