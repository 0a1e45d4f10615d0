package piles

import "math/bits"

// sweep fills a box of piles, the largest outermost, with the mex of what the lines through each
// cell have had before: a line leads where one pile, or several by the same number, grow.
//
// By itself that gives nim-values. With behind, a further pile stands behind those of the box,
// and each cell gets the number of it that makes a palace: there is exactly one. For a palace is a
// number that no palace before it attacks, and of two palaces with the same other piles one would
// attack the other. One at (c-i,…) with z behind attacks, from the cell c, z itself, and z+i where
// the pile behind grows as well. So a line has two sets, of z and of z less the pile
// that grows along it.
//
// For three piles, where the box is x and y:
//
//	y\x  0  1  2  3
//	0    0  2  1  5
//	1    2  4  0  3    (1,1): 0 and 1 attack from (0,0), 2 and 3 from (0,1) and (1,0), so it is 4
type sweep struct {
	size   []int // of the box, the largest first
	behind bool
	values []int32
	filled int // how many cells are
	total  int
	at     []int // the next cell

	ways  []way
	lines []*line // those through the next cell, one a way
	by    []int   // what is added to a number for the second set of each
}

// way is a set of piles that grow together, the first being the outermost.
type way struct {
	first  int
	others []int  // that grow as well
	lines  []line // one for each cell of the piles behind the first
}

// line is what a line has had.
type line struct {
	had, moved set
	full       int // the words of had before this one hold all their numbers
}

// set is a set of numbers from 0 on, number v being bit v%64 of word v/64.
type set []uint64

// word returns a word.
func (s set) word(i int) uint64 {
	if uint(i) < uint(len(s)) {
		return s[i]
	}
	return 0
}

// from returns the 64 bits from a number on.
func (s set) from(v int) uint64 {
	i, by := v>>6, v&63
	if by == 0 {
		return s.word(i)
	}
	return s.word(i)>>by | s.word(i+1)<<(64-by)
}

func (s *set) add(v int) {
	for len(*s) <= v>>6 {
		*s = append(*s, 0)
	}
	(*s)[v>>6] |= 1 << (v & 63)
}

// newSweep begins with a box.
func newSweep(size []int, behind bool) *sweep {
	s := &sweep{size: size, behind: behind, total: volume(size), at: make([]int, len(size))}
	for first := range size {
		for others := range 1 << (len(size) - 1 - first) {
			w := way{first: first, lines: make([]line, volume(size[first+1:]))}
			for j := first + 1; j < len(size); j++ {
				if others>>(j-first-1)&1 != 0 {
					w.others = append(w.others, j)
				}
			}
			s.ways = append(s.ways, w)
		}
	}
	s.lines, s.by = make([]*line, len(s.ways)), make([]int, len(s.ways))
	return s
}

// volume is how many cells a box has, at most about 2^62.
func volume(size []int) int {
	n := 1
	for _, s := range size {
		if n > 1<<62/s {
			return 1 << 62
		}
		n *= s
	}
	return n
}

// cellsAtOnce is how much is done in a step.
const cellsAtOnce = 1 << 11

// Step fills some cells.
func (s *sweep) Step() bool {
	if s.values == nil {
		s.values = make([]int32, s.total)
	}
	for range min(cellsAtOnce, s.total-s.filled) {
		s.fill()
	}
	if s.filled == s.total {
		s.ways = nil
	}
	return s.filled < s.total
}

// Done says which part of the box is filled.
func (s *sweep) Done() float64 { return float64(s.filled) / float64(s.total) }

// fill fills the next cell.
func (s *sweep) fill() {
	full := 0
	for i := range s.ways {
		w := &s.ways[i]
		s.lines[i] = &w.lines[s.filled%len(w.lines)]
		s.by[i] = s.size[w.first] - 1 - s.at[w.first]
		full = max(full, s.lines[i].full)
	}
	v := s.least(full)
	s.values[s.filled] = int32(v)
	for i, l := range s.lines {
		l.had.add(v)
		for l.had.word(l.full) == ^uint64(0) {
			l.full++
		}
		if s.behind {
			l.moved.add(v + s.by[i])
		}
	}
	s.filled++
	s.goOn()
}

// least returns the least number that no line has had, from a word on.
func (s *sweep) least(from int) int {
	for i := from; ; i++ {
		var word uint64
		for j, l := range s.lines {
			word |= l.had.word(i)
			if s.behind {
				word |= l.moved.from(64*i + s.by[j])
			}
		}
		if word != ^uint64(0) {
			return 64*i + bits.TrailingZeros64(^word)
		}
	}
}

// goOn goes to the next cell: the innermost pile that can grow does, and those within it begin
// again.
func (s *sweep) goOn() {
	grown := len(s.size) - 1
	for ; grown >= 0; grown-- {
		if s.at[grown]++; s.at[grown] < s.size[grown] {
			break
		}
		s.at[grown] = 0
	}
	for i := range s.ways {
		switch w := &s.ways[i]; {
		case w.first > grown:
			clear(w.lines)
		case w.first == grown:
			s.slide(w)
		}
	}
}

// slide moves the lines of a way on, by one in each pile that grows with the first: a new line
// begins where one of them is 0.
func (s *sweep) slide(w *way) {
	if len(w.others) == 0 {
		return
	}
	by := 0
	for _, j := range w.others {
		by += volume(s.size[j+1:])
	}
	for i := len(w.lines) - 1; i >= 0; i-- {
		goes := true
		for _, j := range w.others {
			goes = goes && i/volume(s.size[j+1:])%s.size[j] > 0
		}
		if goes {
			w.lines[i] = w.lines[i-by]
		} else {
			w.lines[i] = line{}
		}
	}
}

// has reports whether a box lies within this one.
func (s *sweep) has(size []int) bool {
	for i, n := range size {
		if n > s.size[i] {
			return false
		}
	}
	return true
}

// of returns the value of a cell of the box, its piles in the order of the box.
func (s *sweep) of(at []int) int {
	i := 0
	for j, c := range at {
		i = i*s.size[j] + c
	}
	return int(s.values[i])
}
