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
		{"bou01-piles", "[Bou01]", "The nim-value of three piles is x xor y xor z.", "The least number that no option has.", "nim:3&idea=digits", Open, Reach{"piles below %s", 16, 40}, func(n int) string {
			return piles(n, "nim:3", func(o *oracle.Oracle, x, y, z int) bool {
				return int(o.Value(engine.NimValues, engine.Ints(x, y, z))) == x^y^z
			})
		}},
		{"bou01-misere", "[Bou01]", "In misère play three piles are P if the nim-sum is 0 and a pile has more than one, or if an odd number of them is left and none has.", "All positions, from the options.", "nim:3&misere=on@3,5,7", Open, Reach{"piles below %s", 16, 40}, func(n int) string {
			return piles(n, "nim:3&misere=on", func(o *oracle.Oracle, x, y, z int) bool {
				return (o.Value(engine.Outcomes, engine.Ints(x, y, z)) == 1) == (x^y^z == 0 == (max(x, y, z) > 1))
			})
		}},
		{"here-three-piles", "Found here", "In Wythoff Nim with three piles each two numbers x, y have exactly one z with which they are P, the least that no P-position before it attacks.", "All positions, from the options; The comment of the package engine/wythoff/piles says why there is one.", "wythoff:3@30,22,5", Open, Reach{"piles below %s", 14, 40}, func(n int) string {
			methods := game("wythoff:3").Solve()
			return piles(n, "wythoff:3", func(o *oracle.Oracle, x, y, z int) bool {
				found, err := methods.Value(engine.Outcomes, engine.Ints(x, y, z))
				return err == nil && found.Clamp() == int(o.Value(engine.Outcomes, engine.Ints(x, y, z)))
			})
		}},
		{"here-three-piles-100", "Project Euler 260", "Of the P-positions x ≤ y ≤ z of Wythoff Nim with three piles, x + y + z comes to 173,895 in all where z ≤ 100.", "A map for each z.", "wythoff:3@30,22,5", Holds, Reach{}, func(int) string {
			return differs(fmt.Sprint(threePiles(100)), "173895")
		}},
		{"here-three-piles-1000", "Project Euler 260", "Of the P-positions x ≤ y ≤ z of Wythoff Nim with three piles, x + y + z comes to 167,542,057 in all where z ≤ 1000.", "A map for each z.", "wythoff:3@30,22,5", Holds, long, func(int) string {
			return differs(fmt.Sprint(threePiles(1000)), "167542057")
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

// piles looks at all positions of three piles below n.
func piles(n int, ruleset string, holds func(o *oracle.Oracle, x, y, z int) bool) (against string) {
	o := oracle.New(game(ruleset))
	for i := range n * n * n {
		if x, y, z := i%n, i/n%n, i/n/n; !holds(o, x, y, z) {
			return fmt.Sprintf("(%d,%d,%d)", x, y, z)
		}
	}
	return ""
}

// threePiles adds up the palaces x ≤ y ≤ z of Wythoff Nim with z ≤ most.
func threePiles(most int) (sum int) {
	g := game("wythoff:3")
	methods := g.Solve()
	for z := most; z >= 0; z-- { // the largest table first, which has the others
		b, err := engine.NewBoard(g, methods, engine.NewMap(g, engine.Outcomes, engine.Ints(0, 0, z), ""))
		if err != nil {
			panic(err)
		}
		for t := range engine.Tiles(b, engine.Window{W: z + 1, H: z + 1}) {
			for y := t.Y; y < t.Y+t.H; y++ {
				for x := t.X; x < min(t.X+t.W, y+1); x++ {
					sum += int(t.At(x, y)) * (x + y + z)
				}
			}
		}
	}
	return sum
}
