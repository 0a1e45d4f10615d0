package subtraction_test

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// onePile are rulesets of one component that have a chart.
var onePile = []string{"subtraction:(3)(5)(8)", "subtraction:(1)(4)(12)(33)", "subtraction:(2)(7)(100)(1001)"}

// uncharted shows too little order to be charted.
const uncharted = "subtraction:(0,2)(3,8)(5,0)(8,6)(8,8)"

// sixSegments is a board that is charted late.
const sixSegments = "subtraction:(2,6)(4,11)(6,1)(6,3)(19,5)"

// deepSight are boards that are charted only if kinds are told apart by many levels of blocks.
var deepSight = []string{
	"subtraction:(0,6)(6,0)(9,4)", "subtraction:(3,5)(4,8)(7,3)", "subtraction:(2,7)(6,2)(7,8)", "subtraction:(6,8)(7,3)(7,5)",
	"subtraction:(0,3)(1,7)(3,4)(5,2)(5,6)(8,0)", "subtraction:(0,20)(0,24)(3,16)(24,8)",
}

// TestChartsFollowSweeps holds far boards, which read a chart, against boards that are
// swept up to there.
func TestChartsFollowSweeps(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	for _, text := range append(deepSight, "subtraction:(1,2)(2,1)(3,3)", "subtraction:(2,6)(3,3)(6,1)", sixSegments, "subtraction:(0,2)(2,70)(66,1)") {
		g := game(t, text)
		if chart, err := g.Chart(250_000); chart == nil || err != nil {
			t.Errorf("%v has no chart: %v", g, err)
			continue
		}
		swept := enginetest.Board(t, g.Uncharted(), engine.Outcomes, engine.Position{})
		for range 4 {
			origin := engine.At(r.IntN(3500), r.IntN(3500))
			w := engine.Window{X: -min(300, origin.At(0).Clamp()), Y: -min(200, origin.At(1).Clamp()), W: 500, H: 400}
			there := engine.Window{X: origin.At(0).Clamp() + w.X, Y: origin.At(1).Clamp() + w.Y, W: w.W, H: w.H}
			want := read(t, swept, there)
			for i, v := range read(t, enginetest.Board(t, g, engine.Outcomes, origin), w) {
				if v != want[i] {
					t.Fatalf("%v: wrong at (%d,%d)", g, there.X+i%w.W, there.Y+i/w.W)
				}
			}
		}
	}
}

// TestDistantChart looks at a window far out on the board around (0, 0), which is read
// from the chart, and asks a solver about its squares.
func TestDistantChart(t *testing.T) {
	r := rand.New(rand.NewPCG(40, 40))
	for _, text := range append(onePile, "subtraction:(1,2)(2,1)(3,3)", "subtraction:(1,7)(2,10)(6,1)") {
		g := game(t, text)
		board, solver := enginetest.Board(t, g, engine.Outcomes, engine.Position{}), g.Solve()
		for range 3 {
			w := engine.Window{X: r.IntN(1 << 55), W: 40, H: 1}
			if g.Shape().Dim == 2 {
				w.Y, w.H = r.IntN(1<<55), 9
			}
			if err := board.Check(w); err != nil {
				t.Fatal(err)
			}
			for i, v := range read(t, board, w) {
				p := engine.Map{}.Position(engine.Cell{X: w.X + i%w.W, Y: w.Y + i/w.W}, g.Dim)
				palaces, err := solver.Palaces(p)
				if err != nil {
					t.Fatal(err)
				}
				if (v == 1) != (len(palaces) == 0) {
					t.Fatalf("%v: %v has the outcome %d and the palaces %v", g, p, v, palaces)
				}
				sights, err := solver.Sights(p, g.Rays(p))
				if err != nil {
					t.Fatal(err)
				}
				blind := 0 // options that see no palace
				for _, n := range sights {
					if n == 0 {
						blind++
					}
				}
				if blind != len(palaces) {
					t.Fatalf("%v: the options of %v see %v palaces, and %v are palaces", g, p, sights, palaces)
				}
			}
		}
	}
}

