package quadrant

import "testing"

// TestWalk holds a walk from the corner, past all that Far keeps a table of, and some that
// begin farther out, against the table.
func TestWalk(t *testing.T) {
	from, n := []int{0, 1, 4_999_999, 180_000_000}, tableMost+100_000
	if testing.Short() {
		from, n = from[:2], 1_000_000 // the table takes some hundred megabytes
	}
	var q Queens
	var sweep Sweep
	for _, first := range from {
		w := NewWalk(first)
		q.Extend(first + n)
		for c := first; c < first+n; c++ {
			if column, row := w.Next(); column != c || row != q.Row(c) {
				t.Fatalf("from column %d on: S_%d = %d, want S_%d = %d", first, column, row, c, q.Row(c))
			}
			if first > 0 {
				continue
			}
			if column, row := sweep.Next(); column != c || row != q.Row(c) {
				t.Fatalf("a sweep has S_%d = %d, want S_%d = %d", column, row, c, q.Row(c))
			}
		}
		n = min(n, 100_000)
	}
}

func BenchmarkWalk(b *testing.B) {
	w := NewWalk(1_000_000_000)
	for b.Loop() {
		w.Next()
	}
}
