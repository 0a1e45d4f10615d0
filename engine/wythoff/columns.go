package wythoff

import (
	"math/bits"
	"slices"
)

// Columns finds the P-positions of a ruleset column by column, from the rules.
//
// Every column holds exactly one. It holds at most one because the queen moves
// along columns. It holds one because each of the finitely many P-positions
// further left is an option of finitely many squares of the column; the least
// square that sees none of them, with nothing but N-positions below it, is P.
// A family with an endless t changes nothing about this, for a square to the
// left meets the column at one t at most. Nor is symmetry needed, and the same
// argument with the roles exchanged gives one P-position in every row; on a
// diagonal there is at most one. ([LW14] Proposition 2.1 for Maharaja Nim.)
//
// So the search for one column looks for the least square on no line (row,
// diagonal, line of a family) that starts from an earlier P-position, and which
// no single move takes to one. It sees 64 squares at a time and leaps over full
// stretches of lines, which makes it a constant amount of work a column for all
// rulesets tried. If the moves are symmetric, so are the P-positions, and the
// columns whose P-position lies below the diagonal cost nothing.
type Columns struct {
	jumps  []Move  // the single moves
	taps   []Move  // those of them that no lines stand for
	lines  []lines // rows, diagonals, one for each family, and some for multiples among the jumps
	mirror bool
	near   *near // the quick search, nil where it does not do
	// row is long enough for the columns asked for; a P-position mirrored to a
	// column beyond is put there when it grows.
	row   rows
	known int     // columns 0, …, known-1 are done
	low   int     // no row (mirrored: no diagonal) below is free
	state []int32 // for a kernel
}

// rows are those of the P-positions, by columns. They are kept as 1 more, so that fresh
// memory is columns that have not been searched.
type rows []int32

// unknown is the row in a column that has not been searched.
const unknown = -1

// at returns the row in column x.
func (r rows) at(x int) int { return int(r[x]) - 1 }

// set makes y the row in column x.
func (r rows) set(x, y int) { r[x] = int32(y + 1) }

// newColumns starts with no column done.
func newColumns(set moveSet) *Columns {
	c := &Columns{jumps: set.single, mirror: set.symmetric()}
	c.lines = append(c.lines, newLines(Move{1, 0}, 1, 0), newLines(Move{1, 1}, 1, 0))
	for _, m := range set.endless {
		c.lines = append(c.lines, newLines(m, set.from, 0))
	}
	c.lines[0].upper, c.lines[1].upper = c.mirror, c.mirror
	var runs []lines
	runs, c.taps = runsOf(set.single)
	c.lines = append(c.lines, runs...)
	if c.mirror && len(set.endless) == 0 && !c.better() {
		c.near = &near{}
	}
	return c
}

// runsOf finds multiples t·m, t = 1, 2, …, among the moves, that are so many that lines
// are less work, and returns the moves that are left.
func runsOf(moves []Move) (runs []lines, left []Move) {
	const few, wide = 3, 32
	d := byDirection(moves)
	for _, unit := range d.sorted() {
		for _, r := range appendRuns(nil, unit, d[unit]) {
			if r.count >= few && r.step.A+r.step.B <= wide {
				runs = append(runs, newLines(r.step, 1, r.count))
				continue
			}
			for t := range r.count {
				left = append(left, r.step.times(t+1))
			}
		}
	}
	slices.SortFunc(left, Move.compare)
	return runs, left
}

// Known returns how many columns, from column 0 on, are done.
func (c *Columns) Known() int { return c.known }

// Row returns the row of the P-position in column x, which must be done.
func (c *Columns) Row(x int) int { return c.row.at(x) }

// Reserve makes room for at least n columns, so that Extend need not move what
// it has.
func (c *Columns) Reserve(n int) {
	old := len(c.row)
	if n <= old {
		return
	}
	n = max(n, old+old/4)
	row := make(rows, n)
	copy(row, c.row)
	c.row = row
	if !c.mirror {
		return
	}
	for x := range c.known {
		if y := row.at(x); y >= old && y < n {
			row.set(y, x)
		}
	}
}

