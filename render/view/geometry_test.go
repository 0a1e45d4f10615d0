package view

import (
	"math"
	"math/rand/v2"
	"testing"
)

// Clip must keep exactly the points of the segment that lie in the rectangle.
func TestClip(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	some := 0
	for range 2000 {
		x0, y0, x1, y1 := r.Float64()*40-10, r.Float64()*40-10, r.Float64()*40-10, r.Float64()*40-10
		if r.IntN(5) == 0 {
			x1 = x0
		}
		cx0, cy0, cx1, cy1, ok := Clip(x0, y0, x1, y1, 20, 10, 2)
		length := math.Hypot(x1-x0, y1-y0)
		const steps = 400
		inside := 0
		for i := range steps {
			s := (float64(i) + 0.5) / steps
			x, y := x0+s*(x1-x0), y0+s*(y1-y0)
			if x >= -2 && x <= 22 && y >= -2 && y <= 12 {
				inside++
			}
		}
		kept := 0.0
		if ok {
			kept = math.Hypot(cx1-cx0, cy1-cy0)
			some++
		}
		if math.Abs(kept-length*float64(inside)/steps) > 2*length/steps+1e-9 {
			t.Fatalf("(%g,%g)–(%g,%g): kept %g of %g", x0, y0, x1, y1, kept, length*float64(inside)/steps)
		}
	}
	if some < 500 {
		t.Errorf("only %d segments were seen", some)
	}
}

func TestTicks(t *testing.T) {
	for _, c := range []struct {
		scale, room float64
		want        int
	}{{70, 30, 1}, {20, 30, 2}, {7, 30, 5}, {3, 31, 20}, {0.5, 40, 100}, {1.0 / 64, 60, 5000}} {
		if got := Ticks(c.scale, c.room); got != c.want {
			t.Errorf("Ticks(%g, %g) = %d, want %d", c.scale, c.room, got, c.want)
		}
	}
}
