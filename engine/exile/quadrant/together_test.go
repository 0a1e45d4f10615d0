package quadrant

import (
	"math"
	"math/big"
	"math/bits"
	"testing"
)

// This file proves how soon the states come together with which a Far begins: all that may
// be before some column, of which one is the true one. It goes through the situations of the
// closure with the set of candidates that are left in each. There are finitely many such
// pairs, and each leads only to some in the next column. As none comes back to itself, the
// longest way to a single candidate is a bound for all columns.

// candidates is a set of numbers of states: bit n is for state n. Each has its place, see
// newPlacer.
type candidates uint64

// pair is a situation and the candidates that are left in it.
type pair struct {
	situation
	left candidates
}

// sight is what a situation's block tells of the low queens' rows and antidiagonals.
type sight struct {
	rows, sums           lines
	knownRows, knownSums int
	row, sum             int // the lines of the first free row, and of the antidiagonal in column c
}

// newSight reads the block of a situation.
func newSight(b block, p situation) (s sight) {
	read := func(columns uint32, n, perColumn, column, offset int) (l lines, known, at int) {
		l = make(lines, 2)
		for i := range n {
			if i == column {
				at = known + offset
			}
			if columns>>i&1 != 0 {
				l[known/64] |= 1 << (known % 64)
				known++
			}
			known += perColumn
		}
		return l, known, at
	}
	s.rows, s.knownRows, s.row = read(b.there, left+there, 1, p.tail, p.row)
	s.sums, s.knownSums, s.sum = read(b.here, left+here, 2, left, p.sum)
	return s
}

// place returns by how many rows the first free row of a candidate is above the true one, if
// there is such a row. Twice the row, less the low queens below, tells it, as in places.
func (s *sight) place(t *testing.T, l *states, truth, n uint8) (by int, ok bool) {
	row, missing := s.row, l.below[truth]-l.below[n]
	low := func(row int) int { return int(s.rows.from(row) & 1) }
	for ; missing > 0; row++ {
		missing -= 2 - low(row)
	}
	for ; missing < 0 && row > 0; row-- {
		missing += 2 - low(row-1)
	}
	if missing < 0 || row+seenRows > s.knownRows || s.sum+row-s.row < 0 || s.sum+row-s.row+seenSums > s.knownSums {
		t.Fatalf("a candidate instead of state %d, %d, sees more than a block tells", truth, n)
	}
	return row - s.row, missing == 0
}

// see returns the low queens' lines where a candidate sees them, as far as the block tells.
func (s *sight) see(by int) (rows, sums uint64) {
	return s.rows.from(s.row + by), s.sums.from(s.sum + by)
}

// product is the graph of pairs. It goes through l, where states are those of a survey.
type product struct {
	t      *testing.T
	l      *collection
	states *states
	steps  map[pair]int // to a single candidate at most, or underWay
}

// underWay marks what is being looked at.
const underWay = -1

// candidatesOf returns what newPlacer begins with.
func (g *product) candidatesOf(p situation) (all candidates) {
	s := newSight(g.l.blocks[p.block], p)
	truth, _, _ := g.states.find(p.state)
	for n := range uint8(len(g.states.list)) {
		if by, ok := s.place(g.t, g.states, truth, n); ok && g.states.list[n].agrees(s.see(by)) {
			all |= 1 << n
		}
	}
	if all>>truth&1 == 0 {
		g.t.Fatalf("the true state of %+v is no candidate", p)
	}
	return all
}

// narrow returns the candidates that are left in the next column, as narrow of a placer does.
func (g *product) narrow(p pair) (left candidates) {
	s := newSight(g.l.blocks[p.block], p.situation)
	truth, _, _ := g.states.find(p.state)
	for rest := uint64(p.left); rest != 0; rest &= rest - 1 {
		n := uint8(bits.TrailingZeros64(rest))
		by, ok := s.place(g.t, g.states, truth, n)
		if !ok {
			g.t.Fatalf("candidate %d of %+v has no place", n, p)
		}
		rows, sums := s.see(by)
		if !g.states.list[n].agrees(rows, sums) {
			continue
		}
		if turn := g.states.turn(n, rows, sums); turn.occurs {
			left |= 1 << turn.to
		}
	}
	return left
}

// longest returns how many columns it takes at most until one candidate is left.
func (g *product) longest(p pair) (steps int) {
	if p.left&(p.left-1) == 0 {
		return 0
	}
	if steps, known := g.steps[p]; known {
		if steps == underWay {
			g.t.Fatalf("%+v comes back to itself", p)
		}
		return steps
	}
	g.steps[p] = underWay
	left := g.narrow(p)
	second, lows := g.l.columns(g.t, p.situation)
	for _, next := range g.l.after(p.situation, second, lows) {
		if truth, _, _ := g.states.find(next.state); left>>truth&1 == 0 {
			g.t.Fatalf("%+v drops the true state", p)
		}
		steps = max(steps, 1+g.longest(pair{next, left}))
	}
	g.steps[p] = steps
	return steps
}

// Wherever it begins, a Far knows the state after so many columns.
func TestStatesComeTogether(t *testing.T) {
	if testing.Short() {
		t.Skip("a proof about the game; it is made natively")
	}
	f := NewDistant()
	f.survey(surveyed)
	f.states.turns = new([1 << turnBits]turn)
	g := product{t: t, l: closure(t, 4*beginning), states: &f.states, steps: map[pair]int{}}
	most := 0
	for p := range g.l.situations {
		most = max(most, g.longest(pair{p, g.candidatesOf(p)}))
	}
	if most != mostMargin {
		t.Errorf("one candidate is left after %d columns, the package says %d", most, mostMargin)
	}
	t.Logf("%d pairs of a situation and candidates, none of which comes back to itself: one candidate is left after %d columns at most",
		len(g.steps), most)
}

// The candidates of a Far in the columns of the table, where the true state is known: the one
// that is left is that, and soon enough.
func TestStatesComeTogetherOnTheTable(t *testing.T) {
	const n, around = 300_000, 200
	f := NewDistant()
	f.survey(surveyed)
	f.states.turns = new([1 << turnBits]turn)
	f.table.Extend(n + around)
	rows := make([]int, n+around)
	for c := range rows {
		rows[c] = f.table.Row(c)
	}
	most := 0
	for c := 4 * beginning; c < n; c += 1 + c/100 {
		once := int(float64(c) / math.Phi)
		twice := int(float64(once) / math.Phi)
		bySums, byRows := f.ofTable(once-around, once+around), f.ofTable(twice-around, twice+around)
		p := newPlacer(&f.states, big.NewInt(int64(c)), &bySums, &byRows)
		for len(p.candidates) > 1 {
			p.narrow()
		}
		most = max(most, p.columns)
		truth, free := stateBehind(rows[:c+p.columns])
		if len(p.candidates) != 1 || f.states.list[p.candidates[0].state] != truth || int(p.origin.Int64())+p.candidates[0].free != free {
			t.Fatalf("from column %d on %v is left", c, p.candidates)
		}
	}
	t.Logf("one candidate is left after %d columns at most", most)
	if most > mostMargin {
		t.Errorf("that is more than %d", mostMargin)
	}
}
