package greedy

import "testing"

// Wherever the windows are left, the queens are the same.
func TestLeavingTheWindows(t *testing.T) {
	var whole Queens
	whole.Extend(Block + 3000)
	if whole.windows.left {
		t.Error("the windows are too narrow")
	}
	for _, n := range []int{0, 1, 2, 7, 64, 100, 999, 5000, Block, Block + 1} {
		var q Queens
		q.Extend(n)
		q.windows.left = true
		q.Extend(whole.Len())
		for c := range q.Len() {
			if q.Row(c) != whole.Row(c) {
				t.Fatalf("windows left in column %d: S_%d = %d, want %d", n, c, q.Row(c), whole.Row(c))
			}
		}
		if q.Settled() != whole.Settled() {
			t.Errorf("windows left in column %d: %d rows are settled, not %d", n, q.Settled(), whole.Settled())
		}
	}
}
