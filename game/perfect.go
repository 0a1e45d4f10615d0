package game

import (
	"cmp"
	"math"
	"slices"

	"github.com/palacegames/palace/engine"
)

// perfect never errs. A square sees n palaces if n of its options are P-positions;
// it is a palace itself if n < K.
//
// To move. It goes to a free palace whenever there is one: to the one from which
// there are the fewest squares to go to, for that leaves the other least and ends
// soonest. If there is none, it is lost against good play and sets a problem: it
// goes to the free square that sees the fewest palaces, for after the best block
// only n-K+1 of them remain as the other's good answers; among those to the one
// with the most squares to go to, where the good answer is hardest to find and
// the end is farthest.
//
// To block. It first blocks the palaces, so that none is left if there are at
// most K-1. If there are more, it is lost unless the other errs, and it leaves
// open those that see the most palaces: who goes there has to find and block all
// of them at once. With what it has to spare it blocks the squares where it would
// go itself in the other's place: those that see the fewest palaces, and so leave
// it the fewest good answers, and among them those with the most squares to go to.
// If there are at most K-1 squares in all, this blocks all of them and wins.
//
// Where two squares are equally good it takes the smaller one in order.
type perfect struct{}

// Act decides by the sights of all options or, where they are too many to list,
// by the palaces alone.
func (perfect) Act(v View, s engine.Solver) (Action, error) {
	if engine.CountOptions(v.Rays) <= maxListed {
		if sights, err := s.Sights(v.Position); err == nil {
			return near(&v, sights), nil
		}
	}
	return far(&v, s)
}

// candidate is an option, and how good it is to choose: less is better. Between
// equals the place in order decides.
type candidate struct {
	key uint64
	at  int32
}

func (a candidate) compare(b candidate) int {
	return cmp.Or(cmp.Compare(a.key, b.key), cmp.Compare(a.at, b.at))
}

// problem is the key of an N-position: the fewer palaces it sees and the more
// exits it has, the harder it is for who must answer there. Palaces come before.
func problem(sees, exits uint32) uint64 {
	return 1<<63 | uint64(sees)<<32 | uint64(math.MaxUint32-exits)
}

// near chooses when it is known how many palaces each option sees.
func near(v *View, sights []int32) Action {
	k := uint32(v.Game.K())
	options := engine.Options(v.Rays, v.Position)
	candidates := make([]candidate, 0, len(options))
	blocked := v.Blocked
	for i, q := range options {
		if len(blocked) > 0 && blocked[0].Equal(q) {
			blocked = blocked[1:]
			continue
		}
		sees, exits := uint32(sights[i]), exits(v.Game, q)
		key := problem(sees, exits)
		switch {
		case sees < k && v.Phase == MovePhase:
			key = uint64(exits)
		case sees < k:
			key = uint64(sees)<<32 | uint64(exits)
		}
		candidates = append(candidates, candidate{key, int32(i)})
	}
	if v.Phase == BlockPhase {
		return Block{best(candidates, options, v.Game.K()-1)}
	}
	return Move{options[slices.MinFunc(candidates, candidate.compare).at]}
}

// best returns the n best of the options, or all if they are fewer.
func best(candidates []candidate, options []engine.Position, n int) []engine.Position {
	slices.SortFunc(candidates, candidate.compare)
	chosen := make([]engine.Position, 0, min(n, len(candidates)))
	for _, c := range candidates[:cap(chosen)] {
		chosen = append(chosen, options[c.at])
	}
	return chosen
}

// exits says how many squares the piece may go to from q, a shared one counted
// once a ray.
func exits(g engine.Game, q engine.Position) uint32 {
	return uint32(min(engine.CountOptions(g.Rays(q)), math.MaxUint32))
}

// far chooses by the palaces alone: a move goes to the free palace with the
// fewest exits or, where there is none, to the free square nearest on the ray that
// leaves the most exits, so that the end stays far. A block covers the palaces
// with the fewest exits first and nothing else.
func far(v *View, s engine.Solver) (Action, error) {
	palaces, err := s.Palaces(v.Position)
	if err != nil {
		return nil, err
	}
	candidates := make([]candidate, 0, len(palaces))
	for i, q := range palaces {
		if !v.IsBlocked(q) {
			candidates = append(candidates, candidate{uint64(exits(v.Game, q)), int32(i)})
		}
	}
	if v.Phase == BlockPhase {
		return Block{best(candidates, palaces, v.Game.K()-1)}, nil
	}
	if len(candidates) > 0 {
		return Move{palaces[slices.MinFunc(candidates, candidate.compare).at]}, nil
	}
	return Move{nearest(v)}, nil
}

// nearest returns the first free square of the ray that leaves the most exits.
func nearest(v *View) engine.Position {
	var to engine.Position
	var most uint32
	for _, r := range v.Rays {
		for i := 1; i <= r.Count; i++ {
			q := r.At(v.Position, i)
			if v.IsBlocked(q) {
				continue
			}
			if n := exits(v.Game, q); to == nil || n > most {
				to, most = q, n
			}
			break
		}
	}
	return to
}
