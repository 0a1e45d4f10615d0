package segment

import (
	"errors"
	"slices"

	"github.com/palacegames/palace/engine"
)

// MaxSymmetric adds the moves that make a ruleset max-symmetric: with every move but
// the maximum also the maximum without it. The maximum is the move that no other
// exceeds in any component; it errs if there is none. ([LSY24] section 10 writes the
// result {…}ms.) The moves come back sorted.
func MaxSymmetric(moves []engine.Position) ([]engine.Position, error) {
	var most engine.Position
	for _, m := range moves {
		if !slices.ContainsFunc(moves, func(other engine.Position) bool { return !fits(other, m) }) {
			most = m
		}
	}
	if most == nil {
		return nil, errors.New("no move is the largest in all components")
	}
	all := slices.Clone(moves)
	for _, m := range moves {
		if m.Equal(most) {
			continue
		}
		rest := slices.Clone(most)
		for d, v := range m {
			rest[d] -= v
		}
		all = append(all, rest)
	}
	slices.SortFunc(all, engine.Position.Compare)
	return slices.CompactFunc(all, engine.Position.Equal), nil
}

// fits reports whether no component of m exceeds that of p.
func fits(m, p engine.Position) bool {
	for d, v := range m {
		if v > p[d] {
			return false
		}
	}
	return true
}
