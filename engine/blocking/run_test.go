package blocking

import (
	"math/rand/v2"
	"slices"
	"testing"
	"unsafe"

	"github.com/palacegames/palace/engine"
)

// runs makes a kernel of a function that counts single blocks.
func runs(count func(values, top, left unsafe.Pointer, wide, tall int) bool) *Kernel {
	return &Kernel{Block: count, Run: func(tops, left, lefts unsafe.Pointer, n int) (int, bool) {
		a, b, was := unsafe.Slice((*counters)(tops), n), (*counters)(left), unsafe.Slice((*counters)(lefts), n)
		for i := range a {
			if isFlat(&a[i], b) {
				return i, true
			}
			if was[i] = *b; !count(nil, unsafe.Pointer(&a[i]), left, 0, 0) {
				return i + 1, false
			}
		}
		return n, true
	}}
}

// TestRuns: counted in runs a sweep is as it is when it is counted block by block, also
// when it goes on from where another position has stopped it, and keeps few edges.
func TestRuns(t *testing.T) {
	defer UseKernel(nil)
	r := rand.New(rand.NewPCG(2, 9))
	for range 25 {
		k := 1 + r.IntN(900)
		var sweeps [2]*sweep
		seed := r.Uint64()
		for n := range sweeps {
			UseKernel(nil)
			if n == 1 {
				UseKernel(runs(func(v, top, left unsafe.Pointer, wide, tall int) bool {
					a, b := (*counters)(top), (*counters)(left)
					a.reduce()
					b.reduce()
					bands((*values)(v), a, b, wide, tall)
					return true
				}))
			}
			s, r := newSweep(k), rand.New(rand.NewPCG(seed, 0))
			s.across = 4 + r.IntN(40)
			for range 1 + r.IntN(3) {
				for p := s.pass(r.IntN(12000), r.IntN(4000)); p.step(); {
				}
			}
			sweeps[n] = s
		}
		one, other := sweeps[0], sweeps[1]
		if !slices.Equal(one.next, other.next) || !slices.Equal(one.space, other.space) || one.m != other.m {
			t.Fatalf("k = %d: the sweep has passed %v, not %v", k, other.next, one.next)
		}
		for n, want := range []ledger{one.tops, one.lefts} {
			got := []ledger{other.tops, other.lefts}[n]
			if got.size() != want.size() {
				t.Fatalf("k = %d: %d edges are kept, not %d", k, got.size(), want.size())
			}
			want.each(func(row, place int, k kept) {
				if mine, ok := got.get(row, place); !ok || !same(mine, k) {
					t.Fatalf("k = %v: edge %d of row %d is another one", one.front.hood, place, row)
				}
			})
		}
	}
}

// TestProgress: what is done of a sweep never falls and grows evenly, also where the outer
// space is most of the board.
func TestProgress(t *testing.T) {
	for _, c := range []struct{ k, x, y int }{{5, 9000, 9000}, {1000, 6000, 3000}, {300, 400_000, 4000}, {1, 0, 0}} {
		p, solver := engine.Position{c.x, c.y}, New(c.k).Solver().(*solver)
		if got := solver.Progress(p); got != 0 {
			t.Errorf("k = %d: %v is done at first", c.k, got)
		}
		calls, before, half := 0, 0.0, 0
		for ; solver.gaze == nil || solver.gaze.ahead.step(); calls++ {
			solver.towards(p)
			now := solver.Progress(p)
			if now < before || now > 1 {
				t.Fatalf("k = %d: from %v to %v", c.k, before, now)
			}
			if before = now; now < 0.5 {
				half = calls
			}
		}
		if before < 0.95 && calls > 1 || calls > 50 && (half < calls/4 || half > calls*3/4) {
			t.Errorf("k = %d: half done after %d of %d calls, %v at the end", c.k, half, calls, before)
		}
	}
}
