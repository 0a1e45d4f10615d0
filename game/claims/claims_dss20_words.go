package claims

import (
	"fmt"
	"math/big"
	"strings"

	"github.com/palacegames/palace/engine"
	tri "github.com/palacegames/palace/engine/exile/tribonacci"
	"github.com/palacegames/palace/engine/oeis"
)

// dss20Words are the claims about Tribonacci representations and words, and about the sequences that are named.
func dss20Words() []Claim {
	return []Claim{
		{"dss20-lemma-3", "[DSS20] Lemma 3", "Two binary strings are Tribonacci representations of the same number if and only if they are with a 0 behind them.", "All strings.", "", Open, Reach{"up to %s digits", 14, 20}, func(n int) string {
			longer, shorter := map[int]int{}, map[int]int{}
			return each(0, 1<<n-1, func(e int) string {
				v, w := weigh(e), weigh(2*e)
				u, seen := longer[v]
				t, met := shorter[w]
				longer[v], shorter[w] = w, v
				return unless((!seen || u == w) && (!met || t == v), "%b is %d, with a 0 %d", e, v, w)
			})
		}},
		{"dss20-corollary-4", "[DSS20] Corollary 4", "If two strings with ends of the same length, which stand for the same number, stand for the same number, so do the strings without their ends.", "All strings and ends.", "", Open, Reach{"up to %s digits each", 5, 7}, func(n int) string {
			return each(0, 1<<(2*n)-1, func(i int) string {
				x, y := i>>n, i&(1<<n-1)
				return each(0, 1<<(2*n)-1, func(j int) string {
					v, w := j>>n, j&(1<<n-1)
					return unless(weigh(v) != weigh(w) || weigh(x<<n|v) != weigh(y<<n|w) || weigh(x) == weigh(y), "%b and %b with %b and %b", x, y, v, w)
				})
			})
		}},
		{"dss20-corollary-5", "[DSS20] Corollary 5", "The number that a representation of n without its last digit stands for, and that digit added, depends on n alone.", "All strings.", "", Open, Reach{"up to %s digits", 14, 20}, func(n int) string {
			sums := map[int]int{}
			return each(0, 1<<n-1, func(e int) string {
				sum := weigh(e>>1) + e&1
				was, seen := sums[weigh(e)]
				sums[weigh(e)] = sum
				return unless(!seen || was == sum, "%b", e)
			})
		}},
		{"dss20-theorem-6", "[DSS20] Theorem 6, Lemmas 7, 8 and 9", "With T_n the nth image of a: that of b is T_(n−1) T_(n−2), that of c T_(n−1), and T_n is T_(n−1) T_(n−2) T_(n−3); it has as many a, b and c as T_(n−1), T_(n−2) and T_(n−3) have letters.", "The words are written.", "", Open, Reach{"n up to %s", 14, 22}, imagesOfLetters},
		{"dss20-lemma-10", "[DSS20] Lemma 10", "The representations of m digits of the numbers below T_m are those of m − 1 digits behind 0, of m − 2 behind 10 and of m − 3 behind 110.", "They are listed.", "", Open, Reach{"m up to %s", 14, 22}, func(n int) string {
			return each(3, n, func(m int) string {
				got := append(append(canonical(m-1, "0"), canonical(m-2, "10")...), canonical(m-3, "110")...)
				return differs(got, fmt.Sprint(canonical(m, "")))
			})
		}},
		{"dss20-21", "[DSS20] (21)", "A at place A_n, and 1, is B_n; A at B_n is B at A_n, and 1; A at B_n, and 1, is C_n.", "The places are read in the word.", "", Open, Reach{"n below %s", 3000, 100_000}, func(n int) string {
			return placesOf(n, func(i, a, b, c int) string {
				return unless(i == 0 || tri.A.At(a)+1 == b && tri.A.At(b) == tri.B.At(a)+1 && tri.A.At(b)+1 == c, "n = %d", i)
			})
		}},
		{"dss20-45", "[DSS20] (45)", "Y_n / X_n is (C_n − B_n) / (B_n − A_n), and tends to ψ: |Y_n − ψX_n| < 2.", "The rows are defined one by one, by mex (2).", "", Open, Reach{"n below %s", 10_000, 1_000_000}, func(n int) string {
			const psi = 1.839286755214161
			rows := xymp(n)
			return placesOf(n, func(i, a, b, c int) string {
				x, y := rows[i][0], rows[i][1]
				off := float64(y) - psi*float64(x)
				return unless(y*(b-a) == x*(c-b) && -2 < off && off < 2, "n = %d: %g", i, off)
			})
		}},
		{"dss20-30-32-rare", "[DSS20] after (32)", "The +1 of (30), (31) and (32) is needed first at n = 12737, 329 and 2047.", "Exact, in integers.", "", Holds, Reach{}, func(int) string {
			return differs([]*big.Int{sequence("A275158")(), sequence("A278352")(), sequence("A278353")()}, "[12737 329 2047]")
		}},
		{"dss20-nim-sum-printed", "[DSS20] Section 8, as printed", "Column 1 of the quadrant's nim-values is A004482.", "The first members of both.", "exile:quadrant&map=nim", Fails, Reach{}, columnOne("A004482", 5)},
		{"dss20-nim-sum", "[DSS20] Section 8", "Column 1 of the quadrant's nim-values is the Nim-sum r ⊕ 2, A004443.", "The first members of both.", "exile:quadrant&map=nim", Open, Reach{"rows below %s", 500, 4000}, func(n int) string { return columnOne("A004443", n)(n) }},
		{"dss20-rows", "[DSS20] after Conjecture 26", "No row of the quadrant's nim-values is quasi-periodic as the columns are: in rows 0 to 9 no period up to 600 holds for all of the last two thirds of the columns.", "All periods are tried.", onQuadrant, Open, Reach{"columns below %s", 3000, 12_000}, func(n int) string {
			g := read(onQuadrant, engine.NimValues, engine.Window{W: 10, H: n})
			return each(0, 9, func(row int) string {
				return each(1, 600, func(p int) string {
					for c := n / 3; c+p < n; c++ {
						if g.at(row, c+p) != g.at(row, c)+p {
							return ""
						}
					}
					return fmt.Sprintf("row %d has %d", row, p)
				})
			})
		}},
		{"dss20-hexagons", "[DSS20] Section 1", "Along the antidiagonals of a sector of hexagons the queens stand on x = y.", "The 0s of A296339.", onQuadrant + "&idea=placing", Open, Reach{"antidiagonals below %s", 200, 1000}, func(n int) string {
			next := sequence("A296339")
			return each(0, n*(n+1)/2-1, func(i int) string {
				s := 0
				for (s+1)*(s+2)/2 <= i {
					s++
				}
				return unless((next().Sign() == 0) == (2*(i-s*(s+1)/2) == s), "square %d", i)
			})
		}},
	}
}

