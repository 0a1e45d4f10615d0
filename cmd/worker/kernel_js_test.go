package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"syscall/js"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/palace"
	"github.com/palacegames/palace/web/workbench"
)

// ownMemory finds the memory of this program, which the scripts of the page tell but
// those that run tests keep to themselves: whoever makes a callback shows up there.
func ownMemory() js.Value {
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
}

// values computes a window with a new board.
func values(t *testing.T, k int, w engine.Window) []int32 {
	t.Helper()
	list, left := make([]int32, w.Area()), w.Area()
	for source := palace.New(k).Board(engine.PalaceNumbers).Source(w); ; {
		tile, ok := source.Next()
		if !ok {
			break
		}
		if tile.Blank() {
			continue
		}
		left -= tile.Area()
		for y := tile.Y; y < tile.Y+tile.H; y++ {
			for x := tile.X; x < tile.X+tile.W; x++ {
				list[(y-w.Y)*w.W+x-w.X] = tile.At(x, y)
			}
		}
		source.(engine.Recycler).Recycle(tile)
	}
	if left != 0 {
		t.Fatalf("k = %d: %d squares are missing", k, left)
	}
	return list
}

// The kernel and the form in Go count the same, for every k up to 300 and for some
// large ones.
func TestKernelIsTheGoForm(t *testing.T) {
	vectors := newKernel(ownMemory())
	if vectors == nil {
		t.Fatal("this machine has no vectors")
	}
	defer palace.UseKernel(nil)
	r := rand.New(rand.NewPCG(1, 2))
	compare := func(k int, w engine.Window) {
		palace.UseKernel(nil)
		want := values(t, k, w)
		palace.UseKernel(vectors)
		if got := values(t, k, w); !slices.Equal(got, want) {
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

// Without a memory, or without vectors, there is no kernel.
func TestNoKernel(t *testing.T) {
	if newKernel(js.Undefined()) != nil {
		t.Error("a kernel without a memory")
	}
	memory, assembly := ownMemory(), js.Global().Get("WebAssembly")
	validate := assembly.Get("validate")
	defer assembly.Set("validate", validate)
	refuse := js.FuncOf(func(js.Value, []js.Value) any { return false })
	defer refuse.Release()
	assembly.Set("validate", refuse)
	if newKernel(memory) != nil {
		t.Error("a kernel without vectors")
	}
}

// Two trials of the page's bench, with the machine's vectors and without.
func BenchmarkTrials(b *testing.B) {
	defer palace.UseKernel(nil)
	for name, kernel := range map[string]palace.Kernel{"vectors": newKernel(ownMemory()), "go": nil} {
		palace.UseKernel(kernel)
		for _, trial := range []workbench.Trial{{Game: "blocking:1000", Size: 3000, Level: -1}, {Game: "blocking:3000", Size: 9000, Level: 4}} {
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
