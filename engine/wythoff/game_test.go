package wythoff

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/golden"
	"github.com/palacegames/palace/engine/wythoff/internal/nim"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
	"github.com/palacegames/palace/internal/testkit/movestest"
)

// parse reads the notation of a game of either family.
func parse(t testing.TB, text string) *Game {
	t.Helper()
	return enginetest.MustParse(t, familyOf(text), text).(*Game)
}

var family, maharaja = Family, Maharaja

func familyOf(text string) *engine.Family {
	if strings.HasPrefix(strings.TrimSpace(text), maharaja.Name) {
		return &maharaja
	}
	return &family
}

// TestConformance runs the suite on the games of the paper and on some that are
// asymmetric, begin late, or hold moves longer than the board.
func TestConformance(t *testing.T) {
	for _, text := range []string{
		"wythoff", "maharaja", "wythoff+(2,3)", "wythoff+(2,3)(3,2)", "wythoff+(4,7)(7,4)", "wythoff+(1,4)(2,3)(3,2)(4,1)",
		"wythoff+(1,5)(5,4)(9,2)(200,300)",
		"wythoff+(t,2t)(2t,t);t=1..10", "wythoff+(t,2t)(2t,t);t=1..", "wythoff+(t,2t);t=1..",
		"wythoff+(2t,3t)(6t,9t)(4t,7t);t=2..", "wythoff+(2t,4t)(3t,6t);t=1..",
	} {
		g := parse(t, text)
		enginetest.Run(t, g, enginetest.Options{Size: 30, Positions: 15, Far: farQuestions(g), Family: familyOf(text), Bounded: lacksDictionary(t, g)})
	}
	enginetest.Run(t, parse(t, "wythoff+(t,3t)(2t,t);t=2.."), enginetest.Options{Size: 258, Positions: 5, Family: &family})
}

// farQuestions are few where a dictionary answers, for it takes milliseconds.
func farQuestions(g *Game) int {
	if g.moves.None() {
		return 0
	}
	return 150
}

// lacksDictionary reports whether a game has no dictionary, though one is looked for, so that it
// refuses what is far out.
func lacksDictionary(t *testing.T, g *Game) bool {
	t.Helper()
	if !g.perhaps || g.anyDistance() {
		return false
	}
	s := dictionary.NewSearch(g.moves)
	engine.Finish(s)
	_, err := s.Found()
	return err != nil
}

func TestConformanceRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for i := range testkit.Rounds(40) {
		g := newGame(movestest.Random(r), Kernel{})
		enginetest.Run(t, g, enginetest.Options{Size: 20, Positions: 5, Far: 40, Seed: uint64(i), Family: familyOf(g.String()), Bounded: lacksDictionary(t, g)})
	}
}

// TestRays holds the options against the moves, one by one.
func TestRays(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for range 400 {
		g := newGame(movestest.Random(r), Kernel{})
		x, y := r.IntN(40), r.IntN(40)
		var want []engine.Position
		for u := range x + 1 {
			for v := range y + 1 {
				m := Move{A: x - u, B: y - v}
				if m != (Move{}) && (m.Queen() || g.moves.Contains(m)) {
					want = append(want, engine.At(u, v))
				}
			}
		}
		p := engine.At(x, y)
		if got := engine.Options(g.Rays(p)); !slices.Equal(got, want) {
			t.Fatalf("%s at %v: options %v, want %v", g, p, got, want)
		}
	}
	g := parse(t, "wythoff+(t,2t)(2t,t);t=1..10")
	if n := len(g.Rays(engine.At(30, 30))); n != 5 {
		t.Errorf("%s has %d rays in the middle of the board, want 5", g, n)
	}
}

