package subtraction_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// random returns a random ruleset; components are below largest, and 0 often.
func random(t testing.TB, r *rand.Rand, dim, moves, largest int) *ruleset {
	t.Helper()
	list := make([]engine.Position, 0, moves)
	for len(list) < moves {
		m, total := make([]int, dim), 0
		for d := range m {
			if r.IntN(4) > 0 {
				m[d] = r.IntN(largest)
			}
			total += m[d]
		}
		if total > 0 {
			list = append(list, engine.Ints(m...))
		}
	}
	return ruled(t, list...)
}

func TestConformance(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 31))
	for i := range testkit.Part(30, testkit.Cases(100, 300)) {
		o := enginetest.Options{Size: 24, Positions: 12, Far: 300, Seed: uint64(i), Family: &lines, Bounded: true}
		enginetest.Run(t, random(t, r, 2, 1+r.IntN(6), 2+r.IntN(9)).Game, o)
		if i%5 == 0 {
			enginetest.Run(t, random(t, r, 1, 1+r.IntN(5), 2+r.IntN(20)).Game, o)
		}
		if i%10 == 0 {
			o.Size = 12
			enginetest.Run(t, random(t, r, 3, 1+r.IntN(5), 2+r.IntN(4)).Game, o)
			enginetest.Run(t, random(t, r, 4, 1+r.IntN(5), 2+r.IntN(3)).Game, o)
		}
	}
}

// TestConformanceLarge reaches over the borders of tiles and words, with moves
// longer than both.
func TestConformanceLarge(t *testing.T) {
	rulesets := []string{
		"subtraction:(64,0)(3,7)(128,5)(65,0)(7,300)",
		"subtraction:(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)",
		"subtraction:(0,2)(2,8)(5,0)(6,3)(8,6)",
		"subtraction:(20,0)(30,0)(1,4)(290,0)(0,270)",
		"subtraction:(64,64)(0,128)(1,1)",
	}
	for _, text := range testkit.Spread(rulesets, testkit.Part(2, len(rulesets))) {
		enginetest.Run(t, near{game(t, text).Game}, enginetest.Options{Size: 330, Positions: 10, Family: &lines})
	}
	r := rand.New(rand.NewPCG(4, 4))
	enginetest.Run(t, near{random(t, r, 2, 200, 50).Game}, enginetest.Options{Size: 70})  // values that need int32
	enginetest.Run(t, near{random(t, r, 1, 90, 400).Game}, enginetest.Options{Size: 700}) // large values in bytes
	enginetest.Run(t, near{game(t, "subtraction:(3)(70)(91)(128)").Game}, enginetest.Options{Size: testkit.Part(600, 1500), Positions: testkit.Part(30, 100)})
}

// TestSlices compares slices off the origin, outcomes and nim-values.
func TestSlices(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 4))
	for range 40 {
		dim := 3 + r.IntN(2)
		g := random(t, r, dim, 1+r.IntN(5), 4)
		o := oracle.New(g)
		rest := []int{r.IntN(7), r.IntN(5)}[:dim-2]
		w := engine.Window{X: r.IntN(6), Y: r.IntN(6), W: 12, H: 9}
		for _, kind := range g.Shape().Kinds {
			board := g.slice(t, kind, rest...)
			for i, v := range read(t, board, w) {
				p := engine.Map{Origin: sliced(dim, rest)}.Position(engine.Cell{X: w.X + i%w.W, Y: w.Y + i/w.W}, dim)
				if want := o.Value(kind, p); v != want {
					t.Fatalf("%v: %v at %v is %d, want %d", g, kind, p, v, want)
				}
			}
		}
	}
}

// textbook fills an n×n board by the definition, one square at a time.
func textbook(g *ruleset, n int) []bool {
	palace := make([]bool, n*n)
	moves := g.Moves()
	for y := range n {
		for x := range n {
			p := true
			for _, m := range moves {
				if x >= m.At(0).Clamp() && y >= m.At(1).Clamp() && palace[(y-m.At(1).Clamp())*n+x-m.At(0).Clamp()] {
					p = false
					break
				}
			}
			palace[y*n+x] = p
		}
	}
	return palace
}

