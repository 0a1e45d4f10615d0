package oracle

import (
	"encoding/binary"

	"github.com/palacegames/palace/engine"
)

// store holds one entry for every position that was asked for, by its components. The pointers it
// gives stay good.
type store interface {
	at(p []int) *entry
}

// newStore returns a store for positions with dim components: pages of squares
// for a board, a map for everything else.
func newStore(dim int) store {
	if dim == 2 {
		return &pages{all: map[engine.Cell]*page{}}
	}
	return &table{all: map[string]*entry{}}
}

const pageBits = 6 // a page has 2^6 squares on a side

type page [1 << (2 * pageBits)]entry

// pages is a board of any extent. Walking along a ray stays on one page for long,
// so the last page is kept at hand.
type pages struct {
	all    map[engine.Cell]*page
	last   *page
	lastAt engine.Cell
}

func (s *pages) at(p []int) *entry {
	at := engine.Cell{X: p[0] >> pageBits, Y: p[1] >> pageBits}
	if s.last == nil || at != s.lastAt {
		found := s.all[at]
		if found == nil {
			found = new(page)
			s.all[at] = found
		}
		s.last, s.lastAt = found, at
	}
	const mask = 1<<pageBits - 1
	return &s.last[p[1]&mask<<pageBits|p[0]&mask]
}

// table is keyed by the components themselves.
type table struct {
	all map[string]*entry
	key []byte
}

func (s *table) at(p []int) *entry {
	s.key = appendKey(s.key[:0], p)
	e := s.all[string(s.key)]
	if e == nil {
		e = new(entry)
		s.all[string(s.key)] = e
	}
	return e
}

// appendKey appends an encoding of p that no other position of as many components
// shares.
func appendKey(key []byte, p []int) []byte {
	for _, v := range p {
		key = binary.LittleEndian.AppendUint64(key, uint64(v))
	}
	return key
}
