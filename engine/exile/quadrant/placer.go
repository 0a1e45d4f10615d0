package quadrant

import (
	"math/big"
	"math/bits"
)

// placer goes through columns from any state that may have been reached.
type placer struct {
	states     *states
	candidates []candidate
	first      *big.Int // the first column
	columns    int      // how many it has gone through

	// The low queens' rows and antidiagonals, and of how many it is known. The row of the
	// first line is origin. Antidiagonal origin+first has line number sumsFrom.
	rows, sums           lines
	knownRows, knownSums int
	origin               *big.Int
	sumsFrom             int
}

// candidate is a state that may be the one before the next column. There is one at most
// for each number.
type candidate struct {
	state uint8
	free  int // the first free row, less origin
}

// newPlacer returns the placer before a column, given stretches that have the low queens
// on antidiagonals and rows near the front.
//
// There is one place for a state. For if f is the first free row, all rows below it have
// their queens: low ones, which can be counted, and the high ones in the columns before c,
// but for those that the state says are on f or beyond. And the state says how many low
// queens there are before c.
func newPlacer(l *states, first *big.Int, bySums, byRows *Stretch) *placer {
	p := &placer{states: l, first: first, origin: byRows.firstRow()}
	p.rows, p.knownRows = byRows.lowRows()
	p.sums, p.knownSums = bySums.lowSums()
	from := new(big.Int).Add(p.origin, first)
	p.sumsFrom = int(from.Sub(from, bySums.firstSum()).Int64())
	// c less twice the origin, and the low queens before origin: small.
	start := new(big.Int).Sub(first, p.origin)
	start.Sub(start, p.origin).Add(start, byRows.lows)
	// Twice the first free row f, less the low queens below it, is f and the high queens
	// below it.
	places := p.places(int(start.Int64()) - l.most)
	for n := range l.list {
		free := places[l.most-l.below[n]]
		if c := (candidate{uint8(n), free}); free >= 0 && p.sees(free) && p.agrees(c) {
			p.candidates = append(p.candidates, c)
		}
	}
	return p
}

// places returns the rows f for which twice f, less the low queens below, is first, first+1,
// and so on, or -1 where there is none.
func (p *placer) places(first int) (rows [spread]int) {
	for i := range rows {
		rows[i] = -1
	}
	value, row := 0, 0
	for _, w := range p.rows { // whole words first
		v := value + 128 - bits.OnesCount64(w)
		if v > first {
			break
		}
		value, row = v, row+64
	}
	for ; value < first+spread && row < p.knownRows; row++ {
		if value >= first {
			rows[value-first] = row
		}
		value += 2 - int(p.rows[row/64]>>(row%64)&1)
	}
	return rows
}

// sees reports whether enough is known of the low queens to go on where a row is the first
// free one.
func (p *placer) sees(free int) bool {
	sum := p.sumsFrom + p.columns + free
	return sum >= 0 && sum+seenSums <= p.knownSums && free+seenRows <= p.knownRows
}

// lows returns the low queens' rows and antidiagonals where a candidate sees them.
func (p *placer) lows(c candidate) (rows, sums uint64) {
	return p.rows.from(c.free), p.sums.from(p.sumsFrom + p.columns + c.free)
}

// agrees reports whether the high queens of a candidate stand in line with no low queen.
func (p *placer) agrees(c candidate) bool {
	rows, sums := p.lows(c)
	return p.states.list[c.state].agrees(rows, sums)
}

// narrow goes on by a column with all candidates, and drops those that stand in line with a
// low queen, and those that become what does not occur, or cannot be told.
func (p *placer) narrow() {
	var seen [4]uint64
	left := p.candidates[:0]
	for _, c := range p.candidates {
		rows, sums := p.lows(c)
		if !p.sees(c.free) || !p.states.list[c.state].agrees(rows, sums) {
			continue
		}
		turn := p.states.turn(c.state, rows, sums)
		if word, bit := &seen[turn.to/64], uint64(1)<<(turn.to%64); turn.occurs && *word&bit == 0 {
			*word |= bit
			left = append(left, candidate{turn.to, c.free + int(turn.free)})
		}
	}
	p.columns++
	p.candidates = left
}

// run goes on to column first+n-1 with the one candidate and returns the queens on its way.
func (p *placer) run(n int) (Stretch, error) {
	at := p.candidates[0]
	s := Stretch{
		first:  new(big.Int).Add(p.first, big.NewInt(int64(p.columns))),
		lows:   new(big.Int).Add(p.origin, big.NewInt(int64(at.free+int(p.states.ahead[at.state])))),
		queens: make([]int8, 0, n-p.columns),
	}
	// The low queens in view, and how many rows and antidiagonals of these are left.
	var rows, sums uint64
	rowsLeft, sumsLeft := 0, 0
	for ; p.columns < n; p.columns++ {
		if rowsLeft < seenRows || sumsLeft < seenSums {
			rows, sums = p.lows(at)
			rowsLeft, sumsLeft = 64, 64
		}
		turn := p.states.turn(at.state, rows, sums)
		if !turn.occurs || !p.sees(at.free) {
			return s, errApart
		}
		queen := int8(isLow)
		if turn.i != nowhere {
			queen = p.states.ahead[at.state] - int8(turn.i)
		}
		s.queens = append(s.queens, queen)
		free := int(turn.free)
		at = candidate{turn.to, at.free + free}
		rows, sums = rows>>(free&63), sums>>1>>(free&63)
		rowsLeft, sumsLeft = rowsLeft-free, sumsLeft-free-1
	}
	return s, nil
}
