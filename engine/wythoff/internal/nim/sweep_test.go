package nim

import (
	"testing"

	"github.com/palacegames/palace/engine/wythoff/moves"
	"github.com/palacegames/palace/internal/testkit/movestest"
)

// TestNimLarge holds the sweep against the plain mex on a board of several tiles.
func TestNimLarge(t *testing.T) {
	for _, text := range []string{"maharaja", "wythoff+(2,3)(t,3t);t=1..", "wythoff+(5t,3t)(9t,2t);t=2.."} {
		const n = 44
		set := movestest.Parse(t, text)
		want := make([][]int, n)
		for x := range want {
			want[x] = make([]int, n)
			for y := range n {
				seen := map[int]bool{}
				for u := range x + 1 {
					for v := range y + 1 {
						if m := (moves.Move{A: x - u, B: y - v}); m != (moves.Move{}) && (m.Queen() || set.Contains(m)) {
							seen[want[u][v]] = true
						}
					}
				}
				for seen[want[x][y]] {
					want[x][y]++
				}
			}
		}
		s := newSweep(set, n, n)
		for i := range s.families {
			if text == "wythoff+(5t,3t)(9t,2t);t=2.." && i == 0 {
				s.families[i].sets = valueSets{} // as if there were too many lines
			}
		}
		for range n {
			s.row()
		}
		for x := range n {
			for y := range n {
				if got := int(s.values[y*n+x]); got != want[x][y] {
					t.Fatalf("%s: nim-value of (%d,%d) is %d, want %d", text, x, y, got, want[x][y])
				}
			}
		}
	}
}

// BenchmarkNim computes the nim-values of 1000×1000 squares.
func BenchmarkNim(b *testing.B) {
	for _, text := range []string{"wythoff", "maharaja", "wythoff+(t,2t)(2t,t);t=1..", "wythoff+(t,2t)(2t,t);t=1..100"} {
		set := movestest.Parse(b, text)
		b.Run(text, func(b *testing.B) {
			const n = 1000
			for b.Loop() {
				s := newSweep(set, n, n)
				for range n {
					s.row()
				}
			}
			b.ReportMetric(b.Elapsed().Seconds()*1e9/float64(b.N)/(n*n), "ns/square")
		})
	}
}
