package claims

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	repeated "github.com/palacegames/palace/engine/additive"
	"github.com/palacegames/palace/engine/wythoff/golden"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// others are the claims about the two games that lead to those of the four papers, and about blocking
// queens with few blocked squares.
func others() []Claim {
	return []Claim{
		{"bou01-nim", "[Bou01]", "The nim-value of two piles, a rook's square, is x xor y.", "The least number that no option has.", "rook@6,4", Open, Reach{"x and y below %s", 200, 500}, func(n int) string {
			for i, v := range oracle.New(game("rook")).Values(engine.NimValues, engine.Window{W: n, H: n}) {
				if int(v) != i%n^i/n {
					return fmt.Sprintf("(%d,%d): %d", i%n, i/n, v)
				}
			}
			return ""
		}},
		{"fra82-beatty", "[Fra82]", "The P-positions of generalised Wythoff Nim are (A, B) and (B, A): the n-th A is the least number that A and B have not had, and B = A + Mn. M from 1 to 6.", "All squares, from the options.", "mwythoff:2&idea=golden", Open, Reach{"x and y below %s", 120, 300}, func(n int) string {
			return each(1, 6, func(m int) string {
				at, had := map[[2]int]bool{}, map[int]bool{}
				for a, i := 0, 0; a < n; a++ {
					if !had[a] {
						b := a + m*i
						had[a], had[b], at[[2]int{a, b}], at[[2]int{b, a}] = true, true, true, true
						i++
					}
				}
				for i, v := range oracle.New(game(fmt.Sprint("mwythoff:", m))).Values(engine.NimValues, engine.Window{W: n, H: n}) {
					if (v == 0) != at[[2]int{i % n, i / n}] {
						return fmt.Sprintf("M = %d, (%d,%d)", m, i%n, i/n)
					}
				}
				return ""
			})
		}},
		{"here-remoteness", "docs/findings.md, How long a game lasts", "In Wythoff Nim, mwythoff:2 and mwythoff:3, the n-th palace lasts 2n moves if the winner hurries and the loser resists.", "All squares, from the options.", "wythoff@6,10&map=remoteness", Open, Reach{"x and y below %s", 100, 250}, func(n int) string {
			return each(1, 3, func(m int) string {
				for i, v := range oracle.New(game(fmt.Sprint("mwythoff:", m))).Values(engine.Remoteness, engine.Window{W: n, H: n}) {
					if x, y := i%n, i/n; v%2 == 0 && int(v)*m != 2*max(x-y, y-x) {
						return fmt.Sprintf("M = %d, (%d,%d): %d", m, x, y, v)
					}
				}
				return ""
			})
		}},
		{"here-additive", "[Lan02]", "The rows 0 to 8 of the nim-values of Wythoff Nim repeat with the periods 1, 3, 3, 6, 12, 24, 12, 24 and 24 added, from x = 0, 0, 0, 8, 9, 27, 37, 92 and 102 on.", "A state of each row is found twice.", "wythoff@30,2&map=nim", Holds, Reach{}, func(int) string {
			rows, found := repeated.NewRows(game("wythoff").(repeated.Lined).Lines(), 1<<20), ""
			for rows.Next() && len(rows.Found) < 9 {
			}
			for _, p := range rows.Found {
				found += fmt.Sprintf("%d+%d ", p.Preperiod, p.Added)
			}
			return differs(found, "0+1 0+3 0+3 8+6 9+12 27+24 37+12 92+24 102+24 ")
		}},
		{"here-blocking-2", "docs/findings.md, Few blocked squares", "The palaces of blocking queens with k = 2 are (0,0), (n,2n+1) and (2⌊nφ⌋+2,2⌊nφ²⌋+2) for n ≥ 0, and their mirror images.", "All squares, from the options.", "blocking:2&idea=lines", Open, Reach{"x and y below %s", 120, 300}, func(n int) string {
			return onlyAt(2, n, func(i int) [][2]int {
				return [][2]int{{i, 2*i + 1}, {2*golden.Lower(i) + 2, 2*(golden.Lower(i)+i) + 2}}
			})
		}},
		{"here-blocking-3", "docs/findings.md, Few blocked squares", "The palaces of blocking queens with k = 3 are (0,0), (n,2n+1) and (n,2n+2) for n ≥ 0, and their mirror images.", "All squares, from the options.", "blocking:3&idea=lines", Open, Reach{"x and y below %s", 120, 300}, func(n int) string {
			return onlyAt(3, n, func(i int) [][2]int { return [][2]int{{i, 2*i + 1}, {i, 2*i + 2}} })
		}},
	}
}

// onlyAt checks that the palaces of blocking queens are the corner, those listed for i = 0, 1, …, and
// their mirror images.
func onlyAt(k, n int, listed func(i int) [][2]int) string {
	at := map[[2]int]bool{{0, 0}: true}
	for i := range n {
		for _, p := range listed(i) {
			at[p], at[[2]int{p[1], p[0]}] = true, true
		}
	}
	for i, v := range oracle.New(game(fmt.Sprint("blocking:", k))).Values(engine.Outcomes, engine.Window{W: n, H: n}) {
		if (v == 1) != at[[2]int{i % n, i / n}] {
			return fmt.Sprintf("(%d,%d)", i%n, i/n)
		}
	}
	return ""
}
