package bench

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/automaton"
)

// A drill counts the blocks of the half board that are neither deep in the hood nor in
// the outer space, and counts in them what the board has there.
func TestDrill(t *testing.T) {
	const k, size = 700, 1500
	want := automaton.Textbook(k, 1536, 1536)
	d := newDrill(blocking.New(k).Blocks(), engine.Window{W: size, H: size})
	squares := 0
	for j := range 6 {
		for i := j; i < 6; i++ {
			near := false
			for n := range automaton.BlockSide * automaton.BlockSide {
				x, y := i*automaton.BlockSide+n%automaton.BlockSide, j*automaton.BlockSide+n/automaton.BlockSide
				near = near || automaton.Options(x, y) >= k && want[y*1536+x] != k
			}
			if near {
				squares += automaton.BlockSide * automaton.BlockSide
			}
		}
	}
	if d.squares() != squares {
		t.Errorf("%d squares, want %d", d.squares(), squares)
	}
	for range 2 { // the second time as well
		d.run()
		last := d.values // of block (5, 5), the last one
		for n, v := range last {
			if got, want := k+int32(v), want[(5*automaton.BlockSide+n/automaton.BlockSide)*1536+5*automaton.BlockSide+n%automaton.BlockSide]; got != want {
				t.Fatalf("square %d of the last block is %d, want %d", n, got, want)
			}
		}
	}
}

// BenchmarkDrill is the innermost function on the blocks of game 1000.
func BenchmarkDrill(b *testing.B) {
	d := newDrill(blocking.New(1000).Blocks(), engine.Window{W: 3000, H: 3000})
	for b.Loop() {
		d.run()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(d.squares()), "ns/square")
}
