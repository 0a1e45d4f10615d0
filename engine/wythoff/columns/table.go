// Package columns finds the P-positions of Wythoff Nim and its extensions column by
// column, from the rules alone: each column holds exactly one, the least square that sees
// none further left.
//
// For example Maharaja Nim, where the queen also jumps like a knight. Column 0 has (0,0). In
// column 1 that is seen along the row from (1,0), the diagonal from (1,1), and by a jump
// from (1,2), so that (1,3) is next. In column 2 (0,0) is seen from the rows 0, 1 and 2, and
// (1,3) from the rows 3, 4 and 5, so that (2,6) is next. Column 3 has (3,1), as the mirror
// image of (1,3).
//
// A Table finds the columns from the first one on (lines.go, bitset.go; near.go for
// symmetric lists; kernel.go and walk.go elsewhere than in Go) and says what a square
// sees there (settle.go, seen.go). A Solver has one table for the columns and
// one for the rows.
//
// Sources: [LW14]; package engine lists them.
package columns

import (
	"math/bits"

	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Table finds the P-positions of a ruleset column by column, from the rules.
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
type Table struct {
	set    moves.Set
	mirror bool         // the set is symmetric
	taps   []moves.Move // the single moves that no lines stand for
	lines  []lines      // rows, diagonals, one for each family, and some for multiples among the single moves
	near   *near        // the quick search, nil where it does not do
	loops  loops
	// row is long enough for the columns asked for; a P-position mirrored to a
	// column beyond is put there when it grows.
	row   rows
	known int // columns 0, …, known-1 are done
	low   int // no row (mirrored: no diagonal) below is free
}

// New starts with no column done.
func New(set moves.Set, k Kernel) *Table {
	c := &Table{set: set, mirror: set.Symmetric(), loops: loops{Kernel: k}}
	c.lines = append(c.lines, newLines(moves.Move{A: 1}, 1, 0), newLines(moves.Move{A: 1, B: 1}, 1, 0))
	for _, m := range set.Endless {
		c.lines = append(c.lines, newLines(m, set.From, 0))
	}
	c.lines[0].upper, c.lines[1].upper = c.mirror, c.mirror
	var runs []lines
	runs, c.taps = runsOf(set.Single)
	c.lines = append(c.lines, runs...)
	if c.mirror && len(set.Endless) == 0 && !c.better() {
		c.near = &near{}
	}
	return c
}

// Limit says how many columns of a set's table fit into a gigabyte.
func Limit(set moves.Set) int {
	const most, memory = 1 << 27, 1 << 30
	bits := 64 // for the row, and for the lines of rows and diagonals
	for _, m := range set.Endless {
		bits += 4 * (3*m.A + m.B)
	}
	return min(most, memory/bits*8)
}

// Known returns how many columns, from column 0 on, are done.
func (c *Table) Known() int { return c.known }

// Row returns the row of the P-position in column x, which must be done.
func (c *Table) Row(x int) int { return c.row.at(x) }

// Reserve makes room for at least n columns, so that Extend need not move what
// it has.
func (c *Table) Reserve(n int) {
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
func (c *Table) Extend(n int) {
	c.Reserve(n)
	if c.near != nil && !c.extendNear(n) {
		c.leaveNear()
	}
	for c.known < n {
		c.extendByKernel(n)
		c.extendByLines(min(n, c.known+fewColumns))
	}
}

// extendNear is Extend in the windows. It reports false, with all columns before
// c.known done, if they are too narrow.
//
// It goes by stretches of columns in which the same single moves can be made: with (1,2),
// (300,600) and their mirror images the columns 2 to 299 look at two moves, 300 to 599 at
// three, and all from 600 on at four.
func (c *Table) extendNear(n int) bool {
	single := c.set.Single
	for c.known < n {
		// The moves, which are sorted, that can have led here; and up to where no more can.
		few, end := len(single), n
		for few > 0 && single[few-1].A > c.known {
			few--
			end = min(n, single[few].A)
		}
		c.known = c.loops.near(c.near, c.row, single[:few], c.known, end)
		if c.known < end {
			return false
		}
	}
	return true
}

// leaveNear hands what the windows know over to the lines of the general search.
// What lies below the windows is never asked for again.
func (c *Table) leaveNear() {
	w, x := *c.near, c.known
	c.near, c.low = nil, w.low
	for i := range 64 {
		if w.rows>>i&1 != 0 {
			c.lines[0].sets[0].add(x + w.low + i)
		}
		if w.diagonals>>i&1 != 0 {
			c.lines[1].sets[0].add(w.low + i)
		}
	}
	for i := range c.lines {
		c.lines[i].turn(x)
		if c.lines[i].last > 0 {
			c.lines[i].reenter(x, c.row)
		}
	}
}

// extendByLines is Extend by the lines.
func (c *Table) extendByLines(n int) {
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

// search returns the least row of column x whose square sees no P-position.
// All columns before x are done, and the lines have entered x.
func (c *Table) search(x int) int {
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
func (c *Table) leap(y, n int) int {
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
func (c *Table) start(x int) int {
	if c.mirror {
		// The P-position is on or above the diagonal: mirrored, one below
		// would have been found in an earlier column.
		c.low = c.lines[1].now.next(c.low)
		return x + c.low
	}
	c.low = c.lines[0].now.next(c.low)
	return c.low
}
