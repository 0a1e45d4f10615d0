package oracle_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// rules is a game given by its rays alone, from the components of a position.
type rules struct {
	dim, k int
	rays   func(p []int) []engine.Ray
}

func (r rules) Shape() engine.Shape { return engine.Shape{Dim: r.dim, Blocking: r.k} }

func (r rules) Rays(p engine.Position) []engine.Ray {
	c, _ := p.Small(nil)
	return r.rays(c)
}

// ray returns the ray of a piece on p.
func ray(p []int, count int, step ...int) engine.Ray {
	return engine.From(engine.Ints(p...), engine.Ints(step...), engine.Num(count))
}

func queens(k int) rules                     { return rules{dim: 2, k: k, rays: queenRays} }
func piles(dim, k int, moves ...[]int) rules { return rules{dim, k, jumps(moves)} }

func queenRays(p []int) []engine.Ray {
	return []engine.Ray{ray(p, p[0], -1, 0), ray(p, p[1], 0, -1), ray(p, min(p[0], p[1]), -1, -1)}
}

// jumps gives one ray for each move that stays on the board.
func jumps(moves [][]int) func(p []int) []engine.Ray {
	return func(p []int) (rays []engine.Ray) {
		for _, m := range moves {
			step := make([]int, len(p))
			stays := true
			for d := range p {
				step[d] = -m[d]
				stays = stays && p[d] >= m[d]
			}
			if stays {
				rays = append(rays, ray(p, 1, step...))
			}
		}
		return rays
	}
}

// The table of Figure 1 of [CLN15], in which the whole start is checked by hand.
func TestPalaceNumbersOfGameFive(t *testing.T) {
	got := oracle.New(queens(5)).Values(engine.PalaceNumbers, engine.Window{W: 7, H: 4})
	want := []int32{
		0, 1, 2, 3, 4, 5, 5,
		1, 3, 4, 5, 5, 4, 4,
		2, 4, 6, 5, 4, 5, 6,
		3, 5, 5, 4, 6, 5, 4,
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestNimValuesOfWythoffNim(t *testing.T) {
	got := oracle.New(queens(1)).Values(engine.NimValues, engine.Window{W: 8, H: 4})
	want := []int32{
		0, 1, 2, 3, 4, 5, 6, 7,
		1, 2, 0, 4, 5, 3, 7, 8,
		2, 0, 1, 5, 3, 4, 8, 6,
		3, 4, 5, 6, 2, 0, 1, 9,
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// A pile from which 2, 5 or 7 may be taken has period 22 ([LSY24], introduction);
// three piles, a Nim without limits, have the exclusive or as nim-value.
func TestPiles(t *testing.T) {
	o := oracle.New(piles(1, 1, []int{2}, []int{5}, []int{7}))
	values := o.Box(engine.Outcomes, []int{0}, []int{200})
	for i := 0; i+22 < len(values); i++ {
		if values[i] != values[i+22] {
			t.Fatalf("{2,5,7}: %d and %d differ", i, i+22)
		}
	}
	nim := oracle.New(rules{dim: 3, k: 1, rays: func(p []int) []engine.Ray {
		return []engine.Ray{ray(p, p[0], -1, 0, 0), ray(p, p[1], 0, -1, 0), ray(p, p[2], 0, 0, -1)}
	}})
	for x := range 7 {
		for y := range 7 {
			for z := range 7 {
				if got := nim.Value(engine.NimValues, engine.Ints(x, y, z)); int(got) != x^y^z {
					t.Fatalf("Nim (%d,%d,%d) = %d", x, y, z, got)
				}
			}
		}
	}
}

// Counting is right because blocking real sets of squares comes to the same.
func TestCountingIsTheGameTree(t *testing.T) {
	check := func(name string, g rules, edge int) {
		tree, counts := oracle.NewTree(g), oracle.New(g)
		for x := range edge {
			for y := range edge {
				p := engine.At(x, y)
				if tree.Outcome(p) != counts.Outcome(p) {
					t.Fatalf("%s, k = %d: the tree says %v at %v", name, g.k, tree.Outcome(p), p)
				}
			}
		}
	}
	for k := 1; k <= 5; k++ {
		check("queens", queens(k), 7)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 60 {
		var moves [][]int
		for range 2 + r.IntN(5) {
			moves = append(moves, []int{r.IntN(4), 1 + r.IntN(3)})
		}
		check("moves", piles(2, 1+r.IntN(4), moves...), 8)
	}
}

// With given blocks the mover wins exactly if a palace is left open.
func TestMoverWinsIfAPalaceIsOpen(t *testing.T) {
	g := queens(3)
	tree, o := oracle.NewTree(g), oracle.New(g)
	r := rand.New(rand.NewPCG(3, 4))
	for range 2000 {
		p := engine.At(r.IntN(8), r.IntN(8))
		options := engine.Options(g.Rays(p))
		r.Shuffle(len(options), func(i, j int) { options[i], options[j] = options[j], options[i] })
		blocked := options[:min(r.IntN(3), len(options))]
		left := 0
		for _, q := range options[len(blocked):] {
			if o.Outcome(q) == engine.P {
				left++
			}
		}
		if tree.MoverWins(p, blocked) != (left > 0) {
			t.Fatalf("at %v with %v blocked", p, blocked)
		}
	}
}

// An option on two rays counts once, as it does in engine.Options.
func TestSharedOptionsCountOnce(t *testing.T) {
	g := queens(4)
	g.rays = func(p []int) []engine.Ray {
		rays := queenRays(p)
		return append(rays, ray(p, min(p[0], p[1]), -1, -1), ray(p, p[0]/2, -2, 0))
	}
	twice, once := oracle.New(g), oracle.New(queens(4))
	w := engine.Window{W: 12, H: 12}
	if !slices.Equal(twice.Values(engine.PalaceNumbers, w), once.Values(engine.PalaceNumbers, w)) {
		t.Error("a doubled ray changes the palace numbers")
	}
	p := engine.At(9, 7)
	if got, want := len(twice.Sights(p)), 9+7+7; got != want {
		t.Errorf("Sights has %d entries, want %d", got, want)
	}
	if got, want := len(twice.Palaces(p)), int(twice.Value(engine.PalaceNumbers, p)); got != want {
		t.Errorf("Palaces has %d entries, want %d", got, want)
	}
}

// Boards may reach to negative squares: here the piece walks to the middle.
func TestNegativeSquares(t *testing.T) {
	home := rules{dim: 2, k: 1, rays: func(p []int) (rays []engine.Ray) {
		for d := range 2 {
			step := make([]int, 2)
			if p[d] > 0 {
				step[d] = -1
				rays = append(rays, ray(p, p[d], step...))
			} else if p[d] < 0 {
				step[d] = 1
				rays = append(rays, ray(p, -p[d], step...))
			}
		}
		return rays
	}}
	o := oracle.New(home)
	w := engine.Window{X: -70, Y: -5, W: 141, H: 11}
	values := o.Values(engine.NimValues, w)
	for i, v := range values {
		x, y := w.X+i%w.W, w.Y+i/w.W
		if want := int32(max(x, -x) ^ max(y, -y)); v != want {
			t.Fatalf("(%d,%d) = %d, want %d", x, y, v, want)
		}
	}
}

func TestCycleIsReported(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a game without end was solved")
		}
	}()
	oracle.New(rules{dim: 2, k: 1, rays: func(p []int) []engine.Ray {
		return []engine.Ray{ray(p, 1, 1-2*p[0], 0)}
	}}).Outcome(engine.At(0, 0))
}
