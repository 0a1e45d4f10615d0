package golden

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// TestWalk walks around starts that come as near to multiples of φ as there are,
// Fibonacci numbers of any length and their neighbours, and around random ones.
func TestWalk(t *testing.T) {
	r := rand.New(rand.NewPCG(35, 36))
	a, b := big.NewInt(1), big.NewInt(2)
	for k := range 500 {
		a.Add(a, b)
		a, b = b, a
		if k%7 > 1 {
			continue
		}
		away := r.IntN(1 << (1 + r.IntN(52)))
		start := new(big.Int).Add(a, big.NewInt(int64(away)))
		line := NewWalk(start)
		for _, i := range []int{0, 1, -1, 2, -away, 1 - away, -1 - away, r.IntN(1 << 50), -r.IntN(1 << 50)} {
			n := new(big.Int).Add(start, big.NewInt(int64(i)))
			if n.Sign() < 0 {
				continue
			}
			want := BigLower(n)
			want.Sub(want, BigLower(start))
			if got := line.Step(i); int64(got) != want.Int64() {
				t.Fatalf("from %v by %d: %d, want %v", start, i, got, want)
			}
		}
	}
}
