package claims

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/exile/quadrant"
	"github.com/palacegames/palace/engine/exile/quasi"
	"github.com/palacegames/palace/engine/wythoff/golden"
)

const onQuadrant = "exile:quadrant"

// dss20Quadrant are the claims about queens in exile on the quadrant. The queen of column c is in row S_c.
func dss20Quadrant() []Claim {
	return []Claim{
		{"dss20-47", "[DSS20] (47) and Table 5", "The queens of the quadrant settle on squares 0, 7, 13, 23, 32, 96, 114, 142, 163, 183, 197, 261, 290, 446, 484 and 581 of the antidiagonals.", "Queens are placed along the antidiagonals, one by one.", onQuadrant + "&idea=placing", Holds, Reach{}, func(int) string {
			var numbers []int
			for c, r := range alongAntidiagonals(50) {
				if r >= 0 {
					numbers = append(numbers, (r+c)*(r+c+1)/2+c)
				}
			}
			slices.Sort(numbers)
			return differs(numbers[:16], "[0 7 13 23 32 96 114 142 163 183 197 261 290 446 484 581]")
		}},
		{"dss20-48", "[DSS20] (48)", "S begins 0, 2, 4, 1, 3, 8, 10, 12, 14, 5, 7, 18, 6, 21, 9, 24, 26, 28, 30, 11, 13, 34.", "Every row is tried against every queen.", onQuadrant + "&idea=placing", Holds, Reach{}, func(int) string {
			return differs(greedy(22), "[0 2 4 1 3 8 10 12 14 5 7 18 6 21 9 24 26 28 30 11 13 34]")
		}},
		{"dss20-two-orders", "[DSS20] Section 8", "Placed column by column and along the antidiagonals, the queens settle on the same squares.", "Both ways, one queen after the other.", onQuadrant + "&idea=placing", Open, Reach{"columns below %s", 5000, 40_000}, func(n int) string {
			rows, q := alongAntidiagonals(n*27/10), queens(n)
			return each(0, n-1, func(c int) string { return unless(rows[c] == q.Row(c), "column %d: %d", c, rows[c]) })
		}},
		{"dss20-greedy", "[DSS20] Section 8", "The machine of 48 states puts the queens where the first row is that no queen before attacks.", "Every row is tried against every queen.", onQuadrant + "&idea=lines", Open, Reach{"columns below %s", 700, 5000}, func(n int) string {
			q := queens(n)
			for c, r := range greedy(n) {
				if q.Row(c) != r {
					return fmt.Sprintf("column %d: %d", c, r)
				}
			}
			return ""
		}},
		{"dss20-table-6", "[DSS20] Table 6", "The nim-values of the first nine antidiagonals are as printed.", "The least number that no square to the west, north, north-west or south-west has.", onQuadrant + "&map=nim", Holds, Reach{}, func(int) string {
			g, text := read(onQuadrant, engine.NimValues, engine.Window{W: 9, H: 9}), ""
			for r := range 9 {
				for c := range 9 - r {
					text += fmt.Sprint(g.at(r, c), " ")
				}
			}
			return differs(text, "0 2 1 5 3 4 9 10 12 1 3 4 0 7 2 5 11 2 0 5 1 8 6 4 3 1 2 4 0 7 4 6 0 3 1 5 7 8 6 6 4 3 7 5 8 ")
		}},
		{"dss20-figure-5", "[DSS20] Figure 5", "The largest nim-value on the 500×500 squares at the corner is 1061; the paper says near 1000.", "The board of nim-values.", onQuadrant + "&map=nim&size=500x500", Holds, Reach{}, func(int) string {
			return differs(slices.Max(read(onQuadrant, engine.NimValues, engine.Window{W: 500, H: 500}).values), 1061)
		}},
		{"dss20-theorem-23", "[DSS20] Theorem 23, proof", "On a right triangle of side n there are 2n/3 + 1 queens at most of which none attacks another.", "All ways to place queens are tried.", "", Open, Reach{"n up to %s", 10, 12}, func(n int) string {
			return each(1, n, func(n int) string {
				most := mostQueens(n, 0, nil)
				return unless(3*most <= 2*n+3, "n = %d: %d queens", n, most)
			})
		}},
		{"dss20-theorem-23-values", "[DSS20] Theorem 23, proof", "On right triangles of side 1 to 10 the most queens are 1, 1, 2, 2, 3, 4, 5, 5, 6 and 7.", "All ways to place queens are tried.", "", Holds, Reach{}, func(int) string {
			var got []int
			for n := 1; n <= 10; n++ {
				got = append(got, mostQueens(n, 0, nil))
			}
			return differs(got, "[1 1 2 2 3 4 5 5 6 7]")
		}},
		{"dss20-conjecture-24", "[DSS20] Conjecture 24", "No diagonal of the nim-values has a number twice, and of those that begin on the edges within 20 squares of the corner each has all numbers below n/2 in the n rows and columns at the corner.", "The squares of the diagonals.", onQuadrant + "&map=nim", Open, Reach{"n = %s", 500, 4000}, func(n int) string {
			least, twice := lackingDiagonals(n)
			return first(func() string { return twice }, func() string { return unless(2*least >= n, "one of them has no %d", least) })
		}},
		{"dss20-conjecture-24-least", "[DSS20] Conjecture 24", "In the 500 rows and columns at the corner the least number that one of these 41 diagonals lacks is 281.", "The squares of the diagonals.", onQuadrant + "&map=nim", Holds, Reach{}, func(int) string {
			least, _ := lackingDiagonals(500)
			return differs(least, 281)
		}},
		{"dss20-49-printed", "[DSS20] (49), as printed", "−2 < S_c − cφ < 1 if S_c > c.", "Columns below 10,000.", onQuadrant + "@14,8", Fails, Reach{Quick: 10_000}, lines(true, -2, 1)},
		{"dss20-49", "[DSS20] (49), the sign reversed", "−1 < S_c − cφ < 2 if S_c > c.", "Column after column. For all columns, TestNoOtherStatesEver proves −1.24 and 1.48.", onQuadrant + "&idea=lines", Open, Reach{"columns below %s", 1_000_000, 100_000_000}, lines(true, -1, 2)},
		{"dss20-50", "[DSS20] (50)", "−3 < S_c − c/φ < 5 if S_c < c.", "Column after column. For all columns, TestNoOtherStatesEver proves −3.57 and 4.48.", onQuadrant + "&idea=lines", Open, Reach{"columns below %s", 1_000_000, 100_000_000}, lines(false, -3, 5)},
		{"dss20-conjecture-25-low", "[DSS20] Conjecture 25, (51)", "−1.24 < S_c − cφ < 1.48 if S_c > c.", "Column after column. For all columns it is proved by TestNoOtherStatesEver, which follows all situations.", onQuadrant + "&idea=lines", Open, Reach{"columns below %s", 1_000_000, 100_000_000}, lines(true, quadrant.LowLeast, quadrant.LowMost)},
		{"dss20-conjecture-25-high", "[DSS20] Conjecture 25, (52)", "−3.57 < S_c − c/φ < 4.48 if S_c < c.", "Column after column. For all columns it is proved by TestNoOtherStatesEver, which follows all situations.", onQuadrant + "&idea=lines", Open, Reach{"columns below %s", 1_000_000, 100_000_000}, lines(false, quadrant.HighLeast, quadrant.HighMost)},
		{"here-two-lines", "docs/findings.md, Distances from two lines", "Below column 1,000,000 S − cφ is from −0.762018 to 1.231548 if S > c, and S − c/φ from −2.887808 to 3.977642 otherwise.", "Column after column.", onQuadrant + "&idea=lines", Holds, Reach{}, extremes(1_000_000, "-0.762018 1.231548 -2.887808 3.977642")},
		{"here-two-lines-far", "docs/findings.md, Distances from two lines", "Below column 100,000,000 S − cφ is from −0.762203 to 1.232551 if S > c, and S − c/φ from −2.887916 to 3.977937 otherwise.", "Column after column.", onQuadrant + "&idea=lines", Holds, long, extremes(100_000_000, "-0.762203 1.232551 -2.887916 3.977937")},
		{"here-queens-by-line", "Found here", "Of the queens in the first 1,000,000 columns 618,034 have S > c and 381,965 have S < c; on the main diagonal stands only that of the corner.", "Column after column.", onQuadrant + "&idea=lines", Holds, Reach{}, func(int) string {
			q, low, high := queens(1_000_000), 0, 0
			for c := range q.Len() {
				low += count(q.Row(c) > c)
				high += count(q.Row(c) < c)
			}
			return differs([]int{low, high}, "[618034 381965]")
		}},
		{"here-far-queens", "docs/findings.md, Queens far away", "The queen of a column is found from columns near c/φ and c/φ² alone, and stands where the queens before her leave her.", "Columns that are spread over the whole range, beside the table from the corner on.", onQuadrant + "&idea=telescope", Open, Reach{"columns below %s", 1_000_000, 50_000_000}, func(n int) string {
			q, far := queens(n), quadrant.NewDistant()
			return each(1, 200, func(i int) string {
				c := i * (n/200 - 1)
				s := must(far.OnColumn(big.NewInt(int64(c)))).Row
				return unless(s.Int64() == int64(q.Row(c)), "column %d: %d", c, s)
			})
		}},
		{"dss20-53", "[DSS20] (53)", "W begins 0, 2, 1, 5, 7, 3, 10, 4, 13, 15, 6, 18, 20, 8, 23, 9, 26, 28, 11, 31, 12, 34.", "The P-positions of Wythoff Nim, from the rules.", "wythoff&idea=golden", Holds, Reach{}, func(int) string {
			return differs(wythoffRows(22), "[0 2 1 5 7 3 10 4 13 15 6 18 20 8 23 9 26 28 11 31 12 34]")
		}},
		{"dss20-54-printed", "[DSS20] (54), as printed", "W_c = ⌊cφ⌋ if W_c > c.", "Columns below 100, from the rules.", "wythoff@1,2", Fails, Reach{Quick: 100}, rounded(true, math.Phi, math.Floor)},
		{"dss20-54", "[DSS20] (54)", "W_c = ⌈cφ⌉ if W_c > c.", "The columns, from the rules.", "wythoff&idea=golden", Open, Reach{"columns below %s", 5000, 1_000_000}, rounded(true, math.Phi, math.Ceil)},
		{"dss20-55", "[DSS20] (55)", "W_c = ⌊c/φ⌋ if W_c < c.", "The columns, from the rules.", "wythoff&idea=golden", Open, Reach{"columns below %s", 5000, 1_000_000}, rounded(false, 1/math.Phi, math.Floor)},
		{"dss20-column-1", "[DSS20] Section 8", "Column 1 of the nim-values is r xor 2.", "The board of nim-values.", onQuadrant + "&idea=columns", Open, Reach{"rows below %s", 3000, 100_000}, func(n int) string {
			g := read(onQuadrant, engine.NimValues, engine.Window{W: n, H: 2})
			return each(0, n-1, func(r int) string { return unless(g.at(r, 1) == r^2, "row %d: %d", r, g.at(r, 1)) })
		}},
		{"dss20-56", "[DSS20] (56)", "Column 1 has the generating function (2 − x − 2x² + 3x³)/((1 − x)²(1 + x²)), which is also (1 + x)(2 − x − 2x² + 3x³)/((1 − x)(1 − x⁴)).", "The coefficients, multiplied out.", onQuadrant + "&idea=columns", Open, Reach{"rows below %s", 3000, 100_000}, func(n int) string {
			return first(generating(1, n, []int{2, -1, -2, 3}, []int{1, -2, 2, -2, 1}), generating(1, n, []int{2, 1, -3, 1, 3}, quasiDenominator(4)))
		}},
		{"dss20-column-2", "[DSS20] Section 8", "Column 2 has the printed generating function with the denominator (1 − x)(1 − x¹⁶).", "The coefficients, multiplied out.", onQuadrant + "&idea=columns", Open, Reach{"rows below %s", 3000, 100_000}, func(n int) string {
			return generating(2, n, []int{1, 3, 1, -3, -2, 8, -5, 3, 1, 5, 1, -3, 1, -2, 8, -3, 0, 2}, quasiDenominator(16))()
		}},
		{"dss20-conjecture-26", "[DSS20] Conjecture 26", "From some row on the values of column 9 are greater by 16 after 16 rows.", "The least quasi-period is proved by two rows that find the same values above them.", onQuadrant + "&idea=columns", Fails, Reach{}, func(int) string {
			m := quasiPeriods(9)[9]
			return unless(!m.Proved || m.Witness < 0 || m.Values[1]-m.Values[0] == 16, "rows %d and %d hold %d and %d, and again every %d rows", m.Witness, m.Witness+16, m.Values[0], m.Values[1], m.Period)
		}},
		{"here-quasi-periods", "docs/findings.md, Quasi-periods of the columns", "Columns 0 to 23 have the least quasi-periods 1, 4, 16 (seven times), 64, 256 (nine times) and 512 (five times), from rows 0, 0, 1, 7, 16, 51, 90, 91, 131, 139, 198, 326, 461, 788, 908, 1117, 1234, 1405, 1557, 1710, 2166, 2261, 2347 and 2483 on.",
			"Each is proved by two rows that find the same values above them.", onQuadrant + "&idea=columns", Holds, Reach{}, func(int) string {
				got := ""
				for _, m := range quasiPeriods(23) {
					got += fmt.Sprintf("%d(%d)%s ", m.Period, m.Preperiod, strings.Repeat("?", count(!m.Proved)))
				}
				return differs(got, "1(0) 4(0) 16(1) 16(7) 16(16) 16(51) 16(90) 16(91) 16(131) 64(139) 256(198) 256(326) 256(461) 256(788) 256(908) 256(1117) 256(1234) 256(1405) 256(1557) 512(1710) 512(2166) 512(2261) 512(2347) 512(2483) ")
			}},
		{"here-quasi-periods-powers", "docs/findings.md, Quasi-periods of the columns", "The least quasi-period of columns 0 to 126 is a power of 2, at most 16384.", "Each is proved by two rows that find the same values above them.", onQuadrant + "&idea=columns", Holds, long, func(int) string {
			for _, m := range quasiPeriods(quasi.MaxColumn) {
				if !m.Proved || m.Period&(m.Period-1) != 0 || m.Period > 1<<14 {
					return fmt.Sprintf("%+v", m)
				}
			}
			return ""
		}},
	}
}

