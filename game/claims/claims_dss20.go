package claims

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	tri "github.com/palacegames/palace/engine/exile/tribonacci"
)

const onSpiral = "exile:spiral"

// dss20 are the claims about queens in exile on the square spiral. x is the row, y the column.
func dss20() []Claim {
	return []Claim{
		{"dss20-1", "[DSS20] (1)", "The first 18 queens settle on squares 0, 9, 13, 17, 21, 82, 92, 102, 112, 228, 244, 260, 276, 445, 467, 489, 511 and 630 of the spiral.", "Queens are placed along the spiral, one by one.", onSpiral + "&idea=placing", Holds, Reach{}, func(int) string {
			var numbers []int
			for _, q := range settle(20) {
				numbers = append(numbers, q.number)
			}
			return differs(numbers[:18], "[0 9 13 17 21 82 92 102 112 228 244 260 276 445 467 489 511 630]")
		}},
		{"dss20-figure-2", "[DSS20] Figure 2", "The first nine queens settle on (0,0), (1,2), (−2,1), (−1,−2), (2,−1), (3,5), (−5,3), (−3,−5) and (5,−3).", "Queens are placed along the spiral, one by one.", onSpiral + "&idea=placing", Holds, Reach{}, func(int) string {
			var at []engine.Cell
			for _, q := range settle(20)[:9] {
				at = append(at, q.at)
			}
			return differs(at, "[{0 0} {1 2} {-2 1} {-1 -2} {2 -1} {3 5} {-5 3} {-3 -5} {5 -3}]")
		}},
		{"dss20-theorem-1-printed", "[DSS20] Theorem 1, as printed", "Queens 4k+1 to 4k+4 settle on (X_k, Y_k), (−Y_k, X_k), (−X_k, −Y_k) and (−Y_k, X_k).", "Queens are placed along the spiral, one by one.", onSpiral, Fails, Reach{Quick: 20}, theorem1(0, true)},
		{"dss20-theorem-1-index", "[DSS20] Theorem 1, as printed but for the index", "Queens 4k+1 to 4k+4 settle on (X, Y), (−Y, X), (−X, −Y) and (−Y, X) with X = X_(k+1) and Y = Y_(k+1).", "Queens are placed along the spiral, one by one.", onSpiral, Fails, Reach{Quick: 20}, theorem1(1, true)},
		{"dss20-theorem-1", "[DSS20] Theorem 1", "Queens 4k+1 to 4k+4 settle on (X, Y), (−Y, X), (−X, −Y) and (Y, −X) with X = X_(k+1) and Y = Y_(k+1).", "Queens are placed along the spiral, one by one.", onSpiral + "&idea=tribonacci", Open, Reach{"squares at most %s from the centre", 1000, 8000}, theorem1(1, false)},
		{"dss20-figure-3", "[DSS20] Figure 3", "There are 1409 queens on the squares from (−1000,−1000) to (1000,1000).", "Queens are placed along the spiral, one by one.", onSpiral + "&size=2001x2001", Holds, Reach{}, func(int) string { return differs(len(settle(1000)), 1409) }},
		{"dss20-table-2", "[DSS20] Tables 1 and 2", "Rows 0 to 28 of X, Y, M and P, of their steps, of A, B and C, and the letters are as printed.", "X, Y, M and P by their definition with mex (2), A, B and C by the places of the letters in the Tribonacci word.", onSpiral + "&idea=tribonacci", Holds, Reach{}, table2},
		{"dss20-theorem-20", "[DSS20] Theorem 20 and Corollary 21", "X, Y, M and P, defined by mex (2), are B − A, C − B, C − 2B + A and C − A, where A, B and C are the places of a, b and c in the Tribonacci word.", "The rows are defined one by one, the word written by its morphism.", onSpiral + "&idea=tribonacci", Open, Reach{"rows below %s", 100_000, 5_000_000}, func(n int) string {
			rows := xymp(n)
			return placesOf(n, func(i, a, b, c int) string { return differs(rows[i], [4]int{b - a, c - b, c - 2*b + a, c - a}) })
		}},
		{"dss20-theorem-20-far", "[DSS20] Theorem 20", "Row 2,000,000 of X, Y, M and P is 3087378, 5678573, 2591195, 8765951.", "The rows are defined one by one, by mex (2).", onSpiral + "&idea=tribonacci", Holds, Reach{}, func(int) string { return differs(xymp(2_000_001)[2_000_000], "[3087378 5678573 2591195 8765951]") }},
		{"dss20-theorem-20-steps", "[DSS20] Theorem 20, (17) and (40)", "The steps of A, B, C, X, Y, M and P are the theme song in numbers of their own: 2,2,1; 4,3,2; 7,6,4; 2,1,1; 3,3,2; 1,2,1; 5,4,3 for a, b, c.", "The word is written by its morphism, the sequences are computed from numerals.", onSpiral + "&idea=tribonacci", Open, Reach{"n below %s", 20_000, 1_000_000}, func(n int) string {
			song := "c" + word(n)
			for _, x := range []struct {
				s     *tri.Sequence
				steps [3]int
			}{{tri.A, [3]int{2, 2, 1}}, {tri.B, [3]int{4, 3, 2}}, {tri.C, [3]int{7, 6, 4}}, {tri.X, [3]int{2, 1, 1}}, {tri.Y, [3]int{3, 3, 2}}, {tri.M, [3]int{1, 2, 1}}, {tri.P, [3]int{5, 4, 3}}} {
				if against := each(0, n-1, func(i int) string {
					return unless(x.s.At(i+1)-x.s.At(i) == x.steps[song[i]-'a'], "%v at %d", x.steps, i)
				}); against != "" {
					return against
				}
			}
			return ""
		}},
		{"dss20-4-5", "[DSS20] (4) and (5)", "The steps of P begin with 3 5 4 5, 3 5 4 5 5 4 5, 3 5 4 5 4 5, 3 5 4 5 5 4 5, and those of X with 1 2 1 2, 1 2 1 2 2 1 2, 1 2 1 2 1 2, 1 2 1 2 2 1 2.", "By the definition with mex (2).", onSpiral + "&idea=tribonacci", Holds, Reach{}, func(int) string {
			rows, p, x := xymp(25), "", ""
			for i := range 24 {
				p += fmt.Sprint(rows[i+1][3] - rows[i][3])
				x += fmt.Sprint(rows[i+1][0] - rows[i][0])
			}
			return differs(p+" "+x, "354535455453545453545545 121212122121212121212212")
		}},
		{"dss20-7", "[DSS20] (7)", "The theme song begins c a b a c a b a a b a c a b a b a c a b a a b a c.", "Its morphism (6) is applied to c.", onSpiral + "&idea=tribonacci", Holds, Reach{}, func(int) string {
			return differs(theta("c")[:4]+theta(theta("c"))[4:24]+"c", "cabacabaabacababacabaabac")
		}},
		{"dss20-theta-printed", "[DSS20] Section 3, as printed", "The lengths of θ(a), θ(b) and θ(c) are 6, 5 and 4.", "The words of (6) are counted.", "", Fails, Reach{}, func(int) string { return differs([]int{len(theta("a")), len(theta("b")), len(theta("c"))}, "[6 5 4]") }},
		{"dss20-theta", "[DSS20] Section 3", "The theme song falls into blocks of 7, 6 and 4 letters, each with its only c in front, and the blocks for a, b and c follow the song.", "The word is written by its morphism.", onSpiral + "&idea=tribonacci", Open, Reach{"letters below %s", 30_000, 1_000_000}, func(n int) string {
			song, at := "c"+word(n), 0
			for i := 0; at+8 < n; i++ {
				next := at + 1 + strings.IndexByte(song[at+1:], 'c')
				if next-at != map[byte]int{'a': 7, 'b': 6, 'c': 4}[song[i]] {
					return fmt.Sprintf("block %d has %d letters", i, next-at)
				}
				at = next
			}
			return ""
		}},
		{"dss20-theorem-2", "[DSS20] Theorem 2", "The theme song is c and the Tribonacci word.", "Both are written by their morphisms.", onSpiral + "&idea=tribonacci", Open, Reach{"letters below %s", 20_000, 2_000_000}, func(n int) string {
			w := "c" + word(n)
			return unless(theta(w)[:n] == w[:n], "they differ")
		}},
		{"dss20-lemma-18", "[DSS20] Lemma 18", "a → ba, b → ca, c → a makes the Tribonacci word of c and itself.", "The words are written.", "", Open, Reach{"letters below %s", 20_000, 2_000_000}, image("ba", "ca", "a")},
		{"dss20-lemma-19", "[DSS20] Lemma 19", "a → acab, b → aab, c → ab makes the Tribonacci word of c and itself.", "The words are written.", "", Open, Reach{"letters below %s", 20_000, 2_000_000}, image("acab", "aab", "ab")},
		{"dss20-table-3-4", "[DSS20] Tables 3 and 4", "The steps of X are 1 and then 1,2 for each 3 and 2 for each 2 of Y; those of M are 1 and then 1,1,1,2 for each 5, 1,1,2 for each 4 and 1,2 for each 3 of P.", "By the definition with mex (2).", "", Open, Reach{"rows below %s", 5000, 500_000}, func(n int) string {
			rows := xymp(n)
			return first(complement(rows, 1, 0, map[int]string{3: "12", 2: "2"}), complement(rows, 3, 2, map[int]string{5: "1112", 4: "112", 3: "12"}))
		}},
		{"dss20-table-4-printed", "[DSS20] Table 4, as printed", "In M, 19 is followed by a step of 1.", "By the definition with mex (2).", "", Fails, Reach{}, stepAfter19(1)},
		{"dss20-table-4", "[DSS20] Table 4", "In M, 19 is followed by a step of 2.", "By the definition with mex (2).", "", Holds, Reach{}, stepAfter19(2)},
		{"dss20-theorem-11", "[DSS20] Theorem 11", "The letter at place n of the Tribonacci word is told by the last digits of n − 1.", "The word is written by its morphism.", onSpiral + "&idea=tribonacci", Open, Reach{"n below %s", 60_000, 2_000_000}, func(n int) string {
			w, e := word(n), tri.Of(0)
			return each(0, n-1, func(i int) string {
				letter := "abc"[e.Letter()]
				e = e.Next()
				return unless(letter == w[i], "letter %d", i+1)
			})
		}},
		{"dss20-theorem-12", "[DSS20] Theorem 12", "Dropping one, two or three digits of n, and adding the last one dropped, counts the letters a, b and c among the first n.", "The letters are counted.", "", Open, Reach{"n below %s", 20_000, 1_000_000}, dropped(func(n, i int) (int, bool) { e := tri.Of(n); return number(e>>(i+1)) + int(e>>i&1), true })},
		{"dss20-theorem-13", "[DSS20] Theorem 13", "Dropping one, two or three digits of n − 1, n − 2 or n − 4, and adding 1, counts the letters a, b and c among the first n, where those numbers are not negative.", "The letters are counted.", "", Open, Reach{"n below %s", 20_000, 1_000_000}, dropped(func(n, i int) (int, bool) {
			back := []int{1, 2, 4}[i]
			return number(tri.Of(max(0, n-back))>>(i+1)) + 1, n >= back
		})},
		{"dss20-theorem-14", "[DSS20] Theorem 14", "A_n, B_n and C_n follow from the digits of n − 1, with the weights T_(j+1), T_(j+2) and T_(j+3).", "The places are read in the word.", "", Open, Reach{"n below %s", 20_000, 1_000_000}, func(n int) string {
			return placesOf(n, func(i, a, b, c int) string {
				return differs([]int{tri.A.At(i), tri.B.At(i), tri.C.At(i)}, []int{a, b, c})
			})
		}},
		{"dss20-14-15", "[DSS20] (14) and (15)", "A_n is the least number that A, B and C have not had, and B_n − A_n the least that B − A and C − B have not had.", "The places are read in the word.", "", Open, Reach{"n below %s", 10_000, 1_000_000}, func(n int) string {
			had, gaps, place, gap := map[int]bool{0: true}, map[int]bool{0: true}, 0, 0
			return placesOf(n, func(i, a, b, c int) string {
				for had[place] {
					place++
				}
				for gaps[gap] {
					gap++
				}
				had[a], had[b], had[c], gaps[b-a], gaps[c-b] = true, true, true, true, true
				return unless(i == 0 || a == place && b == a+gap, "n = %d", i)
			})
		}},
		{"dss20-16", "[DSS20] (16)", "C_n = A_n + B_n + n.", "The places are read in the word.", "", Open, Reach{"n below %s", 20_000, 1_000_000}, func(n int) string {
			return placesOf(n, func(i, a, b, c int) string { return unless(c == a+b+i, "n = %d", i) })
		}},
		{"dss20-18-21", "[DSS20] (18) to (21)", "A_n, B_n and C_n are n, A_n and B_n and the a and b that stand before; and B_n = A(A_n) + 1, C_n = A(B_n) + 1, A(B_n) = B(A_n) + 1.", "The places by numerals.", "", Open, Reach{"n below %s", 10_000, 1_000_000}, func(n int) string {
			A, B, C := tri.A.At, tri.B.At, tri.C.At
			ab := func(n int) int { return tri.A.Rank(n) + tri.B.Rank(n) }
			return each(1, n, func(n int) string {
				a, b, c := A(n), B(n), C(n)
				return unless(a == n+ab(n-1) && b == a+ab(a) && c == b+ab(b) && A(a)+1 == b && A(b) == B(a)+1 && A(b)+1 == c, "n = %d", n)
			})
		}},
		{"dss20-22-printed", "[DSS20] (22), as printed", "T_n with T_0 = 1 and T_1 = 2 is near c₁ψⁿ, within 0.283·0.738ⁿ, with c₁ = 0.336228.", "n below 22.", "", Fails, Reach{Quick: 22}, nearPowers(0.336228, 0)},
		{"dss20-22", "[DSS20] (22) and (23)", "T_n with T_0 = 1 and T_1 = 2 is near c₁ψⁿ, within 0.283·0.738ⁿ, with c₁ = 1.137452.", "The numbers are added up.", "", Open, Reach{"n below %s", 22, 22}, func(n int) string {
			c1 := tribonacciNumbers(46)[45] / math.Pow(psi, 45)
			return first(func() string { return nearPowers(c1, 0)(n) }, func() string { return differs(fmt.Sprintf("%.6f", c1), "1.137452") })
		}},
		{"dss20-24-26", "[DSS20] (24) to (26)", "T_(n+i) is near ψ^i·T_n for i = 1, 2, 3, within 0.731, 1.113 and 1.877 times 0.738ⁿ.", "The numbers are added up.", "", Open, Reach{"n below %s", 22, 22}, func(n int) string {
			return first(func() string { return nearPowers(0, 1)(n) }, func() string { return nearPowers(0, 2)(n) }, func() string { return nearPowers(0, 3)(n) })
		}},
		{"dss20-theorem-15", "[DSS20] Theorem 15, (27) to (29)", "n with one, two or three zeros appended is ψn, ψ²n or ψ³n but for −0.596 to 0.856, −0.883 to 1.460 or −1.461 to 2.298.", "All n are tried.", "", Open, Reach{"n below %s", 1_000_000, 10_000_000}, func(n int) string {
			for i, b := range [3][2]float64{{-0.596, 0.856}, {-0.883, 1.460}, {-1.461, 2.298}} {
				if low, high, _, _ := appended(n, i+1); low <= b[0] || high >= b[1] {
					return fmt.Sprintf("%d digits: %f to %f", i+1, low, high)
				}
			}
			return ""
		}},
		{"dss20-theorem-15-extremes", "[DSS20] Theorem 15, proof", "Below T_19 = 121,415 the extremes of n with a zero appended, less ψn, are −0.586470 at 65,915 and 0.846600 at 78,748.", "All n are tried.", "", Holds, Reach{}, func(int) string {
			low, high, atLow, atHigh := appended(121415, 1)
			return differs(fmt.Sprintf("%d %.6f %d %.6f %d", number(1<<19), low, atLow, high, atHigh), "121415 -0.586470 65915 0.846600 78748")
		}},
		{"dss20-theorem-15-digits-printed", "[DSS20] Theorem 15, proof, as printed", "The numbers with these extremes have digits e_j with 2 ≤ j alone.", "The digits of 65,915 and 78,748.", "", Fails, Reach{}, func(int) string {
			return unless(tri.Of(65915)&3 == 0 && tri.Of(78748)&3 == 0, "%b and %b", tri.Of(65915), tri.Of(78748))
		}},
		{"dss20-theorem-16", "[DSS20] Theorem 16, (30) to (32)", "A_n, B_n and C_n are ⌊ψⁱn⌋ but for −1 to 1, −2 to 1 and −3 to 1.", "All n are tried.", "", Open, Reach{"n below %s", 200_000, 10_000_000}, func(n int) string {
			for i, s := range []*tri.Sequence{tri.A, tri.B, tri.C} {
				if against := each(1, n, func(n int) string {
					d := offFloor(s, i, n)
					return unless(d >= -1-i && d <= 1, "sequence %d, n = %d: %d", i, n, d)
				}); against != "" {
					return against
				}
			}
			return ""
		}},
		{"dss20-theorem-16-first", "[DSS20] Section 5.5", "The +1 in (30) to (32) is needed first at n = 12737, 329 and 2047.", "All n before are tried.", "", Holds, Reach{}, func(int) string {
			var at []int
			for i, s := range []*tri.Sequence{tri.A, tri.B, tri.C} {
				n := 1
				for offFloor(s, i, n) < 1 {
					n++
				}
				at = append(at, n)
			}
			return differs(at, "[12737 329 2047]")
		}},
		{"dss20-33", "[DSS20] (33)", "ψ·C_n > C_(n+1) for n ≥ 2.", "All n are tried.", "", Open, Reach{"n below %s", 20_000, 1_000_000}, func(n int) string {
			return each(2, n, func(n int) string { return unless(psi*float64(tri.C.At(n)) > float64(tri.C.At(n+1)), "n = %d", n) })
		}},
		{"dss20-34-printed", "[DSS20] (34), as printed", "n/ψ ≤ N_a(n) for all n.", "n below 100.", "", Fails, Reach{Quick: 100}, counted(0, true)},
		{"dss20-35-printed", "[DSS20] (35), as printed", "n/ψ² ≤ N_b(n) for all n.", "n below 100.", "", Fails, Reach{Quick: 100}, counted(1, true)},
		{"dss20-36-printed", "[DSS20] (36), as printed", "n/ψ³ ≤ N_c(n) for all n.", "n below 100.", "", Fails, Reach{Quick: 100}, counted(2, true)},
		{"dss20-34-36", "[DSS20] (34) to (36)", "⌊n/ψⁱ⌋ ≤ N(n) ≤ ⌊n/ψⁱ⌋ + 1 for the letters a, b and c, i = 1, 2, 3.", "All n are tried.", "", Open, Reach{"n below %s", 100_000, 10_000_000}, func(n int) string {
			return first(func() string { return counted(0, false)(n) }, func() string { return counted(1, false)(n) }, func() string { return counted(2, false)(n) })
		}},
		{"dss20-46", "[DSS20] (46)", "The nim-values from (0,−9) to (0,10) are 24 12 16 9 14 6 5 4 2 0 1 3 7 10 11 15 8 18 23 21.", "The board of nim-values.", onSpiral + "&map=nim", Holds, Reach{}, func(int) string {
			return differs(read(onSpiral, engine.NimValues, engine.Window{Y: -9, W: 1, H: 20}).values, "[24 12 16 9 14 6 5 4 2 0 1 3 7 10 11 15 8 18 23 21]")
		}},
		{"dss20-conjecture-22", "[DSS20] Conjecture 22", "Every row, column and diagonal has every number once: of the 164 through squares of the axes at most 20 from the centre none has a number twice, and each has all numbers below n where no coordinate is greater than n.", "The squares of these lines.", onSpiral + "&map=nim", Open, Reach{"n = %s", 120, 1500}, func(n int) string {
			least, twice := lackingBeside(n)
			return first(func() string { return twice }, func() string { return unless(least >= n, "one of them has no %d", least) })
		}},
		{"dss20-conjecture-22-least", "[DSS20] Conjecture 22", "Where no coordinate is greater than 120, the least number that one of these 164 lines lacks is 127, and the row through the centre lacks 167; as far as 700 it is 943.", "The squares of these lines.", onSpiral + "&map=nim", Holds, Reach{}, func(int) string {
			near, _ := lackingBeside(120)
			far, _ := lackingBeside(700)
			axis, _ := lacking(read(onSpiral, engine.NimValues, engine.Window{Y: -120, W: 1, H: 241}), 0, 0, 0, 1)
			return differs([]int{near, axis, far}, "[127 167 943]")
		}},
	}
}

