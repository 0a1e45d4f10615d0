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
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/internal/testkit/enginetest"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/picture/average"
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

// ownKernels returns this machine's kernels.
func ownKernels(t testing.TB) (blocking.Kernel, average.Kernel) {
	t.Helper()
	count, sum := vectors(ownMemory())
	if count.Block == nil || count.Run == nil || sum == nil {
		t.Fatal("this machine has no vectors")
	}
	return count, sum
}

// queens returns the game with blocking number k that counts by a kernel.
func queens(t testing.TB, k int, kernel blocking.Kernel) engine.Game {
	t.Helper()
	family := blocking.With(kernel)
	g, err := enginetest.Parse(&family, fmt.Sprintf("blocking:%d", k))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// The kernel and the form in Go count the same, for every k up to 300 and for some
// large ones.
func TestCountingIsTheGoForm(t *testing.T) {
	kernel, _ := ownKernels(t)
	r := rand.New(rand.NewPCG(1, 2))
	compare := func(k int, w engine.Window) {
		want := enginetest.Values(t, queens(t, k, blocking.Kernel{}), engine.PalaceNumbers, w)
		if got := enginetest.Values(t, queens(t, k, kernel), engine.PalaceNumbers, w); !slices.Equal(got, want) {
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
	kernel, _ := ownKernels(t)
	r := rand.New(rand.NewPCG(7, 8))
	look := func(g engine.Game, positions []engine.Position) (all [][]int32) {
		solver := g.Solve()
		for _, p := range positions {
			sights, err := solver.Sights(p, g.Rays(p))
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
			positions = append(positions, engine.At(r.IntN(size), r.IntN(size)))
		}
		want := look(queens(t, k, blocking.Kernel{}), positions)
		if got := look(queens(t, k, kernel), positions); !slices.EqualFunc(got, want, slices.Equal) {
			t.Fatalf("k = %d: from %v the kernel sees something else", k, positions)
		}
	}
}

// The kernel and the form in Go average the same, with large bytes in no pixel, in a
// few, or in all.
func TestAveragingIsTheGoForm(t *testing.T) {
	_, kernel := ownKernels(t)
	r := rand.New(rand.NewPCG(3, 4))
	palette := colour.NewPalette("paper", engine.PalaceNumbers, 500)
	inGo, inVectors := average.New(palette, nil), average.New(palette, kernel)
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
			want := make([]byte, 4*picture.Size*picture.Size)
			inGo.Paint(tile, level, want, 0, 0)
			got := make([]byte, len(want))
			inVectors.Paint(tile, level, got, 0, 0)
			if !bytes.Equal(got, want) {
				t.Fatalf("tile %d, level %d: the kernel averages otherwise", n, level)
			}
		}
	}
}

// Without a memory, or without vectors, there are no kernels.
func TestNoVectors(t *testing.T) {
	if count, sum := vectors(js.Undefined()); count.Block != nil || sum != nil {
		t.Error("kernels without a memory")
	}
	memory, assembly := ownMemory(), js.Global().Get("WebAssembly")
	validate := assembly.Get("validate")
	defer assembly.Set("validate", validate)
	refuse := js.FuncOf(func(js.Value, []js.Value) any { return false })
	defer refuse.Release()
	assembly.Set("validate", refuse)
	if count, sum := vectors(memory); count.Block != nil || sum != nil {
		t.Error("kernels without vectors")
	}
}

// Two pieces of a painter's work, with the machine's vectors and without.
func BenchmarkTrials(b *testing.B) {
	count, sum := ownKernels(b)
	b.Cleanup(func() { catalog.Exchange(blocking.With(blocking.Kernel{})) })
	for _, name := range []string{"vectors", "go"} {
		kernel := count
		if name == "go" {
			kernel = blocking.Kernel{}
		}
		catalog.Exchange(blocking.With(kernel))
		for _, tr := range []trial{{game: "blocking:1000", size: 3000, level: -1}, {game: "blocking:3000", size: 9000, level: 4}} {
			if name == "vectors" {
				tr.kernel = sum
			}
			b.Run(fmt.Sprintf("%s/%s/%d", name, tr.game, tr.level), tr.time)
		}
	}
}
