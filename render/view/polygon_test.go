package view

import (
	"math"
	"math/rand/v2"
	"testing"
)

// inside is the textbook's: an odd number of sides lies to the right of the point.
func inside(corners []Spot, p Spot) (odd bool) {
	for i, a := range corners {
		b := corners[(i+1)%len(corners)]
		if (a.Y > p.Y) != (b.Y > p.Y) && p.X < a.X+(b.X-a.X)*(p.Y-a.Y)/(b.Y-a.Y) {
			odd = !odd
		}
	}
	return odd
}

// holds counts in how many of the parts, each convex, a point lies.
func holds(parts [][]Spot, p Spot) (n int) {
	for _, part := range parts {
		left, right := 0, 0
		for i, a := range part {
			b := part[(i+1)%len(part)]
			switch turn := (b.X-a.X)*(p.Y-a.Y) - (b.Y-a.Y)*(p.X-a.X); {
			case math.Hypot(b.X-a.X, b.Y-a.Y) < 1e-6: // two corners are the same point
			case turn > 0:
				left++
			default:
				right++
			}
		}
		if left == 0 || right == 0 {
			n++
		}
	}
	return n
}

// TestSlabs: what lies within random polygons, and only that, lies in exactly one part,
// however far away the corners are; and parts and lines agree about it.
func TestSlabs(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for trial := range 400 {
		spread := math.Pow(10, float64(trial%8))
		corners := make([]Spot, 3+random.IntN(6))
		for i := range corners {
			corners[i] = Spot{50 + spread*random.NormFloat64(), 40 + spread*random.NormFloat64()}
		}
		parts := Slabs(corners, 100, 80, 5)
		for range 60 {
			p := Spot{-5 + 110*random.Float64(), -5 + 90*random.Float64()}
			want := 0
			if inside(corners, p) {
				want = 1
			}
			if got := holds(parts, p); got != want {
				t.Fatalf("%v lies in %d parts of %v, want %d", p, got, corners, want)
			}
			in := false
			for _, part := range Within(corners, p, Spot{p.X + 1, p.Y + 0.7}) {
				in = in || part[0] <= 0 && 0 <= part[1]
			}
			if in != (want == 1) {
				t.Fatalf("a line says of %v in %v: %t", p, corners, in)
			}
		}
		for _, part := range parts {
			for _, p := range part {
				if p.X < -5-1e-6 || p.X > 105+1e-6 || p.Y < -5-1e-6 || p.Y > 85+1e-6 {
					t.Fatalf("%v lies beyond the screen", p)
				}
			}
		}
	}
	if area, middle := Expanse([]Spot{{0, 0}, {4, 0}, {4, 2}, {0, 2}}); area != 8 || middle != (Spot{2, 1}) {
		t.Errorf("a rectangle is %g large about %v", area, middle)
	}
}
