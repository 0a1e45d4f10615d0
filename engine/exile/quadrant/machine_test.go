package quadrant

import "testing"

// TestMachine: the machine has 48 states, none of which is unknown from the first column on,
// and what it sees says where the queen goes.
func TestMachine(t *testing.T) {
	m := NewMachine()
	if m.States() != 48 {
		t.Errorf("there are %d states", m.States())
	}
	rows := place(3000)
	lows := 0
	for c, row := range rows {
		f := m.Front(c)
		if f.State < 0 || f.Row != row || f.Low != (row >= c) {
			t.Fatalf("before column %d: %+v, and the queen goes to row %d", c, f, row)
		}
		// Which lines the queens before hold, looked at one by one.
		goes := c + lows
		for i := len(f.Seats) - 1; i >= 0; i-- {
			r, seat := f.Free+i, f.Seats[i]
			taken := r >= c // low: there it is the diagonal's turn
			for d, other := range rows[:c] {
				taken = taken || other == r || other+d == r+c || other-d == r-c
			}
			if seat.Taken() != taken {
				t.Fatalf("column %d, row %d: %+v, is taken: %t", c, r, seat, taken)
			}
			if !taken {
				goes = r
			}
		}
		if goes != row {
			t.Fatalf("column %d: the first free seat is row %d, not %d", c, goes, row)
		}
		if f.Low {
			lows++
		}
	}
	next := 0
	for n := range m.States() {
		s := m.State(n)
		next += len(s.Next)
		if s.Often == 0 || len(s.Next) == 0 {
			t.Errorf("state %d comes up %d times and goes on to %v", n, s.Often, s.Next)
		}
		full := m.far.states.list[n]
		if full.rows>>stateRows != 0 || full.sums>>stateSums != 0 || ^full.diagonals>>(behind+diagonalsAfter) != 0 || full.diagonals&(1<<(behind-DiagonalsBefore)-1) != 0 {
			t.Errorf("state %d has more lines than are told: %b %b %b", n, full.rows, full.sums, full.diagonals)
		}
	}
	t.Logf("%d ways from state to state", next)
}
