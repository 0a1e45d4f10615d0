package quadrant

import (
	"math"
	"testing"
)

// TestFarSeesEnough proves, from how far D(c) and the first free row deviate at most, that a
// Distant never fails for having looked at too few columns: that place sees all that the true
// state reads, and that onLine is sure.
func TestFarSeesEnough(t *testing.T) {
	const start = 4 * beginning
	f := NewDistant()
	l := closure(t, start)
	d := l.deviation(&f.table, start)
	var ahead, high bounds // L(c)-f, and of high queens row-L(c)
	for p := range l.situations {
		ahead.include(float64(p.state.ahead()))
		r := l.reader(t, p)
		if isLow, i := r.step(); !isLow {
			high.include(float64(i - p.state.ahead()))
		}
	}
	t.Logf("D(c) is from %.3f to %.3f, L(c)-f from %v to %v, high rows less L(c) from %v to %v", d[0], d[1], ahead[0], ahead[1], high[0], high[1])
	if high[0] <= -Off || high[1] >= Off {
		t.Errorf("Off is too small")
	}
	const square = math.Phi * math.Phi
	spread := d[1] - d[0]
	for wide := leastMargin/2 + 1; wide < 1<<14; wide++ {
		// place reads of the columns up to wide away from the middle, at most 1 from φ times
		// once, and at most 1 from φ times twice, rounded.
		half := wide*5/8 + drift
		for name, room := range map[string][2]float64{
			// The antidiagonal f+c less that of a low queen in column h is (c/φ-h)φ²+D(c)-D(h)-ahead.
			"antidiagonals": {(float64(half-1) - float64(wide)/math.Phi) * square, seenSums - square},
			// The row f less that of a low queen in column h is (c/φ²-h)φ+D(c)-D(h)-ahead.
			"rows": {(float64(half*5/8+4-1) - 1/math.Phi - float64(wide)/square) * math.Phi, seenRows - math.Phi},
		} {
			if spread+ahead[1] > room[0] || spread-ahead[0]+room[1] > room[0] {
				t.Fatalf("too few %s are seen %d columns from the middle", name, wide)
			}
		}
	}
	// The number of a line grows by so much per column, and deviates as D(c) does. onLine guesses
	// a column at most 1 too small, and 2 on antidiagonals of low queens; what it compares with
	// Off is whole.
	off := max(-d[0], d[1])
	for name, perColumn := range map[string]float64{"row": 1 / math.Phi, "diagonal": 1 / square, "antidiagonal": math.Phi} {
		if math.Ceil(search*perColumn-off) < Off {
			t.Errorf("the high queen on a %s is looked for in too few columns", name)
		}
	}
	for name, perColumn := range map[string]float64{"row": math.Phi, "diagonal": 1 / math.Phi, "antidiagonal": square} {
		if (search-2)*perColumn < off {
			t.Errorf("the low queen on a %s is looked for in too few columns", name)
		}
	}
}
