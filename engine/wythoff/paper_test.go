package wythoff

import (
	"fmt"
	"iter"
	"math"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/golden"
	"github.com/palacegames/palace/engine/wythoff/internal/movestest"
)

// pair is the P-position (a, b) with a ≤ b that is n-th of these from the left,
// counted from 0. For Wythoff Nim b-a-n is always 0.
type pair struct{ n, a, b int }

// pairs gives those in the columns 0 to n-1, from left to right.
func pairs(g *Game, n int) iter.Seq[pair] {
	return func(yield func(pair) bool) {
		c := columns.New(g.moves, Kernel{})
		c.Reserve(n)
		count := 0
		for x := range n {
			if x == c.Known() {
				c.Extend(min(n, x+1<<14))
			}
			if y := c.Row(x); y >= x {
				if !yield(pair{count, x, y}) {
					return
				}
				count++
			}
		}
	}
}

// spread returns the least and the largest b-a-n among the pairs in n columns.
func spread(t *testing.T, g *Game, n int) (lo, hi int) {
	t.Helper()
	for p := range pairs(g, n) {
		lo, hi = min(lo, p.b-p.a-p.n), max(hi, p.b-p.a-p.n)
	}
	return lo, hi
}

// TestTable1 recomputes [LW14] Table 1. The paper prints (24, 41) for n = 15; that
// square sees a P-position, and (24, 40) sees none.
func TestTable1(t *testing.T) {
	table := [][2]int{
		{0, 0}, {1, 3}, {2, 6}, {4, 5}, {7, 10}, {8, 13}, {9, 16}, {11, 19},
		{12, 18}, {14, 23}, {15, 26}, {17, 29}, {20, 30}, {21, 34}, {22, 37}, {24, 40},
	}
	g := parse(t, "maharaja")
	var got [][2]int
	for p := range pairs(g, 25) {
		got = append(got, [2]int{p.a, p.b})
	}
	if !slices.Equal(got, table) {
		t.Errorf("Maharaja Nim begins\n%v, want\n%v", got, table)
	}
	for y, sees := range map[int]bool{41: true, 40: false} {
		palaces, err := g.Solve().Palaces(engine.At(24, y))
		if err != nil || (len(palaces) > 0) != sees {
			t.Errorf("(24,%d) sees %v (%v)", y, palaces, err)
		}
	}
}

// TestOnePerLine checks that P-positions take each row at most once and leave none
// of the rows behind out, and each diagonal at most once, for all kinds of moves.
func TestOnePerLine(t *testing.T) {
	for _, text := range []string{
		"maharaja", "wythoff+(2,3)", "wythoff+(1,5)(5,4)", "wythoff+(t,2t)(2t,t);t=1..10",
		"wythoff+(t,2t);t=1..", "wythoff+(t,2t)(2t,t);t=1..", "wythoff+(3t,5t);t=2..",
	} {
		const n = 20_000
		g := parse(t, text)
		c := columns.New(g.moves, Kernel{})
		c.Extend(n)
		rows, diagonals := map[int]bool{}, map[int]bool{}
		for x := range n {
			y := c.Row(x)
			if rows[y] || diagonals[y-x] {
				t.Fatalf("%s: column %d repeats row %d or diagonal %d", g, x, y, y-x)
			}
			rows[y], diagonals[y-x] = true, true
		}
		for y := range n / 4 {
			if !rows[y] {
				t.Errorf("%s: row %d has no P-position in the first %d columns", g, y, n)
			}
		}
		if text == "maharaja" {
			for d := -n / 4; d <= n/4; d++ {
				if !diagonals[d] {
					t.Errorf("%s: diagonal %d has no P-position", g, d)
				}
			}
		}
	}
}

