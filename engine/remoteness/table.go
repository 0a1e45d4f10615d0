package remoteness

import (
	"math"
	"slices"

	"github.com/palacegames/palace/engine"
)

// Lined is a game whose piece goes along such lines, and jumps.
type Lined interface{ Lines() Moves }

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
	ends   extent
	width  int
	values []int32
	steps  []engine.Cell // of the lines, each once
	step   []int         // of each line
	// seen has for each step what the squares (x, y), (x, y)-step, … have, of the last rows. A line
	// of many squares is so looked up in one.
	seen [][]extent
	rows int // how many of them are kept, in turn
}

// extent is in how many moves the game is over after a move to one of some squares: from which palace
// soonest, as what lacks to MaxInt32, and from which other square latest. It is 0 where there are none.
//
// Misère play is as if at its end one more move were made, by which nobody loses: the end is at 1.
type extent struct{ palaces, others int32 }

func (e extent) with(f extent) extent {
	return extent{max(e.palaces, f.palaces), max(e.others, f.others)}
}

// of is the extent of one square.
func of(v int32) extent {
	if v%2 == 0 {
		return extent{palaces: math.MaxInt32 - v - 1}
	}
	return extent{others: v + 1}
}

// next is in how many moves the game is over from a square whose options have an extent.
func (e extent) next() int32 {
	if e.palaces > 0 {
		return math.MaxInt32 - e.palaces
	}
	return e.others
}

// ends is the extent of no squares.
func ends(misere bool) (e extent) {
	if misere {
		e.others = 1
	}
	return e
}

// NewTable returns the table of so many columns, of which no row is counted.
func NewTable(m Moves, misere bool, width int) *Table {
	t := &Table{moves: m, ends: ends(misere), width: width, rows: 1}
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
		e := t.ends
		for i, l := range t.moves.Lines {
			if u, v := x-l.First.X, y-l.First.Y; u >= 0 && v >= 0 {
				e = e.with(t.seen[t.step[i]][v%t.rows*t.width+u])
			}
		}
		for _, j := range t.moves.Jumps {
			if u, v := x-j.X, y-j.Y; u >= 0 && v >= 0 {
				e = e.with(of(t.values[v*t.width+u] + t.ends.others))
			}
		}
		row[x] = e.next() - t.ends.others
		for i, s := range t.steps {
			here := of(e.next())
			if u, v := x-s.X, y-s.Y; u >= 0 && v >= 0 {
				here = here.with(t.seen[i][v%t.rows*t.width+u])
			}
			t.seen[i][y%t.rows*t.width+x] = here
		}
	}
}

// Filler counts the squares of a board in the order of their numbers, for a queen who goes along her lines to all
// those with lower numbers.
type Filler struct {
	ends  extent
	lines [4][]extent // 0, -1, 1, -2, … of each direction
}

// NewFiller returns the filler of an empty board.
func NewFiller(misere bool) *Filler { return &Filler{ends: ends(misere)} }

// Fill counts one more square.
func (f *Filler) Fill(x, y int) int32 {
	e := f.ends
	var through [4]*extent
	for i, line := range [4]int{x, y, x - y, x + y} {
		at := line<<1 ^ line>>63
		for at >= len(f.lines[i]) {
			f.lines[i] = append(f.lines[i], extent{})
		}
		through[i] = &f.lines[i][at]
		e = e.with(*through[i])
	}
	for _, l := range through {
		*l = l.with(of(e.next()))
	}
	return e.next() - f.ends.others
}
