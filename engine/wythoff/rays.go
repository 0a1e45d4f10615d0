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
// that begin later than t = 1 are no rays; lateRays makes some for one position.
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

// lateRays returns rays for the families that begin at t = from > 1, as far as
// they stay on the board from (x, y): t, 2t, 3t, … make a ray for every t that no
// ray before holds.
func lateRays(set moveSet, x, y int) []ray {
	var rays []ray
	for _, m := range set.endless {
		last := min(x/m.A, y/m.B)
		held := make([]bool, last+1)
		for t := set.from; t <= last; t++ {
			if held[t] {
				continue
			}
			for u := 2 * t; u <= last; u += t {
				held[u] = true
			}
			rays = append(rays, ray{m.times(t), last / t})
		}
	}
	return rays
}

// onBoard returns all rays from (x, y), cut off where they leave the board, the
// queen's three first.
func (g *Game) onBoard(x, y int) []ray {
	rays := g.rays
	if g.moves.from > 1 {
		rays = append(slices.Clip(rays), lateRays(g.moves, x, y)...)
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
	var rays []engine.Ray
	for _, r := range g.onBoard(p[0], p[1]) {
		rays = append(rays, engine.Ray{Step: engine.Position{-r.step.A, -r.step.B}, Count: r.count})
	}
	return rays
}
