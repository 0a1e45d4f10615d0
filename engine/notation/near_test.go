package notation_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/notation"
)

// TestNear: the nearest names, and none rather than a bad one.
func TestNear(t *testing.T) {
	names := []string{"outcomes", "values", "query", "idea", "version", "skin", "blocking-1", "blocking-2", "blocking-10", "blocking-11"}
	for name, want := range map[string]string{
		"outcome":                        "outcomes",
		"vesion":                         "version",
		"VERSION":                        "version",
		"idae":                           "idea",
		"qeury":                          "query",
		"skn":                            "skin",
		"bloking-1":                      "blocking-1",
		"blocking-3":                     "blocking-1 blocking-2",
		"blocking-":                      "blocking-1 blocking-2",
		"blocking-1x":                    "blocking-1 blocking-10 blocking-11",
		"nosuch":                         "",
		"cln15-1":                        "",
		"":                               "",
		"x":                              "",
		"chess":                          "",
		strings.Repeat("blocking", 9000): "",
	} {
		if got := notation.Near(name, names); !slices.Equal(got, strings.Fields(want)) {
			t.Errorf("%.20q: %v, want %s", name, got, want)
		}
	}
}
