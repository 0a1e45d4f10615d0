package quadrant

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// TestLevels holds every level against the columns from the first one on.
func TestLevels(t *testing.T) {
	const n = 200_000
	var q Queens
	q.Extend(n)
	f := NewTelescope()
	r := rand.New(rand.NewPCG(5, 8))
	for range 60 {
		c := 100 + r.IntN(n-1000)
		levels, err := f.Levels(big.NewInt(int64(c)))
		if err != nil {
			t.Fatal(err)
		}
		if levels[0].Column.Int64() != int64(c) || c > 20_000 && len(levels) < 4 {
			t.Fatalf("column %d: %d levels, from column %v on", c, len(levels), levels[0].Column)
		}
		for _, l := range levels {
			first := int(l.First.Int64())
			if l.Lows.Int64() != int64(q.lows(first)) || l.Column.Cmp(l.First) < 0 {
				t.Fatalf("column %d: a level begins at %d with %v low queens before, want %d", c, first, l.Lows, q.lows(first))
			}
			for k, low := range l.Low {
				if low != q.low(first+k) {
					t.Fatalf("column %d: the queen of column %d is low: %t", c, first+k, low)
				}
			}
		}
	}
}
