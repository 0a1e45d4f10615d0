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
type at struct{ i, j int32 }

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

// step counts block (i, j), which has not been passed while its neighbors above
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
		s.tops[at{int32(i), int32(j)}] = keep(s.front.top(i))
	}
	if i%s.m == 0 {
		s.lefts[at{int32(i), int32(j)}] = keep(s.front.left(i, j))
	}
	shape := s.front.step(i, j, dst)
	if shape == wild {
		s.doubts = append(s.doubts, at{int32(i), int32(j)})
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
		if int(d.i) <= i && int(d.j) <= j {
			return true
		}
	}
	return false
}

// passing counts all blocks (i, j), i ≥ j, with i ≤ last and j ≤ lastRow that have not
// been passed, antidiagonal by antidiagonal.
type passing struct {
	sweep         *sweep
	last, lastRow int
	diagonal, row int // the next block is (diagonal-row, row), or lies after it
}

// pass starts on the blocks up to those that hold the square (x, y) and its mirror
// image.
func (s *sweep) pass(x, y int) *passing {
	return &passing{sweep: s, last: max(x, y) / edge, lastRow: min(x, y) / edge}
}

// step counts one block, and returns false when there was none left to count.
func (p *passing) step() bool {
	for p.diagonal <= p.last+p.lastRow && !p.sweep.inSpace(p.diagonal-p.lastRow, p.lastRow) {
		for p.row = max(p.row, p.diagonal-p.last); p.row <= min(p.lastRow, p.diagonal/2); {
			i, j := p.diagonal-p.row, p.row
			p.row++
			if !p.sweep.passed(i, j) {
				p.sweep.step(i, j, nil)
				return true
			}
		}
		p.diagonal, p.row = p.diagonal+1, 0
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
		if int(p.j)%s.m != 0 {
			delete(s.tops, p)
		}
	}
	for p := range s.lefts {
		if int(p.i)%s.m != 0 {
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

// replay counts one cell of the sweep again.
type replay struct {
	sweep  *sweep
	front  *front
	i0, j0 int // the cell's first block
	m      int
	next   []int // by row of the cell: the next block to count
}

// replay starts on the cell that holds block (i, j), which must have been passed.
func (s *sweep) replay(i, j int) *replay {
	r := &replay{sweep: s, front: newFront(s.front.hood.k), i0: i / s.m * s.m, j0: j / s.m * s.m, m: s.m}
	for n := range s.m {
		if top, ok := s.tops[at{int32(r.i0 + n), int32(r.j0)}]; ok {
			r.front.tops[r.i0+n] = top.restore()
		}
		if left, ok := s.lefts[at{int32(r.i0), int32(r.j0 + n)}]; ok {
			r.front.lefts[r.j0+n] = left.restore()
		}
		r.next = append(r.next, max(r.i0, r.j0+n))
	}
	return r
}

// serves reports whether block (i, j) lies in the cell and is still to come.
func (r *replay) serves(i, j int) bool {
	return i >= r.i0 && i < r.i0+r.m && j >= r.j0 && j < r.j0+r.m && i >= r.next[j-r.j0]
}

// advance counts one block on the way to block (i, j), which the cell must serve,
// and reports whether it was that block. Only then dst receives the values.
func (r *replay) advance(i, j int, dst *values) (shape, bool) {
	for row := r.j0; row < j; row++ {
		if next := r.next[row-r.j0]; next <= i && !r.sweep.inSpace(next, row) {
			r.next[row-r.j0]++
			return r.front.step(next, row, nil), false
		}
	}
	next := r.next[j-r.j0]
	r.next[j-r.j0]++
	if next < i {
		dst = nil
	}
	shape := r.front.step(next, j, dst)
	if r.sweep.doubtful(next, j) {
		shape = wild
	}
	return shape, next == i
}
