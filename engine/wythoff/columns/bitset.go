package columns

import "math/bits"

// bitset is a set of integers of either sign that grows in both directions and
// is read 64 members at a time. It is made to be asked for the next number that
// is missing, in sets whose members crowd together.
type bitset struct {
	base  int      // number that bit 0 of words[0] stands for
	words []uint64 // bit i%64 of words[i/64] says whether base+i is a member
	// skip[w] = s says of a full word w that words w … w+s are full. It is
	// brought up to date only when it is asked, so that runs of full words are
	// crossed in steps that grow. It is nil before.
	skip []int32
	// low, …, high-1 is a long run of members that was met before. Of the runs that are
	// crossed again and again there is mostly one.
	low, high int
}

// word returns the membership of i, …, i+63 in the bits 0, …, 63.
func (b *bitset) word(i int) uint64 {
	u := uint(i - b.base) // huge for i below base
	if w := u >> 6; w+1 < uint(len(b.words)) {
		return b.words[w]>>(u&63) | b.words[w+1]<<1<<(^u&63)
	}
	return b.edge(i)
}

// edge is word where the words end on one side or the other.
//
//go:noinline
func (b *bitset) edge(i int) uint64 {
	var v uint64
	w, s := (i-b.base)>>6, uint(i-b.base)&63
	if w >= 0 && w < len(b.words) {
		v = b.words[w] >> s
	}
	if w+1 >= 0 && w+1 < len(b.words) {
		v |= b.words[w+1] << 1 << (63 - s)
	}
	return v
}

// add puts i into the set.
func (b *bitset) add(i int) {
	w := (i - b.base) >> 6
	if uint(w) >= uint(len(b.words)) {
		b.grow(i)
		w = (i - b.base) >> 6
	}
	b.words[w] |= 1 << (uint(i-b.base) & 63)
}

// remove takes i, a member, out of a set that next is never asked about.
func (b *bitset) remove(i int) {
	b.words[(i-b.base)>>6] &^= 1 << (uint(i-b.base) & 63)
}

// grow makes room for i, and for as much again on its side.
func (b *bitset) grow(i int) {
	const least = 16 // words
	before, after := 0, 0
	switch w := (i - b.base) >> 6; {
	case len(b.words) == 0:
		b.base, after = i&^63, least
	case w < 0:
		before = max(least, -w, len(b.words))
	default:
		after = max(least, w-len(b.words)+1, len(b.words))
	}
	n := before + len(b.words) + after
	words := make([]uint64, n)
	copy(words[before:], b.words)
	if b.skip != nil {
		skip := make([]int32, n)
		copy(skip[before:], b.skip)
		b.skip = skip
	}
	b.base, b.words = b.base-64*before, words
}

// next returns the least number ≥ i that is not in the set.
func (b *bitset) next(i int) int {
	w := (i - b.base) >> 6
	if uint(w) >= uint(len(b.words)) {
		return i
	}
	if gap := ^b.words[w] >> (uint(i-b.base) & 63); gap != 0 {
		return i + bits.TrailingZeros64(gap)
	}
	first := w + 1
	for w = first; w < len(b.words) && ^b.words[w] == 0; w++ {
		if b.skip != nil {
			w += int(b.skip[w])
		}
	}
	if w > first+1 {
		if b.skip == nil {
			b.skip = make([]int32, len(b.words))
		}
		b.skip[first] = int32(w - first - 1)
	}
	if w >= len(b.words) {
		return b.base + 64*w
	}
	return b.base + 64*w + bits.TrailingZeros64(^b.words[w])
}

// across returns the least number ≥ i that is not in the set, and true, if the run that was
// met before leads there: if i lies in it, or at most 64 before it with nothing but
// members between. For example with the members 3, …, 200 of which 10, …, 200 are known
// as a run, i = 5 leads to 201, and the run is 5, …, 200 from then on.
func (b *bitset) across(i int) (next int, ok bool) {
	if i >= b.high || i < b.low && bits.TrailingZeros64(^b.word(i)) < b.low-i {
		return 0, false
	}
	b.low = min(b.low, i)
	b.high = b.next(b.high)
	return b.high, true
}

// cross is next. If it leads over a run of members that is longer than the one known, and
// long, that is the one known from then on.
func (b *bitset) cross(i int) int {
	const long = 128
	next := b.next(i)
	if next-i >= max(long, b.high-b.low) {
		b.low, b.high = i, next
	}
	return next
}