// settled is a queen on the spiral.
type settled struct {
	number int
	at     engine.Cell
}

// settle places queens along the spiral, one by one: one step east, one north, two west, two
// south, three east, and so on. Squares at most k from the centre are looked at.
func settle(k int) (queens []settled) {
	rows, columns, downs, ups := map[int]bool{}, map[int]bool{}, make([]bool, 4*k+1), make([]bool, 4*k+1)
	at, side, left := engine.Cell{}, 0, 1
	for n := range (2*k + 1) * (2*k + 1) {
		if down, up := &downs[at.X-at.Y+2*k], &ups[at.X+at.Y+2*k]; !*down && !*up && !rows[at.X] && !columns[at.Y] {
			*down, *up, rows[at.X], columns[at.Y] = true, true, true, true
			queens = append(queens, settled{n, at})
		}
		d := [4]engine.Cell{{Y: 1}, {X: -1}, {Y: -1}, {X: 1}}[side%4]
		at = engine.Cell{X: at.X + d.X, Y: at.Y + d.Y}
		if left--; left == 0 {
			side++
			left = side/2 + 1
		}
	}
	return queens
}

// theorem1 compares queens with four places each, by rows of X and Y from an index on.
func theorem1(index int, printed bool) func(k int) string {
	return func(k int) string {
		queens := settle(k)[1:]
		rows := xymp(len(queens)/4 + 2)
		return each(0, len(queens)-1, func(i int) string {
			x, y := rows[i/4+index][0], rows[i/4+index][1]
			last := engine.Cell{X: y, Y: -x}
			if printed {
				last = engine.Cell{X: -y, Y: x}
			}
			want := [4]engine.Cell{{X: x, Y: y}, {X: -y, Y: x}, {X: -x, Y: -y}, last}[i%4]
			return unless(queens[i].at == want, "queen %d settles on (%d,%d)", i+1, queens[i].at.X, queens[i].at.Y)
		})
	}
}

