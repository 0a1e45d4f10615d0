package wythoff

import (
	"slices"
	"testing"
)

// What is struck off is what is a multiple, for bounds that come in any order.
func TestFirst(t *testing.T) {
	for from := 1; from <= 12; from++ {
		f := first{from: from}
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
