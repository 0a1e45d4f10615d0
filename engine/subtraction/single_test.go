package subtraction_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// TestSingle holds single answers against a game that only sweeps, for random
// rulesets and some that are known to be with order and without: prepared and not, from far
// to near and back, and after a question that was dropped.
func TestSingle(t *testing.T) {
	r := rand.New(rand.NewPCG(20, 26))
	for trial := range testkit.Rounds(24) {
		g := game(t, []string{nineMoves, sixSegments, uncharted}[trial%3])
		if trial > 2 {
			g = random(t, r, 2, 3+trial%4, 6+trial%40)
		}
		solver, swept := g.Solve(), g.Uncharted().Solve()
		for ask := range 6 {
			p := engine.At(2500+r.IntN(3000), 2500+r.IntN(3000))
			switch ask % 3 {
			case 0:
				engine.Finish(solver.Work(engine.Query{Ask: engine.AskPalaces, At: p}))
			case 1:
				work := solver.Work(engine.Query{Ask: engine.AskPalaces, At: p.Plus(engine.At(3000, 900), engine.Num(1))})
				for range 3 {
					work.Step()
				}
			}
			got, err := solver.Palaces(p)
			want, problem := swept.Palaces(p)
			if err != nil || problem != nil || !slices.Equal(got, want) {
				t.Fatalf("%v: Palaces(%v) = %v, %v, want %v, %v", g, p, got, err, want, problem)
			}
			sights, err := solver.Sights(p, g.Rays(p))
			wanted, problem := swept.Sights(p, g.Rays(p))
			if err != nil || problem != nil || !slices.Equal(sights, wanted) {
				t.Fatalf("%v: Sights(%v) = %v, %v, want %v, %v", g, p, sights, err, wanted, problem)
			}
		}
	}
}

// TestSingleAndChart: a chart that is found between two questions takes over.
func TestSingleAndChart(t *testing.T) {
	g := game(t, sixSegments)
	solver, swept := g.Solve(), g.Uncharted().Solve()
	for i, p := range []engine.Position{engine.At(5000, 4000), engine.At(4990, 3997), engine.At(4000, 3000)} {
		if i == 1 {
			if chart, err := g.Chart(250_000); err != nil || chart == nil {
				t.Fatalf("no chart: %v", err)
			}
			if err := enginetest.Refusal(g, engine.At(1<<60, 1<<60)); err != nil {
				t.Fatal(err)
			}
		}
		got, err := solver.Palaces(p)
		want, problem := swept.Palaces(p)
		if err != nil || problem != nil || !slices.Equal(got, want) {
			t.Errorf("Palaces(%v) = %v, %v, want %v, %v", p, got, err, want, problem)
		}
	}
}

// BenchmarkSingleRatio reports how many times faster first answers are than by the sweep
// alone, also where no chart is found.
func BenchmarkSingleRatio(b *testing.B) {
	for _, text := range []string{nineMoves, sixSegments, uncharted, "subtraction:(0,1)(1,0)(1,1)(1,2)(2,2)", "subtraction:(2,13)(3,14)(5,8)(15,0)(17,16)(19,3)"} {
		for _, p := range []engine.Position{engine.At(2500, 2500), engine.At(5000, 5000), engine.At(20000, 20000)} {
			b.Run(fmt.Sprintf("%s@%v", text, p), func(b *testing.B) {
				reportSweepRatio(b, text, p)
			})
		}
	}
}