// TestOnePileFar holds what the period says a hundred digits out against a row that is
// followed to the same place of a period.
func TestOnePileFar(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 100))
	for _, text := range onePile {
		g := game(t, text)
		preperiod, period, err := g.RowPeriod(0)
		if err != nil {
			t.Fatal(err)
		}
		solver := g.Solve()
		for range 60 {
			p := farRandom(r, 1, 100)
			rest := new(big.Int).Mod(p.At(0).Minus(engine.Num(preperiod+1001)).Big(), big.NewInt(int64(period)))
			near := engine.Ints(preperiod + 1001 + int(rest.Int64()))
			want, err := g.Solve().Palaces(near)
			if err != nil {
				t.Fatal(err)
			}
			got, err := solver.Palaces(p)
			if err != nil || len(got) != len(want) {
				t.Fatalf("%v at %v: %v, %v, want as at %v: %v", g, p, got, err, near, want)
			}
			for i, q := range got {
				if from := p.Minus(q); from != near.Minus(want[i]) {
					t.Fatalf("%v at %v: a palace %v back, want as from %v to %v", g, p, from, near, want[i])
				}
			}
		}
	}
}

// TestPlayFarOut plays from a hundred digits for a while: after each perfect move there is
// no palace to go to, and after each other one there is.
func TestPlayFarOut(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 100))
	g := game(t, sixSegments)
	solver := g.Solve()
	for range 5 {
		p := (farRandom(r, 2, 100))
		for range 20 {
			palaces, err := solver.Palaces(p)
			if err != nil {
				t.Fatal(err)
			}
			for _, ray := range g.Rays(p) {
				q := p.Plus(ray.Step, engine.Num(1))
				won, err := solver.Palaces(q)
				if err != nil {
					t.Fatal(err)
				}
				listed := false
				for _, palace := range palaces {
					listed = listed || q == palace
				}
				if listed != (len(won) == 0) {
					t.Fatalf("from (%v): (%v) is listed: %v, and its palaces are %v", p, q, listed, won)
				}
			}
			p = p.Plus(g.Rays(p)[r.IntN(5)].Step, engine.Num(1))
		}
	}
}

// TestSurveysAreShared: a game that is solved again has its chart already, also while others
// ask at the same time.
func TestSurveysAreShared(t *testing.T) {
	games := map[string]*ruleset{}
	for _, text := range []string{sixSegments, "subtraction:(1,2)(2,1)(3,3)", "subtraction:(3)(5)(8)", "subtraction:(2,6)(3,3)(6,1)"} {
		games[text] = game(t, text)
	}
	far := (farRandom(rand.New(rand.NewPCG(2, 2)), 2, 60))
	palaces := func(text string) []engine.Position {
		found, err := games[text].Solve().Palaces(far)
		if err != nil {
			t.Error(err)
		}
		return found
	}
	want := palaces(sixSegments)
	start := testing.AllocsPerRun(1, func() { palaces(sixSegments) })
	if start > 1000 {
		t.Errorf("the second answer takes %v allocations: it has been searched again", start)
	}
	var all sync.WaitGroup
	for i := range 12 {
		all.Go(func() {
			text := []string{sixSegments, "subtraction:(1,2)(2,1)(3,3)", "subtraction:(3)(5)(8)", "subtraction:(2,6)(3,3)(6,1)"}[i%4]
			if i%4 == 2 {
				enginetest.Board(t, games[text], engine.Outcomes, engine.Position{}).Check(engine.Window{X: 1 << 50, W: 9, H: 1})
				return
			}
			got := palaces(text)
			if i%4 == 0 && !slices.Equal(got, want) {
				t.Errorf("%v, want %v", got, want)
			}
		})
	}
	all.Wait()
}

