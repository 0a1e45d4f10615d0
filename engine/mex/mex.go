// Package mex fills a board with nim-values, square after square: each square gets
// the mex, the smallest number that no square filled before it on the same row,
// column or diagonals has.
//
// If the squares are numbered and a queen moves to lower numbers only, and every
// lower square in line with her can be reached, then filling the board in the order
// of the numbers gives the nim-values, and the zeros are the queens in exile
// [DSS20] sections 7 and 8. Of every line a Filler remembers which values it has
// had, 64 to a word, so that a mex is found a few words at a time.
//
// References:
//   - [DSS20] F. M. Dekking, J. Shallit, N. J. A. Sloane. Queens in Exile: Non-attacking
//     Queens on Infinite Chess Boards. Electronic J. Combin. 27, 2020.
package mex

import "math/bits"

// Filler knows the values that each line has had.
type Filler struct {
	rows, columns, diagonals, antidiagonals lines
	oneDiagonal                             bool
}

// NewFiller returns a filler of an empty board, for a queen.
func NewFiller() *Filler { return &Filler{} }

// NewWythoffFiller returns one that disregards the antidiagonals, on which x+y is
// constant: on the quadrant that is Wythoff Nim.
func NewWythoffFiller() *Filler { return &Filler{oneDiagonal: true} }

// Fill returns the value of the square in row x and column y, which must not have
// been filled yet.
func (f *Filler) Fill(x, y int) int32 {
	row, column := f.rows.at(x), f.columns.at(y)
	diagonal, antidiagonal := f.diagonals.at(x-y), &set{}
	if !f.oneDiagonal {
		antidiagonal = f.antidiagonals.at(x + y)
	}
	i := max(row.full, column.full, diagonal.full, antidiagonal.full)
	used := row.word(i) | column.word(i) | diagonal.word(i) | antidiagonal.word(i)
	for used == ^uint64(0) {
		i++
		used = row.word(i) | column.word(i) | diagonal.word(i) | antidiagonal.word(i)
	}
	bit := bits.TrailingZeros64(^used)
	row.add(i, bit)
	column.add(i, bit)
	diagonal.add(i, bit)
	antidiagonal.add(i, bit)
	return int32(64*i + bit)
}

// lines are the sets of all lines in one direction: number i ≥ 0 is at up[i], and
// number -1-i at down[i].
type lines struct{ up, down []set }

// at returns the set of line i. The pointer is good until at is called for a new
// line.
func (l *lines) at(i int) *set {
	side := &l.up
	if i < 0 {
		side, i = &l.down, -1-i
	}
	for i >= len(*side) {
		*side = append(*side, set{})
	}
	return &(*side)[i]
}

// set is a set of numbers. Those from 64·base on are bits of words, and there are
// no others. The words below full are known to be all ones.
type set struct {
	words []uint64
	base  int
	full  int
}

// word returns the word i of the set.
func (s *set) word(i int) uint64 {
	if j := uint(i - s.base); j < uint(len(s.words)) {
		return s.words[j]
	}
	return 0
}

// add adds the number 64·i + bit.
func (s *set) add(i, bit int) {
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
	s.words[i-s.base] |= 1 << bit
	for i == s.full && s.word(i) == ^uint64(0) {
		i++
		s.full = i
	}
}
