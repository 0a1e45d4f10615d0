package palace

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
	r := &replay{sweep: s, i0: i / s.m * s.m, j0: j / s.m * s.m, m: s.m}
	r.front = newFront(s.front.hood.k, r.i0, r.j0, s.m)
	for n := range s.m {
		if top, ok := s.tops.get(r.j0/s.m, r.i0+n); ok {
			top.restore(r.front.top(r.i0 + n))
		}
		if left, ok := s.lefts.get(r.j0+n, r.i0/s.m); ok {
			left.restore(r.front.lefts.at(r.j0+n, 0))
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