// TestExplore: what has to be found out before an answer is found out in slices, and then no more is done;
// near the corner there is nothing to find out.
func TestExplore(t *testing.T) {
	far := (farRandom(rand.New(rand.NewPCG(11, 6)), 2, 40))
	for _, test := range []struct {
		game   string
		at     engine.Position
		slices int // at least
		played bool
	}{
		{uncharted, far, 20, false},
		{sixSegments, far, 5, true},
		{"subtraction:(1,2)(2,1)(3,3)", far, 0, true},
		{uncharted, engine.At(9000, 90), 0, true},
		{"subtraction:(1,2)(2,1)", far, 0, true},
		{"subtraction:(3)(5)(900001)", engine.Of(far.At(0)), 3, false},
		{"subtraction:(3)(5)(8)", far, 0, false},
		{uncharted, engine.At(-1, 3), 0, false},
	} {
		g := game(t, test.game)
		q := engine.Query{Ask: engine.AskPalaces, At: test.at, Play: true}
		explore := func() (more bool) {
			if g.Check(test.at) != nil {
				return false
			}
			m, search, _ := g.Solve().Find(q)
			return m == nil && search != nil && search.Step()
		}
		slices, last := 0, 0
		for explore() {
			slices++
			if work := g.Spent() - last; work > 3000 {
				t.Errorf("%s: a slice of %d", test.game, work)
			}
			last = g.Spent()
		}
		last = g.Spent()
		if slices < test.slices || test.slices == 0 && slices > 0 {
			t.Errorf("%s at %v: explored in %d slices", test.game, test.at, slices)
		}
		if err := enginetest.Refusal(g.Game, test.at); (err == nil) != test.played || g.Spent() != last {
			t.Errorf("%s at %v: %v after work of %d, then %d", test.game, test.at, err, last, g.Spent())
		}
	}
}

// inVain ends the sentence where no chart is found: that says nothing about the board.
const inVain = "; a short search found no chart of the board, though there may be one"

// TestUncharted: where no chart is found the sweep answers, as far as it did, and a
// sentence says how far.
func TestUncharted(t *testing.T) {
	bounded := game(t, uncharted)
	g := bounded
	far := (farRandom(rand.New(rand.NewPCG(6, 6)), 2, 40))
	if err := enginetest.Refusal(g, far); err == nil || !strings.HasSuffix(err.Error(), "which are solved as far as (131071,131071)"+inVain) {
		t.Errorf("the refusal is %v", err)
	}
	const n = 6000
	want := textbook(bounded, n)
	solver := g.Solve()
	r := rand.New(rand.NewPCG(7, 7))
	for i := range 4 {
		p := engine.At(n-1-r.IntN(40), n-1-r.IntN(40))
		if i%2 == 0 {
			engine.Finish(solver.Work(engine.Query{Ask: engine.AskPalaces, At: p}))
		}
		for _, ask := range []engine.Position{p, engine.At(p.At(0).Clamp()-1, p.At(1).Clamp())} {
			palaces, err := solver.Palaces(ask)
			if err != nil {
				t.Fatal(err)
			}
			if p := len(palaces) == 0; p != want[ask.At(1).Clamp()*n+ask.At(0).Clamp()] {
				t.Fatalf("Palaces(%v) = %v", ask, palaces)
			}
		}
		w := engine.Window{X: p.At(0).Clamp() - 50, Y: p.At(1).Clamp() - 30, W: 40, H: 30}
		near, around := read(t, enginetest.Board(t, g, engine.Outcomes, engine.Position{}), w), read(t, g.around(t, p), engine.Window{X: -50, Y: -30, W: 40, H: 30})
		for i, v := range near {
			at := engine.At(w.X+i%w.W, w.Y+i/w.W)
			if p := want[at.At(1).Clamp()*n+at.At(0).Clamp()]; p != (v == 1) || p != (around[i] == 1) {
				t.Fatalf("%v is P: %v, on the boards %d, %d", at, p, v, around[i])
			}
		}
	}
}

