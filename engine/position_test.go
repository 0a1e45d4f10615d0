package engine

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// Options must be what it says: every square of every ray, sorted, each once.
func TestOptions(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for range 500 {
		dim := 1 + rng.IntN(3)
		p := make(Position, dim)
		for d := range p {
			p[d] = rng.IntN(9) - 4
		}
		rays := make([]Ray, rng.IntN(5))
		var want []Position
		for i := range rays {
			step := make(Position, dim)
			for d := range step {
				step[d] = rng.IntN(5) - 2
			}
			step[0] += 3 * rng.IntN(2)
			if step.Equal(make(Position, dim)) {
				step[0] = -1
			}
			rays[i] = Ray{step, rng.IntN(6)}
			for j := 1; j <= rays[i].Count; j++ {
				want = append(want, rays[i].At(p, j))
			}
		}
		slices.SortFunc(want, Position.Compare)
		want = slices.CompactFunc(want, Position.Equal)
		got := Options(rays, p)
		if !slices.EqualFunc(got, want, Position.Equal) {
			t.Fatalf("the options of %v by %v are %v, want %v", p, rays, got, want)
		}
		for _, q := range want {
			if !Reaches(rays, p, q) {
				t.Fatalf("%v by %v does not reach %v", p, rays, q)
			}
		}
		if n := CountOptions(rays); n < len(got) {
			t.Fatalf("%v hold %d squares, counted %d", rays, len(got), n)
		}
	}
}
