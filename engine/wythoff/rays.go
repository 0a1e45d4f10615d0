package wythoff

import (
	"math"
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// newRays gathers the queen's moves and the further ones into rays. Families
// that begin later than t = 1 are no rays; appendLate makes some for one position.
func newRays(set moves.Set) []moves.Run {
	rays := []moves.Run{{Step: Move{A: 1}, Count: math.MaxInt}, {Step: Move{B: 1}, Count: math.MaxInt}, {Step: Move{A: 1, B: 1}, Count: math.MaxInt}}
	if set.From == 1 {
		for _, m := range set.Endless {
			rays = append(rays, moves.Run{Step: m, Count: math.MaxInt})
		}
	}
	return append(rays, moves.Runs(set.Single)...)
}

// appendLate appends rays for the families that begin at t = from > 1, as far as they
// stay on the board from (x, y): t, 2t, 3t, … make a ray for every t that no ray before
// holds.
func (g *Game) appendLate(rays []moves.Run, x, y int) []moves.Run {
	for _, m := range g.moves.Endless {
		last := min(x/m.A, y/m.B)
		first := g.sieve.upTo(last)
		rays = slices.Grow(rays, len(first))
		for _, t := range first {
			rays = append(rays, moves.Run{Step: m.Times(int(t)), Count: int(uint(last) / uint(t))}) // of naturals, which is quicker
		}
	}
	return rays
}

// onBoard returns all rays from (x, y), cut off where they leave the board, the
// queen's three first.
func (g *Game) onBoard(x, y int) []moves.Run {
	rays := g.rays
	if g.moves.From > 1 {
		rays = g.appendLate(slices.Clip(rays), x, y)
	}
	cut := make([]moves.Run, 0, len(rays))
	for _, r := range rays {
		if r.Step.A > 0 {
			r.Count = min(r.Count, x/r.Step.A)
		}
		if r.Step.B > 0 {
			r.Count = min(r.Count, y/r.Step.B)
		}
		if r.Count > 0 {
			cut = append(cut, r)
		}
	}
	return cut
}

// Rays lists the queen's three rays and then one for each further move or family
// that stays on the board.
func (g *Game) Rays(p engine.Position) []engine.Ray {
	x, y, short := p.Pair()
	if !short {
		return g.longRays(p)
	}
	on := g.onBoard(x, y)
	rays := make([]engine.Ray, len(on))
	for i, r := range on {
		rays[i] = engine.Ray{From: engine.At(x-r.Step.A, y-r.Step.B), Step: engine.At(-r.Step.A, -r.Step.B), Count: engine.Num(r.Count)}
	}
	return rays
}

// longRays is Rays for coordinates of any length, in a game without families.
func (g *Game) longRays(p engine.Position) []engine.Ray {
	var rays []engine.Ray
	for _, r := range g.rays {
		count, bounded := engine.Num(r.Count), r.Count < math.MaxInt
		for d, by := range [2]int{r.Step.A, r.Step.B} {
			if by == 0 {
				continue
			}
			n := p.At(d).Big()
			if most := engine.Big(n.Quo(n, big.NewInt(int64(by)))); !bounded || most.Cmp(count) < 0 {
				count, bounded = most, true
			}
		}
		if count.Sign() > 0 {
			rays = append(rays, engine.From(p, engine.At(-r.Step.A, -r.Step.B), count))
		}
	}
	return rays
}