// TestGliders: the board of nine moves is charted, too, with more work than a player
// would wait for, so that single positions are answered at any distance.
func TestGliders(t *testing.T) {
	if testkit.Rounds(10) < 10 {
		t.Skip("the search takes a second natively and far longer here; it runs natively")
	}
	g := game(t, nineMoves)
	solver := g.Solve()
	p := (farRandom(rand.New(rand.NewPCG(9, 9)), 2, 100))
	palaces, err := solver.Palaces(p)
	if err != nil {
		t.Fatal(err)
	}
	// The chart is there now: it goes on from what the sweep says.
	swept := enginetest.Board(t, game(t, nineMoves), engine.Outcomes, engine.Position{})
	w := engine.Window{X: 4000, Y: 3900, W: 300, H: 200}
	want := read(t, swept, w)
	for i, v := range read(t, enginetest.Board(t, g, engine.Outcomes, engine.Of(engine.Big(big.NewInt(4000)), engine.Big(big.NewInt(3900)))), engine.Window{W: w.W, H: w.H}) {
		if v != want[i] {
			t.Fatalf("wrong at (%d,%d)", w.X+i%w.W, w.Y+i/w.W)
		}
	}
	for _, q := range palaces {
		if won, err := solver.Palaces(q); err != nil || len(won) > 0 {
			t.Errorf("the palace %v has the palaces %v, %v", q, won, err)
		}
	}
}

// TestGlidersEnd: on the diagonal the board of nine moves does not repeat where the gliders of
// Figures 23 and 24 are; far out it does.
func TestGlidersEnd(t *testing.T) {
	if testkit.Rounds(10) < 10 {
		t.Skip("the search takes a second natively and far longer here; it runs natively")
	}
	g := game(t, nineMoves)
	if chart, err := g.Chart(1_500_000); chart == nil || err != nil {
		t.Fatalf("no chart: %v", err)
	}
	w := engine.Window{X: -1500, Y: -600, W: 3000, H: 1200}
	repeats := func(at engine.Position, by engine.Cell) bool {
		values := read(t, enginetest.Board(t, g, engine.Outcomes, at), w)
		for i, v := range values {
			x, y := i%w.W+by.X, i/w.W+by.Y
			if x >= 0 && x < w.W && y < w.H && values[y*w.W+x] != v {
				return false
			}
		}
		return true
	}
	hundred := farRandom(rand.New(rand.NewPCG(23, 24)), 1, 100).At(0)
	for _, test := range []struct {
		at      engine.Position
		periods bool
	}{
		{engine.At(20_000, 20_000), false},
		{engine.At(491_520, 491_520), true},
		{engine.Of(hundred, hundred), true},
	} {
		if one, other := repeats(test.at, engine.Cell{X: 15, Y: 3}), repeats(test.at, engine.Cell{X: -252, Y: 1}); (one && other) != test.periods {
			t.Errorf("around (%v) the board repeats by (15,3): %v, by (-252,1): %v", test.at, one, other)
		}
	}
	palaces := 0
	for _, v := range read(t, enginetest.Board(t, g, engine.Outcomes, engine.At(491_520, 491_520)), engine.Window{W: 771, H: 1}) {
		palaces += int(v)
	}
	if palaces != 154 { // (15,3) - 3·(-252,1) is (771,0), and of 771 squares in a row all are different
		t.Errorf("%d of 771 squares are P, want 154", palaces)
	}
}

