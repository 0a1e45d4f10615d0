package quadrant

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// Table lists the columns of the queens on the lines through some squares, for whoever asks
// about many squares.
type Table struct {
	queens *Queens
	last   int // the last column
	// By the number of the line, differences from -last on.
	rows, sums, differences columns
}

// NewTable returns the table of the lines through (r, c) and all squares that a queen there
// may go to.
func NewTable(queens *Queens, r, c int) *Table {
	queens.Extend(c + 1)
	// These squares have rows and sums up to r+c. Unlisted queens stand too far east.
	t := &Table{queens, c, eastern(r + c + 1), eastern(r + c + 1), eastern(r + 2*c + 1)}
	for d := range c + 1 {
		q := queens.Row(d)
		t.rows.set(q, d)
		t.sums.set(q+d, d)
		t.differences.set(q-d+c, d)
	}
	return t
}

// Lower says how many queens in line with such a square, at (row, column), have lower
// numbers: those west of it, and the one of its column if she is north of it.
func (t *Table) Lower(at engine.Cell) (n int32) {
	west := int32(at.Y)
	if t.rows[at.X] < west {
		n++
	}
	if t.sums[at.X+at.Y] < west {
		n++
	}
	if t.differences[at.X-at.Y+t.last] < west {
		n++
	}
	if t.queens.Row(at.Y) < at.X {
		n++
	}
	return n
}

// columns lists those of the queens on parallel lines.
type columns []int32

// eastern returns n lines whose queens are farther east than any square.
func eastern(n int) columns {
	const far = 1<<31 - 1
	return slices.Repeat(columns{far}, n)
}

// set notes the queen of a line if the line is listed.
func (l columns) set(line, column int) {
	if line >= 0 && line < len(l) {
		l[line] = int32(column)
	}
}
