package wythoff

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/enginetest"
)

// Eight at a time are the same as one at a time, for columns of any rows.
func TestAlong(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 3))
	for range 3000 {
		c := &Columns{row: make(rows, 1+rng.IntN(120))}
		for x := range c.row {
			c.row[x] = int32(rng.IntN(60))
		}
		step := Move{1 + rng.IntN(3), rng.IntN(4)}
		x, y := rng.IntN(len(c.row)), rng.IntN(220)
		last := x / step.A
		if step.B > 0 {
			last = min(last, y/step.B)
		}
		from := 1 + rng.IntN(3)
		want := from
		for want <= last && c.row.at(x-want*step.A) != y-want*step.B {
			want++
		}
		if from > last {
			continue
		}
		if got := c.along(step, x, y, from, last+1); got != want {
			t.Fatalf("by %v from (%d,%d), t from %d to %d, among %v: %d, want %d", step, x, y, from, last, c.row, got, want)
		}
	}
}

// The P-positions seen from a square are those that the rules give, whether all columns
// up to it are done, or only as many as are needed, or more.
func TestSeen(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	const n = 3000
	for i := range enginetest.Rounds(300) {
		g := newGame(randomSet(rng))
		all := newColumns(g.moves)
		all.Extend(n)
		s := g.Solver()
		for range 12 {
			x := rng.IntN(n)
			p := engine.Position{x, rng.IntN(n)}
			switch rng.IntN(5) {
			case 0:
				p[1] = x
			case 1, 2: // near a P-position
				p[1] = max(0, min(n-1, all.Row(x)+rng.IntN(9)-4))
			}
			if i%4 == 0 {
				s = g.Solver() // which knows no column yet
			}
			var want []engine.Position
			for u := range p[0] + 1 {
				v := all.Row(u)
				m := Move{p[0] - u, p[1] - v}
				if m.B >= 0 && m != (Move{}) && (m.queen() || g.moves.contains(m)) {
					want = append(want, engine.Position{u, v})
				}
			}
			got, err := s.Palaces(p)
			if err != nil || !slices.EqualFunc(got, want, engine.Position.Equal) {
				t.Fatalf("%s: %v sees %v, want %v (%v)", g, p, got, want, err)
			}
		}
	}
}
