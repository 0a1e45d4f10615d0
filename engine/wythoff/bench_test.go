package wythoff

import (
	"math/big"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// BenchmarkColumns searches columns from the first on.
func BenchmarkColumns(b *testing.B) {
	for _, c := range []struct {
		text string
		n    int
	}{
		{"wythoff", 1e6}, {"maharaja", 1e6}, {"maharaja", 1e8},
		{"wythoff+(2,3)", 1e6}, {"wythoff+(2,3)(3,2)", 1e6},
		{"wythoff+(t,2t)(2t,t);t=1..10", 1e6}, {"wythoff+(t,2t)(2t,t);t=1..100", 1e6},
		{"wythoff+(t,2t)(2t,t);t=1..", 1e6}, {"wythoff+(t,3t)(5t,2t);t=3..", 1e6},
	} {
		g := parse(b, c.text)
		name := c.text
		if c.n == 1e8 {
			name += "/1e8"
		}
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				table := columns.New(g.moves, Kernel{})
				table.Reserve(c.n)
				table.Extend(c.n)
			}
			b.ReportMetric(float64(b.N)*float64(c.n)/b.Elapsed().Seconds()/1e6, "Mcolumns/s")
		})
	}
}

// BenchmarkFar asks for the P-position of a column of a hundred digits: elsewhere
// each time, or in the next column.
func BenchmarkFar(b *testing.B) {
	x, _ := new(big.Int).SetString(strings.Repeat("3141592653", 10), 10)
	for _, c := range []struct {
		name string
		step *big.Int
	}{{"elsewhere", new(big.Int).Div(x, big.NewInt(1e6))}, {"next", big.NewInt(1)}} {
		b.Run(c.name, func(b *testing.B) {
			f := dictionary.New()
			for x := new(big.Int).Set(x); b.Loop(); x.Add(x, c.step) {
				if _, err := f.Column(x); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkSolver asks for both lists of a position in the middle of a board.
func BenchmarkSolver(b *testing.B) {
	for _, text := range []string{"wythoff", "maharaja", "wythoff+(2,3)", "wythoff+(t,2t)(2t,t);t=1.."} {
		g := parse(b, text)
		b.Run(text, func(b *testing.B) {
			p := engine.At(5000, 4321)
			for b.Loop() {
				s := g.Solve()
				if _, err := s.Palaces(p); err != nil {
					b.Fatal(err)
				}
				if _, err := s.Sights(p, g.Rays(p)); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkFarBoard shows 1500×1000 squares around a P-position of a hundred
// digits, each time on a new board, and counts 64 squares a pixel there.
func BenchmarkFarBoard(b *testing.B) {
	x := decimal("3" + strings.Repeat("1415926535", 10))
	for _, text := range []string{"wythoff", "maharaja"} {
		g := parse(b, text)
		palaces, err := g.Solve().Palaces(engine.Of(engine.Big(x), engine.Big(new(big.Int).Lsh(x, 3))))
		if err != nil {
			b.Fatal(err)
		}
		origin := palaces[0]
		b.Run(text+"/squares", func(b *testing.B) {
			for b.Loop() {
				for s := enginetest.Board(b, g, engine.Outcomes, origin).Source(engine.Window{X: -700, Y: -500, W: 1500, H: 1000}); ; {
					if _, ok := s.Next(); !ok {
						break
					}
				}
			}
		})
		b.Run(text+"/64 squares a pixel", func(b *testing.B) {
			const size, level = 256, 6
			dst := make([]uint32, size*size)
			for b.Loop() {
				counter, _ := enginetest.Board(b, g, engine.Outcomes, origin).Counter(engine.Window{})
				for y := range 4 {
					for x := range 6 {
						counter.Count((x-3)*size<<level, (y-2)*size<<level, size, size, level, dst)
					}
				}
			}
		})
	}
}