// weigh returns the number that binary digits stand for, with T_0 = 1, T_1 = 2, T_2 = 4, …
func weigh(digits int) (n int) {
	for a, b, c := 1, 2, 4; digits > 0; digits >>= 1 {
		n += a * (digits & 1)
		a, b, c = b, c, a+b+c
	}
	return n
}

// canonical lists the strings of m digits without three 1s in a row, behind a prefix, in their order.
func canonical(m int, prefix string) (all []string) {
	for e := range 1 << m {
		if text := fmt.Sprintf("%0*b", m, e)[max(0, 1-m):]; !strings.Contains(text, "111") {
			all = append(all, prefix+text)
		}
	}
	return all
}

func imagesOfLetters(n int) string {
	tau := morphism("ab", "ac", "a")
	of := [3]string{"a", "b", "c"}
	words := []string{"a"}
	for i := 1; i <= n; i++ {
		of = [3]string{tau(of[0]), tau(of[1]), tau(of[2])}
		words = append(words, of[0])
		if i >= 2 && of[1] != words[i-1]+words[i-2] || of[2] != words[i-1] {
			return fmt.Sprintf("the images after %d steps", i)
		}
		if i < 3 {
			continue
		}
		if of[0] != words[i-1]+words[i-2]+words[i-3] {
			return fmt.Sprintf("T_%d", i)
		}
		for back, letter := range []string{"a", "b", "c"} {
			if strings.Count(of[0], letter) != len(words[i-1-back]) {
				return fmt.Sprintf("T_%d has so many %s: %d", i, letter, strings.Count(of[0], letter))
			}
		}
	}
	return ""
}

// sequence begins one of the encyclopedia.
func sequence(id string) (next func() *big.Int) { return must(oeis.Find(id)).Start() }

// columnOne compares column 1 of the quadrant's nim-values with a sequence.
func columnOne(id string, rows int) func(int) string {
	return func(int) string {
		next, g := sequence(id), read(onQuadrant, engine.NimValues, engine.Window{W: rows, H: 2})
		return each(0, rows-1, func(r int) string {
			want := next()
			return unless(want.IsInt64() && want.Int64() == int64(g.at(r, 1)), "row %d has %d, not %v", r, g.at(r, 1), want)
		})
	}
}
