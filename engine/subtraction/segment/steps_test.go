package segment

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
)

// TestSteps: every period between two directions is a sum of steps, no step is one of others,
// and all are periods between the directions.
func TestSteps(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 9))
	for range 200 {
		l := Lattice{Width: 1 + r.IntN(9), Height: 1 + r.IntN(5)}
		l.Shift = r.IntN(l.Width)
		from, to := engine.Cell{X: 1 + r.IntN(9), Y: r.IntN(5)}, engine.Cell{X: r.IntN(5), Y: 1 + r.IntN(9)}
		if cross(from, to) <= 0 {
			continue
		}
		const n = 60
		sums := [n][n]int{} // in how many ways a period is a step or a sum of one and a sum, up to 2
		sums[0][0] = 1
		steps := l.Steps(from, to)
		for y := range n {
			for x := range n {
				for _, s := range steps {
					if x >= s.X && y >= s.Y && sums[y-s.Y][x-s.X] > 0 {
						sums[y][x]++
					}
				}
				c := engine.Cell{X: x, Y: y}
				between := l.has(x, y) && cross(from, c) >= 0 && cross(c, to) >= 0
				if between != (sums[y][x] > 0) {
					t.Fatalf("%v between %v and %v: %v is a sum: %t, with %v", l, from, to, c, sums[y][x] > 0, steps)
				}
			}
		}
		for _, s := range steps {
			if s.X < n && s.Y < n && sums[s.Y][s.X] != 1 {
				t.Fatalf("%v between %v and %v: the step %v is a sum, in %v", l, from, to, s, steps)
			}
		}
	}
}
