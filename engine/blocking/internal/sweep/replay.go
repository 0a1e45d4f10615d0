package sweep

import "github.com/palacegames/palace/engine/blocking/automaton"

// replay counts one cell of the sweep again.
type replay struct {
	sweep  *Sweep
	front  *front
	i0, j0 int // the cell's first block
	m      int
	next   []int // by row of the cell: the next block to count
	lefts  []automaton.Edge
}

// replay starts on the cell that holds block (i, j), which must have been passed.
func (s *Sweep) replay(i, j int) *replay {
	r := &replay{sweep: s}
	r.start(i, j)
	return r
}

// start goes to the cell that holds block (i, j). Cells of the same size share memory.
func (r *replay) start(i, j int) {
	s := r.sweep
	if r.m != s.m {
		r.m, r.next, r.lefts = s.m, make([]int, s.m), make([]automaton.Edge, s.m)
		r.front = newFront(s.Blocks, 0, 0, s.m)
	}
	r.i0, r.j0 = i/r.m*r.m, j/r.m*r.m
	r.front.tops.first, r.front.lefts.first = r.i0, r.j0
	for n := range r.m {
		// What is not kept has not been passed, and is as at the board's own edges.
		top, ok := s.tops.get(r.j0/r.m, r.i0+n)
		if !ok {
			top = kept{diag: byte(-s.K)}
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

// advance counts some blocks of a row on the way to block (i, j), which the cell must
// serve, or that block itself, and reports whether it was. Only then dst receives the
// values.
func (r *replay) advance(i, j int, dst *automaton.Values) (automaton.Shape, bool) {
	for row := r.j0; row < j; row++ {
		if next := r.next[row-r.j0]; next <= i && !r.sweep.inSpace(next, row) {
			r.count(next, row, i+1-next)
			return automaton.Ordinary, false
		}
	}
	if next := r.next[j-r.j0]; next < i {
		r.count(next, j, i-next)
		return automaton.Ordinary, false
	}
	r.next[j-r.j0]++
	shape := r.front.step(i, j, dst)
	if r.sweep.doubtful(i, j) {
		shape = automaton.Unproved
	}
	return shape, true
}

// count counts some of a number of blocks, at least the first of them.
func (r *replay) count(i, j, count int) {
	counted := 0
	if r.sweep.Runs(i, j) {
		counted, _ = r.front.run(i, j, count, r.lefts)
	}
	if counted == 0 {
		r.front.step(i, j, nil)
		counted = 1
	}
	r.next[j-r.j0] += counted
}
