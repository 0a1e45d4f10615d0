package subtraction_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
)

// line returns the one-dimensional ruleset with these moves.
func line(t testing.TB, moves ...int) *ruleset {
	t.Helper()
	list := make([]engine.Position, len(moves))
	for i, m := range moves {
		list[i] = engine.Ints(m)
	}
	return ruled(t, list...)
}

// linePeriod returns preperiod and period of a one-dimensional ruleset.
func linePeriod(t testing.TB, moves ...int) [2]int {
	t.Helper()
	preperiod, period, err := line(t, moves...).RowPeriod(0)
	if err != nil {
		t.Fatal(err)
	}
	return [2]int{preperiod, period}
}

// TestRowPeriod looks at rows from the textbook: the period holds from the
// preperiod on and not one square earlier, and none of its divisors does.
func TestRowPeriod(t *testing.T) {
	const n = 400
	r := rand.New(rand.NewPCG(2, 7))
	checked := 0
	for range 60 {
		g := random(t, r, 2, 2+r.IntN(3), 6)
		palace := textbook(g, n)
		for at := range 12 {
			for column, find := range []func(int) (int, int, error){g.RowPeriod, g.ColumnPeriod} {
				outcome := func(i int) bool {
					if column == 1 {
						return palace[i*n+at]
					}
					return palace[at*n+i]
				}
				preperiod, period, err := find(at)
				if err != nil {
					t.Fatalf("%v: %v", g, err)
				}
				repeats := func(from, p int) bool {
					for i := from; i+p < n; i++ {
						if outcome(i) != outcome(i+p) {
							return false
						}
					}
					return true
				}
				if preperiod+4*period > n {
					continue
				}
				checked++
				if !repeats(preperiod, period) || preperiod > 0 && repeats(preperiod-1, period) {
					t.Fatalf("%v: (%d,%d) is not exact for row or column %d", g, preperiod, period, at)
				}
				for p := 1; p < period; p++ {
					if repeats(preperiod, p) {
						t.Fatalf("%v: row or column %d has period %d, not %d", g, at, p, period)
					}
				}
			}
		}
	}
	if checked < 1000 {
		t.Errorf("only %d rows were short enough to check", checked)
	}
}

// TestKnownPeriods are (preperiod, period) of the first rows and columns of some
// rulesets of the figures in [LSY24].
func TestKnownPeriods(t *testing.T) {
	for _, test := range []struct {
		game          string
		rows, columns string
	}{
		{"subtraction:(1,2)(2,1)(3,3)", "[[0 1] [2 1] [1 1] [1 1] [5 1] [7 1] [6 1] [5 1]]", "[]"},
		{nineMoves, "[[0 2] [0 1] [1 1] [14 2] [14 1] [16 1] [29 2]]",
			"[[0 2] [0 1] [50 1] [51 2] [1 1] [102 1] [103 2]]"},
		{"subtraction:(0,2)(5,0)(8,8)(8,6)(3,8)", "[[0 10] [0 10] [0 10] [0 10] [0 10] [0 10] [0 10] [0 10] [3 1]]",
			"[[0 4] [0 4] [0 4] [8 4]]"},
	} {
		g := game(t, test.game)
		first := func(n int, find func(int) (int, int, error)) string {
			list := [][2]int{}
			for i := range n {
				preperiod, period, err := find(i)
				if err != nil {
					t.Fatal(err)
				}
				list = append(list, [2]int{preperiod, period})
			}
			return fmt.Sprint(list)
		}
		count := func(s string) (n int) {
			for _, c := range s {
				if c == '[' {
					n++
				}
			}
			return n - 1
		}
		if got := first(count(test.rows), g.RowPeriod); got != test.rows {
			t.Errorf("%v: rows %s, want %s", g, got, test.rows)
		}
		if got := first(count(test.columns), g.ColumnPeriod); got != test.columns {
			t.Errorf("%v: columns %s, want %s", g, got, test.columns)
		}
	}
}

// TestNoInnerMove: without a move (a, 0) every row settles to a constant.
func TestNoInnerMove(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	for range 50 {
		list := make([]engine.Position, 1+r.IntN(5))
		for i := range list {
			list[i] = engine.At(r.IntN(9), 1+r.IntN(8))
		}
		g := ruled(t, list...)
		for y := range 40 {
			if _, period, err := g.RowPeriod(y); err != nil || period != 1 {
				t.Fatalf("%v: row %d has period %d, %v", g, y, period, err)
			}
		}
	}
}

func TestRowPeriodRefuses(t *testing.T) {
	for _, f := range []func() (int, int, error){
		func() (int, int, error) { return line(t, 2).RowPeriod(1) },
		func() (int, int, error) { return line(t, 2).ColumnPeriod(0) },
		func() (int, int, error) { return game(t, nineMoves).RowPeriod(-1) },
		func() (int, int, error) { return game(t, nineMoves).ColumnPeriod(-1) },
		func() (int, int, error) { return game(t, "subtraction:(1,2,3)").RowPeriod(0) },
		func() (int, int, error) { return line(t, 1_000_000_000).RowPeriod(0) },
	} {
		if _, _, err := f(); err == nil {
			t.Error("not refused")
		}
	}
}
