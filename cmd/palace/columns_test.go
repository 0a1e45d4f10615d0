package main

import (
	"encoding/json"
	"strings"
	"testing"
)

// Columns 0 to 8 of the quadrant's nim-values have the quasi-period that [DSS20] conjectures,
// columns 9 and 10 do not.
func TestColumns(t *testing.T) {
	const want = `column 8: quasi-period 16 from row 131 on, proved, because rows 131 and 147 find the same
column 9: quasi-period 64 from row 139 on, proved, because rows 140 and 204 find the same; not 16: rows 139 and 155 hold 151 and 163
column 10: quasi-period 256 from row 198 on, proved, because rows 213 and 469 find the same; not 16: rows 198 and 214 hold 203 and 205
3 of 3 columns proved; 2 of these do not have the quasi-period 16
`
	status, out, complaint := palace("columns", "--from", "8", "--to", "10")
	if status != done || complaint != "" || out != want {
		t.Errorf("status %d, %s, prints\n%s", status, complaint, out)
	}
	// What is not proved is not said to be.
	for rows, last := range map[string]string{
		"267": "column 9: quasi-period 64 from row 139 on, seen as far as row 266; not 16: rows 139 and 155 hold 151 and 163",
		"200": "column 9: no quasi-period seen as far as row 199",
	} {
		status, out, _ = palace("columns", "--from", "0", "--to", "9", "--rows", rows)
		want := "\n" + last + "\n9 of 10 columns proved; 0 of these do not have the quasi-period 16\n"
		if status != done || strings.Count(out, ", proved, ") != 9 || !strings.HasSuffix(out, want) {
			t.Errorf("status %d, prints\n%s", status, out)
		}
	}
}

func TestColumnsJSON(t *testing.T) {
	status, out, _ := palace("columns", "--from", "8", "--to", "9", "--json")
	want := `{"column":8,"quasiperiod":16,"preperiod":131,"proved":true,"same":[131,147],"rows":1024,"witness":null}
{"column":9,"quasiperiod":64,"preperiod":139,"proved":true,"same":[140,204],"rows":1024,"witness":[[139,151],[155,163]]}
`
	if status != done || out != want {
		t.Errorf("status %d, prints\n%s", status, out)
	}
	status, out, _ = palace("columns", "--from", "9", "--to", "9", "--rows", "150", "--json")
	if want := `{"column":9,"quasiperiod":null,"preperiod":null,"proved":false,"same":null,"rows":150,"witness":null}`; status != done || strings.TrimSpace(out) != want || !json.Valid([]byte(out)) {
		t.Errorf("status %d, prints\n%s", status, out)
	}
}
