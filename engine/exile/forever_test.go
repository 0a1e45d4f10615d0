package exile_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// TestQuasiPeriodsLast proves the quasi-periods of the quadrant's first columns for all
// rows. In row r of column c what matters is which values stand above in the column and
// which in the columns before, all taken relative to r. If in those the values rise by
// their quasi-periods from some row on, the latter repeats with the least common
// multiple L of them; so where, two multiples of L apart, the former is the same set
// again, everything repeats forever, and what is seen up to there is seen for good.
func TestQuasiPeriodsLast(t *testing.T) {
	if testing.Short() {
		t.Skip("a proof about the game; it is made natively")
	}
	const rows, columns = 12000, 19
	periods := []int{1, 4, 16, 16, 16, 16, 16, 16, 16, 64, 256, 256, 256, 256, 256, 256, 256, 256, 256}
	settled := []int{0, 0, 1, 7, 16, 51, 90, 91, 131, 139, 198, 326, 461, 788, 908, 1117, 1234, 1405, 1557}
	values := enginetest.Values(t, onQuadrant, engine.NimValues, engine.Window{W: rows, H: columns})
	multiple := 1
	for c := range columns {
		column := values[c*rows : (c+1)*rows]
		// The squares of other columns that a square sees lie up to c rows above.
		from := 0
		for _, row := range settled[:c] {
			from = max(from, row+c)
		}
		end := repeats(column, from, multiple)
		p := periods[c]
		if end < 0 || end+p > rows {
			t.Fatalf("column %d: nothing repeats in %d rows", c, rows)
		}
		for r := settled[c]; r < end; r++ {
			if int(column[r+p]) != int(column[r])+p {
				t.Fatalf("column %d has no quasi-period %d in row %d", c, p, r)
			}
		}
		if r := settled[c] - 1; r >= 0 && int(column[r+p]) == int(column[r])+p {
			t.Errorf("column %d has its quasi-period before row %d", c, settled[c])
		}
		multiple = max(multiple, p) // they are powers of two
	}
}

// repeats goes down a column, from a row on, in steps of the given length, and returns the
// row before which the same set of values stands above as before an earlier one, relative
// to the row; -1 if there is none.
func repeats(column []int32, from, step int) int {
	seen := map[string]bool{}
	above := map[int32]bool{}
	for r := range column {
		if r >= from && (r-from)%step == 0 {
			// All values below the least that is missing stand above.
			least := int32(0)
			for above[least] {
				least++
			}
			var beyond []int
			for v := range above {
				if v > least {
					beyond = append(beyond, int(v)-r)
				}
			}
			slices.Sort(beyond)
			state := strings.Trim(fmt.Sprint(int(least)-r, beyond), "[]")
			if seen[state] {
				return r
			}
			seen[state] = true
		}
		above[column[r]] = true
	}
	return -1
}
