package wythoff

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/movestest"
)

// The P-positions seen from a square are those that the rules give, whether all columns
// up to it are done, or only as many as are needed, or more.
func TestSeen(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	const n = 3000
	for i := range testkit.Rounds(300) {
		g := newGame(movestest.Random(rng), Kernel{})
		all := columns.New(g.moves, Kernel{})
		all.Extend(n)
		s := g.Solve()
		for range 12 {
			x := rng.IntN(n)
			y := rng.IntN(n)
			switch rng.IntN(5) {
			case 0:
				y = x
			case 1, 2: // near a P-position
				y = max(0, min(n-1, all.Row(x)+rng.IntN(9)-4))
			}
			p := engine.At(x, y)
			if i%4 == 0 {
				s = g.Solve() // which knows no column yet
			}
			var want []engine.Position
			for u := range x + 1 {
				v := all.Row(u)
				m := Move{A: x - u, B: y - v}
				if m.B >= 0 && m != (Move{}) && (m.Queen() || g.moves.Contains(m)) {
					want = append(want, engine.At(u, v))
				}
			}
			got, err := s.Palaces(p)
			if err != nil || !slices.Equal(got, want) {
				t.Fatalf("%s: %v sees %v, want %v (%v)", g, p, got, want, err)
			}
		}
	}
}
