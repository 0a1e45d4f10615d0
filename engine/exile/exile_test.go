package exile_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/internal/testkit/enginetest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// The games as the rest of the house sees them.
var (
	family     = exile.Family
	onSpiral   = exile.Spiral{}
	onQuadrant = exile.Quadrant{}
	games      = []engine.Game{onSpiral, onQuadrant}
)

// farQuestions are few, for an answer far out takes milliseconds.
const farQuestions = 80

func TestConformance(t *testing.T) {
	for _, g := range games {
		seeds := uint64(4)
		if testing.Short() { // as WebAssembly: one is what the machine differs in
			seeds = 1
		}
		for seed := range seeds {
			enginetest.Run(t, g, enginetest.Options{Family: &family, Seed: seed, Far: farQuestions})
		}
		enginetest.Run(t, g, enginetest.Options{Family: &family, Size: 90, Positions: 100, Far: farQuestions})
	}
}

func TestBoards(t *testing.T) {
	for _, b := range []struct {
		game engine.Game
		kind engine.Kind
		w    engine.Window
		want string
	}{
		{onQuadrant, engine.Outcomes, engine.Window{W: 12, H: 12}, `
			100000000000 001000000000 000010000000 010000000000 000100000000 000000001000
			000000000010 000000000000 000000000000 000001000000 000000010000 000000000000`},
		{onSpiral, engine.Outcomes, engine.Window{X: -8, Y: -8, W: 17, H: 17}, `
			00001000000000000 00000000000000000 00000000000000000 00000100000000000
			00000000000000001 00000000000001000 00000001000000000 00000000001000000
			00000000100000000 00000010000000000 00000000010000000 00010000000000000
			10000000000000000 00000000000100000 00000000000000000 00000000000000000
			00000000000010000`},
		// [DSS20] Table 6 and Figure 4, transposed.
		{onQuadrant, engine.NimValues, engine.Window{W: 8, H: 8}, `
			0,1,2,3,4,5,6,7 2,3,0,1,6,7,4,5 1,4,5,2,0,8,3,6 5,0,1,4,3,6,2,8
			3,7,8,0,1,4,5,10 4,2,6,7,5,9,13,3 9,5,4,8,2,3,7,12 10,11,3,6,14,15,8,2`},
		{onSpiral, engine.NimValues, engine.Window{X: -3, Y: -3, W: 7, H: 7}, `
			3,6,7,5,2,8,4 10,2,0,4,1,5,6 9,4,1,2,3,0,7 2,5,3,0,4,1,8 7,0,2,1,5,3,9
			6,1,5,3,0,4,10 8,3,4,7,6,2,11`},
	} {
		enginetest.Shows(t, b.game, b.kind, b.w, b.want)
	}
}

func TestNotation(t *testing.T) {
	for text, want := range map[string]string{
		"exile:spiral":       "exile:spiral",
		" exile : quadrant ": "exile:quadrant",
	} {
		g, err := enginetest.Parse(&family, text)
		if err != nil || g.String() != want {
			t.Errorf("%q: %v, %v", text, g, err)
		}
	}
	for text, part := range map[string]string{
		"exile:triangle":  `"triangle" at character 7`,
		"exile:":          "at the end of the text (character 7)",
		"exile":           "at the end of the text (character 6)",
		"Exile:Spirals":   `"Spirals" at character 7`,
		"exile:spirals":   `"spirals" at character 7`,
		"exile:spiral@":   `"@" at character 13`,
		"exile spiral":    `"s" at character 7`,
		"exile:5":         `"5" at character 7`,
		"exile:quadrant5": `"5" at character 15`,
	} {
		_, err := enginetest.Parse(&family, text)
		if err == nil || !strings.HasSuffix(err.Error(), part) {
			t.Errorf("%q: error %v does not end in %s", text, err, part)
		}
	}
}

