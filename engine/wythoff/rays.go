package wythoff

import (
	"math"
	"slices"

	"github.com/palacegames/palace/engine"
)

// ray is the options by step, 2·step, …, count·step.
type ray struct {
	step  Move
	count int
}

// newRays gathers the queen's moves and the further ones into rays. Families
// that begin later than t = 1 are no rays; appendLate makes some for one position.
func newRays(set moveSet) []ray {
	rays := []ray{{Move{1, 0}, math.MaxInt}, {Move{0, 1}, math.MaxInt}, {Move{1, 1}, math.MaxInt}}
	if set.from == 1 {
		for _, m := range set.endless {
			rays = append(rays, ray{m, math.MaxInt})
		}
	}
	d := byDirection(set.single)
	for _, unit := range d.sorted() {
		rays = appendRuns(rays, unit, d[unit])
	}
	return rays
}

// appendRuns appends rays for the given multiples of unit, which are sorted: each
// time from the least multiple k left as far as k, 2k, 3k, … are all there.
func appendRuns(rays []ray, unit Move, multiples []int) []ray {
	left := make(map[int]bool, len(multiples))
	for _, k := range multiples {
		left[k] = true
	}
	for _, k := range multiples {
		if !left[k] {
			continue
		}
		n := 0
		for left[(n+1)*k] {
			n++
			delete(left, n*k)
		}
		rays = append(rays, ray{unit.times(k), n})
	}
	return rays
}

// appendLate appends rays for the families that begin at t = from > 1, as far as they
// stay on the board from (x, y): t, 2t, 3t, … make a ray for every t that no ray before
// holds.
func (g *Game) appendLate(rays []ray, x, y int) []ray {
	for _, m := range g.moves.endless {
		last := min(x/m.A, y/m.B)
		first := g.first.upTo(last)
		rays = slices.Grow(rays, len(first))
		for _, t := range first {
			rays = append(rays, ray{m.times(int(t)), int(uint(last) / uint(t))}) // of naturals, which is quicker
		}
	}
	return rays
}

// onBoard returns all rays from (x, y), cut off where they leave the board, the
// queen's three first.
func (g *Game) onBoard(x, y int) []ray {
	rays := g.rays
	if g.moves.from > 1 {
		rays = g.appendLate(slices.Clip(rays), x, y)
	}
	cut := make([]ray, 0, len(rays))
	for _, r := range rays {
		if r.step.A > 0 {
			r.count = min(r.count, x/r.step.A)
		}
		if r.step.B > 0 {
			r.count = min(r.count, y/r.step.B)
		}
		if r.count > 0 {
			cut = append(cut, r)
		}
	}
	return cut
}

// Rays lists the queen's three rays and then one for each further move or family
// that stays on the board.
func (g *Game) Rays(p engine.Position) []engine.Ray {
	on := g.onBoard(p[0], p[1])
	rays, steps := make([]engine.Ray, len(on)), make([]int, 2*len(on))
	for i, r := range on {
		step := steps[2*i : 2*i+2 : 2*i+2]
		step[0], step[1] = -r.step.A, -r.step.B
		rays[i] = engine.Ray{Step: step, Count: r.count}
	}
	return rays
}
