package quasi

import (
	"encoding/binary"
	"slices"
)

// repeat goes down a column, from a row on, in steps, and returns the first two rows that find
// the same set of values above them, relative to the row. There must be as many rows again
// after the second as between the two.
func repeat(column []int32, from, step int) (rows [2]int, ok bool) {
	seen := map[string]int{}
	var above set
	above.beyond = map[int32]bool{}
	for r, v := range column {
		if r >= from && (r-from)%step == 0 {
			state := above.relative(r)
			first, again := seen[state]
			switch {
			case again && 2*r-first > len(column):
				return rows, false
			case again:
				return [2]int{first, r}, true
			}
			seen[state] = r
		}
		above.add(v)
	}
	return rows, false
}

// set is a set of values: all below least, and those beyond.
type set struct {
	least  int32
	beyond map[int32]bool
}

func (s *set) add(v int32) {
	s.beyond[v] = true
	for s.beyond[s.least] {
		delete(s.beyond, s.least)
		s.least++
	}
}

// relative writes down the set, relative to a row.
func (s *set) relative(row int) string {
	var beyond []int64
	for v := range s.beyond {
		beyond = append(beyond, int64(v)-int64(row))
	}
	slices.Sort(beyond)
	state := binary.AppendVarint(nil, int64(s.least)-int64(row))
	for _, v := range beyond {
		state = binary.AppendVarint(state, v)
	}
	return string(state)
}
