package columns

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine/wythoff/moves"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/movestest"
)

// outcomesByOptions finds P-positions straight from the rules: a square is P if none of
// its options is.
func outcomesByOptions(set moves.Set, w, h int) [][]bool {
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
				for _, m := range set.Endless {
					if t >= set.From {
						see(t*m.A, t*m.B)
					}
				}
			}
			for _, m := range set.Single {
				see(m.A, m.B)
			}
			p[x][y] = !won
		}
	}
	return p
}

func TestColumns(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	const w, h = 50, 110
	for i := range testkit.Rounds(250) {
		set := movestest.Random(r)
		c := New(set, Kernel{})
		for c.Known() < w {
			c.Extend(min(w, c.Known()+1+r.IntN(20)))
		}
		p := outcomesByOptions(set, w, h)
		for x := range w {
			for y := range h {
				if p[x][y] != (c.Row(x) == y) {
					t.Fatalf("%d %s: (%d,%d) is P: %v, but column has row %d", i, set.Form(), x, y, p[x][y], c.Row(x))
				}
			}
		}
	}
}

// randomRuns returns single moves among which are so many multiples of some that lines
// stand for them, half of the time symmetric.
func randomRuns(r *rand.Rand) moves.Set {
	list := []moves.Move{{A: 1 + r.IntN(9), B: 1 + r.IntN(9)}}
	for range 1 + r.IntN(3) {
		m := moves.Move{A: 1 + r.IntN(4), B: 1 + r.IntN(4)}
		for t := range 2 + r.IntN(12) {
			list = append(list, m.Times(t+1))
		}
	}
	if r.IntN(2) == 0 {
		list = movestest.Mirrored(list...)
	}
	return moves.Finite(list)
}

// Lines that end are the single moves that they stand for; they are entered late where
// two windows have been too narrow, and ahead of time as often as one likes.
func TestRuns(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	const w, h = 60, 130
	for i := range testkit.Rounds(150) {
		set := randomRuns(r)
		p := outcomesByOptions(set, w, h)
		for _, how := range []string{"as it comes", "by lines", "by lines in the end", "hurried"} {
			c := New(set, Kernel{})
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
						t.Fatalf("%d %s, %s: (%d,%d) is P: %v, but column has row %d", i, set.Form(), how, x, y, p[x][y], c.Row(x))
					}
				}
			}
		}
	}
}

// TestSlices extends one search by steps of all sizes, past the tables' growth.
func TestSlices(t *testing.T) {
	for _, text := range []string{"maharaja", "wythoff+(2,3)", "wythoff+(t,2t)(2t,t);t=1..60", "wythoff+(2t,3t)(3t,2t);t=3.."} {
		set := movestest.Parse(t, text)
		once, often := New(set, Kernel{}), New(set, Kernel{})
		once.Reserve(30_000)
		once.Extend(30_000)
		for step := 1; often.Known() < 30_000; step = step*3 + 1 {
			often.Extend(min(30_000, often.Known()+step))
			often.Extend(often.Known() / 2)
		}
		for x := range 30_000 {
			if once.Row(x) != often.Row(x) {
				t.Fatalf("%s: column %d is %d or %d", text, x, once.Row(x), often.Row(x))
			}
		}
	}
}

// TestNearGivesUp makes the two-word search hand over, and checks the columns
// around that place against the general search.
func TestNearGivesUp(t *testing.T) {
	for _, list := range [][]moves.Move{
		movestest.Mirrored(moves.Move{A: 1, B: 2}, moves.Move{A: 2, B: 4}, moves.Move{A: 300, B: 600}, moves.Move{A: 40, B: 80}),
		movestest.Parse(t, "wythoff+(t,2t)(2t,t);t=1..100").Single,
		movestest.Parse(t, "wythoff+(t,2t)(2t,t);t=1..400").Single,
	} {
		set := moves.Finite(list)
		quick, general := New(set, Kernel{}), New(set, Kernel{})
		general.near = nil
		quick.Extend(20_000)
		general.Extend(20_000)
		for x := range 20_000 {
			if quick.Row(x) != general.Row(x) {
				t.Fatalf("%s: column %d is %d or %d", set.Form(), x, quick.Row(x), general.Row(x))
			}
		}
		t.Log(len(list), "moves, still quick:", quick.near != nil)
	}
}
