package quasi_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/exile/quasi"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

func quiet(int) {}

// columnsOf computes n columns.
func columnsOf(t *testing.T, n, rows int) (columns [][]int32) {
	values := enginetest.Values(t, exile.Quadrant{}, engine.NimValues, engine.Window{W: rows, H: n})
	return slices.Collect(slices.Chunk(values, rows))
}

// defined returns nim-values by their definition, column by column: the mex of everything
// west, north, north-west and south-west.
func defined(n, rows int) (columns [][]int32) {
	seen, now := make([]int, 8*(rows+n)), 0 // when a value was seen last
	for c := range n {
		var column []int32
		for r := range rows + n - 1 - c {
			now++
			for _, v := range column {
				seen[v] = now
			}
			for t := 1; t <= c; t++ {
				west := columns[c-t]
				seen[west[r]], seen[west[r+t]] = now, now
				if r >= t {
					seen[west[r-t]] = now
				}
			}
			v := int32(0)
			for seen[v] == now {
				v++
			}
			column = append(column, v)
		}
		columns = append(columns, column)
	}
	for c := range columns {
		columns[c] = columns[c][:rows]
	}
	return columns
}

// quasiPeriods are those of the first columns, each with its first row in brackets.
var quasiPeriods = []string{"1(0)", "4(0)", "16(1)", "16(7)", "16(16)", "16(51)", "16(90)", "16(91)", "16(131)",
	"64(139)", "256(198)", "256(326)", "256(461)", "256(788)", "256(908)", "256(1117)", "256(1234)",
	"256(1405)", "256(1557)", "512(1710)", "512(2166)", "512(2261)", "512(2347)", "512(2483)"}

// TestSurvey proves the quasi-periods of the first columns. They last as far as many more rows
// tell.
func TestSurvey(t *testing.T) {
	last := len(quasiPeriods) - 1
	const far = 30000
	values := columnsOf(t, last+1, far)
	told := 0
	for c, m := range quasi.Survey(exile.Quadrant{}, last, quasi.MaxRows, func(rows int) { told = max(told, rows) }) {
		if got := fmt.Sprintf("%d(%d)", m.Period, m.Preperiod); got != quasiPeriods[c] || !m.Proved || m.Column != c || m.Rows != 4096 {
			t.Errorf("column %d: %+v, want %s", c, m, quasiPeriods[c])
		}
		if !quasi.Has(values[c], m.Period, m.Preperiod, far-m.Period) {
			t.Errorf("column %d does not have the quasi-period %d forever", c, m.Period)
		}
		if before := m.Preperiod - 1; before >= 0 && quasi.Has(values[c], m.Period, before, before+1) {
			t.Errorf("column %d has the quasi-period %d before row %d", c, m.Period, m.Preperiod)
		}
		if (m.Witness < 0) != (c < 9) {
			t.Errorf("column %d: witness %d", c, m.Witness)
		}
	}
	if told != 4096 {
		t.Errorf("tells of %d rows", told)
	}
}

// TestColumn9 refutes [DSS20] Conjecture 26 with values by their definition.
func TestColumn9(t *testing.T) {
	const rows = 1200
	values := defined(10, rows)
	got := quasi.Measure(values)[9]
	want := quasi.Column{Column: 9, Period: 64, Preperiod: 139, Proved: true, Same: [2]int{140, 204}, Rows: rows, Witness: 139, Values: [2]int{151, 163}}
	if got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	if v := values[9]; v[158] != 160 || v[174] != 168 {
		t.Errorf("rows 158 and 174 hold %d and %d", v[158], v[174])
	}
	if !slices.EqualFunc(values, columnsOf(t, 10, rows), slices.Equal) {
		t.Error("the board holds other values")
	}
	// A witness comes back forever.
	for r := want.Witness; r+quasi.Conjectured < rows; r += want.Period {
		if quasi.Has(values[9], quasi.Conjectured, r, r+1) {
			t.Errorf("in row %d the conjecture holds", r)
		}
	}
}

// TestTooFewRows looks at too few rows for a proof.
func TestTooFewRows(t *testing.T) {
	for rows, want := range map[int]quasi.Column{
		1:   {Column: 9, Rows: 1, Witness: -1},
		266: {Column: 9, Rows: 266, Witness: -1},
		// The two rows that find the same are there, but not as many rows again.
		267: {Column: 9, Period: 64, Preperiod: 139, Rows: 267, Witness: 139, Values: [2]int{151, 163}},
		268: {Column: 9, Period: 64, Preperiod: 139, Proved: true, Same: [2]int{140, 204}, Rows: 268, Witness: 139, Values: [2]int{151, 163}},
	} {
		if got := quasi.Survey(exile.Quadrant{}, 9, rows, quiet)[9]; got != want {
			t.Errorf("%d rows: %+v, want %+v", rows, got, want)
		}
	}
	// Column 10 takes more, and so what is seen of those after is a guess.
	columns := quasi.Survey(exile.Quadrant{}, 12, 1000, quiet)
	for c, m := range columns {
		if m.Proved != (c <= 11) || m.Period == 0 && c <= 11 {
			t.Errorf("%+v", m)
		}
	}
}

// TestRepeat holds states against each other: a set that differs in one value far beyond is
// not the same.
func TestRepeat(t *testing.T) {
	var column []int32
	for r := range int32(100) {
		column = append(column, r^1)
	}
	if rows, ok := quasi.Repeat(column, 3, 2); !ok || rows != [2]int{3, 5} {
		t.Errorf("%v, %t", rows, ok)
	}
	if rows, ok := quasi.Repeat(column, 97, 2); ok {
		t.Errorf("%v without rows after", rows)
	}
	column[10] = 1000
	if rows, ok := quasi.Repeat(column, 3, 2); !ok || rows != [2]int{3, 5} {
		t.Errorf("%v, %t", rows, ok)
	}
	if rows, ok := quasi.Repeat(column, 11, 2); ok {
		t.Errorf("%v, though the value 1000 comes nearer", rows)
	}
}
