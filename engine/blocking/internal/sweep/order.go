package sweep

import (
	"slices"

	"github.com/palacegames/palace/engine/blocking/automaton"
)

// This file is what passes between those who share a sweep: orders for pieces of it, and
// their results.

// An order is, as numbers of variable length unless it says otherwise: the modulus of
// the edges; k, the side of the sweep's cells, the cell; where the outer space begins,
// in the row above and in each of the cell's own; the top edge of each column, the left
// edge of each row; the blocks in doubt.

// order writes all that it takes to count a cell, of which everything above and to the
// left has been passed.
func (s *Sweep) order(c cell) []byte {
	w := &writer{}
	w.number(s.Modulus, s.K, s.m, c.i0, c.i1, c.j0, c.j1, s.spaceOf(c.j0-1)+1)
	for j := c.j0; j < c.j1; j++ {
		w.number(s.spaceOf(j) + 1)
	}
	for i := c.i0; i < c.i1; i++ {
		w.blockSide(s.topOf(i, c.j0))
	}
	for j := c.j0; j < c.j1; j++ {
		w.blockSide(s.leftOf(c.i0, j))
	}
	w.places(s.unprovedBlocks)
	return w.b
}

// spaceOf returns where the outer space begins in row j, or -1 if that is not known.
func (s *Sweep) spaceOf(j int) int {
	if j < 0 || j >= len(s.space) || s.space[j] == unknown {
		return -1
	}
	return s.space[j]
}

// topOf returns the edge above block (i, j), which the front has come to or passed.
func (s *Sweep) topOf(i, j int) kept {
	if j%s.m == 0 {
		if k, ok := s.tops.get(j/s.m, i); ok {
			return k
		}
	}
	if c := s.front.tops.get(i); c != nil && !s.inSpace(i, j) {
		return keep(c)
	}
	return kept{diag: byte(-s.K)} // as at the board's own edge
}

// leftOf returns the edge left of block (i, j), which the front has come to or passed.
func (s *Sweep) leftOf(i, j int) kept {
	if i%s.m == 0 {
		if k, ok := s.lefts.get(j, i/s.m); ok {
			return k
		}
	}
	if c := s.front.lefts.get(j); c != nil && !s.inSpace(i, j) {
		return keep(c)
	}
	return kept{}
}

// begin reads an order: it returns a sweep that has come to the cell. It errs for an order
// of another game, or of one who counts with another modulus.
func begin(blocks *automaton.Blocks, order []byte) (*Sweep, cell, error) {
	r := &reading{b: order}
	form := r.number(256)
	k, m := r.number(automaton.MaxK), r.number(maxSide)
	c := cell{i0: r.number(Reach / blockSide), i1: r.number(Reach/blockSide + 1), j0: r.number(Reach / blockSide), j1: r.number(Reach/blockSide + 1)}
	if c.i1 <= c.i0 || c.j1 <= c.j0 || c.i0 < c.j0 || c.i1-c.i0 > maxSide || c.j1-c.j0 > maxSide || m < 1 || k < 1 {
		return nil, c, errOrder
	}
	s := newSweep(blocks, c.i0, c.j0)
	s.m, s.across = m, unknown/maxSide
	s.next, s.space = make([]int, c.j1), make([]int, c.j1)
	for j := max(0, c.j0-1); j < c.j1; j++ {
		s.space[j] = unknown
	}
	for j := c.j0 - 1; j < c.j1; j++ {
		if space := r.number(Reach/blockSide + 1); space > 0 && j >= 0 {
			s.space[j] = space - 1
		}
	}
	for i := c.i0; i < c.i1; i++ {
		r.blockSide().restore(s.front.top(i))
	}
	for j := c.j0; j < c.j1; j++ {
		r.blockSide().restore(s.front.lefts.at(j, 0))
	}
	s.unprovedBlocks = r.places()
	if !r.done() || form != blocks.Modulus || k != blocks.K {
		return nil, c, errOrder
	}
	return s, c, nil
}

// A result is: where the outer space begins in each of the cell's rows; the edges that
// leave the cell at the bottom and on the right; the top and the left edges within it
// that the sweep keeps, each kind after its count, each edge after its block; the
// blocks in doubt.

// result writes what a sweep that began at the cell, and has counted it, hands on.
func (s *Sweep) result(c cell) []byte {
	w := &writer{}
	for j := c.j0; j < c.j1; j++ {
		w.number(s.spaceOf(j) + 1)
	}
	for i := c.i0; i < c.i1; i++ {
		w.blockSide(keep(s.front.top(i)))
	}
	for j := c.j0; j < c.j1; j++ {
		w.blockSide(keep(s.front.lefts.get(j)))
	}
	w.number(s.tops.size())
	s.tops.each(func(row, place int, k kept) {
		w.number(place, row*s.m)
		w.blockSide(k)
	})
	w.number(s.lefts.size())
	s.lefts.each(func(row, place int, k kept) {
		w.number(place*s.m, row)
		w.blockSide(k)
	})
	w.places(s.unprovedBlocks)
	return w.b
}

// settle takes the result of a cell, as if the sweep had counted it. If it errs
// nothing has changed.
func (s *Sweep) settle(c cell, result []byte) error {
	r := &reading{b: result}
	spaces, bottoms, rights := make([]int, c.j1-c.j0), make([]kept, c.i1-c.i0), make([]kept, c.j1-c.j0)
	for n := range spaces {
		spaces[n] = r.number(Reach/blockSide+1) - 1
	}
	for n := range bottoms {
		bottoms[n] = r.blockSide()
	}
	for n := range rights {
		rights[n] = r.blockSide()
	}
	type placed struct {
		at
		kept
	}
	var edges [2][]placed
	for n := range edges {
		for range r.number(maxSide * maxSide) {
			p := placed{r.place(), r.blockSide()}
			if !c.holds(p.i, p.j) {
				return errResult
			}
			edges[n] = append(edges[n], p)
		}
	}
	unprovedBlocks := r.places()
	if !r.done() {
		return errResult
	}
	for _, p := range edges[0] {
		if p.j%s.m == 0 {
			s.tops.put(p.j/s.m, p.i, p.kept)
		}
	}
	for _, p := range edges[1] {
		if p.i%s.m == 0 {
			s.lefts.put(p.j, p.i/s.m, p.kept)
		}
	}
	for _, d := range unprovedBlocks {
		if !slices.Contains(s.unprovedBlocks, d) {
			s.unprovedBlocks = append(s.unprovedBlocks, d)
		}
	}
	s.move(c, spaces, bottoms, rights)
	return nil
}

// move moves the front over a cell, as far as it is not there yet.
func (s *Sweep) move(c cell, spaces []int, bottoms, rights []kept) {
	for n, bottom := range bottoms {
		if i := c.i0 + n; !s.passed(i, c.j1) {
			bottom.restore(s.front.top(i))
		}
	}
	for n, right := range rights {
		j := c.j0 + n
		if j == len(s.next) {
			s.next, s.space = append(s.next, j), append(s.space, unknown)
		}
		if spaces[n] >= 0 {
			s.space[j] = spaces[n]
		}
		if s.next[j] < c.i1 {
			right.restore(s.front.lefts.at(j, 0))
			s.next[j] = c.i1
		}
	}
}
