package blocking_test

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

func TestConformance(t *testing.T) {
	family := blocking.Family
	for k := 1; k <= 12; k++ {
		enginetest.Run(t, blocking.New(k), enginetest.Options{Family: &family, Seed: uint64(k)})
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 6 {
		k := 13 + r.IntN(200)
		enginetest.Run(t, blocking.New(k), enginetest.Options{Family: &family, Seed: uint64(k), Size: 50 + r.IntN(30)})
	}
	enginetest.Run(t, blocking.New(40), enginetest.Options{Family: &family, Size: 270})
}

// againstTextbook holds a window of a board against the textbook count.
func againstTextbook(t *testing.T, k int, w engine.Window) {
	t.Helper()
	want := automaton.Textbook(int32(k), w.X+w.W, w.Y+w.H)
	for i, v := range enginetest.Values(t, blocking.New(k), engine.PalaceNumbers, w) {
		x, y := w.X+i%w.W, w.Y+i/w.W
		if v != want[y*(w.X+w.W)+x] {
			t.Fatalf("k = %d: (%d,%d) is %d, want %d", k, x, y, v, want[y*(w.X+w.W)+x])
		}
	}
}

func TestBoardIsTheTextbookCount(t *testing.T) {
	for k := 1; k <= 60; k++ {
		againstTextbook(t, k, engine.Window{W: 300, H: 300})
	}
	for _, k := range []int{498, 500, 1000} {
		againstTextbook(t, k, engine.Window{W: 1500, H: 1500})
	}
	// Not square, and off the corner.
	againstTextbook(t, 77, engine.Window{X: 900, Y: 10, W: 300, H: 700})
}
