package region_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/region"
)

// BenchmarkSurvey measures game 1000 on a board that has been computed already, and
// reports how long that takes as a part of computing it.
func BenchmarkSurvey(b *testing.B) {
	const k, edge = 1000, 3000
	var sweep, survey float64
	for range b.N {
		board := blocking.New(k).Numbers()
		whole := board.Source(engine.Window{W: edge, H: edge})
		start := b.Elapsed()
		for _, ok := whole.Next(); ok; _, ok = whole.Next() {
		}
		computed := b.Elapsed()
		if _, err := region.Measure(k, board, edge, edge); err != nil {
			b.Fatal(err)
		}
		sweep += (computed - start).Seconds()
		survey += (b.Elapsed() - computed).Seconds()
	}
	b.ReportMetric(survey/sweep, "of-computing")
}

// BenchmarkName names every square of a window.
func BenchmarkName(b *testing.B) {
	const k, edge = 1000, 3000
	s, err := region.Measure(k, blocking.New(k).Numbers(), edge, edge)
	if err != nil {
		b.Fatal(err)
	}
	w := engine.Window{X: 900, Y: 300, W: 600, H: 600}
	for b.Loop() {
		name := s.Reader(w)
		for y := w.Y; y < w.Y+w.H; y++ {
			for x := w.X; x < w.X+w.W; x++ {
				name(x, y)
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*w.Area()), "ns/square")
}
