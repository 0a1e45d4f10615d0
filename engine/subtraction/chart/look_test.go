package chart_test

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/chart"
)

// TestLook holds windows that are looked at against the textbook, in slices of any size and
// with steps of the search between them.
func TestLook(t *testing.T) {
	const n = 700
	r := rand.New(rand.NewPCG(6, 26))
	for trial := range 40 {
		m := random(r, 3+trial%4, []int{8, 20, 90}[trial%3])
		want := m.textbook(n, n)
		s := chart.NewSearch(m.rule())
		for range 12 {
			w := engine.Window{X: r.IntN(n), Y: r.IntN(n)}
			w.W, w.H = 1+r.IntN(min(150, n-w.X)), 1+r.IntN(min(150, n-w.Y))
			stride := (w.W + 63) / 64
			squares := make([]uint64, stride*w.H)
			slices, before := 1, s.Looked()
			for work := 1 + r.IntN(4000); !s.Look(squares, w, work); slices++ {
				if s.Found() == nil && r.IntN(3) == 0 {
					s.Step(50)
				}
				if s.Found() != nil {
					break
				}
			}
			if s.Found() != nil {
				break
			}
			if slices == 1 && !s.Look(squares, w, 0) || s.Looked() < before {
				t.Fatalf("%v: %+v is not known after it was looked at", m, w)
			}
			for i := range w.W * w.H {
				x, y := i%w.W, i/w.W
				if got := squares[y*stride+x/64]>>(x%64)&1 != 0; got != want[(w.Y+y)*n+w.X+x] {
					t.Fatalf("%v: wrong at (%d,%d)", m, w.X+x, w.Y+y)
				}
			}
		}
	}
}
