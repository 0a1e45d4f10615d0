package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"syscall/js"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/enginetest"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/picture/average"
	"github.com/palacegames/palace/web/worker/bench"
)

// ownMemory finds the memory of this program, which the scripts of the page tell but
// those that run tests keep to themselves: whoever makes a callback shows up there.
var ownMemory = sync.OnceValue(func() js.Value {
	js.Global().Get("Function").New(`
		const { prototype } = Go;
		const make = prototype._makeFuncWrapper;
		prototype._makeFuncWrapper = function (id) {
			globalThis.program = this;
			return make.call(this, id);
		};
	`).Invoke()
	js.FuncOf(func(js.Value, []js.Value) any { return nil }).Release()
	return js.Global().Get("program").Get("_inst").Get("exports").Get("mem")
})

// forms returns functions that go over to the kernels, and back to the forms in Go.
func forms(t testing.TB) (useVectors, useGo func()) {
	t.Helper()
	count, sum := vectors(ownMemory())
	if count == nil || sum == nil {
		t.Fatal("this machine has no vectors")
	}
	use := func(count *blocking.Kernel, sum average.Kernel) {
		blocking.UseKernel(count)
		average.UseKernel(sum)
	}
	t.Cleanup(func() { use(nil, nil) })
	return func() { use(count, sum) }, func() { use(nil, nil) }
}

// The kernel and the form in Go count the same, for every k up to 300 and for some
// large ones.
func TestCountingIsTheGoForm(t *testing.T) {
	useVectors, useGo := forms(t)
	r := rand.New(rand.NewPCG(1, 2))
	compare := func(k int, w engine.Window) {
		useGo()
		want := enginetest.Values(t, blocking.New(k), engine.PalaceNumbers, w)
		useVectors()
		if got := enginetest.Values(t, blocking.New(k), engine.PalaceNumbers, w); !slices.Equal(got, want) {
			t.Fatalf("k = %d, window %+v: the kernel counts otherwise", k, w)
		}
	}
	for k := 1; k <= 300; k++ {
		compare(k, engine.Window{X: r.IntN(300), Y: r.IntN(300), W: 300, H: 200})
	}
	for range 20 {
		compare(301+r.IntN(20000), engine.Window{X: r.IntN(9000), Y: r.IntN(9000), W: 300, H: 200})
	}
}

// With the kernel solvers see the same as with the form in Go: near the hood and far
// out, where the board is counted in runs, in one go and in several.
func TestSolvingIsTheGoForm(t *testing.T) {
	useVectors, useGo := forms(t)
	r := rand.New(rand.NewPCG(7, 8))
	look := func(k int, positions []engine.Position) (all [][]int32) {
		solver := blocking.New(k).Solver()
		for _, p := range positions {
			sights, err := solver.Sights(p)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, sights)
		}
		return all
	}
	for n := range 60 {
		k, size := 1+r.IntN(40), 3000+r.IntN(9000)
		switch {
		case n%30 == 1:
			size = 70000 // where cells of several blocks are counted again
		case n%3 == 0:
			k = 1 + r.IntN(3000)
		}
		var positions []engine.Position
		for range 1 + n%4 {
			positions = append(positions, engine.Position{r.IntN(size), r.IntN(size)})
		}
		useGo()
		want := look(k, positions)
		useVectors()
		if got := look(k, positions); !slices.EqualFunc(got, want, slices.Equal) {
			t.Fatalf("k = %d: from %v the kernel sees something else", k, positions)
		}
	}
}

// The kernel and the form in Go average the same, with large bytes in no pixel, in a
// few, or in all.
func TestAveragingIsTheGoForm(t *testing.T) {
	useVectors, useGo := forms(t)
	r := rand.New(rand.NewPCG(3, 4))
	shader := average.NewShader(colour.NewPalette("paper", engine.PalaceNumbers, 500))
	for n := range 40 {
		tile := &engine.Tile{Window: engine.Window{W: engine.TileSize, H: engine.TileSize}, Base: 500}
		tile.Small = make([]int8, tile.Area())
		for i := range tile.Small {
			tile.Small[i] = int8(r.IntN(1+n%8) - 4)
		}
		for range n / 8 * n {
			tile.Small[r.IntN(tile.Area())] = int8(r.IntN(256))
		}
		for level := 3; level <= picture.MaxLevel; level++ {
			useGo()
			want := make([]byte, 4*picture.Size*picture.Size)
			shader.Shade(tile, level, want, 0, 0)
			useVectors()
			got := make([]byte, len(want))
			shader.Shade(tile, level, got, 0, 0)
			if !bytes.Equal(got, want) {
				t.Fatalf("tile %d, level %d: the kernel averages otherwise", n, level)
			}
		}
	}
}

// Without a memory, or without vectors, there are no kernels.
func TestNoVectors(t *testing.T) {
	if count, sum := vectors(js.Undefined()); count != nil || sum != nil {
		t.Error("kernels without a memory")
	}
	memory, assembly := ownMemory(), js.Global().Get("WebAssembly")
	validate := assembly.Get("validate")
	defer assembly.Set("validate", validate)
	refuse := js.FuncOf(func(js.Value, []js.Value) any { return false })
	defer refuse.Release()
	assembly.Set("validate", refuse)
	if count, sum := vectors(memory); count != nil || sum != nil {
		t.Error("kernels without vectors")
	}
}

// Two trials of the page's bench, with the machine's vectors and without.
func BenchmarkTrials(b *testing.B) {
	useVectors, useGo := forms(b)
	for name, use := range map[string]func(){"vectors": useVectors, "go": useGo} {
		use()
		for _, trial := range []bench.Trial{{Game: "blocking:1000", Size: 3000, Level: -1}, {Game: "blocking:3000", Size: 9000, Level: 4}} {
			b.Run(fmt.Sprintf("%s/%s/%d", name, trial.Game, trial.Level), func(b *testing.B) {
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
