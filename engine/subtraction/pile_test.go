package subtraction_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// randomPile returns a random ruleset of one component, of 3 moves or more.
func randomPile(t testing.TB, r *rand.Rand, moves, largest int) *ruleset {
	t.Helper()
	different := map[int]bool{}
	for len(different) < moves {
		different[1+r.IntN(largest)] = true
	}
	var list []int
	for m := range different {
		list = append(list, m)
	}
	return line(t, list...)
}

// nimTextbook lists the nim-values of one pile by the definition, one square at a time.
func nimTextbook(g *ruleset, n int) []int32 {
	moves := g.Moves()
	values := make([]int32, n)
	seen := make([]int, len(moves)+1) // the last square that had an option of that value
	for x := range values {
		for _, m := range moves {
			if m.At(0).Clamp() <= x {
				seen[values[x-m.At(0).Clamp()]] = x + 1
			}
		}
		for seen[values[x]] == x+1 {
			values[x]++
		}
	}
	return values
}

// TestPiles holds boards and solvers of one pile, near and where the period counts,
// against the textbook: moves below and beyond a word, periods below and beyond a tile,
// windows that begin anywhere.
func TestPiles(t *testing.T) {
	const n = 40_000
	r := rand.New(rand.NewPCG(3, 58))
	for trial := range 60 {
		g := randomPile(t, r, 3+trial%7, []int{12, 70, 300, 5000, 100_000}[trial%5])
		values := nimTextbook(g, n)
		boards := map[engine.Kind]engine.Bounded{engine.Outcomes: enginetest.Board(t, g, engine.Outcomes, engine.Position{}), engine.NimValues: enginetest.Board(t, g, engine.NimValues, engine.Position{})}
		solver := g.Solve()
		for range 12 {
			w := engine.Window{X: r.IntN(n), W: 1 + r.IntN(1500), H: 1}
			w.W = min(w.W, n-w.X)
			for kind, board := range boards {
				for i, v := range read(t, board, w) {
					want := values[w.X+i]
					if kind == engine.Outcomes {
						want = int32(1 - min(1, want))
					}
					if v != want {
						t.Fatalf("%v: %v at %d is %d, want %d", g, kind, w.X+i, v, want)
					}
				}
			}
			palaces, err := solver.Palaces(engine.Ints(w.X))
			if err != nil {
				t.Fatal(err)
			}
			want := 0
			for _, m := range g.Moves() {
				if m.At(0).Clamp() <= w.X && values[w.X-m.At(0).Clamp()] == 0 {
					want++
				}
			}
			if len(palaces) != want {
				t.Fatalf("%v: Palaces(%d) = %v, want %d of them", g, w.X, palaces, want)
			}
		}
	}
}

// repeats finds the period of one pile's nim-values with all states in a map: from first
// on they repeat. It gives up where that is not seen early enough.
func repeats(values []int32, largest int) (first, period int, found bool) {
	states := map[string]int{}
	for x := largest; x <= len(values); x++ {
		state := fmt.Sprint(values[x-largest : x])
		if before, known := states[state]; known {
			return before, x - before, true
		}
		states[state] = x
	}
	return 0, 0, false
}

// TestPilesFar holds windows far out, in the machine's integers and beyond, against the
// textbook's values as many periods nearer.
func TestPilesFar(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 58))
	tried := 0
	for trial := range 60 {
		largest := []int{12, 30, 70}[trial%3]
		g := randomPile(t, r, 3+trial%4, largest)
		values := nimTextbook(g, 4000)
		first, period, found := repeats(values, largest)
		if !found || first+period+600 > len(values) {
			continue
		}
		tried++
		for range 10 {
			digits := 1 + r.IntN(60)
			at := first + r.IntN(period)
			first := farRandom(r, 1, digits).At(0).Times(engine.Num(period)).Plus(engine.Num(at))
			origin := engine.Of(first)
			w := engine.Window{W: 600, H: 1}
			for i, v := range read(t, g.around(t, origin), w) {
				if p := values[at+i] == 0; p != (v == 1) {
					t.Fatalf("%v: wrong at %v+%d", g, origin, i)
				}
			}
			if first.Clamp() > 1<<59 {
				continue
			}
			w.X = first.Clamp()
			for i, v := range read(t, enginetest.Board(t, g, engine.NimValues, engine.Position{}), w) {
				if v != values[at+i] {
					t.Fatalf("%v: the value at %d is %d, want %d", g, w.X+i, v, values[at+i])
				}
			}
		}
	}
	if tried < 30 {
		t.Errorf("only %d rulesets had a period that is short enough to check", tried)
	}
}

// TestLargePiles asks about piles whose largest moves reach farther than any period that is
// looked for, or nearly, against a game that only sweeps.
func TestLargePiles(t *testing.T) {
	for _, text := range []string{
		"subtraction:(1)(2)(1000000)", "subtraction:(3)(5)(999999)(1000000)", "subtraction:(1)(7)(30000000)",
		"subtraction:(5000000)(6000000)(9000000)", "subtraction:(2)(3)(4194303)", "subtraction:(1)(4)(4194304)",
	}[:testkit.Rounds(6)] {
		g := game(t, text)
		solver, swept := g.Solve(), g.Uncharted().Solve()
		for _, x := range []int{0, 63, 64, 999_999, 1_000_001, 2_000_003, 6_291_457, 11_000_000} {
			got, err := solver.Palaces(engine.Ints(x))
			want, problem := swept.Palaces(engine.Ints(x))
			if err != nil || problem != nil || !slices.Equal(got, want) {
				t.Errorf("%s: Palaces(%d) = %v, %v, want %v, %v", text, x, got, err, want, problem)
			}
		}
	}
}

// BenchmarkPileRatio reports how many times faster first answers about one pile are than
// by a sweep, also where there is no period to find.
func BenchmarkPileRatio(b *testing.B) {
	for _, test := range []struct {
		game string
		at   int
	}{
		{"subtraction:(3)(5)(8)", 1_000_000}, {"subtraction:(1)(4)(12)(33)", 1_000_000},
		{"subtraction:(1)(2)(1000000)", 3_000_000}, {"subtraction:(2)(7)(30000000)", 1_000_000},
		{"subtraction:(2)(7)(30000000)", 10_000_000}, {"subtraction:(3)(5)(8)", 1000},
	} {
		b.Run(fmt.Sprintf("%s@%d", test.game, test.at), func(b *testing.B) {
			p := engine.Ints(test.at)
			var swept, followed time.Duration
			for b.Loop() {
				start := time.Now()
				if _, err := game(b, test.game).Uncharted().Solve().Palaces(p); err != nil {
					b.Fatal(err)
				}
				middle := time.Now()
				if _, err := game(b, test.game).Solve().Palaces(p); err != nil {
					b.Fatal(err)
				}
				swept += middle.Sub(start)
				followed += time.Since(middle)
			}
			b.ReportMetric(float64(swept)/float64(followed), "×sweep")
			b.ReportMetric(float64(followed.Microseconds())/float64(b.N), "µs")
		})
	}
}
