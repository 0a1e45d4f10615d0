package greedy

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestFind holds every line near the corner, and some far out, against a walk through the
// table; and against tables in which the guesses are wrong.
func TestFind(t *testing.T) {
	var q Queens
	q.Extend(3000)
	rng := rand.New(rand.NewPCG(1, 2))
	for _, table := range []*Queens{&q, reversed(2000)} {
		kinds := map[string]struct {
			find func(int) (int, bool)
			line func(r, c int) int
		}{
			"row":          {table.InRow, func(r, _ int) int { return r }},
			"diagonal":     {table.OnDiagonal, func(r, c int) int { return r - c }},
			"antidiagonal": {table.OnAntidiagonal, func(r, c int) int { return r + c }},
		}
		for name, kind := range kinds {
			columns := map[int]int{}
			for c := range table.Len() {
				columns[kind.line(table.Row(c), c)] = c
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
}

// reversed returns a table of queens that do not attack each other and lie far from where
// they are guessed: those of the first n columns in their mirror image.
func reversed(n int) *Queens {
	var q, m Queens
	q.Extend(n)
	m.Extend(n)
	clear(m.rows)
	clear(m.above)
	clear(m.below)
	clear(m.anti)
	for c := range n {
		r := q.Row(n - 1 - c)
		m.blocks[0][c] = uint32(r)
		m.rows.add(r)
		m.anti.add(r + c)
		if r < c {
			m.above.add(c - r)
		} else {
			m.below.add(r - c)
		}
	}
	return &m
}