// TestManyBlocks looks at windows that take many blocks, in an order in which one
// board remembers for the next window what it needs, and asks the solver there.
func TestManyBlocks(t *testing.T) {
	const n = 4600
	rulesets := []string{
		"subtraction:(1,3)(2,1)(700,1500)(2000,30)",
		"subtraction:(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)",
	}
	for _, text := range rulesets[:testkit.Rounds(len(rulesets))] {
		g := game(t, text)
		want := textbook(g, n)
		board := enginetest.Board(t, g, engine.Outcomes, engine.Position{})
		for _, w := range []engine.Window{
			{X: 90, Y: 0, W: 20, H: n},
			{X: 300, Y: 4400, W: 900, H: 100},
			{X: 0, Y: 9, W: n, H: 1},
			{X: 4400, Y: 100, W: 90, H: 100},
			{X: 4400, Y: 4200, W: 90, H: 300},
			{X: 4300, Y: 4300, W: 200, H: 200},
			{X: 4400, Y: 4400, W: 200, H: 200},
			{X: 0, Y: 0, W: n, H: n},
			{X: 4097, Y: 4095, W: 500, H: 3},
			{X: 100, Y: 4500, W: 5, H: 5},
		} {
			for i, v := range read(t, board, w) {
				if x, y := w.X+i%w.W, w.Y+i/w.W; (v == 1) != want[y*n+x] {
					t.Fatalf("%v: wrong at %d,%d in %+v", g, x, y, w)
				}
			}
		}
		solver := g.Solve()
		r := rand.New(rand.NewPCG(5, 5))
		for range 8 {
			p := engine.At(r.IntN(n), r.IntN(n))
			palaces, err := solver.Palaces(p)
			if err != nil {
				t.Fatal(err)
			}
			if got := len(palaces) == 0; got != want[p.At(1).Clamp()*n+p.At(0).Clamp()] {
				t.Fatalf("%v: Palaces(%v) = %v", g, p, palaces)
			}
		}
	}
}

// FuzzConformance makes a ruleset of bytes: the dimension, then components. An execution
// takes milliseconds: what is played far out is looked at where that is known soon, and
// where the search for a chart takes long, TestConformance does it.
func FuzzConformance(f *testing.F) {
	f.Add([]byte{2, 1, 2, 2, 1, 3, 3})
	f.Add([]byte{2, 0, 1, 1, 0, 245, 0, 246, 0, 2, 15})
	f.Add([]byte{1, 3, 5, 70})
	f.Add([]byte{3, 1, 0, 2, 0, 3, 1})
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) == 0 || len(data) > 30 {
			return
		}
		dim := 1 + int(data[0]+3)%4
		var given []engine.Position
		for data = data[1:]; len(data) >= dim; data = data[dim:] {
			m := make([]int, dim)
			for d := range m {
				m[d] = component(data[d], dim)
			}
			given = append(given, engine.Ints(m...))
		}
		made, err := subtraction.New(vectors(given)...)
		if err != nil {
			return
		}
		g := of(made)
		o := enginetest.Options{Size: 20, Positions: 6, Far: 100, Family: &lines, Bounded: true}
		if dim == 1 {
			o.Size = 300
		}
		if soonFar(g) {
			enginetest.Run(t, g, o)
		} else {
			enginetest.Run(t, near{g.Game}, o)
		}
	})
}

// component makes a component of a byte: any on a long board, and else one that matters on
// a small one or is about as long as a word.
func component(b byte, dim int) int {
	switch {
	case dim == 1:
		return int(b)
	case b < 240:
		return int(b) % 20
	default:
		return int(b) - 180
	}
}

// soonFar reports whether the game is soon known at any distance.
func soonFar(g *ruleset) bool {
	if g.Shape().Dim != 2 || len(g.Moves()) <= 2 {
		return true
	}
	chart, err := g.Chart(1000)
	return err == nil && chart != nil
}

func ExampleGame_String() {
	g, _ := subtraction.New(moves.Vector{2, 1}, moves.Vector{1, 2}, moves.Vector{2, 1})
	fmt.Println(g)
	fmt.Println(g.Rules())
	// Output:
	// subtraction:(1,2)(2,1)
	// Take one of the moves (1,2), (2,1) from x and y, the two piles. Neither may fall below zero. Whoever cannot move loses.
}