// TestCount holds coarse pixels against finer ones, far out and for high levels.
func TestCount(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	for _, g := range games {
		b, most := counterOf(t, g, engine.Position{}), uint32(0)
		for range 40 {
			w, h, level := 1+r.IntN(6), 1+r.IntN(6), 1+r.IntN(12)
			x, y := r.IntN(3000), r.IntN(3000)
			if g == onSpiral {
				x, y = r.IntN(1<<r.IntN(48))-r.IntN(3000), r.IntN(1<<r.IntN(48))-1<<20
				level = 1 + r.IntN(30)
			}
			coarse, fine := make([]uint32, w*h), make([]uint32, 4*w*h)
			b.Count(x, y, w, h, level, coarse)
			b.Count(x, y, 2*w, 2*h, level-1, fine)
			for i, n := range fine {
				coarse[i/(2*w)/2*w+i%(2*w)/2] -= n
			}
			if most = max(most, slices.Max(fine)); slices.Max(coarse) != 0 {
				t.Fatalf("%v: counts at level %d, %d,%d do not add up: %v", g, level, x, y, coarse)
			}
		}
		if most == 0 || g == onSpiral && most < 1<<20 {
			t.Errorf("a pixel counts %d queens at most", most)
		}
	}
	all := make([]uint32, 1)
	counterOf(t, onSpiral, engine.Position{}).Count(-1000, -1000, 1, 1, 11, all)
	if w := (engine.Window{X: -1000, Y: -1000, W: 2048, H: 2048}); int(all[0]) != strings.Count(enginetest.Bits(t, onSpiral, w), "1") {
		t.Errorf("%d queens counted", all[0])
	}
}

func TestRefusals(t *testing.T) {
	huge := 2_000_000_000
	for _, g := range games {
		for _, k := range g.Shape().Kinds {
			b := enginetest.Board(t, g, k, engine.Position{})
			for _, w := range []engine.Window{{}, {W: 5}, {W: huge, H: huge}, {X: b.Plane().X + b.Plane().W, W: 1, H: 1}} {
				if b.Check(w) == nil {
					t.Errorf("%v: %v board of %+v is not refused", g, k, w)
				}
			}
		}
		// Beyond the maps around (0,0) positions are like any other.
		for _, p := range []engine.Position{engine.At(2_000_000_000_000_000, 1), engine.At(1, 2_000_000_000_000_000)} {
			palaces, err := g.Solve().Palaces(p)
			if err != nil || len(palaces) == 0 {
				t.Errorf("%v: the palaces of %v are %v, %v", g, p, palaces, err)
			}
			for _, q := range palaces {
				if seen, err := g.Solve().Palaces(q); !engine.Reaches(g.Rays(p), q) || err != nil || len(seen) > 0 {
					t.Errorf("%v: the palace %v of %v is none: it sees %v, %v", g, q, p, seen, err)
				}
			}
		}
		p := engine.At(100_000_000, 100_000_000)
		if _, err := g.Solve().Sights(p, g.Rays(p)); err == nil {
			t.Errorf("%v: too many sights are not refused", g)
		}
	}
	for _, x := range []struct {
		game engine.Game
		kind engine.Kind
		w    engine.Window
		says string
	}{
		{onQuadrant, engine.NimValues, engine.Window{W: 50000, H: 50000}, "the largest size that works is "},
		{onQuadrant, engine.NimValues, engine.Window{X: 1e8, Y: 1e8, W: 5, H: 5}, " at 0,0"},
		{onQuadrant, engine.Outcomes, engine.Window{W: 1e9 + 1, H: 1e9}, "the largest that works is 1000000000x1000000000"},
		{onQuadrant, engine.Outcomes, engine.Window{X: 1e15 - 8, Y: 1e10, W: 9, H: 9}, "ends at 999999999999999,"},
		{onSpiral, engine.NimValues, engine.Window{X: -20000, Y: -20000, W: 40001, H: 40001}, "the largest size that works is "},
	} {
		b := enginetest.Board(t, x.game, x.kind, engine.Position{})
		err := b.Check(x.w)
		if err == nil || !strings.Contains(err.Error(), x.says) {
			t.Errorf("%v, %+v: %v", x.game, x.w, err)
		}
	}
}

func FuzzWindows(f *testing.F) {
	oracles := []*oracle.Oracle{oracle.New(games[0]), oracle.New(games[1])}
	f.Add(false, false, int16(-8), int16(-8), uint8(17), uint8(17))
	f.Add(true, true, int16(30), int16(20), uint8(40), uint8(3))
	f.Fuzz(func(t *testing.T, quadrant, nim bool, x, y int16, w, h uint8) {
		game, oracle, kind := games[0], oracles[0], engine.Outcomes
		window := engine.Window{X: int(x) % 70, Y: int(y) % 70, W: 1 + int(w)%64, H: 1 + int(h)%64}
		if quadrant {
			game, oracle = games[1], oracles[1]
			window.X, window.Y = max(window.X, -window.X), max(window.Y, -window.Y)
		}
		if nim {
			kind = engine.NimValues
		}
		got := enginetest.Values(t, game, kind, window)
		if want := oracle.Values(kind, window); !slices.Equal(got, want) {
			t.Fatalf("%v %v of %+v differ", game, kind, window)
		}
	})
}
