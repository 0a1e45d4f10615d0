// Package quasi finds quasi-periods of the columns of nim-values of queens in exile on the
// quadrant, and proves them.
//
// A column has the quasi-period p from row s on if the value p rows below each row from s on
// is larger by p. Column 1 is 2, 3, 0, 1, 6, 7, 4, 5, 10, …, and has the quasi-period 4 from
// row 0 on. [DSS20] conjectures that every column has the quasi-period 16 (Conjecture 26).
// Columns 0 to 8 do; column 9 does not, nor does any other that was looked at.
//
// A state that recurs proves that a quasi-period lasts. In row r of column c what matters is
// which values stand above in the column, and which in the columns before from row r-c to r+c,
// all taken relative to r. Where the columns before have quasi-periods, the latter recur at
// every multiple of these. So if, a multiple apart, the former are the same as well,
// everything that follows repeats forever.
//
// Sources: [DSS20] Section 8; package engine lists them.
package quasi

import "github.com/palacegames/palace/engine"

// Conjectured is the quasi-period of every column by [DSS20] Conjecture 26.
const Conjectured = 16

// The last column and the number of rows that can be looked at: they take a gigabyte, and the
// column after would take more rows for a proof.
const (
	MaxColumn = 126
	MaxRows   = 1 << 19
)

// Column is what is known of a column.
type Column struct {
	Column int
	// Period is its least quasi-period, Preperiod the first row from which on it has that.
	// It is 0 if none was seen.
	Period, Preperiod int
	// Proved says that this is so forever, and then Same are two rows that find the same.
	Proved bool
	Same   [2]int
	// Rows is how many rows were looked at.
	Rows int
	// Witness is the first row from Preperiod on where the column does not have the
	// quasi-period that is conjectured, and Values are the values there and Conjectured rows
	// below. It is -1 if there is none.
	Witness int
	Values  [2]int
}

// Survey measures the columns from 0 to last, at most MaxColumn, of the quadrant's game, in as
// many rows as it takes to prove a quasi-period of each, but at most so many, up to MaxRows. It
// tells on its way how many rows it has computed.
func Survey(quadrant engine.Game, last, most int, tell func(rows int)) []Column {
	s := NewSearch(quadrant, last, most)
	for s.Step() {
		tell(s.computed)
	}
	return s.Columns
}

// Search is a survey in steps: an engine.Job.
type Search struct {
	Columns []Column  // what is known at the end
	Values  [][]int32 // the columns, row by row

	board      *engine.Board
	last, most int
	rows       int // how many are being computed
	computed   int // as far as which
	source     engine.Source
}

// NewSearch begins a survey.
func NewSearch(quadrant engine.Game, last, most int) *Search {
	board, err := engine.NewBoard(quadrant, quadrant.Solve(), engine.NewMap(quadrant, engine.NimValues, engine.Position{}, ""))
	if err != nil {
		panic(err) // for the game has this map
	}
	s := &Search{board: board, last: last, most: most}
	s.begin(min(most, 1024))
	return s
}

// begin starts on so many rows.
func (s *Search) begin(rows int) {
	s.rows, s.Values = rows, nil
	for range s.last + 1 {
		s.Values = append(s.Values, make([]int32, rows))
	}
	s.source = s.board.Source(engine.Window{W: rows, H: s.last + 1})
}

// Step computes a tile, or measures when there are rows enough to try.
func (s *Search) Step() bool {
	if s.Columns != nil {
		return false
	}
	if t, ok := s.source.Next(); ok {
		s.put(&t)
		return true
	}
	columns := measure(s.Values)
	if columns[s.last].Proved || s.rows == s.most {
		s.Columns = columns
		return false
	}
	s.begin(min(s.most, 2*s.rows))
	return true
}

// put takes over the values of a tile.
func (s *Search) put(t *engine.Tile) {
	if t.Blank() {
		return
	}
	for y := t.Y; y < t.Y+t.H; y++ {
		for x := t.X; x < t.X+t.W; x++ {
			s.Values[y][x] = t.At(x, y)
		}
	}
	s.computed = max(s.computed, t.X+t.W)
}

// Done tells how far it is of the most rows that are looked at: often it ends before.
func (s *Search) Done() float64 {
	if s.Columns != nil {
		return 1
	}
	return 0.9 * float64(s.computed) / float64(s.most)
}

// measure looks at columns, the first of which is column 0. If one cannot be proved, nor can
// those after.
func measure(values [][]int32) (columns []Column) {
	proved, settled, step := true, 0, 1
	for c, v := range values {
		m := Column{Column: c, Rows: len(v)}
		if proved {
			// The other columns' squares that matter lie up to c rows above.
			m.Same, proved = repeat(v, settled+c, step)
		}
		if m.Proved = proved; proved {
			m.prove(v)
			settled, step = max(settled, m.Preperiod), multiple(step, m.Period)
		} else {
			m.guess(v)
		}
		m.witness(v)
		columns = append(columns, m)
	}
	return columns
}

// has reports whether the quasi-period p holds in the rows from first to before end.
func has(v []int32, p, first, end int) bool {
	for r := first; r < end; r++ {
		if v[r+p] != v[r]+int32(p) {
			return false
		}
	}
	return true
}

// prove finds the least quasi-period. By Same there is one, the distance of the two rows, and
// the least divides it; what fails fails between the two rows, too.
func (m *Column) prove(v []int32) {
	first, end := m.Same[0], m.Same[1]
	for m.Period = 1; (end-first)%m.Period != 0 || !has(v, m.Period, first, end); m.Period++ {
	}
	m.Preperiod = first
	m.extend(v)
}

// extend begins the quasi-period as early as it can.
func (m *Column) extend(v []int32) {
	for m.Preperiod > 0 && has(v, m.Period, m.Preperiod-1, m.Preperiod) {
		m.Preperiod--
	}
}

// guess finds the least quasi-period that the last rows show: at least as many as it, and an
// eighth of all.
func (m *Column) guess(v []int32) {
	for p := 1; p+max(p, len(v)/8) <= len(v); p++ {
		if first := len(v) - p - max(p, len(v)/8); has(v, p, first, len(v)-p) {
			m.Period, m.Preperiod = p, first
			m.extend(v)
			return
		}
	}
}

// witness looks for where the conjecture fails.
func (m *Column) witness(v []int32) {
	m.Witness = -1
	if m.Period == 0 {
		return
	}
	for r := m.Preperiod; r+Conjectured < len(v); r++ {
		if !has(v, Conjectured, r, r+1) {
			m.Witness, m.Values = r, [2]int{int(v[r]), int(v[r+Conjectured])}
			return
		}
	}
}

// multiple returns the least common multiple.
func multiple(a, b int) int {
	d, rest := a, b
	for rest != 0 {
		d, rest = rest, d%rest
	}
	return a / d * b
}
