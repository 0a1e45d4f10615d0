package quadrant

import "slices"

// Between what the rows of the queens are, in every column c: LowLeast < S_c - cφ < LowMost for
// a low queen, and HighLeast < S_c - c/φ < HighMost for a high one. It is proved by going
// through all situations that can come up (TestNoOtherStatesEver).
const (
	LowLeast, LowMost   = -1.24, 1.48
	HighLeast, HighMost = -3.57, 4.48
)

// Machine is the front seen as what it is: a machine of a few states that reads which lines
// low queens hold. It goes along the first columns.
type Machine struct {
	far    *Distant
	fronts []standing // of each column
	next   map[int][]int
	often  []int
}

// standing is where the machine is before a column: its state and the first free row.
type standing struct {
	state uint8
	free  int32
}

// MachineColumns is how many columns the machine goes along.
const MachineColumns = surveyed

// NewMachine returns a machine that has gone along its columns.
func NewMachine() *Machine {
	f := NewDistant()
	f.survey(surveyed)
	m := &Machine{far: f, next: map[int][]int{}, often: make([]int, len(f.states.list))}
	whole := f.ofTable(0, surveyed)
	lowRows, _ := whole.lowRows()
	lowSums, _ := whole.lowSums()
	// From the empty board the same steps lead along the first columns; they meet no other
	// states than the later ones.
	s, first := stateBehind(nil)
	last := -1
	for c := range surveyed {
		n, _, ok := f.states.find(s)
		if !ok {
			n = 255
		} else {
			m.often[n]++
		}
		m.fronts = append(m.fronts, standing{n, int32(first)})
		if last >= 0 && ok && !slices.Contains(m.next[last], int(n)) {
			m.next[last] = append(m.next[last], int(n))
		}
		last = int(n)
		to, _, free := s.next(lowRows.from(first), lowSums.from(first+c))
		s, first = to, first+free
	}
	return m
}

// States says how many states there are.
func (m *Machine) States() int { return len(m.far.states.list) }

// State is one of the states: which rows from the first free one on, which antidiagonals from
// that through it on and which diagonals about that are taken by high queens.
type State struct {
	Rows, Sums []bool
	// Diagonals begins with the one DiagonalsBefore before that through the first free row:
	// those on the other side do not exist, or are free.
	Diagonals []bool
	// Ahead is by how much the number of low queens is greater than the first free row.
	Ahead int
	// Often says in how many of the columns the machine is in this state, and Next in which
	// states it is afterwards.
	Often int
	Next  []int
}

// How much of a state is told: it has no high queens beyond, as the list shows.
const (
	stateRows, stateSums, DiagonalsBefore, diagonalsAfter = 5, 4, 4, 6
)

// State returns state n.
func (m *Machine) State(n int) State {
	s := m.far.states.list[n]
	taken := func(lines uint64, from, count int) (all []bool) {
		for i := range count {
			all = append(all, lines>>(from+i)&1 != 0)
		}
		return all
	}
	return State{
		Rows: taken(s.rows, 0, stateRows), Sums: taken(s.sums, 0, stateSums),
		Diagonals: taken(s.diagonals, behind-DiagonalsBefore, DiagonalsBefore+diagonalsAfter),
		Ahead:     s.ahead(), Often: m.often[n], Next: m.next[n],
	}
}

// Front is what the machine sees before a column, and what it does.
type Front struct {
	Column int
	State  int // its number, or -1 for one that does not come up again
	Free   int // the first row without a queen in the columns before
	Seats  []Seat
	Row    int // where the queen goes
	Low    bool
}

// Seat is a square of the column where a high queen may go: which of its lines are taken, and
// which of these by low queens.
type Seat struct{ Row, Sum, Diagonal, LowRow, LowSum bool }

// Front returns what the machine sees before column c < MachineColumns.
func (m *Machine) Front(c int) Front {
	at := m.fronts[c]
	f := Front{Column: c, State: int(at.state), Free: int(at.free), Row: m.far.table.Row(c), Low: m.far.table.low(c)}
	var s state
	if f.State == 255 {
		f.State = -1
	} else {
		s = m.far.states.list[f.State]
	}
	near := m.far.ofTable(0, min(surveyed, 2*c+64))
	rows, _ := near.lowRows()
	sums, _ := near.lowSums()
	lowRows, lowSums := rows.from(f.Free), sums.from(f.Free+c)
	for i := range seenRows {
		bit := func(lines uint64, from int) bool { return lines>>(from+i)&1 != 0 }
		f.Seats = append(f.Seats, Seat{
			Row: bit(s.rows, 0), Sum: bit(s.sums, 0), Diagonal: bit(s.diagonals, behind),
			LowRow: bit(lowRows, 0), LowSum: bit(lowSums, 0),
		})
	}
	return f
}

// Taken reports whether the seat is attacked.
func (s Seat) Taken() bool { return s.Row || s.Sum || s.Diagonal || s.LowRow || s.LowSum }

// Low reports whether the queen of column c < Len stands low, and Lows how many of those before
// do.
func (q *Queens) Low(c int) bool { return q.low(c) }

// Lows returns the number of low queens in the columns before c ≤ Len.
func (q *Queens) Lows(c int) int { return q.lows(c) }
