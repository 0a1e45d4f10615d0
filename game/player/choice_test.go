package player

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
)

// TestBest holds the choice against sorting all candidates, among keys of all sizes,
// with many and with few that are equal.
func TestBest(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		squares := make([]engine.Position, r.IntN(40))
		var candidates []candidate
		spread := uint64(1) << r.IntN(64)
		for i := range squares {
			squares[i] = engine.Ints(i)
			if r.IntN(4) > 0 {
				key := r.Uint64N(spread) << r.IntN(64)
				candidates = append(candidates, candidate{[]uint64{key, math.MaxUint64 - key}[r.IntN(2)], int32(i)})
			}
		}
		n := r.IntN(len(squares) + 2)
		sorted := slices.Clone(candidates)
		slices.SortFunc(sorted, candidate.compare)
		want := []engine.Position{}
		for _, c := range sorted[:min(n, len(sorted))] {
			want = append(want, squares[c.at])
		}
		slices.SortFunc(want, engine.Position.Compare)
		if got := best(squares, slices.Clone(candidates), n); !slices.Equal(got, want) {
			t.Fatalf("the best %d of %v are %v, not %v", n, candidates, got, want)
		}
	}
}
