package quadrant

import (
	"math/rand/v2"
	"testing"
)

// TestLines holds lines, read 64 at a time from anywhere, also from before the first and behind the last,
// equal to lines looked at one by one.
func TestLines(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for words := range 4 {
		l := make(lines, words)
		for i := range l {
			l[i] = random.Uint64()
		}
		for from := -70; from < 64*words+70; from++ {
			var want uint64
			for i := max(from, 0); from >= 0 && i < min(from+64, 64*words); i++ {
				want |= l[i/64] >> (i % 64) & 1 << (i - from)
			}
			if got := l.from(from); got != want {
				t.Fatalf("%d words from %d: %x, want %x", words, from, got, want)
			}
		}
	}
}
