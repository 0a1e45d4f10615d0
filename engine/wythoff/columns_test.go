package wythoff

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine/enginetest"
)

// outcomesByOptions finds P-positions straight from the rules: a square is P if none of
// its options is.
func outcomesByOptions(set moveSet, w, h int) [][]bool {
	p := make([][]bool, w)
	for x := range p {
		p[x] = make([]bool, h)
	}
	for x := range w {
		for y := range h {
			won := false
			see := func(a, b int) {
				if x >= a && y >= b && p[x-a][y-b] {
					won = true
				}
			}
			for t := 1; t <= max(x, y) && !won; t++ {
				see(t, 0)
				see(0, t)
				see(t, t)
				for _, m := range set.endless {
					if t >= set.from {
						see(t*m.A, t*m.B)
					}
				}
			}
			for _, m := range set.single {
				see(m.A, m.B)
			}
			p[x][y] = !won
		}
	}
	return p
}

// randomSet returns further moves, often with zeros, doubled or the queen's, a
// third of the time symmetric, with families half of the time.
func randomSet(r *rand.Rand) moveSet {
	var single, families []Move
	for range r.IntN(5) {
		single = append(single, Move{r.IntN(9), r.IntN(9)})
	}
	for range r.IntN(3) {
		families = append(families, Move{r.IntN(5), r.IntN(5)})
	}
	if r.IntN(3) == 0 {
		for _, m := range single {
			single = append(single, Move{m.B, m.A})
		}
		for _, m := range families {
			families = append(families, Move{m.B, m.A})
		}
	}
	families = newFinite(families).single
	if len(families) == 0 || r.IntN(2) == 0 {
		return newFinite(single)
	}
	return newEndless(single, families, 1+r.IntN(4))
}

func TestColumns(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	const w, h = 50, 110
	for i := range enginetest.Rounds(250) {
		set := randomSet(r)
		c := newColumns(set)
		for c.Known() < w {
			c.Extend(min(w, c.Known()+1+r.IntN(20)))
		}
		p := outcomesByOptions(set, w, h)
		for x := range w {
			for y := range h {
				if p[x][y] != (c.Row(x) == y) {
					t.Fatalf("%d %s: (%d,%d) is P: %v, but column has row %d", i, newGame(set).String(), x, y, p[x][y], c.Row(x))
				}
			}
		}
	}
}

// randomRuns returns single moves among which are so many multiples of some that lines
// stand for them, half of the time symmetric.
func randomRuns(r *rand.Rand) moveSet {
	moves := []Move{{1 + r.IntN(9), 1 + r.IntN(9)}}
	for range 1 + r.IntN(3) {
		m := Move{1 + r.IntN(4), 1 + r.IntN(4)}
		for t := range 2 + r.IntN(12) {
			moves = append(moves, m.times(t+1))
		}
	}
	if r.IntN(2) == 0 {
		for _, m := range moves {
			moves = append(moves, Move{m.B, m.A})
		}
	}
	return newFinite(moves)
}

// Lines that end are the single moves that they stand for; they are entered late where
// two windows have been too narrow, and ahead of time as often as one likes.
func TestRuns(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	const w, h = 60, 130
	for i := range enginetest.Rounds(150) {
		set := randomRuns(r)
		p := outcomesByOptions(set, w, h)
		for _, how := range []string{"as it comes", "by lines", "by lines in the end", "hurried"} {
			c := newColumns(set)
			if how == "by lines" || how == "hurried" {
				c.near = nil
			}
			for c.Known() < w {
				c.Extend(min(w, c.Known()+1+r.IntN(20)))
				if how == "by lines in the end" && c.near != nil && r.IntN(2) == 0 {
					c.leaveNear()
				}
				for k := range c.lines {
					if how == "hurried" {
						c.lines[k].hurry(c.Known(), c.row)
					}
				}
			}
			for x := range w {
				for y := range h {
					if p[x][y] != (c.Row(x) == y) {
						t.Fatalf("%d %s, %s: (%d,%d) is P: %v, but column has row %d", i, newGame(set), how, x, y, p[x][y], c.Row(x))
					}
				}
			}
		}
	}
}
