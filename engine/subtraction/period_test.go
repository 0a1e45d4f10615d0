package subtraction_test

import (
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
