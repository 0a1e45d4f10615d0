package claims

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/palacegames/palace/engine"
)

// lsy24More are claims about one move, two moves and one pile, and about rows of any finite subtraction.
func lsy24More() []Claim {
	oneMove := func(n int, check func(a, b int, p func(x, y int) bool) string) string {
		return each(1, (n+1)*(n+1)-1, func(i int) string {
			return check(i%(n+1), i/(n+1), subtract(4*n+20, vector{i % (n + 1), i / (n + 1)}))
		})
	}
	return []Claim{
		{"lsy24-lemma-17", "[LSY24] Lemma 17", "With one move (a,b), (x,y) is P if and only if (x+a,y+b) is not, and if and only if (x+2a,y+2b) is.", "x and y below 20, from the rules.", "subtraction:(2,3)", Open, Reach{"a and b up to %s", 5, 12}, func(n int) string {
			return oneMove(n, func(a, b int, p func(x, y int) bool) string {
				return each(0, 399, func(i int) string {
					x, y := i%20, i/20
					return unless(p(x, y) != p(x+a, y+b) && p(x, y) == p(x+2*a, y+2*b), "{(%d,%d)}: (%d,%d)", a, b, x, y)
				})
			})
		}},
		{"lsy24-remark-19", "[LSY24] Remark 19", "With one move along an axis the P-positions are strips: with (a,0) those where ⌊x/a⌋ is even, with (0,b) those where ⌊y/b⌋ is.", "x and y below 20, from the rules.", "subtraction:(3,0)", Open, Reach{"a and b up to %s", 5, 12}, func(n int) string {
			return each(1, n, func(a int) string {
				p, q := subtract(20, vector{a, 0}), subtract(20, vector{0, a})
				return each(0, 399, func(i int) string {
					x, y := i%20, i/20
					return unless(p(x, y) == (x/a%2 == 0) && q(x, y) == (y/a%2 == 0), "%d: (%d,%d)", a, x, y)
				})
			})
		}},
		{"lsy24-lemma-23", "[LSY24] Lemma 23", "With two moves (a,b) and (c,d), a ≤ c, a square with x < c is as with (a,b) alone.", "y below 40, from the rules.", "subtraction:(1,2)(4,1)", Open, Reach{"components up to %s", 7, 12}, func(n int) string {
			return twoMoves(n, true, func(a, b, c, d int) string {
				both, one := subtract(40, vector{a, b}, vector{c, d}), subtract(40, vector{a, b})
				return each(0, 40*c-1, func(i int) string {
					return unless(both(i/40, i%40) == one(i/40, i%40), "{(%d,%d),(%d,%d)}: (%d,%d)", a, b, c, d, i/40, i%40)
				})
			})
		}},
		{"lsy24-remark-24", "[LSY24] Remark 24", "With two moves (0,b) and (0,d), (x,y) is P if and only if a pile of y with the moves b and d is.", "x and y below 40, from the rules.", "subtraction:(0,2)(0,3)", Open, Reach{"b and d up to %s", 7, 20}, func(n int) string {
			return each(0, n*n-1, func(i int) string {
				b, d := 1+i%n, 1+i/n
				p, values := subtract(40, vector{0, b}, vector{0, d}), pile(40, b, d)
				return each(0, 1599, func(i int) string {
					return unless(p(i%40, i/40) == (values[i/40] == 0), "%d, %d: (%d,%d)", b, d, i%40, i/40)
				})
			})
		}},
		{"lsy24-cairns-ho", "[LSY24] Section 2, of [8]", "If the outcomes of one pile have the least period 2, the large palaces are the even piles.", "The period is proved by a state that repeats.", "subtraction:(1)(3)", Open, Reach{"all sets of moves up to %s", 11, 16}, func(n int) string {
			return subsets(n, func(list []int) string {
				found := repeats(list...)
				if found[1] != 2 {
					return ""
				}
				values := pile(found[0]+2+n, list...)
				return each(found[0], found[0]+1, func(x int) string { return unless((values[x] == 0) == (x%2 == 0), "%v: %d", list, x) })
			})
		}},
		{"lsy24-ward", "[LSY24] Section 2, of [20] and [46]", "The least period of the nim-values of one pile with the moves a < b < c, where c is not a + b, divides the sum of two of them.", "The period is proved by a state that repeats.", "subtraction:(2)(5)(6)", Open, Reach{"c up to %s", 24, 60}, ward},
		{"lsy24-gliders", "[LSY24] Figures 23 and 24", "Far out the middle mosaic of the nine moves repeats by (15,3), along slope 1/5, and across that by no vector shorter than (−12,49).", "The segments are found.", "subtraction:" + nineMoves, Holds, long, func(int) string {
			l := found(nineMoves).Segments[1].Lattice
			u, v := l.Shortest()
			return differs([]vector{u, v}, "[[15 3] [-12 49]]")
		}},
		{"here-max-symmetric", "docs/findings.md, Which rulesets", "Of the 117 max-symmetric rulesets of five moves with components up to 4, but for mirror images, all are settled but at most the five that are listed.", "The segments are found.", "subtraction:(0,2)(1,0)(1,1)(0,1)(1,2)", Holds, long, maxSymmetric},
		{"here-rows-nim", "docs/findings.md, Rows and columns", "The nim-values of rows 0 to 2 repeat in the end, for rulesets of two to four moves with components up to 3.", "A state of the rows that repeats is a proof, for each of random rulesets.", "subtraction:(1,2)(2,1)(3,3)&map=nim", Open, Reach{"%s rulesets", 60, 1000}, rowsRepeat(1)},
		{"here-rows-partizan", "docs/findings.md, Rows and columns", "So do the outcomes for both players where each has moves of her own.", "A state of the rows that repeats is a proof, for each of random pairs of rulesets.", "", Open, Reach{"%s pairs", 60, 1000}, rowsRepeat(2)},
	}
}

