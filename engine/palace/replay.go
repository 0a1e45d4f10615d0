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
	r := &replay{sweep: s}
	r.start(i, j)
	return r
}

// start goes to the cell that holds block (i, j). Cells of the same size share memory.
func (r *replay) start(i, j int) {
	s := r.sweep
	if r.m != s.m {
		r.m, r.next, r.front = s.m, make([]int, s.m), newFront(s.front.hood.k, 0, 0, s.m)
	}
	r.i0, r.j0 = i/r.m*r.m, j/r.m*r.m
	r.front.tops.from, r.front.lefts.from = r.i0, r.j0
	for n := range r.m {
		// What is not kept has not been passed, and is as at the board's own edges.
		top, ok := s.tops.get(r.j0/r.m, r.i0+n)
		if !ok {
			top = kept{diag: byte(-s.front.hood.k)}
		}
		top.restore(r.front.top(r.i0 + n))
		left, _ := s.lefts.get(r.j0+n, r.i0/r.m)
		left.restore(r.front.lefts.at(r.j0+n, 0))
		r.next[n] = max(r.i0, r.j0+n)
	}
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
