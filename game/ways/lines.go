package ways

import (
	"math/big"
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
)

// Lines returns those of the rays of which no two share a square, and how many squares
// they hold. Two rays of one game share a square only if one of them holds the other: a
// jump along a line, or every other square of it. Rays beside each other, such as those of
// a band along a diagonal, share none.
func Lines(rays []engine.Ray) (lines []engine.Ray, total engine.Int) {
	one := engine.Num(1)
	long := map[track][]int{} // by where they run, the rays of more than one square
	for i, r := range rays {
		if r.Count.Cmp(one) > 0 {
			long[trackOf(r)] = append(long[trackOf(r)], i)
		}
	}
	jumps := map[engine.Position]bool{}
	for i, r := range rays {
		if r.Count.Sign() <= 0 {
			continue
		}
		jump := r.Count == one
		if jump && (jumps[r.From] || jumped(rays, long, r.From)) || !jump && contained(rays, long[trackOf(r)], i) {
			continue
		}
		if jump {
			jumps[r.From] = true
		}
		lines = append(lines, r)
		total = total.Plus(r.Count)
	}
	return lines, total
}

// contained reports whether ray i is part of one of the others, or the same as an earlier one.
func contained(rays []engine.Ray, others []int, i int) bool {
	r := rays[i]
	last := r.At(r.Count.Minus(engine.Num(1)))
	return slices.ContainsFunc(others, func(j int) bool {
		more := rays[j].Count.Cmp(r.Count)
		if more < 0 || more == 0 && j >= i {
			return false
		}
		_, first := rays[j].Reaches(r.From)
		_, end := rays[j].Reaches(last)
		return first && end
	})
}

// jumped reports whether a square lies on one of the long rays.
func jumped(rays []engine.Ray, long map[track][]int, q engine.Position) bool {
	for _, others := range long {
		for _, j := range others {
			if _, ok := rays[j].Reaches(q); ok {
				return true
			}
		}
	}
	return false
}

// track is where a ray runs: two that share more than one square have the same. On a board
// it is the line itself, dx·y - dy·x = at for the shortest step (dx,dy) along it, dx > 0 or
// else dy > 0; for piles the direction alone.
type track struct {
	step engine.Position
	at   engine.Int
}

func trackOf(r engine.Ray) track {
	step := shortest(r.Step)
	if step.Dim() != 2 {
		return track{step: step}
	}
	return track{step, step.At(0).Times(r.From.At(1)).Minus(step.At(1).Times(r.From.At(0)))}
}

// shortest divides a step by the greatest common divisor of its components, and turns it
// so that the first of them that is not 0 is positive.
func shortest(step engine.Position) engine.Position {
	c := step.Components(nil)
	divisor := gcd(c)
	for d := range c {
		if s := c[d].Sign(); s != 0 {
			if s < 0 {
				divisor.Neg(divisor)
			}
			break
		}
	}
	for d := range c {
		v := c[d].Big()
		c[d] = engine.Big(v.Quo(v, divisor))
	}
	return engine.Of(c...)
}

// gcd returns the greatest common divisor.
func gcd(c []engine.Int) *big.Int {
	divisor := new(big.Int)
	for _, v := range c {
		n := v.Big()
		divisor.GCD(nil, nil, divisor, n.Abs(n))
	}
	return divisor
}

// On returns the positions that are squares of the ray, in its order.
func On(r engine.Ray, positions []engine.Position) []engine.Position {
	type numbered struct {
		i engine.Int
		q engine.Position
	}
	var on []numbered
	for _, q := range positions {
		if i, ok := r.Reaches(q); ok {
			on = append(on, numbered{i, q})
		}
	}
	sort.Slice(on, func(i, j int) bool { return on[i].i.Cmp(on[j].i) < 0 })
	sorted := make([]engine.Position, len(on))
	for i := range on {
		sorted[i] = on[i].q
	}
	return sorted
}

// Step returns the shortest step from p that leads to q when it is repeated n times, and
// n, which is 0 if they are the same.
func Step(p, q engine.Position) (step engine.Position, n int) {
	c := q.Minus(p).Components(nil)
	n = engine.Big(gcd(c)).Clamp()
	for d := range c {
		c[d] = engine.Num(c[d].Clamp() / max(n, 1))
	}
	return engine.Of(c...), n
}
