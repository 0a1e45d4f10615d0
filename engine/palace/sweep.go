package palace

// sweep is one pass of the front over the board, as far as anyone has asked for,
// and what it takes to see any part of it again: at the borders of larger cells,
// m×m blocks each, it keeps the edges. A cell is counted again from its own edges
// alone. m grows with the board such that the edges kept grow with its edge only.
type sweep struct {
	front  *front
	next   []int // by row: the next block to count
	space  []int // by row: the first block of the outer space, or unknown
	m      int
	across int         // how many cells may lie along the board's edge
	tops   map[at]kept // above the blocks (i, j) with j a multiple of m
	lefts  map[at]kept // to the left of the blocks with i a multiple of m
	doubts []at        // blocks whose values are too far from k
}

// at is a place in the grid of blocks.
type at struct{ i, j int }

// kept is an edge, in two bytes if nothing changes along it.
type kept struct {
	whole      *counters
	line, diag byte
}

const unknown = int(^uint(0) >> 1)

// cellsAcross makes the edges kept about 256 bytes a square of the board's edge,
// and a cell's side a 64th to a 128th of it.
const cellsAcross = 128

func newSweep(k int) *sweep {
	return &sweep{front: newFront(k), m: 1, across: cellsAcross, tops: map[at]kept{}, lefts: map[at]kept{}}
}

// passed reports whether block (i, j), i ≥ j, has been counted or is known to lie
// in the outer space.
func (s *sweep) passed(i, j int) bool {
	return j < len(s.next) && (i < s.next[j] || i >= s.space[j])
}

// step counts block (i, j), which has not been passed while its neighbours above
// and to the left have.
func (s *sweep) step(i, j int, dst *values) shape {
	if j == len(s.next) {
		s.next = append(s.next, j)
		s.space = append(s.space, unknown)
	}
	for i >= s.across*s.m {
		s.thin()
	}
	if j%s.m == 0 {
		s.tops[at{i, j}] = keep(s.front.top(i))
	}
	if i%s.m == 0 {
		s.lefts[at{i, j}] = keep(s.front.left(i, j))
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
	for p := range s.tops {
		if p.j%s.m != 0 {
			delete(s.tops, p)
		}
	}
	for p := range s.lefts {
		if p.i%s.m != 0 {
			delete(s.lefts, p)
		}
	}
}

func keep(c *counters) kept {
	if c.constant() {
		return kept{line: c.line[0], diag: c.diag[0]}
	}
	whole := *c
	return kept{whole: &whole}
}

func (k kept) restore() *counters {
	c := new(counters)
	if k.whole != nil {
		*c = *k.whole
		return c
	}
	for n := range edge {
		c.line[n], c.diag[n] = k.line, k.diag
	}
	return c
}