// TestPictures compares small boards as the papers and other programs show them.
func TestPictures(t *testing.T) {
	for text, want := range map[string]string{
		"wythoff": `
100000000000
001000000000
010000000000
000001000000
000000010000
000100000000
000000000010
000010000000
000000000000
000000000000
000000100000
000000000000`,
		"maharaja": `
10000000000000
00010000000000
00000010000000
01000000000000
00000100000000
00001000000000
00100000000000
00000000001000
00000000000001
00000000000000
00000001000000
00000000000000
00000000000000
00000000100000`,
		"wythoff+(2,3)": `
100000000000
001000000000
010000000000
000001000000
000000010000
000000000100
000100000000
000000000000
000010000000
000000000000
000000001000
000000000000`,
	} {
		n := len(strings.Fields(want))
		enginetest.Shows(t, parse(t, text), engine.Outcomes, engine.Window{W: n, H: n}, want)
	}
	for text, want := range map[string]string{
		"wythoff": `
0,1,2,3,4,5,6,7
1,2,0,4,5,3,7,8
2,0,1,5,3,4,8,6
3,4,5,6,2,0,1,9
4,5,3,2,7,6,9,0
5,3,4,0,6,8,10,1
6,7,8,1,9,10,3,4
7,8,6,9,0,1,4,5`,
		"maharaja": `
0,1,2,3,4,5,6,7
1,2,3,0,5,6,7,4
2,3,4,5,1,7,0,8
3,0,5,1,2,4,8,9
4,5,1,2,3,0,9,6
5,6,7,4,0,8,10,3
6,7,0,8,9,10,5,11
7,4,8,9,6,3,11,12`,
	} {
		enginetest.Shows(t, parse(t, text), engine.NimValues, engine.Window{W: 8, H: 8}, want)
	}
}

// TestFarWindow looks at Wythoff Nim's squares around x = 10¹², where each tile
// has its P-positions at once.
func TestFarWindow(t *testing.T) {
	const x = 1_000_000_000_000
	b := enginetest.Board(t, parse(t, "wythoff"), engine.Outcomes, engine.Position{})
	for _, w := range []engine.Window{
		{X: x, Y: golden.Lower(x) - 150, W: 300, H: 700},
		{X: x, Y: golden.FirstLower(x) - 20, W: 300, H: 300},
	} {
		if err := b.Check(w); err != nil {
			t.Fatal(err)
		}
		found := 0
		for s := b.Source(w); ; {
			tile, ok := s.Next()
			if !ok {
				break
			}
			for c := tile.X; c < tile.X+tile.W; c++ {
				for r := tile.Y; r < tile.Y+tile.H; r++ {
					if p := golden.Row(c) == r; p != (tile.At(c, r) == 1) {
						t.Fatalf("(%d,%d) is P: %v, the tile says %d", c, r, p, tile.At(c, r))
					} else if p {
						found++
					}
				}
			}
		}
		if found < 100 {
			t.Errorf("only %d P-positions in %+v", found, w)
		}
		counter, ok := b.Counter(w)
		if !ok {
			t.Fatal("the board does not count")
		}
		coarse := make([]uint32, 1)
		counter.Count(x, w.Y, 1, 1, 8, coarse)
		fine := make([]uint32, 1<<16)
		counter.Count(x, w.Y, 256, 256, 0, fine)
		var sum uint32
		for _, n := range fine {
			sum += n
		}
		if coarse[0] != sum {
			t.Errorf("a pixel of 256×256 holds %d, its squares %d", coarse[0], sum)
		}
	}
}

// TestReach checks what is refused, and that the sentence says a size that works.
func TestReach(t *testing.T) {
	for _, text := range []string{"wythoff", "maharaja", "wythoff+(2,3)", "wythoff+(999t,998t);t=1.."} {
		g := parse(t, text)
		c := g
		most, over := engine.Num(c.reach), engine.Num(c.reach+1)
		if c.anyDistance() {
			long := new(big.Int).Lsh(big.NewInt(1), mostBits)
			over = engine.Big(long)
			most = engine.Big(long.Sub(long, big.NewInt(1)))
		}
		if err := c.Check(engine.Of(most, engine.Num(0))); err != nil {
			t.Errorf("%s: %v", g, err)
		}
		if err := c.Check(engine.Of(engine.Num(0), over)); err == nil || !strings.Contains(err.Error(), "too far out") {
			t.Errorf("%s: the reach is no bound: %v", g, err)
		}
		for _, k := range g.Shape().Kinds {
			b := enginetest.Board(t, g, k, engine.Position{})
			err := b.Check(engine.Window{X: 5, Y: 5, W: 1 << 51, H: 10})
			if err == nil || !strings.Contains(err.Error(), "is not within the board") || !strings.Contains(err.Error(), strconv.Itoa(b.Plane().W-1)) {
				t.Errorf("%s, %v: %v", g, k, err)
			}
			end := nim.Edge
			if k == engine.Outcomes {
				if end = columns.Limit(g.moves); c.anyDistance() {
					end = farthest
				}
			}
			if err := b.Check(engine.Window{X: end - 7, Y: 5, W: 7, H: 10}); err != nil {
				t.Errorf("%s, %v: %v", g, k, err)
			}
			err = b.Check(engine.Window{X: end - 7, Y: 5, W: 8, H: 10})
			says := "it must end within " + strconv.Itoa(end)
			if k == engine.Remoteness {
				says = strconv.Itoa(end - 1)
			}
			if err == nil || end < farthest && !strings.Contains(err.Error(), says) {
				t.Errorf("%s, %v: %v", g, k, err)
			}
		}
	}
	g, p := parse(t, "maharaja"), engine.At(10_000_000, 3)
	if _, err := g.Solve().Sights(p, g.Rays(p)); err == nil {
		t.Error("ten million options are listed")
	}
}

