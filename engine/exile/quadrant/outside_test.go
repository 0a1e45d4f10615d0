package quadrant

import (
	"fmt"
	"testing"
)

// outside names a line of which the state behind the queens on the given rows does not tell,
// if there is one: a row that a high queen holds beyond the words (her antidiagonal is no
// farther away), a diagonal that one holds before them, or one after them that none holds.
// From a state that tells of all the next one does, as reader.step checks.
func outside(rows []int) (line string, ok bool) {
	const bits = 64
	c := len(rows)
	_, free := stateBehind(rows)
	taken := map[int]bool{}
	for d, r := range rows {
		switch {
		case r >= d: // low
		case r >= free+bits:
			return fmt.Sprintf("row %d", r), true
		case d-r > c-free+behind:
			return fmt.Sprintf("diagonal %d, which is taken", d-r), true
		default:
			taken[d-r] = true
		}
	}
	for diagonal := c - free + behind - bits; diagonal > 0; diagonal-- {
		if !taken[diagonal] {
			return fmt.Sprintf("diagonal %d, which is free", diagonal), true
		}
	}
	return "", false
}

// TestOutside moves queens out of the words. The first free row behind 2048 queens is 1265, and
// the last queen stands on row 1266; those of columns 3 and 4 on rows 1 and 3.
func TestOutside(t *testing.T) {
	const c = 4 * beginning
	for want, move := range map[string]func(rows []int){
		"":                             func([]int) {},
		"row 1329":                     func(rows []int) { rows[c-1] = 1265 + 64 },
		"diagonal 800, which is taken": func(rows []int) { rows[c-1] = c - 1 - 800 },
		"diagonal 2, which is free":    func(rows []int) { rows[3], rows[4] = rows[4], rows[3] },
	} {
		rows := place(c)
		move(rows)
		if got, ok := outside(rows); got != want || ok != (want != "") {
			t.Errorf("%q is outside, want %q", got, want)
		}
	}
}
