package claims

import (
	"fmt"
	"maps"
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/engine/blocking/compare"
	"github.com/palacegames/palace/engine/blocking/conjecture"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/engine/wythoff/golden"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// cln15 are the claims about blocking queens. x goes to the right, y down.
func cln15() []Claim {
	return []Claim{
		{"cln15-definition", "[CLN15] Section 1", "Counting palaces gives the winner of the game as it is played, with every choice of blocked squares tried, for k = 1 to 5 on the 7×7 squares at the corner.",
			"A game tree with sets of blocked squares beside the count.", "blocking:5@6,6", Holds, Reach{}, func(int) string {
				return each(1, 5, func(k int) string {
					tree, count := oracle.NewTree(blocking.New(k)), oracle.New(blocking.New(k))
					return each(0, 48, func(i int) string {
						p := engine.At(i%7, i/7)
						return unless(tree.Outcome(p) == count.Outcome(p), "k = %d, (%v)", k, p)
					})
				})
			}},
		{"cln15-figure-1", "[CLN15] Figure 1", "In game 5 the palace numbers on the 11×11 squares at the corner are 0 to 7, all of them, and rows 0, 3 and 4 are as the figure shows them.",
			"All palaces that each queen sees are counted.", "blocking:5&size=11x11", Holds, Reach{}, func(int) string {
				g := grid{engine.Window{W: 11, H: 11}, automaton.Textbook(5, 11, 11)}
				seen := slices.Compact(slices.Sorted(slices.Values(g.values)))
				return differs(fmt.Sprint(seen, g.values[:11], g.values[33:55]),
					"[0 1 2 3 4 5 6 7] [0 1 2 3 4 5 5 5 5 5 5] [3 5 5 4 6 5 4 6 6 4 4 4 5 4 6 7 5 6 5 5 5 5]")
			}},
		{"cln15-figure-1-palaces", "[CLN15] Figure 1", "In game 5 the queen on (3,3) sees four palaces: (0,0), (0,3), (1,1) and (3,0).",
			"The engine's answer.", "blocking:5@3,3", Holds, Reach{}, func(int) string { return differs(palaces("blocking:5", 3, 3), "[0,0 0,3 1,1 3,0]") }},
		{"cln15-example-game", "[CLN15] Section 1", "In game 5, from (3,3) with its palaces blocked, the moves lead to (1,3), (2,2), (2,3), (3,1) and (3,2), which see 5, 6, 5, 5 and 5 palaces; from each of these every palace leaves the other player without a move.",
			"All moves and all replies.", "blocking:5@3,3", Holds, Reach{}, func(int) string {
				sees, g := "", game("blocking:5")
				for _, q := range engine.Options(g.Rays(engine.At(3, 3))) {
					replies := must(g.Solve().Palaces(q))
					if len(replies) < 5 {
						continue // a palace, which is blocked
					}
					sees += fmt.Sprintf("(%v) %d ", q, len(replies))
					for _, r := range replies {
						if n := len(engine.Options(g.Rays(r))); n > 4 {
							return fmt.Sprintf("from (%v) the palace (%v) has %d moves", q, r, n)
						}
					}
				}
				return differs(sees, "(1,3) 5 (2,2) 6 (2,3) 5 (3,1) 5 (3,2) 5 ")
			}},
		{"cln15-theorem-1", "[CLN15] Theorem 1", "A palace number follows from six neighbours, as the rule of the automaton says.",
			"The rule beside a count of all palaces, for k = 1, 2, 3, 5, 20, 64, 100 and 131.", "blocking:100&idea=automaton", Open, Reach{"x and y below %s", 250, 700}, func(n int) string {
				for _, k := range []int{1, 2, 3, 5, 20, 64, 100, 131} {
					at := relative(k, n)
					for i := range n * n {
						x, y := i%n, i/n
						h := automaton.Neighborhood{A: at(x-2, y-2), B: at(x-1, y-2), C: at(x-2, y-1), D: at(x-1, y-1), E: at(x, y-1), F: at(x-1, y)}
						if h.Next() != at(x, y) {
							return fmt.Sprintf("k = %d, (%d,%d)", k, x, y)
						}
					}
				}
				return ""
			}},
		{"cln15-backwards", "[CLN15] Section 2.2", "Backwards the rule has two solutions for the farthest neighbour where the rest of the sum is 0, 1 or 2, and one where it is another number from −60 to 60.",
			"All neighbours from −70 to 70 are tried.", "", Holds, Reach{}, func(int) string {
				return each(-60, 60, func(r int) string {
					solutions := 0
					for a := int32(-70); a <= 70; a++ {
						rest := automaton.Neighborhood{}
						rest.A = a
						if int(rest.Next()-(&automaton.Neighborhood{}).Next()) == r {
							solutions++
						}
					}
					return unless((solutions == 2) == (r >= 0 && r <= 2) && solutions > 0, "%d solutions for %d", solutions, r)
				})
			}},
		{"cln15-bound", "[CLN15] Section 2.1", "A queen sees 3k palaces at most.", "A count on 4k×4k squares.", "blocking:20", Open, Reach{"k up to %s", 40, 120}, func(n int) string {
			return each(1, n, func(k int) string {
				most := slices.Max(automaton.Textbook(int32(k), 4*k, 4*k))
				return unless(int(most) <= 3*k, "k = %d: %d", k, most)
			})
		}},
		{"cln15-most-palaces", "[CLN15] Section 2.1", "On the 700×700 squares at the corner a queen sees 3 palaces at most in game 1, and 22 at most in game 20.", "A count.", "blocking:20&size=700x700", Holds, Reach{}, func(int) string {
			return differs([]int32{slices.Max(automaton.Textbook(1, 700, 700)), slices.Max(automaton.Textbook(20, 700, 700))}, "[3 22]")
		}},
		{"cln15-wythoff", "[CLN15] Section 1", "Game 1 is Wythoff Nim: the palaces of column x are in the row that the golden ratio gives.", "A count beside the Beatty sequences.", "blocking:1", Open, Reach{"x and y below %s", 700, 2000}, func(n int) string {
			at := relative(1, n)
			return each(0, n*n-1, func(i int) string { return unless((at(i%n, i/n) < 0) == (golden.Row(i%n) == i/n), "(%d,%d)", i%n, i/n) })
		}},
		{"cln15-hood", "[CLN15] Section 3.1", "Where x + y + min(x, y) is k at most, it is the palace number: all squares that the queen sees are palaces.", "A count of all palaces, on the k+2 columns at the corner.", "blocking:500", Open, Reach{"k up to %s", 120, 400}, func(n int) string {
			return each(1, n, func(k int) string {
				edge := k + 2
				for i, v := range automaton.Textbook(int32(k), edge, edge) {
					x, y := i%edge, i/edge
					if sees := x + y + min(x, y); sees <= k && int(v) != sees {
						return fmt.Sprintf("k = %d, (%d,%d)", k, x, y)
					}
				}
				return ""
			})
		}},
		{"cln15-outer-space", "[CLN15] Section 3.1", "In the outer space every queen sees k palaces: in games 5, 20 and 100 all squares with y < k and 5k ≤ x < 8k.", "A count of all palaces.", "blocking:100&size=800x100", Holds, Reach{}, func(int) string {
			for _, k := range []int{5, 20, 100} {
				for i, v := range automaton.Textbook(int32(k), 8*k, k) {
					if i%(8*k) >= 5*k && int(v) != k {
						return fmt.Sprintf("k = %d, (%d,%d)", k, i%(8*k), i/(8*k))
					}
				}
			}
			return ""
		}},
		{"cln15-states-500-printed", "[CLN15] Section 2.2, as printed", "Game 500 has eight states outside the hood, −4 to 3, on the 3000×3000 squares at the corner.", "The squares are counted.", "blocking:500&size=3000x3000", Fails, Reach{}, func(int) string { return differs(states(500, 3000), "[-4 -3 -2 -1 0 1 2 3]") }},
		{"cln15-states-500", "[CLN15] Section 2.2", "Game 500 has seven states outside the hood, −3 to 3, on the 3000×3000 squares at the corner, with −3 on (546,45) and 3 on (616,195).", "The squares are counted.", "blocking:500&size=3000x3000", Holds, Reach{}, func(int) string {
			g := read("blocking:500", engine.PalaceNumbers, engine.Window{W: 700, H: 200})
			return differs(fmt.Sprint(states(500, 3000), g.at(546, 45), g.at(616, 195)), "[-3 -2 -1 0 1 2 3] 497 503")
		}},
		{"cln15-states-500-far", "[CLN15] Section 2.2", "In game 500 the squares (18979,7144) and (7144,18979) see 496 palaces: the state −4.", "The board is counted as far as there.", "blocking:500@18979,7144", Holds, Reach{}, func(int) string {
			a := read("blocking:500", engine.PalaceNumbers, engine.Window{X: 18979, Y: 7144, W: 1, H: 1})
			b := read("blocking:500", engine.PalaceNumbers, engine.Window{X: 7144, Y: 18979, W: 1, H: 1})
			return differs(fmt.Sprint(a.values, b.values), "[496] [496]")
		}},
		{"cln15-states-500-wide", "[CLN15] Section 2.2", "Game 500 has the eight states −4 to 3 outside the hood on the 20000×20000 squares at the corner.", "The squares are counted.", "blocking:500&size=20000x20000", Holds, long, func(int) string { return differs(states(500, 20000), "[-4 -3 -2 -1 0 1 2 3]") }},
		{"cln15-states-1000", "[CLN15] Section 2.2", "Game 1000 has the states −3 to 4 outside the hood on the 6000×6000 squares at the corner.", "The squares are counted.", "blocking:1000&size=6000x6000", Holds, Reach{}, func(int) string { return differs(states(1000, 6000), "[-3 -2 -1 0 1 2 3 4]") }},
		{"cln15-states", "[CLN15] Section 2.2", "On the 6k×6k squares at the corner the games k = 10, 25, 50, 100, 200, 400 and 800 have 5, 5, 6, 7, 7, 7 and 8 states outside the hood.", "The squares are counted.", "blocking:100&size=600x600", Holds, Reach{}, numbersOfStates("[5 5 6 7 7 7 8]", 10, 25, 50, 100, 200, 400, 800)},
		{"cln15-states-large", "[CLN15] Section 2.2", "On the 6k×6k squares at the corner the games k = 1600, 3200, 6400 and 12800 have 9, 10, 12 and 14 states outside the hood.", "The squares are counted.", "blocking:1600&size=9600x9600", Holds, long, numbersOfStates("[9 10 12 14]", 1600, 3200, 6400, 12800)},
		{"cln15-states-5000", "[CLN15] Section 2.2", "Game 5000 has the states −4 to 6 outside the hood on the 14000×14000 squares at the corner.", "The squares are counted.", "blocking:5000&size=14000x14000", Holds, long, func(int) string { return differs(states(5000, 14000), "[-4 -3 -2 -1 0 1 2 3 4 5 6]") }},
		{"cln15-epaulette-pattern", "[CLN15] Section 3.2", "In the upper right épaulette the palace number depends on (6(x−k) + y) mod 11 alone, with 5 palaces in 11 squares: all squares of games 498, 499, 500 and 3000.", "All its squares, from the casing to about x = k + 0.41y, are read.", "blocking:500@530,60", Holds, Reach{}, func(int) string {
			pattern := [11]int{0, -1, 0, -1, 1, -1, 0, -1, 1, -1, 1}
			return epaulette(func(k, x, y int, at, _ func(x, y int) int) bool { return at(x, y) == pattern[((6*(x-k)+y)%11+11)%11] })
		}},
		{"cln15-epaulette-periods", "[CLN15] Section 3.2", "The upper right épaulette repeats by (1,5), (3,4) and (81,31): all squares of games 498, 499, 500 and 3000.", "Each square is compared with those a period away.", "blocking:500@530,60", Holds, Reach{}, repeating(vector{1, 5}, vector{3, 4}, vector{81, 31})},
		{"cln15-epaulette-periods-printed", "[CLN15] Section 3.2, as printed", "The upper right épaulette repeats by (5,1) and (4,3).", "Each square is compared with those a period away.", "blocking:500@530,60", Fails, Reach{}, repeating(vector{5, 1}, vector{4, 3})},
		{"cln15-rift-printed", "[CLN15] Section 3.2, as printed", "The rift's period (81,31) is a period of the épaulette that repeats by (5,1) and (4,3).", "All combinations a·(5,1) + b·(4,3) with a and b from −200 to 200 are tried.", "", Fails, Reach{}, func(int) string {
			for a := -200; a <= 200; a++ {
				if b := 31 - a; b%3 == 0 && 5*a+4*(b/3) == 81 {
					return ""
				}
			}
			return "none of them is (81,31)"
		}},
		{"cln15-rift", "[CLN15] Section 3.2", "In game 3000 the rift leaves the nose with the slope 31/81: 229, 458, 687 and 916 rows below, the 30 squares left of that line repeat by (81,31), and are not as the épaulette is.", "The squares are read.", "blocking:3000@2197,1458", Holds, Reach{}, func(int) string {
			g := read("blocking:3000", engine.PalaceNumbers, engine.Window{W: 4000, H: 2000})
			return each(1, 4, func(i int) string {
				y, end, alike := 1000+229*i, 1000+229*i*81/31-3, 0
				for x := end - 30; x < end; x++ {
					if g.at(x, y) != g.at(x-81, y-31) {
						return fmt.Sprintf("(%d,%d) does not repeat", x, y)
					}
					if g.at(x, y) == 3000+int(region.UpperEpaulette(x-3000, y)) {
						alike++
					}
				}
				return unless(alike < 25, "row %d: %d squares are as in the épaulette", y, alike)
			})
		}},
		{"cln15-rift-widens", "[CLN15] Section 3.1", "In game 3000 the rift gets wider very slowly: 229, 458, 687 and 916 rows below the nose it has 43, 74, 94 and 112 squares in a row. They end where all squares of the row begin to repeat by (1,5), as the épaulette does, and go back as far as each is repeated 81 columns and 31 rows farther on.", "The squares are read.", "blocking:3000@2197,1458", Holds, Reach{}, func(int) string {
			g := read("blocking:3000", engine.PalaceNumbers, engine.Window{W: 4000, H: 2000})
			var widths []int
			for i := 1; i <= 4; i++ {
				y, end := 1000+229*i, 1050+229*i*81/31
				for g.at(end-1, y) == g.at(end, y+5) {
					end--
				}
				start := end
				for g.at(start-1, y) == g.at(start+80, y+31) {
					start--
				}
				widths = append(widths, end-start)
			}
			return differs(widths, "[43 74 94 112]")
		}},
		{"cln15-figure-4-hood", "[CLN15] Figure 4", "Games 497 and 500 agree in the hood of 82,668 squares if the one is moved by (1,1); row 0 differs in two squares of 600.", "The squares are compared.", "blocking:497&compare=500:1,1,3", Holds, Reach{}, func(int) string {
			a, b := relative(497, 601), relative(500, 601)
			hood, wrong, row := 0, 0, 0
			for i := range 600 * 600 {
				x, y := i%600, i/600
				if differ := a(x, y) != b(x+1, y+1); x+y+min(x, y) < 497 {
					hood++
					wrong += count(differ)
				} else if y == 0 {
					row += count(differ)
				}
			}
			for x := range 497 {
				row += count(a(x, 0) != b(x+1, 1))
			}
			return differs([]int{hood, wrong, row}, "[82668 0 2]")
		}},
		{"cln15-figure-4-half", "[CLN15] Figure 4", "Games 499 and 500 agree in the half of the hood where x ≥ y, 41,750 squares, and in all of row 0 below 600, if the one is moved by (1,0); the other half differs.", "The squares are compared.", "blocking:499&compare=500:1,0,1", Holds, Reach{}, func(int) string {
			a, b := relative(499, 601), relative(500, 601)
			half, wrong, other := 0, 0, 0
			for i := range 600 * 600 {
				x, y := i%600, i/600
				switch differ := count(a(x, y) != b(x+1, y)); {
				case x >= y && x+2*y < 499:
					half++
					wrong += differ
				case y == 0:
					wrong += differ
				case x < y && 2*x+y < 499:
					other += min(1, differ)
				}
			}
			return unless(half == 41750 && wrong == 0 && other > 0, "%d squares, %d differ, %d of the other half", half, wrong, other)
		}},
		{"cln15-figure-4-regions", "[CLN15] Figure 4", "Of games 497 and 500 on 1200×1200 squares, moved by (1,1), the épaulettes agree but for 0.2 % and the fabric but for 2 %; of arms, warps and inner sector more than 40 % of the squares differ.", "The squares that differ are counted by region.", "blocking:497&compare=500:1,1,3", Holds, Reach{}, regions},
		{"cln15-figure-3-nose", "[CLN15] Figure 3", "Games 100 and 1000 show the same 100×100 squares at the nose.", "The squares are compared.", "blocking:100&compare=1000:300,300,900", Holds, Reach{}, alike(engine.Cell{}, engine.Cell{X: 300, Y: 300})},
		{"cln15-figure-3-shoulder", "[CLN15] Figure 3", "Games 100 and 1000 show the same 100×100 squares beside the shoulder.", "The squares are compared.", "blocking:100&compare=1000:900,0,900", Holds, Reach{}, alike(engine.Cell{X: 210}, engine.Cell{X: 900})},
		{"cln15-threads-all", "[CLN15] Section 3.2", "In every row of a warp every thread, cut where 24 squares in a row are no palaces, has a Fibonacci number of palaces, the innermost one too.", "The threads of game 326 in rows 734, 774 and 814.", "blocking:326&idea=threads", Fails, Reach{}, func(int) string { return threads(326, []int{734, 774, 814}, true) }},
		{"cln15-threads-repeat", "[CLN15] Section 4", "In game 100 all that lies above the diagonal from row 20,000 to 21,499 repeats but the innermost thread, the one beside the skin after 235 rows and the skin after 13.", "Each row is cut where 24 squares in a row are no palaces, and its pieces are followed from row to row.", "blocking:100&idea=threads", Holds, Reach{}, func(int) string {
			return differs(threadPeriods(100, 20_000, 1500), "[0 235 13]")
		}},
		{"here-threads-repeat-500", finding + "Threads and Fibonacci numbers", "In game 500 all that lies above the diagonal from row 100,000 to 105,999 repeats after 13 rows but the innermost of eight threads.", "The same.", "blocking:500&idea=threads", Holds, long, func(int) string {
			return differs(threadPeriods(500, 100_000, 6000), "[0 13 13 13 13 13 13 13]")
		}},
		{"cln15-threads", "[CLN15] Section 3.2", "All threads of a warp but the innermost, cut where 24 squares in a row are no palaces, have a Fibonacci number of palaces.", "Nine rows between 2k and 3k of every tenth game from 1000 on.", "blocking:1000&idea=threads", Open, Reach{"k up to %s", 1200, 5000}, func(n int) string {
			for k := 1000; k <= n; k += 10 {
				var rows []int
				for i := range 9 {
					rows = append(rows, 2*k+i*k/8)
				}
				if against := threads(k, rows, false); against != "" {
					return against
				}
			}
			return ""
		}},
		{"cln15-armpits", "[CLN15] Section 4", "For large k the queen sees the most palaces at the armpits alone: every 53rd game from 3001 on, on 4k×4k squares.", "The squares with the maximum are listed, and must lie within k/20 of an armpit.", "blocking:1000@1296,705", Open, Reach{"k up to %s", 3054, 5999}, func(n int) string {
			for k := 3001; k <= n; k += 53 {
				if m := must(conjecture.Armpits(k)); !m.AtArmpit() {
					return fmt.Sprintf("%+v", m)
				}
			}
			return ""
		}},
		{"cln15-armpits-small", "[CLN15] Section 4", "In games 1000, 1500 and 2000 the queen sees the most palaces, 4 more than k, at the armpits alone, on 4k×4k squares.", "The squares with the maximum are listed.", "blocking:1000@1296,705", Holds, Reach{}, func(int) string {
			for k, want := range map[int]engine.Cell{1000: {X: 1296, Y: 705}, 1500: {X: 1936, Y: 1056}, 2000: {X: 2571, Y: 1401}} {
				if m := must(conjecture.Armpits(k)); !m.AtArmpit() || m.Rel != 4 || m.First != want {
					return fmt.Sprintf("%+v", m)
				}
			}
			return ""
		}},
		{"cln15-armpits-all", "[CLN15] Section 4", "The queen sees the most palaces at the armpits alone in all games from 1000 on.", "Game 3000, on 12000×12000 squares.", "blocking:3000", Fails, Reach{}, func(int) string {
			m := must(conjecture.Armpits(3000))
			return unless(m.AtArmpit(), "in game 3000 there are %d squares with the maximum where x ≥ y, as far as (%d,%d)", m.Squares, m.Last.X, m.Last.Y)
		}},
	}
}

// relative returns the palace numbers minus k of a game, counted, with the initial values of
// the automaton outside of the board.
func relative(k, n int) func(x, y int) int32 {
	values := automaton.Textbook(int32(k), n, n)
	return func(x, y int) int32 {
		switch {
		case x < 0 && y < 0:
			return int32(k)
		case x < 0 || y < 0:
			return 0
		}
		return values[y*n+x] - int32(k)
	}
}

// count is how many squares one is, if it counts.
func count(counts bool) int {
	if counts {
		return 1
	}
	return 0
}

// states lists the palace numbers minus k outside the hood, on and above the diagonal.
func states(k, edge int) []int32 {
	board, seen := blocking.New(k).Numbers(), map[int32]bool{}
	for y := 0; y < edge; y += engine.TileSize {
		source := board.Source(engine.Window{X: y, Y: y, W: edge - y, H: min(engine.TileSize, edge-y)})
		for tile, ok := source.Next(); ok; tile, ok = source.Next() {
			if tile.Blank() || tile.Flat() {
				continue
			}
			for y := tile.Y; y < tile.Y+tile.H; y++ {
				last := int32(k) // no state is seen twice in a row
				for x := max(tile.X, y, k-2*y); x < tile.X+tile.W; x++ {
					if v := tile.At(x, y); v != last {
						seen[v-int32(k)], last = true, v
					}
				}
			}
			source.(engine.Recycler).Recycle(tile)
		}
	}
	seen[0] = true // of the outer space
	return slices.Sorted(maps.Keys(seen))
}

// numbersOfStates counts the states of games near the corner.
func numbersOfStates(want string, games ...int) func(int) string {
	return func(int) string {
		var numbers []int
		for _, k := range games {
			numbers = append(numbers, len(states(k, 6*k)))
		}
		return differs(numbers, want)
	}
}

// epaulette visits the squares of the upper right épaulette in some games. at is the palace number
// minus k, and other as well, or 99 outside of it.
func epaulette(holds func(k, x, y int, at, other func(x, y int) int) bool) string {
	for _, k := range []int{498, 499, 500, 3000} {
		g := read(fmt.Sprint("blocking:", k), engine.PalaceNumbers, engine.Window{W: k + k/4, H: k / 3})
		inside := func(x, y int) bool {
			return x >= 0 && x < g.W && y >= 0 && y < g.H && x+2*y >= k && 100*(x-k) <= 41*y-200
		}
		at := func(x, y int) int { return g.at(x, y) - k }
		other := func(x, y int) int {
			if !inside(x, y) {
				return 99
			}
			return at(x, y)
		}
		for i := range g.W * g.H {
			if x, y := i%g.W, i/g.W; inside(x, y) && !holds(k, x, y, at, other) {
				return fmt.Sprintf("k = %d, (%d,%d)", k, x, y)
			}
		}
	}
	return ""
}

// repeating checks periods of the upper right épaulette.
func repeating(periods ...vector) func(int) string {
	return func(int) string {
		return epaulette(func(_, x, y int, at, other func(x, y int) int) bool {
			return !slices.ContainsFunc(periods, func(p vector) bool {
				v := other(x+p[0], y+p[1])
				return v != 99 && v != at(x, y)
			})
		})
	}
}

// alike checks that games 100 and 1000 agree in 100×100 squares.
func alike(at, shift engine.Cell) func(int) string {
	return func(int) string {
		a := read("blocking:100", engine.PalaceNumbers, engine.Window{X: at.X, Y: at.Y, W: 100, H: 100})
		b := read("blocking:1000", engine.PalaceNumbers, engine.Window{X: at.X + shift.X, Y: at.Y + shift.Y, W: 100, H: 100})
		return each(0, 9999, func(i int) string { return unless(a.values[i]+900 == b.values[i], "(%d,%d)", at.X+i%100, at.Y+i/100) })
	}
}

// regions counts by region where games 497 and 500 differ.
func regions(int) string {
	c := compare.Comparison{K: 497, Other: 500, Shift: engine.Cell{X: 1, Y: 1}, Offset: 3}
	counting := must(compare.New(c, blocking.New(c.K).Numbers(), blocking.New(c.Other).Numbers()).Count(engine.Window{W: 1200, H: 1200}))
	for counting.Next() {
	}
	squares, differ := map[words.Text]int{}, map[words.Text]int{}
	for _, t := range counting.Tallies() {
		squares[t.Region] += t.Squares
		differ[t.Region] += t.Differ
	}
	for name, bounds := range map[words.Text][2]float64{region.Epaulette: {0, 0.002}, region.Fabric: {0, 0.02}, region.Arm: {0.4, 1}, region.Warp: {0.4, 1}, region.InnerSector: {0.4, 1}} {
		if part := float64(differ[name]) / float64(squares[name]); !(part >= bounds[0] && part <= bounds[1]) {
			return fmt.Sprint(atlas.Tally{Region: name, Squares: squares[name], Differ: differ[name]})
		}
	}
	return ""
}

// threads looks for a thread without a Fibonacci number of palaces.
func threads(k int, rows []int, innermost bool) string {
	for _, t := range must(conjecture.Threads(k, conjecture.DefaultGap, rows)) {
		if !conjecture.IsFibonacci(t.Palaces) && (innermost || t.Rank > 0) {
			return fmt.Sprintf("game %d, row %d: %d palaces from x = %d to %d", k, t.Row, t.Palaces, t.From, t.To)
		}
	}
	return ""
}

// threadPeriods follows the pieces of a row above the diagonal, from the innermost on, and returns after how many rows each repeats, up to
// a third of the rows, 0 for one that does not: what is looked at last, two thirds, is as it was so many rows before.
func threadPeriods(k, from, rows int) (periods []int) {
	board, palaces := blocking.New(k).Numbers(), make([][]int, rows)
	wide := (from+rows)*14/5 - from // as far as the arm, whose slope is φ²
	for t := range engine.Tiles(board, engine.Window{X: from, Y: from, W: wide, H: rows}) {
		for y := t.Y; y < t.Y+t.H && !(t.Flat() && t.Base >= int32(k)); y++ {
			for x := max(t.X, y+1); x < t.X+t.W; x++ {
				if t.At(x, y) < int32(k) {
					palaces[y-from] = append(palaces[y-from], x)
				}
			}
		}
	}
	for _, row := range palaces {
		sort.Ints(row)
	}
	first := palaces[0]
	for len(first) > 0 {
		n := 1
		for n < len(first) && first[n]-first[n-1] <= conjecture.DefaultGap {
			n++
		}
		periods = append(periods, threadPeriod(palaces, first[0], first[n-1]))
		first = first[n:]
	}
	return periods
}

// threadPeriod follows a piece, a little wider in each row than it was in the one before.
func threadPeriod(palaces [][]int, from, to int) int {
	var shapes []string
	for _, row := range palaces {
		var in []int
		for _, x := range row {
			if x >= from-12 && x <= to+16 {
				in = append(in, x-from)
			}
		}
		if len(in) == 0 {
			return 0
		}
		shapes = append(shapes, fmt.Sprint(in))
		from, to = from+in[0], from+in[len(in)-1]
	}
	third := len(shapes) / 3
	for p := 1; p <= third; p++ {
		if slices.Equal(shapes[third+p:], shapes[third:len(shapes)-p]) {
			return p
		}
	}
	return 0
}
