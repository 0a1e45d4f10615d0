package engine

import (
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"
)

// TestRays: what a ray reaches is what it lists, near and far, in one, two and three
// dimensions, and rays that share options list them once.
func TestRays(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	huge := Big(new(big.Int).Exp(big.NewInt(10), big.NewInt(99), nil))
	reached := 0
	for range 4000 {
		dim := 1 + rng.IntN(3)
		draw := func() Position {
			c := make([]int, dim)
			for d := range c {
				c[d] = rng.IntN(9) - 4
			}
			return Ints(c...)
		}
		var rays []Ray
		far := make([]Int, dim)
		if rng.IntN(2) == 0 {
			far[0] = huge
		}
		away := Of(far...)
		for range rng.IntN(4) {
			step := draw()
			if step.Zero() {
				step = Ints(slices.Repeat([]int{1}, dim)...)
			}
			rays = append(rays, Ray{draw().Plus(away, Num(1)), step, Num(1 + rng.IntN(4))})
		}
		want := map[Position]bool{}
		for _, r := range rays {
			for i := range r.Count.Clamp() {
				q := r.At(Num(i))
				want[q] = true
				if n, ok := r.Reaches(q); !ok || n != Num(i) {
					t.Fatalf("%+v reaches %v as option %v, %v, want %d", r, q, n, ok, i)
				}
			}
		}
		list := Options(rays)
		if len(list) != len(want) || !slices.IsSortedFunc(list, Position.Compare) {
			t.Fatalf("%+v list %v", rays, list)
		}
		for range 20 {
			q := draw().Plus(away, Num(1))
			if Reaches(rays, q) != want[q] {
				t.Fatalf("%+v reach %v: %v", rays, q, !want[q])
			}
			if want[q] {
				reached++
			}
		}
	}
	if reached == 0 {
		t.Error("nothing was reached")
	}
	band := []Ray{{At(1, 0), At(-1, -1), Num(1)}}
	if Reaches(band, Ints(1)) || Reaches(band, Position{}) || CountOptions(append(band, From(At(9, 9), At(-1, 0), huge))) != huge.Plus(Num(1)) {
		t.Error("positions of other games are reached, or options are counted otherwise")
	}
}

// The least number of the machine is its own negative, and a ray that begins there still does
// not lead to the other end of the plane.
func TestRaysReachFromTheLeastNumber(t *testing.T) {
	least := At(math.MinInt, -32)
	r := From(least.Plus(At(-1, 0), Num(1)), At(1, 0), Num(9))
	for q, want := range map[Position]bool{At(59, -32): false, least: true, At(math.MinInt+8, -32): true, At(math.MinInt+9, -32): false, At(math.MaxInt, -32): false} {
		if _, got := r.Reaches(q); got != want {
			t.Errorf("the ray reaches %v: %v, want %v", q, got, want)
		}
	}
	r.Count = Big(new(big.Int).Lsh(big.NewInt(1), 65))
	if _, ok := r.Reaches(At(59, -32)); !ok {
		t.Error("a ray of 2^65 squares from there does not reach (59,-32)")
	}
}

// A ray reaches far out what it reaches near the corner, wherever both are seen from.
func TestRaysReachFarOut(t *testing.T) {
	origin := Of(Big(new(big.Int).Exp(big.NewInt(10), big.NewInt(99), nil)), Num(-7))
	rng := rand.New(rand.NewPCG(5, 5))
	small := func() Position { return At(rng.IntN(13)-6, rng.IntN(13)-6) }
	moved := func(p Position) Position { return origin.Plus(p, Num(1)) }
	reached := 0
	for range 20000 {
		p, q, step := small(), small(), At(rng.IntN(5)-2, rng.IntN(5)-2)
		if step.Zero() {
			continue
		}
		count := Num(rng.IntN(5))
		want := Reaches([]Ray{From(p, step, count)}, q)
		if got := Reaches([]Ray{From(moved(p), step, count)}, moved(q)); got != want {
			t.Fatalf("from %v by %v, %v times, to %v: %v, want %v", p, step, count, q, got, want)
		}
		if want {
			reached++
		}
		if back, ok := moved(p).Seen(origin, 6); !ok || Ints(back...) != p {
			t.Fatalf("%v came back as %v", p, back)
		}
		if moved(p).Compare(moved(q)) != p.Compare(q) || (moved(p) == moved(q)) != (p == q) {
			t.Fatalf("%v and %v compare otherwise from afar", p, q)
		}
	}
	if reached == 0 {
		t.Error("nothing was reached")
	}
}
