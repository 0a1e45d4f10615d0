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
