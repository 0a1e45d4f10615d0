package columns

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Solver finds the P-positions that a square sees, from the columns up to its own or from
// the rows, whichever takes less.
type Solver struct {
	Columns *Table
	rows    *Table // of the mirrored moves, so what it calls columns are rows
}

// NewSolver knows no column yet.
func NewSolver(set moves.Set, k Kernel) *Solver {
	s := &Solver{Columns: New(set, k)}
	if s.rows = s.Columns; !s.Columns.mirror {
		s.rows = New(set.Mirrored(), k)
	}
	return s
}

// atOnce is how many columns Prepare searches in a call.
const atOnce = 1 << 14

// Prepare searches some of the columns that hold the P-positions which (x, y) may see, and
// reports whether there are more.
func (s *Solver) Prepare(x, y int) (more bool) {
	t, at := s.quicker(x, y)
	return !t.settle(at.X, at.Y, atOnce)
}

// Progress is the part that is done of the columns that (x, y) needs: up to its own, or
// until the others have their P-positions above it, whichever comes first.
func (s *Solver) Progress(x, y int) float64 {
	t, at := s.quicker(x, y)
	part := func(n, of int) float64 { return min(1, float64(n)/float64(of+1)) }
	return max(part(t.known, at.X), part(t.height(), at.Y))
}

// Seen lists the P-positions that (x, y) sees, some of them twice.
func (s *Solver) Seen(x, y int) []engine.Cell {
	for s.Prepare(x, y) {
	}
	t, at := s.quicker(x, y)
	turned := t != s.Columns || at.X != x
	var found []engine.Cell
	t.eachSeen(at.X, at.Y, func(left int) {
		c := engine.Cell{X: left, Y: t.Row(left)}
		if turned {
			c.X, c.Y = c.Y, c.X
		}
		found = append(found, c)
	})
	return found
}

// quicker returns the columns or the rows, whichever lack less to settle (x, y), and
// where that is for them.
func (s *Solver) quicker(x, y int) (t *Table, at engine.Cell) {
	turn := x > y
	if s.rows != s.Columns {
		turn = s.rows.missing(y, x) < s.Columns.missing(x, y)
	}
	if turn {
		return s.rows, engine.Cell{X: y, Y: x}
	}
	return s.Columns, engine.Cell{X: x, Y: y}
}