// TestSpread measures how far B-A strays from N. For Maharaja Nim the dictionary
// allows -4 to 3 ([LW14] section 3.3), and both occur.
func TestSpread(t *testing.T) {
	for _, c := range []struct {
		text    string
		columns int
		lo, hi  int
	}{
		{"wythoff", 100_000, 0, 0},
		{"maharaja", 1_000_000, -4, 3},
		{"wythoff+(2,3)(3,2)", 2_000_000, -2, 1},
		{"wythoff+(3,5)(5,3)", 2_000_000, -6, 2},
		{"wythoff+(4,6)(6,4)", 2_000_000, -4, 1},
		{"wythoff+(4,7)(7,4)", 2_000_000, -1, 1},
		{"wythoff+(5,8)(8,5)", 2_000_000, -4, 2},
		{"wythoff+(6,10)(10,6)", 2_000_000, -4, 2},
		{"wythoff+(7,11)(11,7)", 2_000_000, -4, 2},
		{"wythoff+(t,2t)(2t,t);t=1..10", 60_000, -15, 9},
		{"wythoff+(t,2t)(2t,t);t=1..50", 60_000, -26, 29},
		{"wythoff+(t,2t)(2t,t);t=1..100", 60_000, -35, 62},
	} {
		if testing.Short() && c.columns > 1_000_000 {
			continue
		}
		if lo, hi := spread(t, parse(t, c.text), c.columns); lo != c.lo || hi != c.hi {
			t.Errorf("%s: b-a-n lies in [%d,%d], want [%d,%d]", c.text, lo, hi, c.lo, c.hi)
		}
	}
}

// TestSplit sees the two branches of the game with all moves (t,2t) and (2t,t): no
// P-position above the diagonal is near the golden ratio.
func TestSplit(t *testing.T) {
	var branches [2]int
	for p := range pairs(parse(t, "wythoff+(t,2t)(2t,t);t=1.."), 3000) {
		if p.a < 500 {
			continue
		}
		switch ratio := float64(p.b) / float64(p.a); {
		case 1.46 < ratio && ratio < 1.51:
			branches[0]++
		case 2.19 < ratio && ratio < 2.26:
			branches[1]++
		default:
			t.Errorf("(%d,%d) is on neither branch: %.3f", p.a, p.b, ratio)
		}
	}
	if min(branches[0], branches[1]) < 500 {
		t.Errorf("the branches have %v P-positions", branches)
	}
}

// TestSameAsWythoff finds the moves (k,l), (l,k) up to 12 that change Wythoff Nim's
// P-positions. (4,5) does not ([LW14], below Figure 8).
func TestSameAsWythoff(t *testing.T) {
	want := "(1,2)(1,4)(1,7)(1,9)(1,12)(2,3)(2,6)(2,11)(3,5)(3,10)(4,6)(4,7)(4,9)(4,12)(5,8)(6,10)(6,12)(7,11)"
	got := ""
	for k := 1; k <= 12; k++ {
		for l := k; l <= 12; l++ {
			g, err := New(movestest.Mirrored(Move{A: k, B: l})...)
			if err != nil {
				t.Fatal(err)
			}
			c := columns.New(g.moves, Kernel{})
			c.Extend(3000)
			for x := range c.Known() {
				if c.Row(x) != golden.Row(x) {
					got += fmt.Sprintf("(%d,%d)", k, l)
					break
				}
			}
		}
	}
	if got != want {
		t.Errorf("not the same are %s, want %s", got, want)
	}
}

// TestLines: of 12,360,680 pairs in 2·10^7 columns, b-φa lies between -3.196 and 3.921,
// and b-a-n between -4 and 3 ([LW14] Theorem 1.1 says that there are bounds).
func TestLines(t *testing.T) {
	if testing.Short() {
		t.Skip("ten bytes a column are 200 MB, too much for a small machine")
	}
	count, lo, hi, least, most := 0, 0, 0, 0., 0.
	for p := range pairs(parse(t, "maharaja"), 20_000_000) {
		count++
		lo, hi = min(lo, p.b-p.a-p.n), max(hi, p.b-p.a-p.n)
		d := float64(p.b) - math.Phi*float64(p.a)
		least, most = min(least, d), max(most, d)
	}
	if count != 12_360_680 || lo != -4 || hi != 3 || math.Abs(least+3.196) > 5e-4 || math.Abs(most-3.921) > 5e-4 {
		t.Errorf("%d pairs, b-a-n in [%d,%d], b-φa in [%.4f,%.4f]", count, lo, hi, least, most)
	}
}
