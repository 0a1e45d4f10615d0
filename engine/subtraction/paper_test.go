package subtraction_test

import (
	"testing"
)

// TestTheorem7: every row and column of a ruleset in two dimensions is periodic from some
// square on, here those of the figures. Their squares are the textbook's.
func TestTheorem7(t *testing.T) {
	lines, n := 8, 500
	if testing.Short() {
		lines = 3
	}
	for _, moves := range []string{
		"(1,3)(2,1)", "(2,6)(3,3)(6,2)", "(2,6)(3,3)(6,1)", "(4,1)(9,10)", "(4,1)(17,15)", "(1,2)(2,1)(3,3)",
		"(1,2)(3,4)(4,6)", "(1,2)(2,3)(3,1)", "(1,7)(8,1)(14,14)", "(1,7)(2,10)(6,1)", "(2,6)(3,3)(6,1)(19,6)",
		"(2,6)(4,11)(6,1)(6,3)(19,5)", "(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)",
		"(1,7)(7,1)(10,10)(9,3)(3,9)", "(1,7)(7,1)(11,10)(10,3)(4,9)", "(2,1)(5,1)(8,8)(6,7)(3,7)", "(0,2)(5,0)(8,8)(8,6)(3,8)",
	} {
		g := game(t, "subtraction:"+moves)
		palace := textbook(g, n)
		for at := range lines {
			for name, find := range map[string]func(int) (int, int, error){"row": g.RowPeriod, "column": g.ColumnPeriod} {
				preperiod, period, err := find(at)
				if err != nil {
					t.Fatalf("%s: %s %d: %v", moves, name, at, err)
				}
				for i := preperiod; i+period < n; i++ {
					a, b := at*n+i, at*n+i+period
					if name == "column" {
						a, b = i*n+at, (i+period)*n+at
					}
					if palace[a] != palace[b] {
						t.Fatalf("%s: %s %d does not repeat (%d,%d) at %d", moves, name, at, preperiod, period, i)
					}
				}
			}
		}
	}
}
