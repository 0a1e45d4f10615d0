package subtraction_test

import (
	"strings"
	"testing"
)

// TestMethodsApply: a game lists the ways that apply to its moves, and no others.
func TestMethodsApply(t *testing.T) {
	for text, want := range map[string]string{
		"subtraction:(1,2)(2,1)":                  "Remainders",
		"subtraction:(3)(5)":                      "Remainders",
		"subtraction:(3)(5)(9)":                   "Period",
		"subtraction:(1,2)(2,1)(3,3)":             "Chart",
		"subtraction:(1,2)(2,1)(3,30000)":         "",
		"subtraction:(1,0,2)(0,3,1)(1,1,1)":       "",
		"subtraction:(1,0,2)(0,3,1)":              "Remainders",
		"subtraction:(1,2,0,4)(2,1,3,0)(1,1,1,1)": "",
	} {
		var names []string
		for _, m := range game(t, text).Solve() {
			names = append(names, m.Name)
		}
		last := len(names) - 1
		if names[last] == "Moves, square by square" { // how long games last, where there are two piles or one
			last--
		}
		between := strings.Join(names[1:last], ", ")
		if names[0] != "Sweep, at once" || names[last] != "Sweep, to its end" || between != want {
			t.Errorf("%s: %v", text, names)
		}
	}
}
