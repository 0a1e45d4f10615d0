package subtraction_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// nimOf asks for the nim-value of one position.
func nimOf(t testing.TB, g engine.Game, p engine.Position) int {
	t.Helper()
	v, err := g.Solve().Value(engine.NimValues, p)
	if err != nil {
		t.Fatalf("%v at (%v): %v", g, p, err)
	}
	return v.Clamp()
}

// mexOf is the textbook at one position: the least number that no option has.
func mexOf(t testing.TB, g engine.Game, p engine.Position) int {
	seen := map[int]bool{}
	for _, q := range engine.Options(g.Rays(p)) {
		seen[nimOf(t, g, q)] = true
	}
	mex := 0
	for seen[mex] {
		mex++
	}
	return mex
}

// TestNimOfOneMoveOrTwo holds remainders against the oracle where the sum fits several times,
// and far out against what the options say.
func TestNimOfOneMoveOrTwo(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 58))
	values := [3]int{}
	for range testkit.Rounds(120) {
		dim := 1 + r.IntN(4)
		g := random(t, r, dim, 1+r.IntN(2), 2+r.IntN(7))
		o := oracle.New(g)
		for range 60 {
			p := make([]int, dim)
			for d := range p {
				p[d] = r.IntN([]int{400, 50, 16, 10}[dim-1])
			}
			got := nimOf(t, g, engine.Ints(p...))
			if want := o.Value(engine.NimValues, engine.Ints(p...)); got != int(want) {
				t.Fatalf("%v: the nim-value of %v is %d, want %d", g, p, got, want)
			}
			values[got]++
		}
		for range 4 {
			p := farRandom(r, dim, 1+r.IntN(60))
			if got, want := nimOf(t, g, p), mexOf(t, g, p); got != want {
				t.Fatalf("%v: the nim-value of (%v) is %d, and its options say %d", g, p, got, want)
			}
		}
	}
	if slices.Min(values[:]) < 20 && !testing.Short() {
		t.Errorf("the values 0, 1 and 2 came up %v times", values)
	}
}

// TestNimMapsOfTwoMoves holds windows that remainders fill against single values, and sweeps
// where one reaches.
func TestNimMapsOfTwoMoves(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 58))
	for _, text := range []string{"subtraction:(2)(5)", "subtraction:(7)", "subtraction:(1,2)(2,1)", "subtraction:(0,3)(4,1)", "subtraction:(1,0,2)(0,3,1)"} {
		g := game(t, text)
		for i := range 8 {
			w := engine.Window{X: r.IntN([]int{20_000, 1 << 45}[i%2]), Y: r.IntN([]int{20_000, 1 << 45}[i%2]), W: 40, H: 30}
			if g.Shape().Dim == 1 {
				w.Y, w.H = 0, 1
			}
			m := engine.NewMap(g, engine.NimValues, engine.Position{}, "")
			for i, v := range read(t, enginetest.Board(t, g, engine.NimValues, engine.Position{}), w) {
				p := m.Position(engine.Cell{X: w.X + i%w.W, Y: w.Y + i/w.W}, g.Shape().Dim)
				if want := nimOf(t, g, p); int(v) != want {
					t.Fatalf("%v: (%v) is %d on the map, and %d alone", g, p, v, want)
				}
			}
		}
	}
}

// TestNimOfPiles holds single values against the textbook near the corner, and far out
// against the value as many periods nearer.
func TestNimOfPiles(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 59))
	tried := 0
	for trial := range testkit.Rounds(40) {
		largest := []int{12, 30, 70, 3000}[trial%4]
		g := randomPile(t, r, 3+trial%4, largest)
		values := nimTextbook(g, 4000)
		for range 10 {
			if x := r.IntN(len(values)); nimOf(t, g, engine.Ints(x)) != int(values[x]) {
				t.Fatalf("%v: the nim-value of %d is %d, want %d", g, x, nimOf(t, g, engine.Ints(x)), values[x])
			}
		}
		if largest > 100 {
			continue
		}
		first, period, found := repeats(values, largest)
		if !found || first+period > len(values) {
			continue
		}
		tried++
		for range 6 {
			at := first + r.IntN(period)
			x := farRandom(r, 1, 1+r.IntN(60)).At(0).Times(engine.Num(period)).Plus(engine.Num(at))
			if got := nimOf(t, g, engine.Of(x)); got != int(values[at]) {
				t.Fatalf("%v: the nim-value of %v is %d, want %d", g, x, got, values[at])
			}
		}
	}
	if tried < testkit.Rounds(15) {
		t.Errorf("only %d piles had a period that is short enough to check", tried)
	}
}

// TestNimFarOut: a value or a map for which more squares would have to be kept than memory
// holds is refused in a sentence, and so is a value that takes too long.
func TestNimFarOut(t *testing.T) {
	for text, p := range map[string]engine.Position{
		"subtraction:(1)(2)(20000003)":      engine.Ints(1 << 40),
		"subtraction:(3)(5)(900001)":        engine.Ints(1 << 40),
		"subtraction:(1,2)(2,1)(3,3)":       engine.At(1<<30, 1<<30),
		"subtraction:(1,0,2)(0,3,1)(1,1,1)": engine.Ints(3000, 3000, 3000),
	} {
		v, err := game(t, text).Solve().Value(engine.NimValues, p)
		if err == nil || !strings.Contains(err.Error(), "too many squares lie before ("+p.String()+")") {
			t.Errorf("%s at (%v): %v, %v", text, p, v, err)
		}
	}
	for _, text := range []string{"subtraction:(1)(2)(20000003)", "subtraction:(1,0)(2,0)(5,0)"} {
		b := enginetest.Board(t, game(t, text), engine.NimValues, engine.Position{})
		err := b.Check(engine.Window{X: 1 << 40, W: 5, H: 1})
		if err == nil || !strings.Contains(err.Error(), "the board is too large for these moves") {
			t.Errorf("%s: the map at 2^40 is not refused: %v", text, err)
		}
	}
}

// TestPreparedIsFound: what is prepared about a position is not swept again for the answer,
// with three components as with two.
func TestPreparedIsFound(t *testing.T) {
	for text, p := range map[string]engine.Position{
		"subtraction:(1,0,2)(0,3,1)(1,1,1)": engine.Ints(900, 900, 200), "subtraction:(1,3)(2,1)(7000,15)": engine.At(9000, 9000),
	} {
		g := game(t, text)
		methods := g.Solve()
		steps := 0
		for job := methods.Work(engine.Query{Ask: engine.AskPalaces, At: p}); job.Step(); {
			steps++
		}
		again := 0
		for job := methods.Work(engine.Query{Ask: engine.AskPalaces, At: p}); job.Step(); {
			again++
		}
		got, err := methods.Palaces(p)
		want, problem := g.Solve().Palaces(p)
		if err != nil || problem != nil || !slices.Equal(got, want) || steps < 4 || again > 0 {
			t.Errorf("%s: %d steps and then %d, palaces %v, %v, want %v, %v", text, steps, again, got, err, want, problem)
		}
	}
}
