package blocking

// sweep is one pass of the front over the board, as far as anyone has asked for,
// and what it takes to see any part of it again: at the borders of larger cells,
// m×m blocks each, it keeps the edges. A cell is counted again from its own edges
// alone. m grows with the board such that the edges kept grow with its edge only.
type sweep struct {
	front  *front
	next   []int // by row: the next block to count
	space  []int // by row: the first block of the outer space, or unknown
	m      int
	across int    // how many cells may lie along the board's edge
	tops   ledger // above block (i, j·m), as place i of row j
	lefts  ledger // to the left of block (i·m, j), as place i of row j
	doubts []at   // blocks whose values are too far from k

	between []counters // memory for the left edges in a run of which few are kept, or nil
}

// at is a place in the grid of blocks.
type at struct{ i, j int }

// kept is an edge, in two bytes if nothing changes along it.
type kept struct {
	whole      *counters
	line, diag byte
	known      bool // for ledgers: whether there is one
}

const unknown = int(^uint(0) >> 1)

// cellsAcross makes the edges kept about 256 bytes a square of the board's edge,
// and a cell's side a 64th to a 128th of it.
const cellsAcross = 128

func newSweep(k int) *sweep {
	return sweepFrom(k, 0, 0)
}

// sweepFrom returns a sweep over the blocks from column i0 and row j0 on.
func sweepFrom(k, i0, j0 int) *sweep {
	return &sweep{front: newFront(k, i0, j0, runLength), m: 1, across: cellsAcross}
}

// passed reports whether block (i, j), i ≥ j, has been counted or is known to lie
// in the outer space.
func (s *sweep) passed(i, j int) bool {
	return j < len(s.next) && (i < s.next[j] || i >= s.space[j])
}

// step counts block (i, j), which has not been passed while its neighbours above
// and to the left have.
func (s *sweep) step(i, j int, dst *values) shape {
	s.extend(i, j)
	if j%s.m == 0 {
		s.tops.put(j/s.m, i, keep(s.front.top(i)))
	}
	if i%s.m == 0 {
		s.lefts.put(j, i/s.m, keep(s.front.left(i, j)))
	}
	shape := s.front.step(i, j, dst)
	if shape == wild {
		s.doubts = append(s.doubts, at{i, j})
	}
	if s.doubtful(i, j) {
		shape = wild
	}
	s.next[j] = i + 1
	if shape == flat && (j == 0 || i >= s.space[j-1]) {
		s.space[j] = i
	}
	return shape
}

// extend makes room for block (i, j), of which the row may be new.
func (s *sweep) extend(i, j int) {
	if j == len(s.next) {
		s.next = append(s.next, j)
		s.space = append(s.space, unknown)
	}
	for i >= s.across*s.m {
		s.thin()
	}
}

// doubtful reports whether block (i, j) sees a block whose values are too far from k,
// or is one itself.
func (s *sweep) doubtful(i, j int) bool {
	for _, d := range s.doubts {
		if d.i <= i && d.j <= j {
			return true
		}
	}
	return false
}

// inSpace reports whether block (i, j) is known to lie in the outer space, where
// no palace is above, to the left or before in a diagonal but those of the rows.
func (s *sweep) inSpace(i, j int) bool { return j < len(s.space) && i >= s.space[j] }

// thin doubles m.
func (s *sweep) thin() {
	s.m *= 2
	s.tops.thinRows()
	s.lefts.thinPlaces()
}

// keep returns an edge that does not change with c.
func keep(c *counters) kept {
	k := hold(c)
	if k.whole != nil {
		whole := *c
		k.whole = &whole
	}
	return k
}

// hold is keep for an edge that will not change.
func hold(c *counters) kept {
	if c.constant() {
		return kept{line: c.line[0], diag: c.diag[0]}
	}
	return kept{whole: c}
}

// restore writes the edge to c.
func (k kept) restore(c *counters) {
	if k.whole != nil {
		*c = *k.whole
		return
	}
	for n := range words(&c.line) {
		words(&c.line)[n], words(&c.diag)[n] = uint64(k.line)*eachLane, uint64(k.diag)*eachLane
	}
}
