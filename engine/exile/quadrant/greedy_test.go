package quadrant

import (
	"math"
	"slices"
	"testing"
)

// attacks reports whether two queens attack each other.
func attacks(r, c, s, d int) bool {
	return r == s || c == d || r-c == s-d || r+c == s+d
}

// slowColumns goes through the columns and tries every row against every queen.
func slowColumns(n int) (rows []int) {
	for c := range n {
		r := 0
		for d := 0; d < c; d++ {
			if attacks(r, c, rows[d], d) {
				r, d = r+1, -1 // the next row, from the first queen on
			}
		}
		rows = append(rows, r)
	}
	return rows
}

func TestTheTableIsTheGreedyChoice(t *testing.T) {
	const n = 700
	var q Queens
	q.Extend(n)
	for c, want := range slowColumns(n) {
		if got := q.Row(c); got != want {
			t.Fatalf("S_%d = %d, want %d", c, got, want)
		}
	}
	start := []int{0, 2, 4, 1, 3, 8, 10, 12, 14, 5, 7, 18, 6, 21, 9, 24, 26, 28, 30, 11, 13, 34} // (48)
	for c, want := range start {
		if q.Row(c) != want {
			t.Errorf("S_%d = %d, want %d", c, q.Row(c), want)
		}
	}
}

// settled says that all rows below it have their queens in columns of the table.
func settled(q *Queens) int { return q.lows(q.length) - q.front.ahead }

func TestExtendInSteps(t *testing.T) {
	var whole, steps Queens
	whole.Extend(2*Block + 100)
	for n := 1; steps.Len() < whole.Len(); n = n*3 + 7 {
		steps.Extend(min(steps.Len()+n, whole.Len()))
		steps.Extend(1) // already there
	}
	for c := range whole.Len() {
		if whole.Row(c) != steps.Row(c) {
			t.Fatalf("S_%d depends on the steps", c)
		}
	}
	if settled(&whole) != settled(&steps) {
		t.Error("the front depends on the steps")
	}
	seen := make([]bool, settled(&whole)+1)
	for c := range whole.Len() {
		if r := whole.Row(c); r < len(seen) {
			seen[r] = true
		}
	}
	if i := slices.Index(seen, false); i != settled(&whole) {
		t.Errorf("the first row without a queen is %d, the front says %d", i, settled(&whole))
	}
}

// The same far out: the extremes below 10^8.
func TestTheTwoLinesFarOut(t *testing.T) {
	if testing.Short() {
		t.Skip("the table takes some hundred megabytes, too much for a small machine")
	}
	const n = 100_000_000
	var q Queens
	q.Extend(n)
	lo, hi := [2]float64{}, [2]float64{}
	for c := range n {
		r := q.Row(c)
		line, d := 0, float64(r)-float64(c)*math.Phi
		if r < c {
			line, d = 1, float64(r)-float64(c)/math.Phi
		}
		lo[line], hi[line] = min(lo[line], d), max(hi[line], d)
	}
	t.Logf("below column %d queens are from %f to %f off the line of slope φ, or from %f to %f off that of slope 1/φ", n, lo[0], hi[0], lo[1], hi[1])
	for i, x := range [][2]float64{{-0.762203, 1.232551}, {-2.887916, 3.977937}} {
		if math.Abs(lo[i]-x[0]) > 1e-6 || math.Abs(hi[i]-x[1]) > 1e-6 {
			t.Errorf("line %d: extremes %f and %f, want %v", i, lo[i], hi[i], x)
		}
	}
}

func BenchmarkColumns(b *testing.B) {
	const n = 1_000_000
	for b.Loop() {
		var q Queens
		q.Extend(n)
	}
	b.ReportMetric(float64(n)*float64(b.N)/b.Elapsed().Seconds()/1e6, "Mcolumns/s")
}
