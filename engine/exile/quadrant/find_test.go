package quadrant

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestFind holds every line near the corner, and some far out, against a walk through the
// table.
func TestFind(t *testing.T) {
	var q Queens
	q.Extend(3000)
	rng := rand.New(rand.NewPCG(1, 2))
	kinds := map[string]struct {
		find func(int) (int, bool)
		line func(r, c int) int
	}{
		"row":          {q.InRow, func(r, _ int) int { return r }},
		"diagonal":     {q.OnDiagonal, func(r, c int) int { return r - c }},
		"antidiagonal": {q.OnAntidiagonal, func(r, c int) int { return r + c }},
	}
	for name, kind := range kinds {
		columns := map[int]int{}
		for c := range q.Len() {
			columns[kind.line(q.Row(c), c)] = c
		}
		lines := []int{math.MaxInt32, 1_000_000_000_000_000}
		for line := range 3000 {
			lines = append(lines, line, rng.IntN(12000))
			if name == "diagonal" {
				lines = append(lines, -line)
			}
		}
		for _, line := range lines {
			c, ok := kind.find(line)
			if want, holds := columns[line]; ok != holds || c != want {
				t.Fatalf("the queen on %s %d: column %d, %t; want %d, %t", name, line, c, ok, want, holds)
			}
		}
	}
}
