package player

import (
	"cmp"
	"math/rand/v2"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// Foresight is how many moves after its own rule looks ahead.
const Foresight = 4

// rule knows how the game is played and nothing of its map: it asks no method. It tries out
// what can follow in a few moves, and so plays without a fault whatever can be won in them.
// Elsewhere it does not hand the game over in sight of the end, and otherwise moves by
// chance; it blocks what it knows to be lost for who goes there, and then what is nearest to
// the end. Lost, it stays as far from the end as it can.
type rule struct{ seed uint64 }

func (r rule) Act(v game.View, _ engine.Methods) (game.Action, error) {
	rng := rand.New(rand.NewPCG(r.seed, uint64(len(v.History))<<1|uint64(v.Phase&1)))
	a := newAhead(v.Game)
	if v.Phase == game.BlockPhase {
		return game.Block{Squares: a.blocks(&v, Foresight)}, nil
	}
	if engine.CountOptions(v.Rays).Clamp() > maxListed {
		return game.Move{To: random(r).pick(rng, &v)}, nil
	}
	palaces, open, options := a.weigh(&v, Foresight)
	switch {
	case len(palaces) > 0:
		return game.Move{To: palaces[0]}, nil
	case len(open) > 0:
		return game.Move{To: open[rng.IntN(len(open))]}, nil
	}
	return game.Move{To: options[len(options)-1]}, nil
}

// weigh looks so many moves on from each move, and sorts out those that win and those of which
// nothing is known; options are all moves. The nearest to the end come first.
func (a *ahead) weigh(v *game.View, moves int) (palaces, open, options []engine.Position) {
	options = free(v)
	sort.SliceStable(options, func(i, j int) bool { return nearEnd(options[i], options[j]) < 0 })
	for _, q := range options {
		switch a.at(q, moves) {
		case known(engine.P):
			palaces = append(palaces, q)
		case dark:
			open = append(open, q)
		}
	}
	return palaces, open, options
}

// LooksRight lists the moves between which somebody chooses who knows the rule and looks so many
// moves on from each: those that are seen to win or, if none is, those not seen to lose. The
// player rule looks Foresight moves on. There must be no more than some thousands of moves.
func LooksRight(v *game.View, moves int) []engine.Position {
	palaces, open, _ := newAhead(v.Game).weigh(v, moves)
	if len(palaces) > 0 {
		return palaces
	}
	return open
}

// BlocksRight lists what somebody blocks who knows the rule and looks so many moves on from each square, as the player
// rule looks Foresight moves on.
func BlocksRight(v *game.View, moves int) []engine.Position {
	return newAhead(v.Game).blocks(v, moves)
}

// nearEnd orders squares by how near the end they are.
func nearEnd(p, q engine.Position) int {
	return cmp.Or(p.Extent().Cmp(q.Extent()), p.Compare(q))
}

// blocks chooses what to block, looking so many moves on.
func (a *ahead) blocks(v *game.View, moves int) []engine.Position {
	rays, most := v.Rays, v.Game.Shape().Blocking-1
	if engine.CountOptions(rays).Clamp() > maxListed {
		rays = ends(rays, max(1, most/len(rays)))
	}
	options := engine.Options(rays)
	sort.SliceStable(options, func(i, j int) bool { return nearEnd(options[i], options[j]) < 0 })
	order := map[engine.Position]int{}
	for _, q := range options {
		order[q] = map[verdict]int{known(engine.P): 0, dark: 1, known(engine.N): 2}[a.at(q, moves)]
	}
	sort.SliceStable(options, func(i, j int) bool { return order[options[i]] < order[options[j]] })
	return options[:min(most, len(options))]
}
