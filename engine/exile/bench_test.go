package exile_test

import (
	"math/big"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

func drain(b engine.Bounded, w engine.Window) (tiles int) {
	s := b.Source(w)
	for t, ok := s.Next(); ok; t, ok = s.Next() {
		if !t.Blank() {
			tiles++
		}
	}
	return tiles
}

// BenchmarkOutcomes draws windows of 16 tiles at the corner and far out.
func BenchmarkOutcomes(b *testing.B) {
	for _, x := range []struct {
		name string
		game engine.Game
		w    engine.Window
	}{
		{"spiral", onSpiral, engine.Window{X: -512, Y: -512, W: 1024, H: 1024}},
		{"spiral far out", onSpiral, engine.Window{X: 543689012692, Y: 1e12, W: 1024, H: 1024}},
		{"quadrant", onQuadrant, engine.Window{W: 1024, H: 1024}},
	} {
		b.Run(x.name, func(b *testing.B) {
			tiles := 0
			for b.Loop() {
				tiles += drain(enginetest.Board(b, x.game, engine.Outcomes, engine.Position{}), x.w)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(tiles), "ns/tile")
		})
	}
}

// counterOf returns what counts the P-positions of a board around an origin.
func counterOf(t testing.TB, g engine.Game, origin engine.Position) engine.Counter {
	t.Helper()
	c, ok := enginetest.Board(t, g, engine.Outcomes, origin).Counter(engine.Window{})
	if !ok {
		t.Fatalf("%v does not count", g)
	}
	return c
}

// BenchmarkCount counts a picture of 1000x1000 pixels of a million squares' edge.
func BenchmarkCount(b *testing.B) {
	dst := make([]uint32, 1000*1000)
	board := counterOf(b, onSpiral, engine.Position{})
	for b.Loop() {
		board.Count(-500<<20, -500<<20, 1000, 1000, 20, dst)
	}
}

// BenchmarkFarPalaces answers for coordinates of a hundred digits.
func BenchmarkFarPalaces(b *testing.B) {
	x, _ := new(big.Int).SetString(strings.Repeat("31", 50), 10)
	y, _ := new(big.Int).SetString(strings.Repeat("7", 100), 10)
	solver := onSpiral.Solve()
	for b.Loop() {
		if _, err := solver.Palaces(engine.Of(engine.Big(x), engine.Big(y))); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkSights lists what some thirty thousand options see, as many as a player asks about.
func BenchmarkSights(b *testing.B) {
	for _, g := range games {
		b.Run(g.String(), func(b *testing.B) {
			p := engine.At(5000, 5000)
			solver := g.Solve()
			options := 0
			for b.Loop() {
				sights, err := solver.Sights(p, g.Rays(p))
				if err != nil {
					b.Fatal(err)
				}
				options += len(sights)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(options), "ns/option")
		})
	}
}

// BenchmarkFarBoard shows 1500x1000 squares around a queen of a hundred digits, each
// time on a new board, and counts 64 squares a pixel there.
func BenchmarkFarBoard(b *testing.B) {
	x, _ := new(big.Int).SetString(strings.Repeat("31", 50), 10)
	palaces, err := onSpiral.Solve().Palaces(engine.Of(engine.Big(x), engine.Big(x)))
	if err != nil {
		b.Fatal(err)
	}
	origin := palaces[0]
	b.Run("squares", func(b *testing.B) {
		for b.Loop() {
			drain(enginetest.Board(b, onSpiral, engine.Outcomes, origin), engine.Window{X: -700, Y: -500, W: 1500, H: 1000})
		}
	})
	b.Run("64 squares a pixel", func(b *testing.B) {
		const size, level = 256, 6
		dst := make([]uint32, size*size)
		for b.Loop() {
			counter := counterOf(b, onSpiral, origin)
			for y := range 4 {
				for x := range 6 {
					counter.Count((x-3)*size<<level, (y-2)*size<<level, size, size, level, dst)
				}
			}
		}
	})
}