// queens places the queens of so many columns.
func queens(n int) *quadrant.Queens {
	q := new(quadrant.Queens)
	q.Extend(n)
	return q
}

// quasiPeriods proves the quasi-periods as far as a column.
func quasiPeriods(last int) []quasi.Column {
	return quasi.Survey(exile.Quadrant{}, last, quasi.MaxRows, func(int) {})
}

// greedy goes through the columns and tries every row against every queen.
func greedy(n int) (rows []int) {
	for c := range n {
		r := 0
		for d := 0; d < c; d++ {
			if s := rows[d]; r == s || r-s == c-d || s-r == c-d {
				r, d = r+1, -1 // the next row, from the first queen on
			}
		}
		rows = append(rows, r)
	}
	return rows
}

// alongAntidiagonals places queens along the first n antidiagonals, from the south-west; it gives the row of
// the queen in each column, or −1.
func alongAntidiagonals(n int) (rows []int) {
	row, diagonal := make([]bool, n), make([]bool, 2*n)
	rows = slices.Repeat([]int{-1}, n)
	for s := range n {
		for c := range s + 1 {
			if r := s - c; !row[r] && rows[c] < 0 && !diagonal[r-c+n] {
				row[r], rows[c], diagonal[r-c+n] = true, r, true
				break // the antidiagonal itself is attacked now
			}
		}
	}
	return rows
}

