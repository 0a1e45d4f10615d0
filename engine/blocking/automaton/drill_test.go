package automaton

import (
	"testing"

	"github.com/palacegames/palace/engine"
)

// A drill counts the blocks of the half board that are neither deep in the hood nor in
// the outer space, and counts in them what the board has there.
func TestDrill(t *testing.T) {
	const k, size = 700, 1500
	want := Textbook(k, 1536, 1536)
	d := NewDrill(NewBlocks(k, Kernel{}), engine.Window{W: size, H: size})
	squares := 0
	for j := range 6 {
		for i := j; i < 6; i++ {
			near := false
			for n := range BlockSide * BlockSide {
				x, y := i*BlockSide+n%BlockSide, j*BlockSide+n/BlockSide
				near = near || Options(x, y) >= k && want[y*1536+x] != k
			}
			if near {
				squares += BlockSide * BlockSide
			}
		}
	}
	if d.Squares() != squares {
		t.Errorf("%d squares, want %d", d.Squares(), squares)
	}
	for range 2 { // the second time as well
		d.Run()
		last := d.values // of block (5, 5), the last one
		for n, v := range last {
			if got, want := k+int32(v), want[(5*BlockSide+n/BlockSide)*1536+5*BlockSide+n%BlockSide]; got != want {
				t.Fatalf("square %d of the last block is %d, want %d", n, got, want)
			}
		}
	}
}

// BenchmarkDrill is the innermost function on the blocks of game 1000.
func BenchmarkDrill(b *testing.B) {
	d := NewDrill(NewBlocks(1000, Kernel{}), engine.Window{W: 3000, H: 3000})
	for b.Loop() {
		d.Run()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(d.Squares()), "ns/square")
}
