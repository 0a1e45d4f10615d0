package chart

import "slices"

// Copy returns a copy of the map that can be spoiled.
func (m *Map) Copy() *Map {
	c := *m
	c.corners, c.quarters = slices.Clone(m.corners), slices.Clone(m.quarters)
	c.squares.of = slices.Clone(m.squares.of)
	for i, leaf := range c.squares.of {
		c.squares.of[i] = slices.Clone(leaf)
	}
	return &c
}

// Flip makes square (x, y) of the block of a kind P if it is N, and N if it is P.
func (m *Map) Flip(kind int32, x, y int) {
	n := m.corners[kind]
	for level := m.level - 1; level >= 0; level-- {
		side := m.side() << level
		n = m.all[n].quarters[x/side+2*(y/side)]
		x, y = x%side, y%side
	}
	m.squares.of[m.all[n].leaf][y*m.Words+x/64] ^= 1 << (x % 64)
}

// Swap swaps the kinds of two quarters of a kind, and reports whether that changes anything.
func (m *Map) Swap(kind int32, i, j int) bool {
	q := &m.quarters[kind]
	q[i], q[j] = q[j], q[i]
	return q[i] != q[j]
}

// Confuse gives a kind the block of another one, and reports whether that changes anything.
func (m *Map) Confuse(kind, other int32) bool {
	old := m.corners[kind]
	m.corners[kind] = m.corners[other]
	return old != m.corners[kind]
}
