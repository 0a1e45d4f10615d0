package render

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// queen is a queen on (x, y) of the quadrant.
func queen(x, y int) *game.View {
	return &game.View{Position: engine.Position{x, y}, Rays: []engine.Ray{
		{Step: engine.Position{-1, 0}, Count: x}, {Step: engine.Position{0, -1}, Count: y}, {Step: engine.Position{-1, -1}, Count: min(x, y)},
	}}
}

// Nearest is held against all options, one after the other.
func TestNearest(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 7))
	for range 3000 {
		v := queen(random.IntN(9), random.IntN(9))
		x, y, reach := 12*random.Float64()-1, 12*random.Float64()-1, 2*random.Float64()
		best, found := max(reach, 0.5), false
		for _, q := range engine.Options(v.Rays, v.Position) {
			if off := max(abs(float64(q[0])+0.5-x), abs(float64(q[1])+0.5-y)); off <= best {
				best, found = off, true
			}
		}
		at, ok := Nearest(v, x, y, reach)
		if ok != found {
			t.Fatalf("from %v at (%g,%g): found %t, want %t", v.Position, x, y, ok, found)
		}
		if !ok {
			continue
		}
		if off := max(abs(float64(at[0])+0.5-x), abs(float64(at[1])+0.5-y)); off != best || !v.Reaches(at) {
			t.Fatalf("from %v at (%g,%g): %v is %g away, want %g", v.Position, x, y, at, off, best)
		}
	}
}

func abs(v float64) float64 { return max(v, -v) }

// However fast the pointer is, no square on its way is left out, and none is told
// twice in a row.
func TestPassed(t *testing.T) {
	v := queen(150, 120)
	for _, c := range []struct {
		fromX, fromY, toX, toY float64
		first, last            engine.Position
		count                  int
	}{
		{140.5, 120.5, 3.2, 120.4, engine.Position{140, 120}, engine.Position{3, 120}, 138},
		{3.2, 120.9, 140.5, 120.1, engine.Position{3, 120}, engine.Position{140, 120}, 138},
		{150.9, 2.5, 150.1, 7.5, engine.Position{150, 2}, engine.Position{150, 7}, 6},
		{100.3, 70.6, 90.1, 60.2, engine.Position{100, 70}, engine.Position{90, 60}, 11},
		{10.5, 120.5, 10.5, 120.5, engine.Position{10, 120}, engine.Position{10, 120}, 1},
		{20, 10, 40, 20, nil, nil, 0},
	} {
		var got []engine.Position
		Passed(v, c.fromX, c.fromY, c.toX, c.toY, 0, func(p engine.Position) { got = append(got, p) })
		if len(got) != c.count || c.count > 0 && (!got[0].Equal(c.first) || !got[len(got)-1].Equal(c.last)) {
			t.Errorf("from (%g,%g) to (%g,%g): %v", c.fromX, c.fromY, c.toX, c.toY, got)
		}
	}
	// A trembling hand keeps to the line where squares are small.
	var got []engine.Position
	Passed(v, 100.5, 121.4, 90.5, 119.3, 1.5, func(p engine.Position) { got = append(got, p) })
	if len(got) != 11 {
		t.Errorf("beside the line: %v", got)
	}
}
