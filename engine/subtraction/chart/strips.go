package chart

import "slices"

// strip numbers what a block needs of a neighbour: the squares along its left or its
// upper side. Two strips of one kind have the same number if and only if they hold the
// same squares and belong to blocks of the same level.
type strip = int32

// strips numbers the strips of leaves by their squares, and longer ones as pairs of
// strips of half the length.
type strips struct {
	words  pieces     // of all strips of leaves
	halves [][2]strip // of the longer ones; of a leaf's, which of those it is, and 0
	leaves table      // by a sum of the words, or the next free key after that
	pairs  table
}

// leaf returns the number of a leaf's strip. Its words are copied.
func (s *strips) leaf(words []uint64) strip {
	key := uint64(0)
	for _, w := range words {
		key = scatter(key ^ w)
	}
	for ; ; key++ {
		at, known := s.leaves.find(key)
		if !known {
			n := s.add([2]strip{int32(s.leaves.used)})
			copyWords(s.words.add(len(words)), words)
			s.leaves.set(at, key, n)
			return n
		}
		if n := s.leaves.number(at); slices.Equal(s.of(n), words) {
			return n
		}
	}
}

// of returns the words of a leaf's strip.
func (s *strips) of(n strip) []uint64 { return s.words.of[s.halves[n][0]] }

// pair returns the number of the strip that is a and then b.
func (s *strips) pair(a, b strip) strip {
	key := both(a, b)
	at, known := s.pairs.find(key)
	if known {
		return s.pairs.number(at)
	}
	n := s.add([2]strip{a, b})
	s.pairs.set(at, key, n)
	return n
}

func (s *strips) add(halves [2]strip) strip {
	s.halves = append(s.halves, halves)
	return strip(len(s.halves) - 1)
}

// both makes one key of two numbers.
func both(a, b int32) uint64 { return uint64(a)<<32 | uint64(uint32(b)) }

// pieces keeps pieces of words where they are, however many there will be.
type pieces struct {
	of   [][]uint64
	free []uint64
}

// slab is how many words are allocated at once.
const slab = 1 << 13

// add returns a new piece of n words, which are 0.
func (w *pieces) add(n int) []uint64 {
	if len(w.free) < n {
		w.free = make([]uint64, max(slab, n))
	}
	piece := w.free[:n:n]
	w.free = w.free[n:]
	w.of = append(w.of, piece)
	return piece
}

// copyWords is copy. For so few words Go's wasm takes longer to call that.
func copyWords(dst, src []uint64) {
	for dst = dst[:len(src)]; len(src) >= 4; dst, src = dst[4:], src[4:] {
		d, s := (*[4]uint64)(dst), (*[4]uint64)(src)
		d[0], d[1], d[2], d[3] = s[0], s[1], s[2], s[3]
	}
	if len(src) > 0 {
		copy(dst, src)
	}
}