// xymp returns the rows of X, Y, M and P by their definition with mex (2).
func xymp(n int) [][4]int {
	xy, mp, rows := make([]bool, 8*n+8), make([]bool, 8*n+8), make([][4]int, 1, n)
	xy[0], mp[0] = true, true
	for x, m := 0, 0; len(rows) < n; {
		for xy[x] {
			x++
		}
		for mp[m] {
			m++
		}
		xy[x], xy[x+m], mp[m], mp[2*x+m] = true, true, true, true
		rows = append(rows, [4]int{x, x + m, m, 2*x + m})
	}
	return rows
}

// morphism replaces the letters.
func morphism(a, b, c string) func(string) string {
	return strings.NewReplacer("a", a, "b", b, "c", c).Replace
}

// theta makes the theme song.
var theta = morphism("cabaaba", "cababa", "caba")

// word returns the first letters of the Tribonacci word.
func word(n int) string {
	w := "a"
	for tau := morphism("ab", "ac", "a"); len(w) < n; {
		w = tau(w)
	}
	return w[:n]
}

func image(a, b, c string) func(n int) string {
	return func(n int) string {
		w := word(n)
		return unless(morphism(a, b, c)("c" + w)[:n] == w, "they differ")
	}
}

// placesOf visits the places of the n-th a, b and c, from 0 on, read in the word.
func placesOf(n int, visit func(i, a, b, c int) string) string {
	places := [3][]int{{0}, {0}, {0}}
	for i, letter := range word(7 * n) {
		places[letter-'a'] = append(places[letter-'a'], i+1)
	}
	return each(0, n-1, func(i int) string { return visit(i, places[0][i], places[1][i], places[2][i]) })
}