// TestMostBoards counts how many random boards have a chart, in the search of the page and in that
// of a single answer, and holds answers of some by the chart against a game that only sweeps.
func TestMostBoards(t *testing.T) {
	const all = 500
	r := rand.New(rand.NewPCG(10, 9))
	boards := testkit.Cases(150, all)
	played, answered := 0, 0
	for i := range boards {
		g := random(t, r, 2, 3+i%4, 10)
		chart, err := g.Chart(subtraction.MostToPlay)
		if err != nil {
			t.Fatal(err)
		}
		if chart != nil {
			played++
		} else if chart, err = g.Chart(subtraction.MostToAnswer); chart == nil || err != nil {
			continue
		}
		answered++
		if i%4 > 0 || i >= 40 || len(g.Moves()) < 3 {
			continue
		}
		p := engine.At(5000+r.IntN(1000), 5000+r.IntN(1000))
		want, err := g.Uncharted().Solve().Palaces(p)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := g.Solve().Palaces(p); err != nil || !slices.Equal(got, want) {
			t.Errorf("%v: Palaces(%v) = %v, %v, want %v", g, p, got, err, want)
		}
	}
	t.Logf("of %d boards %d have a chart, of which a short search finds %d", boards, answered, played)
	if boards == all && (played != 486 || answered != 494) || 10*played < 9*boards {
		t.Errorf("of %d boards %d have a chart, of which a short search finds %d", boards, answered, played)
	}
}

// BenchmarkChartRatio reports how many times faster a first answer is by a chart that is
// yet to be found than by the sweep.
func BenchmarkChartRatio(b *testing.B) {
	p := engine.At(100000, 70000)
	for _, text := range []string{"subtraction:(1,2)(2,1)(3,3)", "subtraction:(2,6)(3,3)(6,1)", sixSegments} {
		b.Run(text, func(b *testing.B) {
			reportSweepRatio(b, text, p)
		})
	}
}

// reportSweepRatio reports how many times faster the first answer at p is, with nothing
// known of the ruleset, than by the sweep alone. The two take turns.
func reportSweepRatio(b *testing.B, text string, p engine.Position) {
	var swept, answered time.Duration
	for b.Loop() {
		start := time.Now()
		if _, err := game(b, text).Uncharted().Solve().Palaces(p); err != nil {
			b.Fatal(err)
		}
		middle := time.Now()
		if _, err := game(b, text).Solve().Palaces(p); err != nil {
			b.Fatal(err)
		}
		swept += middle.Sub(start)
		answered += time.Since(middle)
	}
	b.ReportMetric(float64(swept)/float64(answered), "×sweep")
}

// BenchmarkFirstAnswer compares first answers far out, by a chart and by the sweep alone.
func BenchmarkFirstAnswer(b *testing.B) {
	for _, test := range []struct {
		game string
		at   []engine.Position
	}{
		{"subtraction:(1,2)(2,1)(3,3)", []engine.Position{engine.At(20000, 14000), engine.At(100000, 70000), engine.At(1<<50, 1<<49)}},
		{sixSegments, []engine.Position{engine.At(20000, 14000), engine.At(100000, 70000), engine.At(1<<50, 1<<49)}},
		{nineMoves, []engine.Position{engine.At(20000, 20000), engine.At(100000, 100000)}},
		{uncharted, []engine.Position{engine.At(20000, 20000), engine.At(100000, 100000)}},
	} {
		for _, p := range test.at {
			b.Run(test.game+"@"+p.String(), func(b *testing.B) {
				for b.Loop() {
					if _, err := game(b, test.game).Solve().Palaces(p); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

// BenchmarkChart is an answer a hundred digits out, with and without the search.
func BenchmarkChart(b *testing.B) {
	p := farRandom(rand.New(rand.NewPCG(3, 3)), 2, 100)
	for _, text := range []string{"subtraction:(1,2)(2,1)(3,3)", sixSegments, nineMoves} {
		b.Run("first/"+text, func(b *testing.B) {
			for b.Loop() {
				if _, err := game(b, text).Solve().Palaces(p); err != nil {
					b.Fatal(err)
				}
			}
		})
		solver := game(b, text).Solve()
		if _, err := solver.Palaces(p); err != nil {
			b.Fatal(err)
		}
		b.Run("next/"+text, func(b *testing.B) {
			for b.Loop() {
				if _, err := solver.Palaces(p); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
