package sheet

import (
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
)

// TestNumbers: numbers are written as they are everywhere, remembered or not, and
// however they follow upon each other.
func TestNumbers(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	for _, bound := range []int32{2, 40, 1000, 1 << 20, math.MaxInt32} {
		n := numbers{masked: bound/2 + 1, word: "null"}
		for range 20 {
			row := make([]int32, 1+r.IntN(9000))
			want := make([]string, len(row))
			for i := range row {
				if row[i] = r.Int32N(bound); r.IntN(9) == 0 {
					row[i] = -row[i]
				}
				if want[i] = strconv.Itoa(int(row[i])); row[i] == n.masked {
					want[i] = "null"
				}
			}
			if got := string(n.appendRow([]byte("x"), row)); got != "x"+strings.Join(want, ",") {
				t.Fatalf("up to %d: numbers are written otherwise", bound)
			}
		}
	}
}

func TestSpread(t *testing.T) {
	for b := range 256 {
		for i := range 8 {
			if digit := byte(spread(byte(b)) >> (8 * i)); digit != '0'+byte(b>>i&1) {
				t.Fatalf("bit %d of %08b is written as %q", i, b, digit)
			}
		}
	}
}