func table2(int) string {
	const printed = `c 0 0 0 0 1 2 1 3 0 0 0|a 1 2 1 3 2 3 1 5 1 2 4|b 3 5 2 8 1 3 2 4 3 6 11|a 4 8 4 12 2 3 1 5 5 9 17|c 6 11 5 17 1 2 1 3 7 13 24|a 7 13 6 20 2 3 1 5 8 15 28|` +
		`b 9 16 7 25 1 3 2 4 10 19 35|a 10 19 9 29 2 3 1 5 12 22 41|a 12 22 10 34 2 3 1 5 14 26 48|b 14 25 11 39 1 3 2 4 16 30 55|a 15 28 13 43 2 3 1 5 18 33 61|c 17 31 14 48 1 2 1 3 20 37 68|` +
		`a 18 33 15 51 2 3 1 5 21 39 72|b 20 36 16 56 1 3 2 4 23 43 79|a 21 39 18 60 2 3 1 5 25 46 85|b 23 42 19 65 1 3 2 4 27 50 92|a 24 45 21 69 2 3 1 5 29 53 98|c 26 48 22 74 1 2 1 3 31 57 105|` +
		`a 27 50 23 77 2 3 1 5 32 59 109|b 29 53 24 82 1 3 2 4 34 63 116|a 30 56 26 86 2 3 1 5 36 66 122|a 32 59 27 91 2 3 1 5 38 70 129|b 34 62 28 96 1 3 2 4 40 74 136|a 35 65 30 100 2 3 1 5 42 77 142|` +
		`c 37 68 31 105 1 2 1 3 44 81 149|a 38 70 32 108 2 3 1 5 45 83 153|b 40 73 33 113 1 3 2 4 47 87 160|a 41 76 35 117 2 3 1 5 49 90 166|c 43 79 36 122 1 2 1 3 51 94 173`
	rows, song, want := xymp(31), "c"+word(40), strings.Split(printed, "|")
	return placesOf(len(want), func(i, a, b, c int) string {
		row, next := rows[i], rows[i+1]
		for k := range next {
			next[k] -= row[k]
		}
		got := strings.NewReplacer("[", "", "]", "").Replace(fmt.Sprintf("%c %v %v %d %d %d", song[i], row, next, a, b, c))
		return unless(got == want[i], "row %d is %s", i, got)
	})
}

