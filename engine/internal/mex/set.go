package mex

import "math/bits"

// Set is a set of numbers from 0 on, those that a line has had. The zero value is empty.
//
// Number v is bit v%64 of word v/64. Only the words from the first number's on are kept:
// a line far from the corner begins with large values and never has the small ones.
type Set struct {
	words []uint64
	base  int // number of the first word that is kept
	full  int // the words before this one hold all their numbers
}

// word returns a word of the set.
func (s *Set) word(i int) uint64 {
	if j := uint(i - s.base); j < uint(len(s.words)) {
		return s.words[j]
	}
	return 0
}

// Add puts v into the set.
func (s *Set) Add(v int) { s.add(v>>6, v&63) }

// add puts the number 64·i + bit into the set.
func (s *Set) add(i, bit int) {
	j := uint(i - s.base)
	if j >= uint(len(s.words)) {
		s.reach(i)
		j = uint(i - s.base)
	}
	s.words[j] |= 1 << bit
	if s.words[j] == ^uint64(0) && i == s.full {
		for s.word(s.full) == ^uint64(0) {
			s.full++
		}
	}
}

// reach makes room for word i.
func (s *Set) reach(i int) {
	if len(s.words) == 0 {
		s.base = i
	}
	if i < s.base {
		words := make([]uint64, s.base-i+len(s.words))
		copy(words[s.base-i:], s.words)
		s.base, s.words = i, words
	}
	for i-s.base >= len(s.words) {
		s.words = append(s.words, 0)
	}
}

// Lines are the sets of all lines in one direction, numbered from any number on. The
// zero value has an empty set for each.
type Lines struct {
	up   []Set // lines 0, 1, 2, …
	down []Set // lines -1, -2, -3, …
}

// At returns the set of a line. It may be kept until At is called for a line that is new.
func (l *Lines) At(i int) *Set {
	if uint(i) < uint(len(l.up)) {
		return &l.up[i]
	}
	return l.more(i)
}

// more is At where the line may be new.
func (l *Lines) more(i int) *Set {
	side := &l.up
	if i < 0 {
		side, i = &l.down, -1-i
	}
	for i >= len(*side) {
		*side = append(*side, Set{})
	}
	return &(*side)[i]
}

// least returns the word and the bit of the least number that none of the four sets has,
// nor any of more.
func least(a, b, c, d *Set, more []*Set) (i, bit int) {
	for i = max(a.full, b.full, c.full, d.full); ; i++ {
		used := a.word(i) | b.word(i) | c.word(i) | d.word(i)
		if used == ^uint64(0) {
			continue
		}
		for _, s := range more {
			used |= s.word(i)
		}
		if used != ^uint64(0) {
			return i, bits.TrailingZeros64(^used)
		}
	}
}

// Least returns the least number that is in none of the sets.
func Least(sets ...*Set) int {
	i, bit := least(&none, &none, &none, &none, sets)
	return 64*i + bit
}
