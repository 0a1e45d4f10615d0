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

// candidate is an option with what decides about it.
type candidate struct {
	to    engine.Position
	sees  int32 // palaces among its options
	exits int32 // its options
	rank  int32 // its place in order
}

// near chooses when it is known how many palaces each option sees.
func near(v *View, sights []int32) Action {
	k := int32(v.Game.K())
	options := make([]candidate, 0, len(sights))
	blocked := v.Blocked
	for i, q := range engine.Options(v.Rays, v.Position) {
		if len(blocked) > 0 && blocked[0].Equal(q) {
			blocked = blocked[1:]
			continue
		}
		options = append(options, candidate{q, sights[i], exits(v.Game, q), int32(i)})
	}
	if v.Phase == BlockPhase {
		return Block{choose(v.Game, options)}
	}
	return Move{slices.MinFunc(options, func(a, b candidate) int {
		if a.sees < k && b.sees < k {
			return cmp.Compare(a.exits, b.exits)
		}
		return a.harder(b, k)
	}).to}
}

// harder puts palaces in front of N-positions, and then in front those N-positions
// that give the player who must answer there the fewest good answers among the
// most squares.
func (a candidate) harder(b candidate, k int32) int {
	if palace := a.sees < k; palace != (b.sees < k) {
		if palace {
			return -1
		}
		return 1
	}
	return cmp.Or(cmp.Compare(a.sees, b.sees), cmp.Compare(b.exits, a.exits))
}

// choose picks the squares to block: the palaces, those first that ask least of
// who goes there; then the others, the hardest first.
func choose(g engine.Game, options []candidate) []engine.Position {
	k := int32(g.K())
	slices.SortFunc(options, func(a, b candidate) int {
		if a.sees < k && b.sees < k {
			return cmp.Or(cmp.Compare(a.sees, b.sees), cmp.Compare(a.exits, b.exits), cmp.Compare(a.rank, b.rank))
		}
		return cmp.Or(a.harder(b, k), cmp.Compare(a.rank, b.rank))
	})
	chosen := make([]engine.Position, 0, min(g.K()-1, len(options)))
	for _, c := range options[:cap(chosen)] {
		chosen = append(chosen, c.to)
	}
	return chosen
}

// exits says how many squares the piece may go to from q, a shared one counted
// once a ray.
func exits(g engine.Game, q engine.Position) int32 {
	return int32(min(engine.CountOptions(g.Rays(q)), math.MaxInt32))
}

// far chooses by the palaces alone: a move goes to the free palace with the
// fewest exits or, where there is none, one step along the ray that leaves the
// most exits, so that the end stays far. A block covers the palaces with the
// fewest exits first and nothing else.
func far(v *View, s engine.Solver) (Action, error) {
	palaces, err := s.Palaces(v.Position)
	if err != nil {
		return nil, err
	}
	options := make([]candidate, 0, len(palaces))
	for i, q := range palaces {
		options = append(options, candidate{to: q, exits: exits(v.Game, q), rank: int32(i)})
	}
	if v.Phase == BlockPhase {
		return Block{choose(v.Game, options)}, nil
	}
	options = slices.DeleteFunc(options, func(c candidate) bool { return v.IsBlocked(c.to) })
	if len(options) > 0 {
		return Move{slices.MinFunc(options, func(a, b candidate) int { return cmp.Compare(a.exits, b.exits) }).to}, nil
	}
	return Move{nearest(v)}, nil
}

// nearest returns the first free square of the ray that leaves the most exits.
func nearest(v *View) engine.Position {
	var best candidate
	for _, r := range v.Rays {
		for i := 1; i <= r.Count; i++ {
			q := r.At(v.Position, i)
			if v.IsBlocked(q) {
				continue
			}
			if n := exits(v.Game, q); best.to == nil || n > best.exits {
				best = candidate{to: q, exits: n}
			}
			break
		}
	}
	return best.to
}
