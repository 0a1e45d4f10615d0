package quadrant

import "testing"

// TestTheFrontIsTheGreedyChoice holds a million columns against queens that are placed one
// by one with all lines that are taken at hand.
func TestTheFrontIsTheGreedyChoice(t *testing.T) {
	const n = 1_000_000
	var q Queens
	q.Extend(n)
	for c, want := range plainColumns(n) {
		if got := q.Row(c); got != want {
			t.Fatalf("S_%d = %d, want %d", c, got, want)
		}
	}
}

// plainColumns goes through the columns with all lines that are taken at hand. It tries
// the rows from the first free one on, up to the first free diagonal above the main one;
// then those from the first free diagonal below it on.
func plainColumns(n int) []int {
	rows, sums := make([]bool, 3*n+1), make([]bool, 4*n+1)
	above, below := make([]bool, n+2), make([]bool, 2*n+1)
	placed := make([]int, n)
	freeRow, freeAbove, freeBelow := 0, 1, 0
	for c := range placed {
		r := freeRow
		for r <= c-freeAbove && (rows[r] || above[c-r] || sums[r+c]) {
			r++
		}
		if r > c-freeAbove {
			r = max(freeRow, c+freeBelow)
			for rows[r] || below[r-c] || sums[r+c] {
				r++
			}
			below[r-c] = true
		} else {
			above[c-r] = true
		}
		placed[c] = r
		rows[r], sums[r+c] = true, true
		for rows[freeRow] {
			freeRow++
		}
		for above[freeAbove] {
			freeAbove++
		}
		for below[freeBelow] {
			freeBelow++
		}
	}
	return placed
}

// A front that has lost its way says so instead of placing queens anywhere.
func TestALostFront(t *testing.T) {
	for name, spoil := range map[string]func(*front){
		"all rows taken":      func(f *front) { f.rows = ^uint64(0) },
		"no diagonal taken":   func(f *front) { f.diagonals = 0 },
		"too many low queens": func(f *front) { f.ahead += 64 },
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if recover() == nil {
					t.Error("it goes on")
				}
			}()
			var q Queens
			q.Extend(1)
			spoil(&q.front)
			q.Extend(1000)
		})
	}
}
