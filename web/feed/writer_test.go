package feed

import (
	"bytes"
	"encoding/binary"
	"math"
	"testing"
)

// TestAppendInt holds integers against the standard library's, around every length that
// they can have.
func TestAppendInt(t *testing.T) {
	check := func(v int) {
		if got, want := appendInt(nil, v), binary.AppendVarint(nil, int64(v)); !bytes.Equal(got, want) {
			t.Errorf("%d is written % x, not % x", v, got, want)
		}
	}
	for bit := range 63 {
		for d := -3; d <= 3; d++ {
			check(1<<bit + d)
			check(-(1<<bit + d))
		}
	}
	check(math.MinInt)
	check(math.MaxInt)
}
