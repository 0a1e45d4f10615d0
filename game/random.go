package game

import (
	"math/rand/v2"

	"github.com/palacegames/palace/engine"
)

// random plays any legal move and blocks any number of any squares, each choice
// as likely as the others. What it does depends on its seed and on the turn, so a
// turn that was undone is played again in the same way.
type random struct{ seed uint64 }

// maxListed bounds how many options are listed one by one.
const maxListed = 1 << 15

func (r random) Act(v View, _ engine.Solver) (Action, error) {
	rng := rand.New(rand.NewPCG(r.seed, uint64(len(v.History))<<1|uint64(v.Phase&1)))
	switch {
	case v.Phase == MovePhase && v.Origin != nil:
		return Move{draw(rng, &v)}, nil
	case v.Phase == MovePhase:
		return Move{r.pick(rng, &v).Far()}, nil
	}
	// A partial Fisher–Yates shuffle over the numbers of the options.
	n := engine.CountOptions(v.Rays)
	most := min(v.Game.K()-1, n)
	taken := map[int]int{}
	var squares []engine.Position
	for i := range rng.IntN(most + 1) {
		j := i + rng.IntN(n-i)
		chosen, ok := taken[j]
		if !ok {
			chosen = j
		}
		if moved, ok := taken[i]; ok {
			taken[j] = moved
		} else {
			taken[j] = i
		}
		squares = append(squares, option(v.Rays, v.Position, chosen))
	}
	return Block{squares}, nil
}

// pick draws an option that is not blocked.
func (r random) pick(rng *rand.Rand, v *View) engine.Position {
	n := engine.CountOptions(v.Rays)
	if n <= maxListed {
		options := free(v)
		return options[rng.IntN(len(options))]
	}
	for {
		if q := option(v.Rays, v.Position, rng.IntN(n)); !v.IsBlocked(q) {
			return q
		}
	}
}

// option returns the i-th square of the rays, from 0.
func option(rays []engine.Ray, p engine.Position, i int) engine.Position {
	for _, r := range rays {
		if i < r.Count {
			return r.At(p, i+1)
		}
		i -= r.Count
	}
	return nil
}

// free lists the options that are not blocked, sorted.
func free(v *View) []engine.Position {
	options := engine.Options(v.Rays, v.Position)
	if len(v.Blocked) == 0 {
		return options
	}
	out, b := options[:0], 0
	for _, q := range options {
		for b < len(v.Blocked) && v.Blocked[b].Compare(q) < 0 {
			b++
		}
		if b == len(v.Blocked) || !v.Blocked[b].Equal(q) {
			out = append(out, q)
		}
	}
	return out
}
