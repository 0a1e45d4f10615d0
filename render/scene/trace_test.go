package scene

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
)

// queen returns the targets of a queen on (x, y) of the quadrant.
func queen(x, y int) *Targets {
	from := engine.Cell{X: x, Y: y}
	return &Targets{Rows: []Row{
		{From: from, Step: engine.Cell{X: -1}, Count: x}, {From: from, Step: engine.Cell{Y: -1}, Count: y}, {From: from, Step: engine.Cell{X: -1, Y: -1}, Count: min(x, y)},
	}}
}

// all lists the targets, one after the other.
func (t *Targets) all() (list []engine.Cell) {
	for _, row := range t.Rows {
		for i := 1; i <= row.Count; i++ {
			list = append(list, row.At(i))
		}
	}
	return list
}

// Nearest is held against all targets, one after the other.
func TestNearest(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 7))
	for range 3000 {
		px, py := random.IntN(9), random.IntN(9)
		v := queen(px, py)
		x, y, reach := 12*random.Float64()-1, 12*random.Float64()-1, 2*random.Float64()
		away := func(c engine.Cell) float64 { return max(abs(float64(c.X)+0.5-x), abs(float64(c.Y)+0.5-y)) }
		best, found := max(reach, 0.5), false
		for _, q := range v.all() {
			if off := away(q); off <= best {
				best, found = off, true
			}
		}
		at, ok := v.Nearest(x, y, reach)
		if ok != found {
			t.Fatalf("from (%d,%d) at (%g,%g): found %t, want %t", px, py, x, y, ok, found)
		}
		if !ok {
			continue
		}
		if off := away(at); off != best || !v.Has(at) {
			t.Fatalf("from (%d,%d) at (%g,%g): %v is %g away, want %g", px, py, x, y, at, off, best)
		}
	}
}

func abs(v float64) float64 { return max(v, -v) }

// However fast the pointer is, no square on its way is left out, and none is told
// twice in a row.
func TestPassed(t *testing.T) {
	v := queen(150, 120)
	for _, c := range []struct {
		from, to    Point
		first, last engine.Cell
		count       int
	}{
		{Point{140.5, 120.5}, Point{3.2, 120.4}, engine.Cell{X: 140, Y: 120}, engine.Cell{X: 3, Y: 120}, 138},
		{Point{3.2, 120.9}, Point{140.5, 120.1}, engine.Cell{X: 3, Y: 120}, engine.Cell{X: 140, Y: 120}, 138},
		{Point{150.9, 2.5}, Point{150.1, 7.5}, engine.Cell{X: 150, Y: 2}, engine.Cell{X: 150, Y: 7}, 6},
		{Point{100.3, 70.6}, Point{90.1, 60.2}, engine.Cell{X: 100, Y: 70}, engine.Cell{X: 90, Y: 60}, 11},
		{Point{10.5, 120.5}, Point{10.5, 120.5}, engine.Cell{X: 10, Y: 120}, engine.Cell{X: 10, Y: 120}, 1},
		{Point{20, 10}, Point{40, 20}, engine.Cell{}, engine.Cell{}, 0},
	} {
		var got []engine.Cell
		v.Passed(c.from, c.to, 0, func(p engine.Cell) { got = append(got, p) })
		if len(got) != c.count || c.count > 0 && (got[0] != c.first || got[len(got)-1] != c.last) {
			t.Errorf("from %v to %v: %v", c.from, c.to, got)
		}
	}
	// A trembling hand keeps to the line where squares are small.
	var got []engine.Cell
	v.Passed(Point{100.5, 121.4}, Point{90.5, 119.3}, 1.5, func(p engine.Cell) { got = append(got, p) })
	if len(got) != 11 {
		t.Errorf("beside the line: %v", got)
	}
	// The origin is a square like any other: the first one that is passed is told.
	got = nil
	queen(3, 0).Passed(Point{0.5, 0.5}, Point{1.5, 0.5}, 0, func(p engine.Cell) { got = append(got, p) })
	if len(got) != 2 || got[0] != (engine.Cell{}) {
		t.Errorf("from the origin on: %v", got)
	}
}

// Where any square is a target, each square that is passed is one, and none beyond.
func TestAnywhere(t *testing.T) {
	targets := &Targets{Anywhere: engine.Window{W: 5, H: 4}}
	var told []engine.Cell
	targets.Passed(Point{1.5, 2.5}, Point{7.5, 2.5}, 0.2, func(c engine.Cell) { told = append(told, c) })
	if want := []engine.Cell{{X: 1, Y: 2}, {X: 2, Y: 2}, {X: 3, Y: 2}, {X: 4, Y: 2}}; !slices.Equal(told, want) {
		t.Errorf("passed %v, want %v", told, want)
	}
	for _, c := range []engine.Cell{{X: 4, Y: 3}, {X: 5, Y: 3}, {X: -1, Y: 0}} {
		if targets.Has(c) != (c == engine.Cell{X: 4, Y: 3}) {
			t.Errorf("%v is a target: %t", c, targets.Has(c))
		}
	}
}
