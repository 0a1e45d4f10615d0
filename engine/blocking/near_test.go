package blocking

import (
	"hash/fnv"
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/palacegames/palace/engine"
)

// Whatever the neighbours are within the limits, the next value is within what six bits
// tell from the limits, and a kernel's within what eight bits tell.
func TestNextIsNear(t *testing.T) {
	for _, c := range []struct{ lo, hi, modulus int32 }{{nearMin, nearMax, 64}, {-32, 31, 256}} {
		// Next is a sum of terms of one neighbour each, so its extremes are the sums of theirs.
		zero := Neighborhood{}
		least, most := zero.Next(), zero.Next()
		for n := range 6 {
			low, high := int32(0), int32(0)
			for v := c.lo; v <= c.hi; v++ {
				one := Neighborhood{}
				*[]*int32{&one.A, &one.B, &one.C, &one.D, &one.E, &one.F}[n] = v
				low, high = min(low, one.Next()-zero.Next()), max(high, one.Next()-zero.Next())
			}
			least, most = least+low, most+high
		}
		u, l := c.hi, -c.lo
		if most != 3*u+2*l-4 || least != -(3*l+2*u-4) {
			t.Errorf("from %d to %d: the next is from %d to %d", c.lo, c.hi, least, most)
		}
		if most >= c.modulus+c.lo || least <= c.hi-c.modulus {
			t.Errorf("from %d to %d: modulo %d, %d or %d looks as if it were among them", c.lo, c.hi, c.modulus, least, most)
		}
	}
}

// Neighbours in the hood of a square outside of it are at least -6.
func TestHoodIsNear(t *testing.T) {
	for k := 1; k < 60; k++ {
		h := hood{k}
		for y := range 70 {
			for x := range 70 {
				for _, n := range [][2]int{{2, 2}, {1, 2}, {2, 1}, {1, 1}, {0, 1}, {1, 0}} {
					i, j := x-n[0], y-n[1]
					if i >= 0 && j >= 0 && !h.holds(x, y) && seesInHood(i, j)-k < -6 {
						t.Fatalf("k = %d: (%d,%d) sees %d", k, i, j, seesInHood(i, j))
					}
				}
			}
		}
	}
}

// Fabricated counters that make a value too large or too small are seen, unless it
// lies in the hood.
func TestFarValuesAreSeen(t *testing.T) {
	for v := -32; v < 32; v++ {
		if v >= nearMin && v <= nearMax {
			continue
		}
		for _, at := range []int{0, 1, 15, 16, 100, 255} {
			var top, left counters
			top.line[at] = byte(v)
			if block(nil, &top, &left, 0, 0) {
				t.Errorf("%d in column %d is not seen", v, at)
			}
			top, left = counters{}, counters{}
			left.line[at] = byte(v)
			if block(nil, &top, &left, 0, 0) {
				t.Errorf("%d in row %d is not seen", v, at)
			}
		}
		var top, left counters
		top.line[0] = byte(v)
		if !block(nil, &top, &left, 1000, 0) {
			t.Errorf("%d in the hood is seen", v)
		}
	}
}

// doubt makes all boards count by the form in Go, which at some blocks pretends to have
// seen values too far from k, and spoils what the next blocks are counted from.
func doubt(t *testing.T) {
	count := func(v, top, left unsafe.Pointer, wide, tall int) bool {
		a, b := (*counters)(top), (*counters)(left)
		a.reduce()
		b.reduce()
		hash := fnv.New32()
		hash.Write(a.line[:])
		hash.Write(b.diag[:])
		bands((*values)(v), a, b, wide, tall)
		r := rand.New(rand.NewPCG(uint64(hash.Sum32()), 0))
		if r.IntN(12) > 0 {
			return true
		}
		for n := range edge {
			a.line[n], b.diag[n] = byte(r.IntN(64)), byte(r.IntN(64))
		}
		return false
	}
	UseKernel(runs(count))
	t.Cleanup(func() { UseKernel(nil) })
}

// Boards and solvers are right even if values are too far from k to go on from.
func TestWildBlocksAreCountedByTheTextbook(t *testing.T) {
	const size = 900
	r := rand.New(rand.NewPCG(5, 5))
	doubt(t)
	wilds := 0
	for n := range 10 {
		k := 20 + r.IntN(500)
		w := newWatched(k, 2, size)
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
		wilds += len(w.sweep.doubts)
		outcomes := New(k).Board(engine.Outcomes).Source(engine.Window{X: n, Y: 3 * n, W: 700, H: 700})
		for tile, ok := outcomes.Next(); ok; tile, ok = outcomes.Next() {
			for y := tile.Y; y < tile.Y+tile.H && !tile.Blank(); y += 7 {
				for x := tile.X; x < tile.X+tile.W; x += 5 {
					if got, want := tile.At(x, y) == 1, w.want[y*size+x] < int32(k); got != want {
						t.Fatalf("k = %d: (%d,%d) is a palace: %v", k, x, y, got)
					}
				}
			}
		}
		p := engine.Position{300 + r.IntN(500), 200 + r.IntN(600)}
		sights, err := New(k).Solver().Sights(p)
		if err != nil {
			t.Fatal(err)
		}
		for i, q := range engine.Options(New(k).Rays(p), p) {
			if want := w.want[q[1]*size+q[0]]; sights[i] != want {
				t.Fatalf("k = %d: from %v, %v sees %d, want %d", k, p, q, sights[i], want)
			}
		}
	}
	if wilds == 0 {
		t.Error("no block was in doubt")
	}
}
