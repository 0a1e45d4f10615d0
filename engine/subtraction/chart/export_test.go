package chart

import (
	"math/big"
	"math/rand/v2"
	"slices"
)

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

// Border returns a place of so many binary digits on the way to which kinds are made of several as
// long as there are such: there what lies beside each other differs.
func (m *Map) Border(r *rand.Rand, digits int) (i, k *big.Int) {
	i, k = new(big.Int), new(big.Int)
	kind := int32(0)
	for range digits {
		var mixed []int
		for q, n := range m.quarters[kind] {
			if of := m.quarters[n]; of != [4]int32{of[0], of[0], of[0], of[0]} {
				mixed = append(mixed, q)
			}
		}
		q := r.IntN(4)
		if len(mixed) > 0 && r.IntN(8) > 0 {
			q = mixed[r.IntN(len(mixed))]
		}
		for d, v := range []*big.Int{i, k} {
			v.Lsh(v, 1).Or(v, big.NewInt(int64(q>>d&1)))
		}
		kind = m.quarters[kind][q]
	}
	return i, k
}

// Side returns how many squares the blocks are wide of which an origin knows nine, and Differ
// reports whether these are of several kinds.
func (a *Around) Side() int    { return a.side() << a.level }
func (a *Around) Differ() bool { return a.kinds != [3][3]int32{row(a), row(a), row(a)} }

func row(a *Around) [3]int32 { n := a.kinds[1][1]; return [3]int32{n, n, n} }