// mostQueens tries all ways to go on from row r of a triangle, where row r has n-r squares.
func mostQueens(n, r int, placed [][2]int) int {
	if r == n {
		return len(placed)
	}
	most := mostQueens(n, r+1, placed)
	for c := range n - r {
		if !slices.ContainsFunc(placed, func(q [2]int) bool { return c == q[1] || r-c == q[0]-q[1] || r+c == q[0]+q[1] }) {
			most = max(most, mostQueens(n, r+1, append(placed, [2]int{r, c})))
		}
	}
	return most
}

// off visits how far the queens are from their line: φ for the low ones, 1/φ for the high ones.
func off(n int, visit func(c int, low bool, d float64) (more bool)) {
	q := queens(n)
	for c := 1; c < n; c++ {
		slope, s := math.Phi, q.Row(c)
		if s < c {
			slope = 1 / math.Phi
		}
		if !visit(c, s > c, float64(s)-float64(c)*slope) {
			return
		}
	}
}

// lines looks for a queen farther from her line.
func lines(low bool, least, most float64) func(n int) string {
	return func(n int) (against string) {
		off(n, func(c int, isLow bool, d float64) bool {
			against = unless(isLow != low || least < d && d < most, "column %d: %.3f", c, d)
			return against == ""
		})
		return against
	}
}

