package wythoff

import (
	"slices"
	"sync"
	"testing"
)

// What is struck off is what is a multiple, for bounds that come in any order.
func TestSieve(t *testing.T) {
	for from := 1; from <= 12; from++ {
		f := sieve{from: from}
		for _, last := range []int{0, 5, 400, 100, 3000, from, 401} {
			var want []int32
			for n := from; n <= last; n++ {
				if !slices.ContainsFunc(want, func(m int32) bool { return n%int(m) == 0 }) {
					want = append(want, int32(n))
				}
			}
			if got := f.upTo(last); !slices.Equal(got, want) {
				t.Fatalf("from %d up to %d: %v, want %v", from, last, got, want)
			}
		}
	}
}

// Several goroutines that ask at once are told the same as each alone.
func TestSieveShared(t *testing.T) {
	shared := sieve{from: 3}
	var all sync.WaitGroup
	for i := range 8 {
		all.Go(func() {
			for n := range 40 {
				last := 3 + 100*n + 13*i
				if got := shared.upTo(last); !slices.Equal(got, sift(3, last)) {
					t.Errorf("up to %d: %v", last, got)
				}
			}
		})
	}
	all.Wait()
}
