package mwythoff

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/enginetest"
	"github.com/palacegames/palace/engine/oracle"
	"github.com/palacegames/palace/engine/wythoff"
)

func TestConformance(t *testing.T) {
	family := Family
	for _, m := range []int{1, 2, 3, 5, 17, 1000} {
		enginetest.Run(t, Game{m: m}, enginetest.Options{Family: &family, Seed: uint64(m), Bounded: true, Far: 4000})
	}
}

// TestBeatty: the two sequences of M = 1, 2 and 3 begin as in tables, and are made by the
// mex: A(n) is the least number that is not among A(0), B(0), …, A(n-1), B(n-1).
func TestBeatty(t *testing.T) {
	for m, want := range map[int64][]int64{1: {0, 1, 3, 4, 6, 8, 9}, 2: {0, 1, 2, 4, 5, 7, 8}, 3: {0, 1, 2, 3, 5, 6, 7}} {
		for n, a := range want {
			if got := (beatty{m}).A(num(int64(n))); got.Int64() != a {
				t.Errorf("M = %d: A(%d) = %v, want %d", m, n, got, a)
			}
		}
	}
	for _, m := range []int64{1, 2, 3, 4, 7, 50, mostM} {
		b, used := beatty{m}, map[int64]bool{}
		a := int64(0)
		for n := range int64(3000) {
			for used[a] {
				a++
			}
			used[a], used[a+m*n] = true, true
			if b.A(num(n)).Int64() != a || b.B(num(n)).Int64() != a+m*n {
				t.Fatalf("M = %d, n = %d: A = %v, B = %v, want %d", m, n, b.A(num(n)), b.B(num(n)), a)
			}
			if b.row(num(a)).Int64() != a+m*n || b.row(num(a+m*n)).Int64() != a {
				t.Fatalf("M = %d: the rows of columns %d and %d are %v and %v", m, a, a+m*n, b.row(num(a)), b.row(num(a+m*n)))
			}
		}
	}
}

// TestWythoff: M = 1 is Wythoff Nim, at any distance.
func TestWythoff(t *testing.T) {
	family := wythoff.Family
	far := enginetest.MustParse(t, &family, "wythoff").Solve()
	ms, rng := Game{m: 1}.Solve(), rand.New(rand.NewPCG(2, 2))
	for i := range enginetest.Rounds(200) {
		draw := func() *big.Int {
			return new(big.Int).Rsh(new(big.Int).SetBytes(fmt.Append(nil, rng.Uint64(), rng.Uint64(), rng.Uint64())), uint(rng.IntN(8*(1+i))))
		}
		p := engine.Of(engine.Big(draw()), engine.Big(draw()))
		want, err := far.Palaces(p)
		if err != nil {
			t.Fatal(err)
		}
		got, err := ms.Palaces(p)
		if err != nil || !slices.EqualFunc(got, want, func(a engine.Position, b engine.Position) bool { return a == b }) {
			t.Fatalf("the palaces of %v are %v, %v, want %v", p, got, err, want)
		}
	}
}

// TestThousandDigits: a palace sees none, and each square beside it does.
func TestThousandDigits(t *testing.T) {
	for _, m := range []int64{2, 7, 1000} {
		b, g := beatty{m}, Game{m: int(m)}
		n := new(big.Int).Exp(num(10), num(1000), nil)
		x, y := b.diagonal(n)
		p := engine.Of(engine.Big(y), engine.Big(x))
		if got, err := g.Solve().Palaces(p); err != nil || len(got) != 0 {
			t.Errorf("M = %d: a palace sees %d palaces, %v", m, len(got), err)
		}
		for _, step := range []engine.Position{engine.At(1, 0), engine.At(0, 1), engine.At(1, 1)} {
			q := p.Plus(step, engine.Num(1))
			got, err := g.Solve().Palaces(q)
			if err != nil || !slices.Contains(got, p) || !engine.Reaches(g.Rays(q), p) {
				t.Errorf("M = %d: beside it %d are seen, %v", m, len(got), err)
			}
		}
	}
}

// TestCounts: pixels of a map far out hold as many palaces as their tiles.
func TestCounts(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 3))
	for i := range enginetest.Rounds(60) {
		b := beatty{int64(1 + i%5)}
		var origin engine.Position
		if i%3 > 0 {
			n := new(big.Int).Lsh(num(1), uint(20+rng.IntN(200)))
			x, y := b.diagonal(n)
			if i%2 == 0 {
				x, y = y, x
			}
			origin = engine.Of(engine.Big(x), engine.Big(y))
		}
		g := Game{m: int(b.m)}
		s := g.Solve()[0].Open(engine.NewMap(g, engine.Outcomes, origin, ""))
		level := rng.IntN(5)
		x, y, w, h := rng.IntN(40), rng.IntN(40), 1+rng.IntN(20), 1+rng.IntN(20)
		if i%3 > 0 {
			x, y = x-20, y-20
		} else if i%2 == 0 {
			x, y = 0, 0
		}
		got := make([]uint32, w*h)
		s.(engine.Counter).Count(x, y, w, h, level, got)
		want := make([]uint32, w*h)
		source := s.Source(engine.Window{X: x, Y: y, W: w << level, H: h << level})
		for tile, ok := source.Next(); ok; tile, ok = source.Next() {
			for v := tile.Y; v < tile.Y+tile.H; v++ {
				for u := tile.X; u < tile.X+tile.W; u++ {
					want[(v-y)>>level*w+(u-x)>>level] += uint32(tile.At(u, v))
				}
			}
		}
		if !slices.Equal(got, want) {
			t.Fatalf("M = %d, level %d of %d×%d at (%d,%d): %v, want %v", b.m, level, w, h, x, y, got, want)
		}
	}
}

// TestNimValues holds the filled board to the oracle over the corner of several tiles.
func TestNimValues(t *testing.T) {
	for _, m := range []int{2, 6} {
		g := Game{m: m}
		w := engine.Window{W: 70, H: 60}
		if testing.Short() {
			w = engine.Window{W: 30, H: 24}
		}
		if got, want := enginetest.Values(t, g, engine.NimValues, w), oracle.New(g).Values(engine.NimValues, w); !slices.Equal(got, want) {
			t.Errorf("M = %d: the nim-values differ", m)
		}
	}
}

// Example plays the position of the package's comment.
func Example() {
	palaces, _ := Game{m: 2}.Solve().Palaces(engine.At(4, 5))
	fmt.Println(palaces)
	// Output: [0,0 1,3]
}
