package columns

import (
	"math"
	"unsafe"
)

// fewColumns is how many columns the lines search where the kernel stopped.
const fewColumns = 32

// How many numbers the head of a walk's state takes, a line and a set, and which of them
// a walk changes: the least row, or diagonal, that may be free, and a run of members.
const (
	headSize, lineSize, setSize = 8, 12, 8
	lowAt, runAt                = 5, 5
)

// better reports whether a kernel does better by lines than in two windows, where it
// looks at each move by itself.
func (c *Table) better() bool {
	const many = 32
	return c.loops.Walk != nil && len(c.set.Single) > many
}

// extendByKernel goes on as far as the kernel can, up to column n.
func (c *Table) extendByKernel(n int) {
	if c.loops.Walk == nil || c.known == 0 || c.known >= n {
		return
	}
	if k := len(c.taps); k > 0 && c.taps[k-1].A > c.known || !c.fits(n) {
		return
	}
	for i := range c.lines {
		c.lines[i].hurry(c.known, c.row)
	}
	s := c.pack()
	c.known = c.loops.Walk(unsafe.Pointer(&s[0]), c.known, n)
	c.low = int(s[lowAt])
	sets := s[headSize:]
	for i := range c.lines {
		l := &c.lines[i]
		l.turn(c.known)
		if i == 2 {
			sets = sets[lineSize*(len(c.lines)-2):] // lines come before their sets
		}
		for k := range l.sets {
			if l.last == 0 {
				l.sets[k].low, l.sets[k].high = int(sets[runAt]), int(sets[runAt+1])
			}
			sets = sets[setSize:]
		}
	}
}

// fits reports whether the heights of all lines up to column n are numbers of four bytes.
func (c *Table) fits(n int) bool {
	const most = 1 << 29
	for i := range c.lines {
		if l := &c.lines[i]; (n/l.step.A+l.from+l.last)*l.step.B > most {
			return false
		}
	}
	return true
}

// pack writes down the state of the search for the kernel: a head, the sets of rows and
// diagonals, the other lines, their sets, and the taps.
func (c *Table) pack() []int32 {
	s := append(c.loops.state[:0], int32(len(c.lines)-2), int32(len(c.taps)), flag(c.mirror),
		address(unsafe.Pointer(&c.row[0])), int32(len(c.row)), int32(c.low), 0, 0)
	s = c.lines[0].pack(s)
	s = c.lines[1].pack(s)
	others := c.lines[2:]
	first := len(s) + lineSize*len(others)
	for i := range others {
		l := &others[i]
		n := c.known / l.step.A
		late := 0
		if l.from > 1 {
			late = l.from
		}
		s = append(s, int32(l.step.A), int32(l.step.B), int32(late*l.step.A), int32(late*l.step.B),
			int32(l.last*l.step.A), int32(l.last*l.step.B), int32(c.known-n*l.step.A), int32(n*l.step.B),
			int32(4*first), 0, 0, 0)
		first += setSize * len(l.sets)
	}
	for i := range others {
		s = others[i].pack(s)
	}
	for _, m := range c.taps {
		s = append(s, int32(m.A), int32(m.B))
	}
	c.loops.state = s
	return s
}

// pack appends the sets.
func (l *lines) pack(s []int32) []int32 {
	for k := range l.sets {
		b := &l.sets[k]
		var words int32
		if len(b.words) > 0 {
			words = address(unsafe.Pointer(&b.words[0]))
		}
		n := 64 * len(b.words)
		low, high := int32(b.low), int32(b.high)
		if l.last > 0 {
			low, high = math.MinInt32, math.MinInt32 // what is a member may leave
		}
		s = append(s, words, int32(b.base), int32(n), int32(max(0, n-63)), 0, low, high, 0)
	}
	return s
}
