package segment

import (
	"slices"
	"sort"

	"github.com/palacegames/palace/engine/subtraction/moves"
)

// MaxSymmetric adds the moves that make a ruleset max-symmetric: with every move but
// the maximum also the maximum without it. The maximum is the move that no other
// exceeds in any component; it errs if there is none. ([LSY24] section 10 writes the
// result {…}ms.) The moves come back sorted.
func MaxSymmetric(list []moves.Vector) ([]moves.Vector, error) {
	var most moves.Vector
	for _, m := range list {
		if !slices.ContainsFunc(list, func(other moves.Vector) bool { return !moves.Fits(other, m) }) {
			most = m
		}
	}
	if most == nil {
		return nil, errNoLargest
	}
	all := slices.Clone(list)
	for _, m := range list {
		if slices.Equal(m, most) {
			continue
		}
		rest := slices.Clone(most)
		for d, v := range m {
			rest[d] -= v
		}
		all = append(all, rest)
	}
	sort.Slice(all, func(i, j int) bool { return slices.Compare(all[i], all[j]) < 0 })
	return slices.CompactFunc(all, slices.Equal[moves.Vector]), nil
}
