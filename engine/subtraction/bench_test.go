package subtraction_test

import (
	"math/rand/v2"
	"runtime"
	"testing"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

const (
	fiveMoves = "subtraction:(2,6)(4,11)(6,1)(6,3)(19,5)"
	nineMoves = "subtraction:(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)"
)

// drainAll reads a source to its end.
func drainAll(b *testing.B, source engine.Source) {
	squares := 0
	for {
		tile, ok := source.Next()
		if !ok {
			break
		}
		squares += tile.Area()
	}
	if squares == 0 {
		b.Fatal("no tiles")
	}
}

func perSquare(b *testing.B, squares int) {
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(squares), "ns/square")
}

// BenchmarkBoard computes 4000 × 4000 squares as tiles. The ratios to the plain
// loop are reported by BenchmarkRatio.
func BenchmarkBoard(b *testing.B) {
	const n = 4000
	w := engine.Window{W: n, H: n}
	for name, text := range map[string]string{
		"five": fiveMoves, "nine": nineMoves, "two": "subtraction:(1,3)(2,1)",
		"inner": "subtraction:(1,0)(2,0)(5,0)(1,2)(3,1)", "far": "subtraction:(0,1000)(900,7)(3,1)",
	} {
		g := game(b, text)
		for _, kind := range g.Shape().Kinds {
			b.Run(name+"/"+kind.String(), func(b *testing.B) {
				for b.Loop() {
					drainAll(b, enginetest.Board(b, g, kind, engine.Position{}).Source(w))
				}
				perSquare(b, n*n)
			})
		}
	}
}

// BenchmarkRatio reports how many times faster the board is than the plain loop.
func BenchmarkRatio(b *testing.B) {
	const n = 2000
	for name, text := range map[string]string{"five": fiveMoves, "nine": nineMoves} {
		g := game(b, text)
		b.Run(name, func(b *testing.B) {
			var plain, board time.Duration
			for b.Loop() {
				start := time.Now()
				textbook(g, n)
				middle := time.Now()
				drainAll(b, enginetest.Board(b, g, engine.Outcomes, engine.Position{}).Source(engine.Window{W: n, H: n}))
				plain += middle.Sub(start)
				board += time.Since(middle)
			}
			b.ReportMetric(float64(board.Nanoseconds())/float64(b.N)/(n*n), "ns/square")
			b.ReportMetric(float64(plain)/float64(board), "×plain")
		})
	}
}

// BenchmarkLarge streams 20000 × 20000 squares and reports the memory in use at
// half of the way and at the end.
func BenchmarkLarge(b *testing.B) {
	const n = 20000
	for b.Loop() {
		source := enginetest.Board(b, game(b, nineMoves), engine.Outcomes, engine.Position{}).Source(engine.Window{W: n, H: n})
		squares, half := 0, n*n/2
		for {
			tile, ok := source.Next()
			if !ok {
				break
			}
			if squares += tile.Area(); squares >= half {
				half = 2 * n * n
				b.ReportMetric(heapMegabytes(), "MB/half")
			}
		}
		b.ReportMetric(heapMegabytes(), "MB/end")
		runtime.KeepAlive(source)
	}
	perSquare(b, n*n)
}

func heapMegabytes() float64 {
	runtime.GC()
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return float64(stats.HeapAlloc) / (1 << 20)
}

// BenchmarkRevisit asks for a small window far from the origin again.
func BenchmarkRevisit(b *testing.B) {
	board := enginetest.Board(b, game(b, nineMoves), engine.Outcomes, engine.Position{})
	w := engine.Window{X: 15000, Y: 15000, W: 500, H: 500}
	drainAll(b, board.Source(w))
	for b.Loop() {
		drainAll(b, board.Source(w))
	}
}

// BenchmarkFar answers for a position of 100 digits in 16 dimensions.
func BenchmarkFar(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	solver := random(b, r, moves.MaxDim, 2, 1000).Solve()
	p := farRandom(r, moves.MaxDim, 100)
	for b.Loop() {
		if _, err := solver.Palaces(p); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkFarBoard shows 1500×1000 squares around an origin of a hundred digits near
// the slope of the sum of both moves, each time on a new board.
func BenchmarkFarBoard(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 100))
	n := farRandom(r, 1, 98).At(0)
	for _, text := range []string{
		"subtraction:(1,2)(2,1)", "subtraction:(4,1)(9,10)", "subtraction:(1,0)(0,1)",
		"subtraction:(60,7)(3,50)", "subtraction:(1,900)(2,700)", "subtraction:(700,1)(900,2)", "subtraction:(1,2,3)(3,2,1)",
	} {
		g := game(b, text)
		origin := engine.Ints(make([]int, g.Dim)...).Plus(g.Moves()[0].Plus(g.Moves()[1], engine.Num(1)), n)
		b.Run(text, func(b *testing.B) {
			for b.Loop() {
				drainAll(b, g.around(b, origin).Source(engine.Window{X: -700, Y: -500, W: 1500, H: 1000}))
			}
			perSquare(b, 1500*1000)
		})
	}
}
