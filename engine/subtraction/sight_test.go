package subtraction_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/core/adapt"
	"github.com/palacegames/palace/engine/enginetest"
)

// TestGlances holds answers that come at a glance against a game that only sweeps, for random
// rulesets and some that are known to be with order and without: prepared and not, from far
// to near and back, and after a question that was dropped.
func TestGlances(t *testing.T) {
	r := rand.New(rand.NewPCG(20, 26))
	glances := 0
	for trial := range enginetest.Rounds(24) {
		forget()
		g := game(t, []string{nineMoves, sixSegments, uncharted}[trial%3])
		if trial > 2 {
			g = random(t, r, 2, 3+trial%4, 6+trial%40)
		}
		solver, swept, glanced := g.Solver(), g.Uncharted().Solver(), false
		prepared := solver.(engine.Preparer)
		for ask := range 6 {
			p := engine.Position{2500 + r.IntN(3000), 2500 + r.IntN(3000)}
			switch ask % 3 {
			case 0:
				for prepared.Prepare(p) {
				}
			case 1:
				for range 3 {
					prepared.Prepare(engine.Position{p[0] + 3000, p[1] + 900})
				}
			}
			got, err := solver.Palaces(p)
			want, problem := swept.Palaces(p)
			if err != nil || problem != nil || !slices.EqualFunc(got, want, engine.Position.Equal) {
				t.Fatalf("%v: Palaces(%v) = %v, %v, want %v, %v", g, p, got, err, want, problem)
			}
			sights, err := solver.Sights(p)
			wanted, problem := swept.Sights(p)
			if err != nil || problem != nil || !slices.Equal(sights, wanted) {
				t.Fatalf("%v: Sights(%v) = %v, %v, want %v, %v", g, p, sights, err, wanted, problem)
			}
			by, _ := chosen(g.game.Solve(), core.Query{Ask: core.AskPalaces, At: adapt.FromNear(p)})
			glanced = by == "Blocks"
		}
		if glanced {
			glances++
		}
	}
	if 2*glances < enginetest.Rounds(24) {
		t.Errorf("only %d solvers have ended with a glance", glances)
	}
}

// TestGlanceAndChart: a chart that is found between two questions takes over.
func TestGlanceAndChart(t *testing.T) {
	forget()
	g := game(t, sixSegments)
	solver, swept := g.Solver(), g.Uncharted().Solver()
	for i, p := range []engine.Position{{5000, 4000}, {4990, 3997}, {4000, 3000}} {
		if i == 1 {
			if chart, err := g.Chart(250_000); err != nil || chart == nil {
				t.Fatalf("no chart: %v", err)
			}
			if err := played(t, g).(engine.Farther).CheckFar(engine.Position{1 << 60, 1 << 60}.Far()); err != nil {
				t.Fatal(err)
			}
		}
		got, err := solver.Palaces(p)
		want, problem := swept.Palaces(p)
		if err != nil || problem != nil || !slices.EqualFunc(got, want, engine.Position.Equal) {
			t.Errorf("Palaces(%v) = %v, %v, want %v, %v", p, got, err, want, problem)
		}
	}
}

// BenchmarkGlanceRatio reports how many times faster first answers are than by the sweep
// alone, also where a glance fails.
func BenchmarkGlanceRatio(b *testing.B) {
	for _, text := range []string{nineMoves, sixSegments, uncharted, "subtraction:(0,1)(1,0)(1,1)(1,2)(2,2)", "subtraction:(2,13)(3,14)(5,8)(15,0)(17,16)(19,3)"} {
		for _, p := range []engine.Position{{2500, 2500}, {5000, 5000}, {20000, 20000}} {
			b.Run(fmt.Sprintf("%s@%v", text, p), func(b *testing.B) {
				reportSweepRatio(b, text, p)
			})
		}
	}
}