// Extend finds the P-positions of all columns below n.
func (c *Columns) Extend(n int) {
	c.Reserve(n)
	if c.near != nil && !c.extendNear(n) {
		c.leaveNear()
	}
	for c.known < n {
		c.extendByKernel(n)
		c.extendByLines(min(n, c.known+fewColumns))
	}
}

// extendByLines is Extend by the lines.
func (c *Columns) extendByLines(n int) {
	for x := c.known; x < n; x++ {
		for i := range c.lines {
			c.lines[i].enter(x, c.row)
		}
		if c.row.at(x) == unknown {
			y := c.search(x)
			c.row.set(x, y)
			if c.mirror && y < len(c.row) {
				c.row.set(y, x)
			}
		}
	}
	c.known = max(c.known, n)
}

// Settle finds the P-positions with columns ≤ x and rows ≤ y, x ≤ y if the moves are
// symmetric, in at most some more columns. It reports whether there are no others.
//
// Not all columns up to x are needed if the others have their P-positions above y.
func (c *Columns) Settle(x, y, some int) bool {
	n := x + 1
	if c.mirror {
		n = min(y+1, 4*n) // for those that are mirrored
	}
	c.Reserve(n)
	end := min(x+1, c.known+some)
	for c.known < end && c.height() <= y {
		c.Extend(min(end, c.known+settleEvery))
	}
	return c.missing(x, y) == 0
}

// height returns a row such that the columns that are not done have no P-position below
// it but those of columns before, mirrored: no row below the least free one is theirs,
// mirrored no diagonal below the least free one.
func (c *Columns) height() int {
	switch {
	case c.near != nil:
		return c.known + c.near.low
	case c.mirror:
		return c.known + c.low
	}
	return c.low
}

// missing returns about how many more columns Settle has to search, and 0 only if it is
// through.
func (c *Columns) missing(x, y int) int {
	n, height := x+1-c.known, c.height()
	if n <= 0 || height > y {
		return 0
	}
	if height > 0 {
		n = min(n, 1+(y-height)*c.known/height)
	}
	return n
}

// settleEvery is how many columns Settle searches before it looks whether there are enough.
const settleEvery = 1 << 11

// search returns the least row of column x whose square sees no P-position.
// All columns before x are done, and the lines have entered x.
func (c *Columns) search(x int) int {
	y := c.start(x)
	for {
		var taken uint64 // bit i: y+i is
		for i := range c.lines {
			l := &c.lines[i]
			taken |= l.now.word(y - l.shift)
		}
		for _, m := range c.taps {
			if m.A > x {
				break // they are sorted
			}
			if i := c.row.at(x-m.A) + m.B - y; uint(i) < 64 {
				taken |= 1 << uint(i)
			}
		}
		if ^taken != 0 {
			return y + bits.TrailingZeros64(^taken)
		}
		y = c.leap(y, 64)
	}
}

// leap returns a row not above the least free one of the column entered last, given that
// n rows from y on are taken. It leaves out lines that end.
func (c *Columns) leap(y, n int) int {
	to := y + n
	for i := range c.lines {
		if l := &c.lines[i]; l.last == 0 {
			if next, ok := l.now.across(to - l.shift); ok {
				to = next + l.shift
			}
		}
	}
	if to > y+n {
		return to
	}
	for i := range c.lines {
		if l := &c.lines[i]; l.last == 0 {
			to = max(to, l.now.cross(y-l.shift)+l.shift)
		}
	}
	return to
}

// start returns a row that is not above the one that search looks for.
func (c *Columns) start(x int) int {
	if c.mirror {
		// The P-position is on or above the diagonal: mirrored, one below
		// would have been found in an earlier column.
		c.low = c.lines[1].now.next(c.low)
		return x + c.low
	}
	c.low = c.lines[0].now.next(c.low)
	return c.low
}