// ward looks for a period that divides no sum of two moves.
func ward(n int) string {
	return each(3, n, func(c int) string {
		return each(2, c-1, func(b int) string {
			return each(1, b-1, func(a int) string {
				if a+b == c {
					return ""
				}
				list := []int{a, b, c}
				var row []byte
				p := repeatAfter(c, func() byte { row = append(row, least(row, list)); return row[len(row)-1] })
				return unless((a+b)%p == 0 || (a+c)%p == 0 || (b+c)%p == 0, "{%d,%d,%d} has the period %d", a, b, c, p)
			})
		})
	})
}

// least is the nim-value of the next pile.
func least(row []byte, list []int) (v byte) {
	for again := true; again; {
		again = false
		for _, m := range list {
			if len(row) >= m && row[len(row)-m] == v {
				v, again = v+1, true
			}
		}
	}
	return v
}

// repeatAfter returns after how many values the last so many of them come back for the first time: the least period, if what
// comes next follows from these. It ends if there are finitely many.
func repeatAfter(window int, next func() byte) int {
	seen, last := map[string]int{}, make([]byte, 0, 1<<10)
	for {
		last = append(last, next())
		if len(last) < window {
			continue
		}
		state := string(last[len(last)-window:])
		if at, known := seen[state]; known {
			return len(last) - at
		}
		seen[state] = len(last)
	}
}

// rowsRepeat follows the first three rows of random rulesets, of one player for both or of two players, until a state repeats.
func rowsRepeat(players int) func(n int) string {
	const rows, most, patience = 3, 3, 200_000
	return func(n int) string {
		r := rand.New(rand.NewPCG(7, uint64(players)))
		return each(1, n, func(int) string {
			lists := make([][]engine.Cell, players)
			for i := range lists {
				for len(lists[i]) < 2+r.IntN(3) {
					if m := (engine.Cell{X: r.IntN(most + 1), Y: r.IntN(rows)}); m != (engine.Cell{}) {
						lists[i] = append(lists[i], m)
					}
				}
			}
			columns, seen := [][rows]byte{}, map[string]int{}
			for len(columns) < patience {
				columns = append(columns, [rows]byte{})
				x := len(columns) - 1
				for y := range rows {
					columns[x][y] = valueOf(columns, x, y, lists)
				}
				state := fmt.Sprint(columns[max(0, x-most):])
				if _, known := seen[state]; known && x > most {
					return ""
				}
				seen[state] = x
			}
			return fmt.Sprint(lists)
		})
	}
}

// valueOf is the nim-value of a square, or in two bits whether the first and the second player win who moves.
func valueOf(columns [][3]byte, x, y int, lists [][]engine.Cell) (v byte) {
	var options [2][]byte
	for i, list := range lists {
		for _, m := range list {
			if x >= m.X && y >= m.Y {
				options[i] = append(options[i], columns[x-m.X][y-m.Y])
			}
		}
	}
	if len(lists) == 1 {
		for slices.Contains(options[0], v) {
			v++
		}
		return v
	}
	for i, other := range []byte{2, 1} { // the bit of the other player, who moves then
		if slices.ContainsFunc(options[i], func(o byte) bool { return o&other == 0 }) {
			v |= 1 << i
		}
	}
	return v
}

// notSettled are the max-symmetric rulesets of five moves with components up to 4 that are not known to be settled.
var notSettled = []string{"(0,3)(1,1)(2,3)(3,1)(3,4)", "(0,3)(1,0)(2,4)(3,1)(3,4)", "(0,3)(1,4)(2,0)(3,1)(3,4)", "(0,4)(1,3)(2,1)(3,0)(3,4)", "(0,1)(1,4)(3,0)(4,3)(4,4)"}

// maxSymmetric looks for another one, and counts them all.
func maxSymmetric(int) string {
	var all, last []string
	for i := range 25 * 25 * 25 {
		most, s, t := vector{i % 5, i / 5 % 5}, vector{i / 25 % 5, i / 125 % 5}, vector{i / 625 % 5, i / 3125}
		ok := most[0] <= most[1]
		list := []vector{most}
		for _, m := range []vector{s, t} {
			n := vector{most[0] - m[0], most[1] - m[1]}
			ok = ok && n[0] >= 0 && n[1] >= 0 && m != vector{} && n != vector{}
			list = append(list, m, n)
		}
		if text, distinct := written(list); ok && distinct {
			mirror := make([]vector, len(list))
			for j, m := range list {
				mirror[j] = vector{m[1], m[0]}
			}
			other, _ := written(mirror)
			all = append(all, min(text, other))
		}
	}
	slices.Sort(all)
	all = slices.Compact(all)
	for _, text := range notSettled {
		list := readMoves(text)
		for j, m := range list {
			list[j] = vector{m[1], m[0]}
		}
		other, _ := written(list)
		last = append(last, min(text, other))
	}
	for _, text := range all {
		if !slices.Contains(last, text) && !found(text).Settled {
			return text + " is not settled"
		}
	}
	return differs(len(all), 117)
}

// written writes moves in their order, and says whether they are distinct.
func written(list []vector) (text string, distinct bool) {
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b vector) int { return slices.Compare(a[:], b[:]) })
	for _, m := range list {
		text += fmt.Sprintf("(%d,%d)", m[0], m[1])
	}
	return text, len(slices.Compact(list)) == len(list)
}