// complement checks that the steps of one column of the rows come from those of another.
func complement(rows [][4]int, from, to int, images map[int]string) func() string {
	return func() string {
		steps := []byte("1")
		for i := 1; len(steps) < len(rows)-1; i++ {
			steps = append(steps, images[rows[i][from]-rows[i-1][from]]...)
		}
		return each(1, len(rows)-1, func(i int) string { return unless(rows[i][to]-rows[i-1][to] == int(steps[i-1]-'0'), "row %d", i) })
	}
}

// stepAfter19 checks how M goes on after 19.
func stepAfter19(want int) func(int) string {
	return func(int) string {
		rows := xymp(40)
		i := slices.IndexFunc(rows, func(row [4]int) bool { return row[2] == 19 })
		return unless(rows[i+1][2]-19 == want, "it goes on with %d", rows[i+1][2])
	}
}

// number is the number that a numeral writes.
func number(e tri.Numeral) int { return tri.N.Value(e) - 1 }

// dropped compares a way to count letters with the word.
func dropped(way func(n, letter int) (count int, ok bool)) func(n int) string {
	return func(n int) string {
		var counts [3]int
		for i, c := range word(n) {
			counts[c-'a']++
			for letter, want := range counts {
				if got, ok := way(i+1, letter); ok && got != want {
					return fmt.Sprintf("letter %d among the first %d: %d", letter, i+1, got)
				}
			}
		}
		return ""
	}
}

