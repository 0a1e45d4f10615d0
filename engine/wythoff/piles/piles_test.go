package piles

import (
	"errors"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/internal/testkit/enginetest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

func TestConformance(t *testing.T) {
	for piles, size := range map[int]int{3: 24, 4: 12, 5: 6} {
		enginetest.Run(t, New(piles), enginetest.Options{Size: size, Bounded: true})
	}
}

func TestMisereConformance(t *testing.T) {
	g, err := misere.Of(New(3))
	if err != nil {
		t.Fatal(err)
	}
	enginetest.Run(t, g, enginetest.Options{Size: 14, Positions: 20, Bounded: true})
}

// TestManyPiles holds as many piles as there may be against the oracle.
func TestManyPiles(t *testing.T) {
	for piles := 5; piles <= Most; piles++ {
		g := New(piles)
		o, methods := oracle.New(g), g.Solve()
		for i := range 12 {
			c := make([]int, piles)
			for d := range c {
				c[d] = (i + d) * (d + 3) / 2 % 3 % (2 + piles%2)
			}
			p := engine.Ints(c...)
			got, err := methods.Palaces(p)
			want := o.Palaces(p)
			if err != nil || len(got) != len(want) || len(got) > 0 && got[0] != want[0] {
				t.Fatalf("%s at %v: %v, %v, want %v", g, p, got, err, want)
			}
		}
	}
}

// TestLargestPile: the largest pile may be of any size, if the others are small.
func TestLargestPile(t *testing.T) {
	methods := New(3).Solve()
	for _, p := range []engine.Position{engine.Ints(1, 1<<50, 1), engine.Ints(5, 3, 1<<52), engine.Ints(1<<40, 7, 6)} {
		got, err := methods.Palaces(p)
		if err != nil || len(got) != 1 {
			t.Fatalf("%v: %v, %v", p, got, err)
		}
		if v, err := methods.Value(engine.Outcomes, got[0]); err != nil || v != engine.Num(1) {
			t.Errorf("%v leads to %v, which is no palace", p, got[0])
		}
		if _, ok := got[0].Small(nil); !ok || !engine.Reaches(New(3).Rays(p), got[0]) {
			t.Errorf("%v does not lead to %v", p, got[0])
		}
	}
}

// TestSlices holds maps against the oracle, in the slices of other piles.
func TestSlices(t *testing.T) {
	for _, rest := range [][]int{{0}, {3}, {9}, {2, 3}} {
		g := New(2 + len(rest))
		o := oracle.New(g)
		origin := engine.Ints(append([]int{0, 0}, rest...)...)
		for _, kind := range g.Shape().Kinds {
			w := engine.Window{X: 2, Y: 1, W: 9, H: 8}
			for i, v := range enginetest.Read(t, enginetest.Board(t, g, kind, origin), kind, w) {
				p := engine.Map{Origin: origin}.Position(engine.Cell{X: w.X + i%w.W, Y: w.Y + i/w.W}, g.Shape().Dim)
				want := int32(0)
				if kind == engine.NimValues {
					want = o.Value(kind, p)
				} else if len(o.Palaces(p)) == 0 {
					want = 1
				}
				if v != want {
					t.Fatalf("%s: the %v of %v is %d, want %d", g, kind, p, v, want)
				}
			}
		}
	}
}

// TestReach: what memory or time does not allow is refused in a sentence.
func TestReach(t *testing.T) {
	for _, p := range []engine.Position{engine.Ints(30000, 30000, 30000), engine.Ints(100000, 100000, 3), engine.Ints(300, 300, 300, 300), engine.Ints(1<<52, 1<<52, 1<<52)} {
		err := enginetest.Refusal(New(p.Dim()), p)
		if !errors.Is(err, engine.ErrTooFar) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%v: %v", p, err)
		}
	}
	if err := enginetest.Refusal(New(3), engine.Ints(700, 700, 700)); err != nil {
		t.Errorf("while somebody waits, (700,700,700) is refused: %v", err)
	}
}
