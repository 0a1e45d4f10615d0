package blocking

import "unsafe"

// front is a line of edges that moves over the blocks of the half board on and
// above the diagonal, i ≥ j: the board is its own mirror image. Block (i, j) holds
// the columns from i·256 and the rows from j·256 on. Between two steps the front
// knows the top edge of the next block in each column and the left edge of the
// next block in each row; a column or row that no step has reached yet has the
// edges of the board or of the empty outer space.
type front struct {
	hood        hood
	tops, lefts shelf        // by column, by row
	bare        *[2]counters // receives the edges of bare blocks instead of their values, or nil
}

// newFront returns a front over the blocks from column i0 and row j0 on, whose edges
// lie in memory by the given number.
func newFront(k, i0, j0, stretch int) *front {
	return &front{hood: hood{k}, tops: shelf{from: i0, stretch: stretch}, lefts: shelf{from: j0, stretch: stretch}}
}

// shelf holds edges by number, from one on, in stretches of memory that hold so many of
// them side by side.
type shelf struct {
	from, stretch int
	stretches     [][]counters // those that nobody has asked for are nil
}

// at returns an edge. If its stretch has to be made, all diagonals there are diag.
func (s *shelf) at(n int, diag byte) *counters {
	if c := s.get(n); c != nil {
		return c
	}
	n -= s.from
	for n/s.stretch >= len(s.stretches) {
		s.stretches = append(s.stretches, nil)
	}
	fresh := make([]counters, s.stretch)
	for i := range fresh {
		kept{diag: diag}.restore(&fresh[i])
	}
	s.stretches[n/s.stretch] = fresh
	return &fresh[n%s.stretch]
}

// get returns an edge, or nil if its stretch has not been made.
func (s *shelf) get(n int) *counters {
	n -= s.from
	if i := n / s.stretch; n >= 0 && i < len(s.stretches) && s.stretches[i] != nil {
		return &s.stretches[i][n%s.stretch]
	}
	return nil
}

// beyond returns the first number after the stretch of n.
func (s *shelf) beyond(n int) int { return n + s.stretch - (n-s.from)%s.stretch }

// shape says what kind of block was met.
type shape uint8

const (
	outer shape = iota // outside the hood
	inner              // on the hood's border
	deep               // in the hood
	flat               // k everywhere
	bare               // without a palace, as its edges show
	wild               // in doubt: not to be told from the edges
)

// top returns the edge on top of the next block of column i.
func (f *front) top(i int) *counters {
	return f.tops.at(i, byte(-f.hood.k))
}

// left returns the edge left of the next block of row j. On the diagonal it is the
// top edge's mirror image.
func (f *front) left(i, j int) *counters {
	c := f.lefts.at(j, 0)
	if i == j {
		top := f.top(i)
		c.line = top.line
		copy(c.diag[:], top.diag[1:])
		// The last diagonal goes below the block into the other half: any value
		// will do there, and this one keeps a flat edge flat.
		c.diag[edge-1] = top.diag[edge-1]
	}
	return c
}

// step counts through block (i, j), whose neighbours above and to the left the
// front has passed, and hands on the edges. Unless dst is nil it receives the
// values of the block unless it is flat or deep; those in the hood mean nothing.
func (f *front) step(i, j int, dst *values) shape {
	top, left := f.top(i), f.left(i, j)
	shape := outer
	switch {
	case f.hood.covers(i, j):
		f.hood.leave(i, j, top, left)
		return deep
	case f.hood.touches(i, j):
		shape = inner
	case isFlat(top, left):
		return flat
	case (dst == nil || kernel == nil || f.bare != nil) && isBare(top, left): // a kernel gives all values sooner
		switch {
		case f.bare != nil:
			f.bare[0], f.bare[1] = *top, *left
		case dst != nil:
			fillBare(dst, top, left)
		}
		passBare(top, left)
		return bare
	}
	wide, tall := f.hood.bounds(i, j)
	if !block(dst, top, left, wide, tall) {
		return wild
	}
	return shape
}

// isFlat reports whether no palace lies in a block with these edges because every
// square of it sees exactly k: if nothing changes along the edges and it is so in
// one square, then by counting on it is so in all.
func isFlat(top, left *counters) bool {
	d := top.diag[0]
	return (top.line[0]+left.line[0]+d)&63 == 0 && (left.diag[0]-d)&63 == 0 &&
		top.constant() && left.constant()
}

// constant reports whether nothing changes along the edge.
func (c *counters) constant() bool { return constant(&c.line) && constant(&c.diag) }

// constant reports whether all counters of a line are the same.
func constant(line *[edge]byte) bool {
	first := uint64(line[0]) * eachLane
	for _, w := range words(line) {
		if w != first {
			return false
		}
	}
	return true
}

// words returns a line of counters, eight to a word.
func words(line *[edge]byte) *[edge / 8]uint64 {
	return (*[edge / 8]uint64)(unsafe.Pointer(line))
}
