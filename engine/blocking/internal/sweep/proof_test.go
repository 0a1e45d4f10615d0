package sweep

import (
	"hash/fnv"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
)

// doubtful counts as the form in Go does, but at some blocks it pretends to have seen values
// too far from k, and spoils what the next blocks are counted from.
func doubtful(k int) *automaton.Blocks {
	return automaton.NewBlocks(k, kernelOf(func(values *automaton.Values, top, left *automaton.Edge, wide, tall int) bool {
		hash := fnv.New32()
		for n := range blockSide {
			hash.Write([]byte{top.Line[n] & 63, left.Diag[n] & 63})
		}
		inGo.Innermost(values, top, left, wide, tall)
		r := rand.New(rand.NewPCG(uint64(hash.Sum32()), 0))
		if r.IntN(12) > 0 {
			return true
		}
		for n := range blockSide {
			top.Line[n], left.Diag[n] = byte(r.IntN(64)), byte(r.IntN(64))
		}
		return false
	}))
}

// Boards and solvers are right even if values are too far from k to go on from.
func TestUnprovedBlocksAreCountedByTheTextbook(t *testing.T) {
	const size = 900
	r := rand.New(rand.NewPCG(5, 5))
	unproved := 0
	for n := range 10 {
		k := 20 + r.IntN(500)
		w := newWatched(doubtful(k), 2, size)
		for range 3 {
			v := engine.Window{X: r.IntN(300), Y: r.IntN(300), W: 600, H: 600}
			left := v.Area()
			for s := w.Source(v); ; {
				tile, ok := s.Next()
				if !ok {
					break
				}
				w.check(t, &tile)
				left -= tile.Area()
			}
			if left != 0 {
				t.Fatalf("k = %d: %d squares are missing", k, left)
			}
		}
		unproved += len(w.sweep.unprovedBlocks)
		outcomes := NewBoard(New(doubtful(k)), engine.Outcomes).Source(engine.Window{X: n, Y: 3 * n, W: 700, H: 700})
		for tile, ok := outcomes.Next(); ok; tile, ok = outcomes.Next() {
			for y := tile.Y; y < tile.Y+tile.H && !tile.Blank(); y += 7 {
				for x := tile.X; x < tile.X+tile.W; x += 5 {
					if got, want := tile.At(x, y) == 1, w.want[y*size+x] < int32(k); got != want {
						t.Fatalf("k = %d: (%d,%d) is a palace: %v", k, x, y, got)
					}
				}
			}
		}
		p := engine.At(300+r.IntN(500), 200+r.IntN(600))
		lines := New(doubtful(k)).Look(p.At(0).Clamp(), p.At(1).Clamp())
		for lines.Step() {
		}
		sights := lines.Sights()
		if len(sights) != automaton.Options(p.At(0).Clamp(), p.At(1).Clamp()) {
			t.Fatalf("k = %d: from %v %d sights", k, p, len(sights))
		}
		for i, q := range options(p) {
			if want := w.want[q.At(1).Clamp()*size+q.At(0).Clamp()]; sights[i] != want {
				t.Fatalf("k = %d: from %v, %v sees %d, want %d", k, p, q, sights[i], want)
			}
		}
	}
	if unproved == 0 {
		t.Error("no block was in doubt")
	}
}

// options lists the options of p, sorted.
func options(p engine.Position) (list []engine.Position) {
	for x := range p.At(0).Clamp() {
		if y := p.At(1).Clamp() - p.At(0).Clamp() + x; y >= 0 {
			list = append(list, engine.At(x, y))
		}
		list = append(list, engine.At(x, p.At(1).Clamp()))
	}
	for y := range p.At(1).Clamp() {
		list = append(list, engine.At(p.At(0).Clamp(), y))
	}
	return list
}
