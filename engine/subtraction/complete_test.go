package subtraction_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
)

// TestCompletions completes rulesets of the figures in [LSY24], and says why it does not.
func TestCompletions(t *testing.T) {
	for _, test := range []struct{ moves, name, want string }{
		{"(1,2)", "symmetric", "(1,2)(2,1)"},
		{"(2,6)(3,3)(6,1)", "symmetric", "(1,6)(2,6)(3,3)(6,1)(6,2)"},
		{"(1,2)(2,1)(3,3)", "symmetric", "symmetric as they are"},
		{"(1,2)(2,1)", "additive", "(1,2)(2,1)(3,3)"},
		{"(2)(5)", "additive", "(2)(5)(7)"},
		{"(1,2,3)(0,1,0)", "additive", "(0,1,0)(1,2,3)(1,3,3)"},
		{"(1,2)(2,1)(3,3)", "additive", "additive as they are"},
		{"(1,2)(2,1)(3,4)", "additive", "there are 3 moves"},
		{"(1,2)", "additive", "only one move"},
		{"(1,7)(7,1)(10,10)", "max-symmetric", "(1,7)(3,9)(7,1)(9,3)(10,10)"},
		{"(0,2)(5,0)(8,8)", "max-symmetric", "(0,2)(3,8)(5,0)(8,6)(8,8)"},
		{"(1,2)(2,3)", "asymmetric", "(1,2)(2,3)(3,1)"},
		{"(1,5)(2,3)", "asymmetric", "(1,5)(2,3)(3,2)"},
		{"(1,2)(2,3)(3,1)", "asymmetric", "asymmetric additive as they are"},
		{"(1,2)", "asymmetric", "only one move"},
		{"(3)(8)", "asymmetric", ""},
		{"(1,2)", "arithmetic", "(1,2)(3,4)(4,6)"},
		{"(6,8)(8,12)", "arithmetic", "(2,4)(6,8)(8,12)"},
		{"(1,2)(3,4)(4,6)", "arithmetic", "arithmetic additive as they are"},
		{"(1,2)(3,5)", "arithmetic", "no moves but (a,2a)"},
		{"(1,1)", "arithmetic", "no moves but (a,2a)"},
		{"(1,2)(2,1)", "max-symmetric", "no move is the largest"},
		{"(3)(8)", "max-symmetric", "(3)(5)(8)"},
		{"(1)(2)(3)", "max-symmetric", "max-symmetric as they are"},
		{"(3)(8)", "symmetric", ""},
	} {
		g := game(t, "subtraction:"+test.moves)
		got := ""
		for _, c := range g.Game.Completions() {
			if c.Name != test.name {
				continue
			}
			if c.Label == "" || c.About == "" || (c.Err == nil) != (len(c.List) > 0) {
				t.Errorf("%s: %+v", test.moves, c)
			}
			if got = ""; c.Err != nil {
				got = c.Err.Error()
				continue
			}
			other, err := engine.Editor(g.Game).WithList(c.List)
			if err != nil {
				t.Fatal(err)
			}
			got = strings.TrimPrefix(other.String(), "subtraction:")
		}
		if got != test.want && (strings.HasPrefix(test.want, "(") || test.want == "" || !strings.Contains(got, test.want)) {
			t.Errorf("%s, %s: %q, want %q", test.moves, test.name, got, test.want)
		}
	}
}
