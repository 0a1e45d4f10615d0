package game

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
)

// linesOf returns the rays of the ground such that no two of them share a square, and
// how many squares they hold. Two rays of one game share a square only if one of them
// holds the other: a jump along a line, or every other square of it.
func linesOf(a *ground) (lines []engine.FarRay, total *big.Int) {
	all := a.farRays
	if a.origin == nil {
		all = make([]engine.FarRay, len(a.rays))
		for i, r := range a.rays {
			all[i] = engine.FarRay{Step: r.Step, Count: big.NewInt(int64(r.Count))}
		}
	}
	one := big.NewInt(1)
	var long []engine.FarRay
	for _, r := range all {
		if r.Count.Cmp(one) > 0 {
			long = append(long, r)
		}
	}
	total = new(big.Int)
	taken := map[string]bool{} // by jumps
	for _, r := range all {
		first, jump := a.here.Plus(r.Step), r.Count.Cmp(one) == 0
		held := r.Count.Sign() <= 0 || jump && taken[r.Step.String()]
		held = held || slices.ContainsFunc(long, func(other engine.FarRay) bool {
			// The first of two equal rays is kept.
			return other.Count.Cmp(r.Count) > 0 && other.Reaches(a.here, first) && other.Reaches(a.here, along(a.here, r.Step, r.Count))
		})
		held = held || slices.ContainsFunc(lines, func(other engine.FarRay) bool {
			return !jump && other.Step.Equal(r.Step)
		})
		if held {
			continue
		}
		if jump {
			taken[r.Step.String()] = true
		}
		lines = append(lines, r)
		total.Add(total, r.Count)
	}
	return lines, total
}

// onLine returns the positions that are squares of the ray from p, the nearest first.
func onLine(p engine.FarPosition, r engine.FarRay, positions []engine.FarPosition) []engine.FarPosition {
	var on []engine.FarPosition
	for _, q := range positions {
		if r.Reaches(p, q) {
			on = append(on, q)
		}
	}
	away := func(q engine.FarPosition) *big.Int {
		sum := new(big.Int)
		for d := range q {
			delta := new(big.Int).Sub(q[d], p[d])
			sum.Add(sum, delta.Abs(delta))
		}
		return sum
	}
	slices.SortFunc(on, func(a, b engine.FarPosition) int { return away(a).Cmp(away(b)) })
	return on
}