// psi is the Tribonacci constant, the real root of x³ = x² + x + 1.
var psi = func() float64 {
	x := 1.8
	for range 50 {
		x -= (x*x*x - x*x - x - 1) / (3*x*x - 2*x - 1)
	}
	return x
}()

// tribonacciNumbers are T_0 = 1, T_1 = 2, T_2 = 4, …
func tribonacciNumbers(n int) []float64 {
	t := []float64{1, 2, 4}
	for len(t) < n {
		t = append(t, t[len(t)-1]+t[len(t)-2]+t[len(t)-3])
	}
	return t
}

// nearPowers checks (23), or one of (24) to (26).
func nearPowers(constant float64, i int) func(n int) string {
	bound := []float64{0.283, 0.731, 1.113, 1.877}[i]
	return func(n int) string {
		t := tribonacciNumbers(n + 3)
		return each(0, n-1, func(n int) string {
			d := t[n] - constant*math.Pow(psi, float64(n))
			if i > 0 {
				d = t[n+i] - math.Pow(psi, float64(i))*t[n]
			}
			return unless(math.Abs(d) <= bound*math.Pow(0.738, float64(n)), "n = %d: %f", n, d)
		})
	}
}

// appended returns the extremes of n with zeros appended, less the power of ψ times n.
func appended(to, digits int) (low, high float64, atLow, atHigh int) {
	power, e := math.Pow(psi, float64(digits)), tri.Of(0)
	for n := range to {
		d := float64(number(e<<digits)) - power*float64(n)
		if d < low {
			low, atLow = d, n
		}
		if d > high {
			high, atHigh = d, n
		}
		e = e.Next()
	}
	return low, high, atLow, atHigh
}

// offFloor is by how much a place differs from the rounded multiple.
func offFloor(s *tri.Sequence, i, n int) int {
	return s.At(n) - int(math.Floor(math.Pow(psi, float64(i+1))*float64(n)))
}

// counted compares the count of a letter with n/ψⁱ, as printed or rounded down.
func counted(i int, printed bool) func(n int) string {
	return func(n int) string {
		power, count := math.Pow(psi, float64(i+1)), 0
		w := word(n)
		return each(1, n-1, func(n int) string {
			if w[n-1] == "abc"[i] {
				count++
			}
			least := float64(n) / power
			if !printed {
				least = math.Floor(least)
			}
			return unless(float64(count) >= least && (printed || float64(count) <= least+1), "n = %d: %d", n, count)
		})
	}
}
