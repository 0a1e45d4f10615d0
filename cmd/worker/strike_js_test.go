package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"syscall/js"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/enginetest"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/web/worker/bench"
)

// useStrike returns functions that go over to the kernel, and back to the form in Go.
func useStrike(t testing.TB) (useVectors, useGo func()) {
	t.Helper()
	strike := strikeVectors(ownMemory())
	if strike == nil {
		t.Fatal("this machine has no vectors")
	}
	t.Cleanup(func() { subtraction.UseKernel(nil) })
	return func() { subtraction.UseKernel(strike) }, func() { subtraction.UseKernel(nil) }
}

// The kernel and the form in Go strike off the same squares, for random moves with
// and without (1, 0), with shifts and without.
func TestStrikingIsTheGoForm(t *testing.T) {
	useVectors, useGo := useStrike(t)
	r := rand.New(rand.NewPCG(5, 6))
	for trial := range 60 {
		var moves []engine.Position
		for range 1 + trial%7 {
			m := engine.Position{r.IntN(20), 1 + r.IntN(9)}
			switch r.IntN(6) {
			case 0:
				m[0] = 64 * r.IntN(3)
			case 1:
				m = engine.Position{r.IntN(2000), 1 + r.IntN(300)}
			}
			moves = append(moves, m)
		}
		if trial%2 == 0 {
			moves = append(moves, engine.Position{1, 0})
		}
		g, err := subtraction.New(moves...)
		if err != nil {
			t.Fatal(err)
		}
		w := engine.Window{X: r.IntN(2500), Y: r.IntN(500), W: 200, H: 300}
		useGo()
		want := enginetest.Values(t, g, engine.Outcomes, w)
		useVectors()
		if got := enginetest.Values(t, g, engine.Outcomes, w); !slices.Equal(got, want) {
			t.Fatalf("%v, window %+v: the kernel strikes off other squares", g, w)
		}
	}
}

// Without a memory there is no kernel.
func TestNoStrikeVectors(t *testing.T) {
	if strikeVectors(js.Undefined()) != nil {
		t.Error("a kernel without a memory")
	}
}

// A picture of the page's bench, with the machine's vectors and without.
func BenchmarkStrike(b *testing.B) {
	useVectors, useGo := useStrike(b)
	trial := bench.Trial{Game: "subtraction:(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)", Size: 4096}
	for name, use := range map[string]func(){"vectors": useVectors, "go": useGo} {
		use()
		for _, trial.Level = range []int{-1, 2, 5} {
			b.Run(fmt.Sprintf("%s/%d", name, trial.Level), func(b *testing.B) {
				for b.Loop() {
					if _, err := trial.Run(func(int, int) {}); err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(trial.Size*trial.Size), "ns/square")
			})
		}
	}
}
