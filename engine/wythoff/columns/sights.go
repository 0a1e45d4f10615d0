package columns

import "github.com/palacegames/palace/engine/wythoff/moves"

// Sights knows, for the P-positions of the columns 0 to w-1, the column of the one
// on each row, diagonal and line of a family, so that the P-positions that a
// square sees can be counted without walking.
type Sights struct {
	row      rows    // the P-positions', by column
	column   []int32 // by row: its column, or unknown
	diagonal []int32 // by y-x+w-1: its column, or unknown
	jumps    []moves.Move
	families []familySights
	seen     []int32 // columns counted for the current square by families
}

// familySights knows the P-positions on the lines of one family. A family that
// begins at t = from can leave several on a line, less than from steps apart.
type familySights struct {
	step   moves.Move
	from   int
	height int // of the lines above the lowest, plus 1
	low    int // -height of the lowest
	last   []int32
	before []int32 // by column: the previous one on the same line, or unknown
}

// Sights looks through the columns up to x, for squares up to (x, y).
func (c *Table) Sights(x, y int) *Sights {
	c.Extend(x + 1)
	return newSights(c.row[:x+1], y, c.set)
}

// newSights looks through the given rows of P-positions, for squares up to row y.
func newSights(row rows, y int, set moves.Set) *Sights {
	w := len(row)
	v := &Sights{row: row, column: unknowns(y + 1), diagonal: unknowns(w + y), jumps: set.Single}
	for c := range row {
		if r := row.at(c); r <= y {
			v.column[r] = int32(c)
			v.diagonal[r-c+w-1] = int32(c)
		}
	}
	for _, m := range set.Endless {
		low := m.B * ((w - 1) / m.A)
		f := familySights{step: m, from: set.From, low: low, height: low + y + 1}
		f.last, f.before = unknowns(m.A*f.height), unknowns(w)
		for c := range row {
			if r := row.at(c); r <= y {
				line := f.line(c, r)
				f.before[c] = f.last[line]
				f.last[line] = int32(c)
			}
		}
		v.families = append(v.families, f)
	}
	return v
}

// unknowns returns a slice of n times unknown.
func unknowns(n int) []int32 {
	s := make([]int32, n)
	for i := range s {
		s[i] = unknown
	}
	return s
}

// line numbers the family's lines.
func (f *familySights) line(x, y int) int {
	m := x / f.step.A
	return (x-m*f.step.A)*f.height + y - m*f.step.B + f.low
}

// Count returns how many P-positions (x, y) sees. One that several families
// share is counted once; otherwise no two of the ways to see meet.
func (v *Sights) Count(x, y int) int32 {
	var n int32
	if v.row.at(x) < y {
		n++
	}
	if c := v.column[y]; c != unknown && int(c) < x {
		n++
	}
	if c := v.diagonal[y-x+len(v.row)-1]; c != unknown && int(c) < x {
		n++
	}
	for _, m := range v.jumps {
		if m.A > x {
			break // they are sorted
		}
		if v.row.at(x-m.A) == y-m.B {
			n++
		}
	}
	v.seen = v.seen[:0]
	for i := range v.families {
		f := &v.families[i]
	chain:
		for c := f.last[f.line(x, y)]; c != unknown; c = f.before[c] {
			if int(c) > x-f.from*f.step.A {
				continue
			}
			for _, s := range v.seen {
				if s == c {
					continue chain
				}
			}
			v.seen = append(v.seen, c)
		}
	}
	return n + int32(len(v.seen))
}
