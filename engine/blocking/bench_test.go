package blocking_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/automaton"
)

// Game 1000 on 3000×3000 squares.
const benchK, benchEdge = 1000, 3000

func perSquare(b *testing.B, squares int) {
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(squares), "ns/square")
}

// BenchmarkAutomaton gives all tiles of a new board, mirror images included.
func BenchmarkAutomaton(b *testing.B) {
	for b.Loop() {
		s := blocking.New(benchK).Numbers().Source(engine.Window{W: benchEdge, H: benchEdge})
		for {
			t, ok := s.Next()
			if !ok {
				break
			}
			s.(engine.Recycler).Recycle(t)
		}
	}
	perSquare(b, benchEdge*benchEdge)
}

// BenchmarkTextbook counts row by row, and keeps no row.
func BenchmarkTextbook(b *testing.B) {
	row := make([]int32, benchEdge)
	for b.Loop() {
		count := automaton.NewCount(benchK, benchEdge)
		for range benchEdge {
			count.Row(row)
		}
	}
	perSquare(b, benchEdge*benchEdge)
}

// BenchmarkAnswer is one answer of a new solver at (4999, 4999) in game 1000.
func BenchmarkAnswer(b *testing.B) {
	p := engine.At(4999, 4999)
	for b.Loop() {
		solver := blocking.New(benchK).Solve()
		if _, err := solver.Palaces(p); err != nil {
			b.Fatal(err)
		}
		if _, err := solver.Sights(p, nil); err != nil {
			b.Fatal(err)
		}
	}
}

// benchmarkFar answers once at a position far out.
func benchmarkFar(b *testing.B, k int) {
	for b.Loop() {
		if _, err := blocking.New(k).Solve().Palaces(engine.At(40000, 40000)); err != nil {
			b.Fatal(err)
		}
	}
}

// Far out, in a game of few palaces, of many, and in one whose empty blocks do not show.
func BenchmarkFar5(b *testing.B)    { benchmarkFar(b, 5) }
func BenchmarkFar1000(b *testing.B) { benchmarkFar(b, 1000) }
func BenchmarkFar2(b *testing.B)    { benchmarkFar(b, 2) }