// extremes compares how far the queens are from their lines.
func extremes(n int, want string) func(int) string {
	return func(int) string {
		var at [4]float64
		off(n, func(_ int, low bool, d float64) bool {
			i := 2 * count(!low)
			at[i], at[i+1] = min(at[i], d), max(at[i+1], d)
			return true
		})
		return differs(fmt.Sprintf("%.6f %.6f %.6f %.6f", at[0], at[1], at[2], at[3]), want)
	}
}

// wythoffRows returns the rows of the P-positions of Wythoff Nim, from the rules: the n-th pair is the
// least number that no pair has had, and n more.
func wythoffRows(n int) []int {
	rows := slices.Repeat([]int{-1}, 2*n)
	for a, i := 0, 0; a < n; a++ {
		if rows[a] < 0 {
			rows[a] = a + i
			if a+i < len(rows) {
				rows[a+i] = a
			}
			i++
		}
	}
	return rows[:n]
}

// rounded compares the P-positions of Wythoff Nim with rounded multiples.
func rounded(above bool, by float64, round func(float64) float64) func(n int) string {
	return func(n int) string {
		for c, w := range wythoffRows(n) {
			if w != c && (w > c) == above && w != int(round(float64(c)*by)) {
				return fmt.Sprintf("W_%d = %d", c, w)
			}
			if w != golden.Row(c) {
				return fmt.Sprintf("column %d has no P-position in row %d", c, w)
			}
		}
		return ""
	}
}

// generating checks a generating function of a column: the coefficients of value times denominator are
// those of the numerator.
func generating(column, rows int, numerator, denominator []int) func() string {
	return func() string {
		g := read(onQuadrant, engine.NimValues, engine.Window{W: rows, H: column + 1})
		return each(0, rows-1, func(r int) string {
			sum := 0
			for i, d := range denominator[:min(r+1, len(denominator))] {
				sum += d * g.at(r-i, column)
			}
			if r < len(numerator) {
				sum -= numerator[r]
			}
			return unless(sum == 0, "row %d", r)
		})
	}
}

// quasiDenominator is (1 − x)(1 − x^p).
func quasiDenominator(p int) []int {
	q := make([]int, p+2)
	q[0], q[1], q[p], q[p+1] = 1, -1, -1, 1
	return q
}
