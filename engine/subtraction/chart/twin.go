package chart

import (
	"math/big"
	"slices"
)

// Twin returns the square nearest to the corner, by the digits of its block, that lies in a
// block like the one of (x, y) and in the same place there. By the proof of the map both
// have the same outcome.
func (m *Map) Twin(x, y *big.Int) (tx, ty *big.Int) {
	side := big.NewInt(int64(m.Side()))
	i, left := new(big.Int).QuoRem(x, side, new(big.Int))
	k, up := new(big.Int).QuoRem(y, side, new(big.Int))
	first := m.first(m.corners[m.kindAt(i, k)])
	at := func(n int, in *big.Int) *big.Int {
		return in.Add(in, side.Mul(big.NewInt(int64(n)), big.NewInt(int64(m.Side()))))
	}
	return at(first[0], left), at(first[1], up)
}

// first returns the first place whose block is this one. Each kind is the quarter of another
// at a place with one digit less; so no place has more digits than there are kinds.
func (m *Map) first(block int32) [2]int {
	met, next := make([]bool, len(m.corners)), []found{{}}
	for len(next) > 0 {
		at := next[0]
		next = next[1:]
		if m.corners[at.kind] == block {
			return at.place
		}
		for i, kind := range m.quarters[at.kind] {
			if !met[kind] {
				met[kind] = true
				next = append(next, found{kind, [2]int{2*at.place[0] + i%2, 2*at.place[1] + i/2}})
			}
		}
	}
	return [2]int{} // no map has a block that is nowhere
}

// found is a kind, and a place of that kind.
type found struct {
	kind  int32
	place [2]int
}

// Blocks returns how many different blocks the kinds have.
func (m *Map) Blocks() int {
	corners := slices.Clone(m.corners)
	slices.Sort(corners)
	return len(slices.Compact(corners))
}
