package columns

import "github.com/palacegames/palace/engine/wythoff/moves"

// eachSeen visits the columns of the P-positions that (x, y) sees, some of them twice.
// settle must have been through with (x, y): of the columns before x the ones without a
// row have theirs above y.
func (c *Table) eachSeen(x, y int, visit func(c int)) {
	if r := c.row.at(x); r != unknown && r < y {
		visit(x)
	}
	rest := c.lines
	if c.mirror && y < len(c.row) {
		if left := c.row.at(y); left != unknown && left < x {
			visit(left) // as (y, left) is P
		}
		rest = rest[1:]
	}
	for i := range rest {
		if rest[i].last == 0 {
			c.eachAlong(&rest[i], x, y, visit)
		}
	}
	for _, m := range c.set.Single {
		if left := x - m.A; left >= 0 && m.B <= y && c.row.at(left) == y-m.B {
			visit(left)
		}
	}
}

// eachAlong visits the columns before x of the P-positions that attack (x, y) along l.
// If all multiples of the step are moves there is one at most, for such P-positions would
// see each other.
func (c *Table) eachAlong(l *lines, x, y int, visit func(c int)) {
	last := x / l.step.A
	if l.step.B > 0 {
		last = min(last, y/l.step.B)
	}
	if !c.attacked(l, x, y) {
		// Those of the columns done last may not have been entered.
		last = min(last, (x-c.known)/l.step.A+l.from+1)
	}
	if l.from > 1 {
		for t := l.from; t <= last; t++ {
			if t = c.along(l.step, x, y, t, last+1); t <= last {
				visit(x - t*l.step.A)
			}
		}
		return
	}
	if t := c.find(l.step, x, y, last); t > 0 {
		visit(x - t*l.step.A)
	}
}

// attacked reports whether (x, y) may be attacked along l by a P-position of the columns
// that are done and entered.
func (c *Table) attacked(l *lines, x, y int) bool {
	if c.mirror {
		switch l {
		case &c.lines[0]:
			return true // not all rows are kept
		case &c.lines[1]:
			if c.near != nil {
				return c.near.taken(y - x)
			}
			if y-x < c.low {
				return true
			}
		}
	}
	return l.attacked(x, y)
}

// find returns the t with a P-position at (x, y) - t·step, 1 ≤ t ≤ last, or 0 if there is
// none. The P-positions lie near a few rays from the corner. It looks first where the
// line crosses those, and then everywhere.
func (c *Table) find(step moves.Move, x, y, last int) int {
	const (
		some = 64   // columns that show where the rays are
		wide = 1024 // steps about a crossing
	)
	done := -wide
	for left := max(1, min(x, c.known)-some); left < min(x, c.known); left++ {
		// (x - t·A)·r = (y - t·B)·left
		r := c.row.at(left)
		rise := r*step.A - left*step.B
		if rise == 0 {
			continue
		}
		t := (x*r - y*left) / rise
		if t < 1-wide || t > last+wide || max(t-done, done-t) < wide/2 {
			continue
		}
		done = t
		end := min(last+1, t+wide)
		if t = c.along(step, x, y, max(1, t-wide), end); t < end {
			return t
		}
	}
	if t := c.along(step, x, y, 1, last+1); t <= last {
		return t
	}
	return 0
}

// along returns the least t, from ≤ t < end, with a P-position at (x, y) - t·step, or end
// if there is none. It takes eight at a time, for a turn of a loop costs WebAssembly more
// than they do.
func (c *Table) along(step moves.Move, x, y, from, end int) int {
	t, left, r := from, x-from*step.A, y-from*step.B+1 // as rows are kept
	for row := c.row; t+8 <= end; t += 8 {
		const far = 7
		w := row[left-far*step.A:]
		a, b := step.A, step.B
		miss := off(w[7*a], r) & off(w[6*a], r-b) & off(w[5*a], r-2*b) & off(w[4*a], r-3*b) &
			off(w[3*a], r-4*b) & off(w[2*a], r-5*b) & off(w[a], r-6*b) & off(w[0], r-7*b)
		if miss >= 0 {
			break
		}
		left, r = left-8*a, r-8*b
	}
	for ; t < end && int(c.row[left]) != r; t++ {
		left, r = left-step.A, r-step.B
	}
	return t
}

// off is negative unless r is s.
func off(r int32, s int) int {
	d := int(r) - s
	return d | -d
}
