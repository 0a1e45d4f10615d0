package player

import (
	"math"
	"math/rand/v2"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// slipping plays like perfect, but in a share of its turns, as the dice fall, it gives a won
// game away by a move or a block that looks right. It errs only where it has won, for
// elsewhere nothing is given away, and where a slip is no absurdity: see absurd.
//
// In a game with blocks a turn is a move and a block. Each of the two errs with the chance
// 1-√(1-p), so that the turn errs with the chance p; where the block that follows a move
// cannot err, the move errs with p itself. What it does depends on its seed and on the turn.
type slipping struct {
	seed  uint64
	share float64
}

func (s slipping) Act(v game.View, methods engine.Methods) (game.Action, error) {
	best, err := perfect{s.seed}.Act(v, methods)
	if err != nil {
		return nil, err
	}
	palaces, err := methods.Palaces(v.Here)
	if err != nil {
		return nil, err
	}
	k := v.Game.Shape().Blocking
	rng := rand.New(rand.NewPCG(s.seed, uint64(len(v.History))<<1|uint64(v.Phase&1)))
	chance := s.share
	if v.Phase == game.BlockPhase {
		if len(palaces) == 0 || len(palaces) >= k {
			return best, nil // whatever is blocked, the game is as it was
		}
		if rng.Float64() >= half(chance) {
			return best, nil
		}
		return wrongBlock(&v, best.(game.Block), palaces, rng), nil
	}
	open := game.Unblocked(palaces, v.Blocked)
	if len(open) == 0 {
		return best, nil // the game is lost, and best makes it hard
	}
	to := best.(game.Move).To
	if k > 1 {
		seen, err := methods.Palaces(to)
		if err != nil {
			return nil, err
		}
		if len(seen) > 0 {
			chance = half(chance)
		}
	}
	if rng.Float64() >= chance || atOnce(v.Game, to) {
		return best, nil
	}
	if wrong := plausible(&v, to, palaces); len(wrong) > 0 {
		return game.Move{To: wrong[rng.IntN(len(wrong))]}, nil
	}
	return best, nil
}

// half is the chance of each of two that together come to p.
func half(p float64) float64 { return 1 - math.Sqrt(1-p) }

// wrongBlock leaves one of the palaces open, if it can one that does not win at once, and
// blocks a square beside it.
func wrongBlock(v *game.View, best game.Block, palaces []engine.Position, rng *rand.Rand) game.Action {
	var left []engine.Position
	for _, q := range palaces {
		if !atOnce(v.Game, q) {
			left = append(left, q)
		}
	}
	if len(left) == 0 {
		return best
	}
	missed := left[rng.IntN(len(left))]
	taken := map[engine.Position]bool{}
	for _, q := range palaces {
		taken[q] = true
	}
	var squares []engine.Position
	for _, q := range best.Squares {
		if taken[q] = true; q != missed {
			squares = append(squares, q)
		}
	}
	if near := beside(v, missed, func(q engine.Position) bool { return !taken[q] }, 1); len(near) > 0 {
		squares = append(squares, near[0])
	}
	return game.Block{Squares: squares}
}
