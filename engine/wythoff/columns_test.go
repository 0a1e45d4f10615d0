package wythoff

import (
	"math/rand/v2"
	"testing"
)

// search64 finds P-positions straight from the rules: a square is P if none of
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
			for t := 1; t <= max(x, y); t++ {
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
	const w, h = 60, 130
	for i := range 300 {
		set := randomSet(r)
		c := newColumns(set)
		for c.Known() < w {
			c.Extend(min(w, c.Known()+1+r.IntN(20)))
		}
		p := outcomesByOptions(set, w, h)
		for x := range w {
			for y := range h {
				if p[x][y] != (c.Row(x) == y) {
					t.Fatalf("%d %s: (%d,%d) is P: %v, but column has row %d", i, set.text(), x, y, p[x][y], c.Row(x))
				}
			}
		}
	}
}

func benchmarkColumns(b *testing.B, set moveSet, n int) {
	for b.Loop() {
		c := newColumns(set)
		c.Reserve(n)
		c.Extend(n)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/column")
}

func BenchmarkColumns(b *testing.B) {
	symm := func(m ...Move) (s []Move) {
		for _, m := range m {
			s = append(s, m, Move{m.B, m.A})
		}
		return s
	}
	fam := func(n int) (s []Move) {
		for t := 1; t <= n; t++ {
			s = append(s, Move{t, 2 * t}, Move{2 * t, t})
		}
		return s
	}
	b.Run("wythoff", func(b *testing.B) { benchmarkColumns(b, moveSet{}, 1e6) })
	b.Run("maharaja", func(b *testing.B) { benchmarkColumns(b, newFinite(symm(Move{1, 2})), 1e6) })
	b.Run("maharaja1e8", func(b *testing.B) { benchmarkColumns(b, newFinite(symm(Move{1, 2})), 1e8) })
	b.Run("(2,3)", func(b *testing.B) { benchmarkColumns(b, newFinite([]Move{{2, 3}}), 1e6) })
	b.Run("t=10", func(b *testing.B) { benchmarkColumns(b, newFinite(fam(10)), 1e6) })
	b.Run("t=100", func(b *testing.B) { benchmarkColumns(b, newFinite(fam(100)), 1e6) })
	b.Run("endless", func(b *testing.B) { benchmarkColumns(b, newEndless(nil, fam(1), 1), 1e6) })
	b.Run("endless7", func(b *testing.B) { benchmarkColumns(b, newEndless(nil, fam(1), 7), 1e6) })
	b.Run("endless-asym", func(b *testing.B) { benchmarkColumns(b, newEndless(nil, []Move{{1, 2}}, 1), 1e6) })
	b.Run("endless-13-52", func(b *testing.B) { benchmarkColumns(b, newEndless(nil, []Move{{1, 3}, {5, 2}}, 1), 1e6) })
}