// TestFarSolver holds the answers of any length against those in the machine's
// integers, and far positions against the definition of P: a square found to see
// no P-position is the one of its column.
func TestFarSolver(t *testing.T) {
	for _, text := range []string{"wythoff", "maharaja"} {
		g := parse(t, text)
		s := g.Solve()
		slow := &solver{game: g}
		r := rand.New(rand.NewPCG(11, 12))
		for range 300 {
			x, y := r.IntN(200_000), r.IntN(200_000)
			switch r.IntN(3) {
			case 0:
				y = x*1618/1000 + r.IntN(20)
			case 1: // near the end of some move of a P-position
				slow.columns().Columns.Extend(x + 1)
				x, y = x+r.IntN(3), slow.columns().Columns.Row(x)+r.IntN(3)
			}
			p := engine.At(x, y)
			got, err := s.Palaces(p)
			if err != nil {
				t.Fatalf("%s at %v: %v", g, p, err)
			}
			want, err := slow.palaces(p)
			if err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(got, want) {
				t.Fatalf("%s at %v: %v, want %v", g, p, got, want)
			}
			for _, m := range g.Solve() {
				if m.Palaces == nil || m.Fits(engine.Query{Ask: engine.AskPalaces, At: p}) != nil {
					continue
				}
				if far, err := m.Palaces(p); err != nil || !slices.Equal(far, want) {
					t.Fatalf("%s at %v: %v by %q, want %v (%v)", g, p, far, m.Name, want, err)
				}
			}
		}
	}
}

// TestEndless: a position of endless length is refused.
func TestEndless(t *testing.T) {
	one := engine.Num(1)
	for _, text := range []string{"wythoff", "maharaja"} {
		if enginetest.Refusal(parse(t, text), engine.Of(engine.Big(new(big.Int).Lsh(big.NewInt(1), mostBits+1)), one)) == nil {
			t.Errorf("%s: a position of endless length is not refused", text)
		}
	}
}

func TestWords(t *testing.T) {
	for text, want := range map[string]string{
		"wythoff":                           "Wythoff Nim",
		"wythoff+(2,1)(1,2)":                "Maharaja Nim",
		"wythoff+(2,3)":                     "Wythoff Nim with (2,3)",
		"wythoff+(2,3)(3,2)":                "Wythoff Nim with (2,3) and (3,2)",
		"wythoff+(t,2t)(2t,t);t=1..10":      "Wythoff Nim with (t,2t) and (2t,t) for t from 1 to 10",
		"wythoff+(t,2t)(2t,t);t=1..":        "Wythoff Nim with (t,2t) and (2t,t) for any t from 1 on",
		"wythoff+(1,2)(1,3)(1,4)(2,5)(3,1)": "Wythoff Nim with one of 5 further moves",
	} {
		if got := parse(t, text).Title(); got != want {
			t.Errorf("%s is called %q, want %q", text, got, want)
		}
	}
	const rules = "The queen moves along her row or column towards the edge of the board, or diagonally towards the corner, as far as you like. Towards the corner she may also jump by (2,3) or (3,2). Whoever brings her to the corner wins."
	if got := parse(t, "wythoff+(2,3)(3,2)").Rules(); got != rules {
		t.Errorf("rules: %q", got)
	}
}
