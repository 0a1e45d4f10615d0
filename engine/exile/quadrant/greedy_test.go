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

// alongAntidiagonals goes along the first n antidiagonals, each from the south-west, and
// places a queen wherever none of those before attacks: it gives the row of the queen in
// each column, or -1 where the antidiagonals hold none.
func alongAntidiagonals(n int) (rows []int) {
	row, diagonal := make([]bool, n), make([]bool, 2*n)
	rows = slices.Repeat([]int{-1}, n)
	for s := range n {
		for c := range s + 1 {
			if r := s - c; !row[r] && rows[c] < 0 && !diagonal[r-c+n] {
				row[r], rows[c], diagonal[r-c+n] = true, r, true
				break // the antidiagonal itself is attacked now
			}
		}
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

// Column by column and antidiagonal by antidiagonal the queens settle on the same
// squares: those of the first 5,000 columns lie in the first 13,200 antidiagonals.
func TestTheTwoOrders(t *testing.T) {
	const columns = 5000
	var q Queens
	q.Extend(columns)
	for c, want := range alongAntidiagonals(13200)[:columns] {
		if got := q.Row(c); got != want {
			t.Fatalf("S_%d = %d, but %d along the antidiagonals", c, got, want)
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

// [DSS20] (49) with its sign reversed, and (50), with the extremes below 10^6; as
// printed (49) fails first in columns 8, 24 and 97.
func TestTheTwoLines(t *testing.T) {
	const n = 1_000_000
	phi := (1 + math.Sqrt(5)) / 2
	var q Queens
	q.Extend(n)
	over, under := 0, 0
	lo, hi := [2]float64{}, [2]float64{}
	var printedFails []int
	for c := range n {
		s := q.Row(c)
		line, d := 0, float64(s)-float64(c)*phi
		switch {
		case s < c:
			line, d = 1, float64(s)-float64(c)/phi
			under++
		case s > c:
			over++
			if d >= 1 && len(printedFails) < 3 {
				printedFails = append(printedFails, c)
			}
		case c != 0:
			t.Fatalf("the queen of column %d stands on the main diagonal", c)
		}
		lo[line], hi[line] = min(lo[line], d), max(hi[line], d)
	}
	if over != 618034 || under != 381965 {
		t.Errorf("%d queens below the main diagonal, %d above", over, under)
	}
	for _, x := range []struct{ got, want float64 }{
		{lo[0], -0.762018}, {hi[0], 1.231548}, {lo[1], -2.887808}, {hi[1], 3.977642},
	} {
		if math.Abs(x.got-x.want) > 1e-6 {
			t.Errorf("an extreme is %f, want %f", x.got, x.want)
		}
	}
	if !slices.Equal(printedFails, []int{8, 24, 97}) {
		t.Errorf("(49) as printed fails first at %v", printedFails)
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

// TestHalfBoard finds the largest number of queens on a right triangle of side n none
// of which attacks another, the bound of at most 2n/3+1 in the proof of [DSS20]
// Theorem 23.
func TestHalfBoard(t *testing.T) {
	for i, want := range []int{1, 1, 2, 2, 3, 4, 5, 5, 6, 7, 7} {
		n := i + 1
		if got := mostQueens(n, 0, nil); got != want || 3*got > 2*n+3 {
			t.Errorf("side %d: %d queens, want %d", n, got, want)
		}
	}
}

// mostQueens tries all ways to go on from row r, where row r has n-r squares.
func mostQueens(n, r int, queens [][2]int) int {
	if r == n {
		return len(queens)
	}
	most := mostQueens(n, r+1, queens)
	for c := range n - r {
		if !slices.ContainsFunc(queens, func(q [2]int) bool { return attacks(r, c, q[0], q[1]) }) {
			most = max(most, mostQueens(n, r+1, append(queens, [2]int{r, c})))
		}
	}
	return most
}

func BenchmarkColumns(b *testing.B) {
	const n = 1_000_000
	for b.Loop() {
		var q Queens
		q.Extend(n)
	}
	b.ReportMetric(float64(n)*float64(b.N)/b.Elapsed().Seconds()/1e6, "Mcolumns/s")
}
