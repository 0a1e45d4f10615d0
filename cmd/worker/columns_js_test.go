package main

import (
	"fmt"
	"math/rand/v2"
	"syscall/js"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// bothForms reads a ruleset twice, for games that use the kernel and the forms in Go.
func bothForms(t testing.TB, text string) (byKernel, byGo engine.Game) {
	t.Helper()
	k := columnLoops(ownMemory())
	if k.Walk == nil || k.Near == nil {
		t.Fatal("there is no kernel")
	}
	read := func(f engine.Family) engine.Game {
		family := f
		g, err := enginetest.Parse(&family, text)
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	fast, _ := wythoff.With(k)
	return read(fast), read(wythoff.Family)
}

// counterOf returns what counts the P-positions of the game's board.
func counterOf(t testing.TB, g engine.Game) engine.Counter {
	t.Helper()
	c, ok := enginetest.Board(t, g, engine.Outcomes, engine.Position{}).Counter(engine.Window{})
	if !ok {
		t.Fatalf("%v does not count", g)
	}
	return c
}

// bands counts the P-positions of wide columns of the board, in bands of rows as high.
func bands(t testing.TB, g engine.Game, columns int) string {
	t.Helper()
	const level = 6
	n := columns >> level
	dst := make([]uint32, n*3*n)
	counterOf(t, g).Count(0, 0, n, 3*n, level, dst)
	return fmt.Sprint(dst)
}

// randomList returns a ruleset of a few random moves, every third time symmetric, and
// sometimes with so many multiples of one that lines stand for them.
func randomList(t testing.TB, r *rand.Rand) string {
	t.Helper()
	var moves []wythoff.Move
	for range 1 + r.IntN(4) {
		moves = append(moves, wythoff.Move{A: 1 + r.IntN(12), B: 1 + r.IntN(12)})
	}
	for range r.IntN(3) {
		m := wythoff.Move{A: 1 + r.IntN(4), B: 1 + r.IntN(4)}
		for k := range 2 + r.IntN(12) {
			moves = append(moves, wythoff.Move{A: m.A * (k + 1), B: m.B * (k + 1)})
		}
	}
	if r.IntN(2) == 0 {
		for _, m := range moves {
			moves = append(moves, wythoff.Move{A: m.B, B: m.A})
		}
	}
	g, err := wythoff.New(moves...)
	if err != nil {
		t.Fatal(err)
	}
	return g.String()
}

// The kernel and the forms in Go find the same P-positions.
func TestColumnsAreTheGoForm(t *testing.T) {
	compare := func(text string, columns int) {
		t.Helper()
		byKernel, byGo := bothForms(t, text)
		if bands(t, byKernel, columns) != bands(t, byGo, columns) {
			t.Fatalf("%s: the kernel finds other P-positions", text)
		}
	}
	for _, text := range []string{
		"wythoff+(2,3)(3,2)", "wythoff+(1,2)", "wythoff+(t,2t)(2t,t);t=1..10", "wythoff+(t,2t)(2t,t);t=1..100", "wythoff+(t,2t);t=1..9",
		"wythoff+(t,2t)(2t,t);t=1..", "wythoff+(t,2t);t=1..", "wythoff+(t,3t)(5t,2t);t=3..", "wythoff+(2t,3t)(6t,9t)(4t,7t);t=2..",
		"wythoff+(1,5)(5,4)(9,2)(200,300)", "wythoff+(200,300)(300,200)",
	} {
		compare(text, 1<<13)
	}
	r := rand.New(rand.NewPCG(7, 8))
	for range 60 {
		compare(randomList(t, r), 700+r.IntN(700))
	}
}

// Without a memory there is no kernel.
func TestNoColumnLoops(t *testing.T) {
	if k := columnLoops(js.Undefined()); k.Walk != nil || k.Near != nil {
		t.Error("a kernel without a memory")
	}
}

// Columns from the first on, with the kernel and without.
func BenchmarkColumns(b *testing.B) {
	for _, text := range []string{"wythoff+(2,3)(3,2)", "wythoff+(1,2)", "wythoff+(t,2t)(2t,t);t=1..10", "wythoff+(t,2t)(2t,t);t=1.."} {
		byKernel, byGo := bothForms(b, text)
		for name, g := range map[string]engine.Game{"kernel": byKernel, "go": byGo} {
			b.Run(name+"/"+text, func(b *testing.B) {
				const n = 1 << 19
				dst := make([]uint32, 1)
				for b.Loop() {
					counterOf(b, g).Count(0, 0, 1, 1, 19, dst)
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/column")
			})
		}
	}
}
