package wythoff

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// Eight columns at a time are the same as one at a time, for columns of any rows and any
// number of hits.
func TestEachInLine(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 3))
	for range 3000 {
		row := make([]int32, rng.IntN(60))
		for c := range row {
			row[c] = int32(rng.IntN(200))
		}
		y, d := rng.IntN(220), rng.IntN(300)-100
		var got, want []int
		for c, r := range row {
			if int(r) == y || int(r)-c == d {
				want = append(want, c)
			}
		}
		eachInLine(row, y, d, func(c int) { got = append(got, c) })
		if !slices.Equal(got, want) {
			t.Fatalf("row %d and diagonal %d of %v: columns %v, want %v", y, d, row, got, want)
		}
	}
}
