package quadrant

import "math/bits"

// state is what a front knows of the high queens. With the low queens' rows and
// antidiagonals before it, it decides where the next queens stand. Few states occur.
type state struct {
	rows      uint64 // bit i: row f+i is taken by a high queen, where f is the first free row
	sums      uint64 // bit i: antidiagonal f+c+i is taken by a high queen
	diagonals uint64 // bit i+behind: diagonal c-f-i is taken, or there is none
}

// stateBehind returns the state behind the queens on the given rows, and the first free row.
func stateBehind(rows []int) (s state, free int) {
	c := len(rows)
	holds := make([]bool, 3*c+1)
	for _, r := range rows {
		holds[r] = true
	}
	for holds[free] {
		free++
	}
	for d, r := range rows {
		if r < d {
			s.rows |= within(r - free)
			s.sums |= within(r + d - free - c)
			s.diagonals |= within(c - free - (d - r) + behind)
		}
	}
	s.diagonals |= ^uint64(0) << (c - free + behind) // those that do not exist
	return s, free
}

// within returns bit i, if there is one.
func within(i int) uint64 {
	if i < 0 {
		return 0
	}
	return 1 << i
}

// nowhere says instead of a row that no high queen can be placed.
const nowhere = 64

// next places the queen of the next column, where low queens hold the given rows from f on
// and antidiagonals from f+c on. She stands on row f+i, or low if i is nowhere. free is by
// how much the first free row grows.
func (s state) next(rows, sums uint64) (to state, i, free int) {
	rows |= s.rows
	i = bits.TrailingZeros64(^(rows | sums | s.sums | uint64(int64(s.diagonals)>>behind)))
	bit := within(i)
	free = bits.TrailingZeros64(^(rows | bit))
	return state{
		rows:      (s.rows | bit) >> free,
		sums:      (s.sums | bit) >> 1 >> free,
		diagonals: uint64(int64((s.diagonals|bit<<behind)<<1) >> free),
	}, i, free
}

// agrees reports whether no high queen of the state stands in line with the low queens that
// hold the given rows and antidiagonals, and the first free row is free of these as well.
func (s state) agrees(rows, sums uint64) bool {
	return rows&(s.rows|1) == 0 && sums&s.sums == 0
}

// ahead is by how much the number L of low queens before column c is greater than the first
// free row f. The c-L high queens before c hold as many diagonals: 1, …, c-f-n, and some
// beyond, taken of them. So c-L = c-f-n + taken, which is L-f = n - taken.
//
// Before column 5 of the drawing in the package's comment, c is 5 and f is 5; the high queens
// hold the diagonals 1 and 2 and none beyond. So n = -2, taken = 0, and L = 5-2 = 3.
func (s state) ahead() int { n, taken := s.gaps(); return n - taken }

// gaps returns n such that the diagonals 1, …, c-f-n are taken, but not c-f-n+1, and how many
// are taken beyond.
func (s state) gaps() (n, taken int) {
	end := bits.Len64(^s.diagonals)
	return end - behind, bits.OnesCount64(s.diagonals & (1<<end - 1))
}

// spread is more than the difference of two numbers in states.below.
const spread = 16

// states numbers the states that occur.
type states struct {
	list   []state
	number [1 << 10]uint8       // 1 + its number at the place of a state or the next ones, or 0
	below  []int                // of each: how many high queens it has beyond row f, and ahead
	most   int                  // the greatest of these
	ahead  []int8               // of each
	turns  *[1 << turnBits]turn // those taken last, by what they have come from
}

// find returns the number of a state, or ok = false and its place.
func (l *states) find(s state) (n uint8, place int, ok bool) {
	key := s.rows ^ s.sums<<16 ^ s.diagonals<<24
	for at := key * 0x9e3779b97f4a7c15 >> 54; ; at++ {
		at %= uint64(len(l.number))
		if n = l.number[at]; n == 0 {
			return 0, int(at), false
		}
		if l.list[n-1] == s {
			return n - 1, int(at), true
		}
	}
}

// add returns the number of a state that is in the list, or comes into it.
func (l *states) add(s state) uint8 {
	n, place, ok := l.find(s)
	if !ok {
		n = uint8(len(l.list))
		l.list = append(l.list, s)
		l.number[place] = n + 1
		l.below = append(l.below, s.ahead()+bits.OnesCount64(s.rows))
		l.most = max(l.most, l.below[n])
		l.ahead = append(l.ahead, int8(s.ahead()))
	}
	return n
}

// seenRows and seenSums are how many rows and antidiagonals from the first free row on
// decide which state follows on another that occurs, as the closure of the states tells.
const seenRows, seenSums = 8, 6

// turn is what follows a state.
type turn struct {
	from   uint32 // the state's number and 1, and what it sees
	to     uint8  // the number of the state that follows
	i      uint8  // where the queen stands, from the first free row on, or nowhere
	free   uint8  // by how much the first free row grows
	occurs bool   // whether that state is in the list
}

// turnBits is the logarithm of the number of turns that are kept. Few occur.
const turnBits = 12

// turn is next for the state of a number.
func (l *states) turn(n uint8, rows, sums uint64) *turn {
	from := uint32(n+1)<<(seenRows+seenSums) | uint32(rows&(1<<seenRows-1))<<seenSums | uint32(sums&(1<<seenSums-1))
	t := &l.turns[from*0x9e3779b1>>(32-turnBits)]
	if t.from != from {
		l.take(t, from, n, rows, sums)
	}
	return t
}

// take finds a turn.
func (l *states) take(t *turn, from uint32, n uint8, rows, sums uint64) {
	s, i, free := l.list[n].next(rows&(1<<seenRows-1), sums&(1<<seenSums-1))
	to, _, ok := l.find(s)
	*t = turn{from, to, uint8(i), uint8(free), ok}
}
