package sweep

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
)

// sweepOf returns a new sweep of the game with blocking number k, counted in Go.
func sweepOf(k int) *Sweep { return New(automaton.NewBlocks(k, automaton.Kernel{})) }

// boardOf returns a new board of it.
func boardOf(k int, kind engine.Kind) *Board { return NewBoard(sweepOf(k), kind) }

// watched is a board that coarsens its cells early, with the textbook's numbers.
type watched struct {
	*Board
	want []int32
	size int
}

func newWatched(blocks *automaton.Blocks, across, size int) *watched {
	b := NewBoard(New(blocks), engine.PalaceNumbers)
	b.sweep.across = across
	return &watched{b, automaton.Textbook(int32(blocks.K), size, size), size}
}

// check compares one tile.
func (w *watched) check(t *testing.T, tile *engine.Tile) {
	t.Helper()
	for y := tile.Y; y < tile.Y+tile.H; y++ {
		for x := tile.X; x < tile.X+tile.W; x++ {
			if got := tile.At(x, y); got != w.want[y*w.size+x] {
				t.Fatalf("%v: (%d,%d) is %d, want %d", w.sweep, x, y, got, w.want[y*w.size+x])
			}
		}
	}
}

// Sources take turns on one board, some are dropped, cells get larger meanwhile,
// and every tile is right.
func TestSourcesTakeTurns(t *testing.T) {
	const size = 1900
	r := rand.New(rand.NewPCG(7, 7))
	for _, k := range []int{3, 150, 700} {
		w := newWatched(automaton.NewBlocks(k, automaton.Kernel{}), 2, size)
		var sources []engine.Source
		var windows []engine.Window
		left := map[int]int{} // squares by window
		twins := map[engine.Source]engine.Tile{}
		for range 2500 {
			if len(sources) < 3 {
				v := engine.Window{X: r.IntN(size - 1), Y: r.IntN(size - 1)}
				v.W, v.H = 1+r.IntN(min(700, size-v.X)), 1+r.IntN(min(700, size-v.Y))
				left[len(windows)] = v.Area()
				sources, windows = append(sources, w.Source(v)), append(windows, v)
			}
			n := r.IntN(len(sources))
			tile, ok := sources[n].Next()
			id := len(windows) - len(sources) + n
			if ok {
				w.check(t, &tile)
				left[id] -= tile.Area()
				if tile.Twin && !tile.Turned {
					twins[sources[n]] = tile
				} else if r.IntN(3) > 0 {
					// Its memory may be used for other tiles, but for no others at once.
					for i := range tile.Small {
						tile.Small[i] = 99
					}
					clear(tile.Wide)
					if tile.Twin {
						sources[n].(engine.Recycler).Recycle(twins[sources[n]])
					}
					sources[n].(engine.Recycler).Recycle(tile)
				}
				continue
			}
			// The oldest ones go too, finished or not.
			sources = sources[n+1:]
			if left[id] != 0 {
				t.Fatalf("%v: %d squares of %+v are missing", w.sweep, left[id], windows[id])
			}
		}
		if w.sweep.m == 1 {
			t.Error("the cells did not get larger")
		}
	}
}

// A call counts one block at most, so a source is as patient as its caller.
func TestNextCountsOneBlock(t *testing.T) {
	b := boardOf(30, engine.Outcomes)
	s := b.Source(engine.Window{X: 1000, Y: 1500, W: 300, H: 300})
	counted := func() (n int) {
		for j, next := range b.sweep.next {
			n += next - j
		}
		return n
	}
	blanks := 0
	for before := 0; ; {
		tile, ok := s.Next()
		if !ok {
			break
		}
		if tile.Blank() {
			blanks++
		}
		if now := counted(); now > before+1 {
			t.Fatalf("%d blocks in one call", now-before)
		} else {
			before = now
		}
	}
	if blanks == 0 {
		t.Error("no work was reported on the way")
	}
}

// The outer space is neither counted nor kept.
func TestOuterSpaceIsFree(t *testing.T) {
	b := boardOf(100, engine.PalaceNumbers)
	w := engine.Window{X: 900_000_000, Y: 1000, W: 3, H: 2}
	if err := b.Check(w); err != nil {
		t.Fatal(err)
	}
	calls := 0
	for s := b.Source(w); ; calls++ {
		tile, ok := s.Next()
		if !ok {
			break
		}
		if !tile.Blank() && (tile.Window != w || tile.At(w.X, w.Y) != 100) {
			t.Errorf("tile %+v", tile)
		}
	}
	if kept := b.sweep.tops.size() + b.sweep.lefts.size(); calls > 100 || kept > 200 {
		t.Errorf("%d calls, %d edges kept", calls, kept)
	}
}

// What is kept grows with the edge.
func TestMemoryGrowsWithTheEdge(t *testing.T) {
	const across = 4
	for _, size := range []int{2000, 4000, 8000} {
		b := boardOf(300, engine.PalaceNumbers)
		b.sweep.across = across
		for pass := b.sweep.pass(size, size); pass.step(); {
		}
		whole := 0
		for _, edges := range []keptEdges{b.sweep.tops, b.sweep.lefts} {
			edges.each(func(_, _ int, k kept) {
				if k.whole != nil {
					whole++
				}
			})
		}
		if most := 2 * across * (size/blockSide + 1); whole > most {
			t.Errorf("%d edges are kept for %d squares, want at most %d", whole, size, most)
		}
	}
}

func FuzzWindows(f *testing.F) {
	f.Add(5, 0, 0, 11, 11)
	f.Add(77, 200, 300, 100, 300)
	f.Add(900, 511, 255, 2, 2)
	f.Fuzz(func(t *testing.T, k, x, y, w, h int) {
		fold := func(v, n int) int { return int(uint(v) % uint(n)) }
		k, x, y = 1+fold(k, 1000), fold(x, 600), fold(y, 600)
		v := engine.Window{X: x, Y: y, W: 1 + fold(w, 400), H: 1 + fold(h, 400)}
		b := newWatched(automaton.NewBlocks(k, automaton.Kernel{}), 1+fold(w, 3), 1000)
		for range 2 {
			left := v.Area()
			for s := b.Source(v); ; {
				tile, ok := s.Next()
				if !ok {
					break
				}
				b.check(t, &tile)
				left -= tile.Area()
			}
			if left != 0 {
				t.Fatalf("%d squares of %+v are missing", left, v)
			}
		}
	})
}
