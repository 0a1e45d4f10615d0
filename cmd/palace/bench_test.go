package main

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/palacegames/palace/cmd/palace/internal/race"
)

func TestPrintResults(t *testing.T) {
	var out bytes.Buffer
	err := printResults(&out, "gcc 12", []race.Result{
		{Name: "one", Unit: "square", Engine: 0.1234, Textbook: 1.5, Ratio: 12.16, C: 1, CRatio: 8.1},
		{Name: "two", Unit: "column", Engine: 12.34, Textbook: 12345, Ratio: 1000},
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"0.123 ns", "1.50 ns", "×12.2", "1.00 ns", "×8.1", "12.3 ns", "12345 ns", "×1000", "gcc 12"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is missing in\n%s", want, out.String())
		}
	}
}

// A whole run on the smaller boards: every race has a time for both sides.
func TestBench(t *testing.T) {
	status, out, complaint := palace("bench", "--quick", "--json")
	if status != done {
		t.Fatalf("status %d, %s", status, complaint)
	}
	var report struct {
		Unit    string
		Results []race.Result
	}
	if err := json.Unmarshal([]byte(out), &report); err != nil {
		t.Fatal(err)
	}
	if report.Unit != "ns" || len(report.Results) != len(race.All(1)) {
		t.Errorf("%d results in %q", len(report.Results), report.Unit)
	}
	for _, r := range report.Results {
		if r.Name == "" || r.Engine <= 0 || r.Textbook <= 0 || r.Ratio <= 0 {
			t.Errorf("%+v", r)
		}
	}
}
