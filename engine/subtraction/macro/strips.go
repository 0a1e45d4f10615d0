package macro

import "encoding/binary"

// strip numbers what a block needs of a neighbour: the squares along its left or its
// upper side. Two strips of one kind have the same number if and only if they hold the
// same squares and belong to blocks of the same level.
type strip int32

// strips numbers the strips of leaves by their squares, and longer ones as pairs of
// strips of half the length.
type strips struct {
	known  map[string]strip // of leaves, by the bytes of their words
	pairs  map[uint64]strip
	words  [][]uint64 // of the strips of leaves
	halves [][2]strip // of the longer ones
	bytes  []byte
}

func newStrips() *strips {
	return &strips{known: map[string]strip{}, pairs: map[uint64]strip{}}
}

// leaf returns the number of a leaf's strip. Its words are copied.
func (s *strips) leaf(words []uint64) strip {
	s.bytes = s.bytes[:0]
	for _, w := range words {
		s.bytes = binary.LittleEndian.AppendUint64(s.bytes, w)
	}
	n, ok := s.known[string(s.bytes)]
	if !ok {
		n = s.add(append([]uint64(nil), words...), [2]strip{})
		s.known[string(s.bytes)] = n
	}
	return n
}

// pair returns the number of the strip that is a and then b.
func (s *strips) pair(a, b strip) strip {
	key := both(a, b)
	n, ok := s.pairs[key]
	if !ok {
		n = s.add(nil, [2]strip{a, b})
		s.pairs[key] = n
	}
	return n
}

func (s *strips) add(words []uint64, halves [2]strip) strip {
	s.words, s.halves = append(s.words, words), append(s.halves, halves)
	return strip(len(s.words) - 1)
}

// both makes one key of two numbers.
func both(a, b strip) uint64 { return uint64(a)<<32 | uint64(b) }
