package mwythoff

import (
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

func TestConformance(t *testing.T) {
	family := Family
	list := []string{"1", "2", "3", "5", "17", "1000", "10001", "1" + strings.Repeat("0", 60)}
	for seed, m := range testkit.Spread(list, testkit.Part(5, len(list))) {
		g := enginetest.MustParse(t, &family, "mwythoff:"+m).(Game)
		options := enginetest.Options{Family: &family, Seed: uint64(seed), Bounded: true, Far: 4000}
		if g.large() { // played near the corner only, with thousands of moves
			options.Positions, options.Far = 10, 100
		}
		enginetest.Run(t, g, options)
	}
}

// TestBeatty: the two sequences of M = 1, 2 and 3 begin as in tables, and are made by the
// mex: A(n) is the least number that is not among A(0), B(0), …, A(n-1), B(n-1).
func TestBeatty(t *testing.T) {
	for m, want := range map[int64][]int64{1: {0, 1, 3, 4, 6, 8, 9}, 2: {0, 1, 2, 4, 5, 7, 8}, 3: {0, 1, 2, 3, 5, 6, 7}} {
		for n, a := range want {
			if got := (beatty{num(m)}).A(num(int64(n))); got.Int64() != a {
				t.Errorf("M = %d: A(%d) = %v, want %d", m, n, got, a)
			}
		}
	}
	for _, m := range []int64{1, 2, 3, 4, 7, 50, 400, mostM, 10_007} {
		b, used := beatty{num(m)}, map[int64]bool{}
		a := int64(0)
		for n := range max(3000, 2*m) {
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
	ms, rng := Game{m: engine.Num(1)}.Solve(), rand.New(rand.NewPCG(2, 2))
	for i := range testkit.Rounds(200) {
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
	n := new(big.Int).Exp(num(10), num(1000), nil)
	for _, m := range []*big.Int{num(2), num(7), num(1000), new(big.Int).Rsh(n, 2000), new(big.Int).Lsh(n, 50)} {
		g := Game{m: engine.Big(m)}
		b := g.beatty()
		x, y := b.diagonal(n)
		p := engine.Of(engine.Big(y), engine.Big(x))
		if got, err := g.Solve().Palaces(p); err != nil || len(got) != 0 {
			t.Errorf("M = %d: a palace sees %d palaces, %v", m, len(got), err)
		}
		for _, step := range []engine.Position{engine.At(1, 0), engine.At(0, 1), engine.At(1, 1)} {
			q := p.Plus(step, engine.Num(1))
			got, err := g.Solve().Palaces(q)
			if err != nil || !slices.Contains(got, p) || !g.large() && !engine.Reaches(g.Rays(q), p) {
				t.Errorf("M = %d: beside it %d are seen, %v", m, len(got), err)
			}
		}
	}
}

// TestCounts: pixels of a map far out hold as many palaces as their tiles.
func TestCounts(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 3))
	for i := range testkit.Rounds(60) {
		b := beatty{num(int64(1 + i%5))}
		var origin engine.Position
		if i%3 > 0 {
			n := new(big.Int).Lsh(num(1), uint(20+rng.IntN(200)))
			x, y := b.diagonal(n)
			if i%2 == 0 {
				x, y = y, x
			}
			origin = engine.Of(engine.Big(x), engine.Big(y))
		}
		g := Game{m: engine.Big(b.m)}
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

// TestLargeM: where not all options can be listed the game is not played, and a single answer is given all
// the same; up to there all are listed, and the first palaces beyond are those that the rule makes: of (1,M+1),
// and of the squares before it, only that one and (0,0).
func TestLargeM(t *testing.T) {
	const m = 10_007
	g := Game{m: engine.Num(m)}
	for _, p := range []engine.Position{engine.At(mostM, mostM), engine.At(mostM, 3)} {
		lines := min(p.At(0).Clamp(), mostM) + p.At(1).Clamp() - 1 + 2
		if got := len(g.Rays(p)); got != lines || g.Solve().Refusal(engine.Query{At: p, Play: true}) != nil {
			t.Errorf("%v: %d lines, want %d", p, got, lines)
		}
	}
	far := engine.At(mostM+1, 3)
	if err := g.Solve().Refusal(engine.Query{At: far, Play: true}); !errors.Is(err, engine.ErrTooMany) {
		t.Errorf("played at %v: %v", far, err)
	}
	palace := map[engine.Position]bool{engine.At(0, 0): true, engine.At(1, m+1): true, engine.At(m+1, 1): true}
	source := g.Solve()[0].Open(engine.NewMap(g, engine.Outcomes, engine.Position{}, "")).Source(engine.Window{W: 2, H: m + 5})
	for tile, ok := source.Next(); ok; tile, ok = source.Next() {
		for y := tile.Y; y < tile.Y+tile.H; y++ {
			for x := tile.X; x < tile.X+tile.W; x++ {
				// Column 0: all but the corner reach it. Column 1: (1,y) reaches it from the band if y-1 < M.
				p := engine.At(x, y)
				got, err := g.Solve().Palaces(p)
				want := x+y == 0 || x == 1 && y == m+1
				if (tile.At(x, y) == 1) != want || err != nil || (len(got) == 0) != want || slices.ContainsFunc(got, func(q engine.Position) bool { return !palace[q] }) {
					t.Fatalf("%v: %d on the map, %v, %v", p, tile.At(x, y), got, err)
				}
			}
		}
	}
	for text, want := range map[string]string{"mwythoff:0": "M must be at least 1", "mwythoff:" + strings.Repeat("9", 10_001): "at most about 10000 digits", "mwythoff:x": "M must be a whole number"} {
		if _, err := enginetest.Parse(&Family, text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.20s: %v", text, err)
		}
	}
}

// TestNimValues holds the filled board to the oracle over the corner of several tiles.
func TestNimValues(t *testing.T) {
	for _, m := range []int{2, 6} {
		g := Game{m: engine.Num(m)}
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
	palaces, _ := Game{m: engine.Num(2)}.Solve().Palaces(engine.At(4, 5))
	fmt.Println(palaces)
	// Output: [0,0 1,3]
}
