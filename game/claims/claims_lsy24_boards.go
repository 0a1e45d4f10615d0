package claims

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/chart"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/periodic"
	"github.com/palacegames/palace/engine/subtraction/segment"
)

const (
	nineMoves  = "(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)"
	fiveMoves  = "(2,6)(4,11)(6,1)(6,3)(19,5)"
	refutation = "(1,1)(2,6)(6,7)"
)

// fiveSegments are the rulesets of three moves with five segments and components up to 8, but for mirror images, as many as
// the survey of all of them counts. docs/findings.md lists them.
var fiveSegments = []string{
	refutation, "(1,3)(4,4)(8,1)", "(1,3)(4,7)(7,5)", "(1,3)(4,7)(8,5)", "(1,3)(5,7)(8,5)", "(1,4)(4,5)(8,1)", "(1,5)(4,6)(8,1)", "(1,5)(4,7)(8,2)",
	"(1,5)(5,8)(6,1)", "(1,6)(4,7)(8,1)", "(1,6)(4,8)(8,2)", "(1,7)(3,2)(4,5)", "(1,7)(3,3)(8,5)", "(1,7)(4,2)(5,5)", "(1,7)(4,8)(8,1)", "(1,7)(5,2)(6,5)",
	"(1,7)(5,2)(8,5)", "(1,7)(6,2)(7,5)", "(1,7)(6,5)(7,2)", "(1,7)(7,2)(8,5)", "(1,7)(7,5)(8,2)", "(2,3)(5,7)(8,5)", "(2,5)(5,7)(7,2)", "(2,6)(5,8)(7,2)",
}

// lsy24Boards are the claims about boards of three moves and more.
func lsy24Boards() []Claim {
	return slices.Concat([]Claim{
		{"lsy24-proposition-46", "[LSY24] Proposition 46", "With the moves (1,2), (2,3) and (3,1) three schemes of update rules paint the P-positions, each of them once, and nothing else.", "The schemes are run, and compared with the squares as the rules solve them.", "subtraction:(1,2)(2,3)(3,1)&idea=coloring", Open, Reach{"x and y below %s", 300, 1200}, func(n int) string { return proposition46(n, 0, 8) }},
		{"lsy24-example-45-printed", "[LSY24] Example 45, as printed", "The middle segment of {(1,2), (2,3), (3,1)} is 4x/5 − 4/5 < y < 9x/8 + 2, with strict inequalities.", "The scheme of the middle segment is run on 300×300 squares.", "subtraction:(1,2)(2,3)(3,1)@8,11", Fails, Reach{Quick: 300}, func(n int) string { return proposition46(n, 1, 8) }},
		{"lsy24-example-45", "[LSY24] Example 45", "The middle segment of {(1,2), (2,3), (3,1)} is 4x/5 − 4/5 ≤ y ≤ 9x/8 + 2, and the schemes paint each segment within its lines.", "The three schemes are run.", "subtraction:(1,2)(2,3)(3,1)&idea=coloring", Open, Reach{"x and y below %s", 300, 1200}, func(n int) string { return proposition46(n, 2, 8) }},
		{"lsy24-proposition-46-lower-printed", "[LSY24] Proposition 46, as printed", "In the lower segment the winning moves for y = 1, 2, 3 mod 4 are (ii) (2,3), (i) (1,2) and (iii) (3,1).", "All squares of it on 300×300.", "subtraction:(1,2)(2,3)(3,1)@30,5", Fails, Reach{}, lowerWins(vector{2, 3}, vector{1, 2}, vector{3, 1})},
		{"lsy24-proposition-46-lower", "[LSY24] Proposition 46", "In the lower segment the winning moves for y = 1, 2, 3 mod 4 are (iii) (3,1), (i) (1,2) and (ii) (2,3), on 300×300 squares.", "All squares of it.", "subtraction:(1,2)(2,3)(3,1)@30,5", Holds, Reach{}, lowerWins(vector{3, 1}, vector{1, 2}, vector{2, 3})},
		{"lsy24-proposition-46-hand-printed", "[LSY24] Proposition 46, as printed", "The rule (4,3) makes the upper segment of itself if (8k,3+9k), (4+8k,7+9k) and (4+8k,7+9k) are coloured by hand.", "The scheme is run on 200×200 squares.", "subtraction:(1,2)(2,3)(3,1)@4,8", Fails, Reach{Quick: 200}, func(n int) string { return proposition46(n, 3, 7) }},
		{"lsy24-proposition-46-hand", "[LSY24] Proposition 46", "The rule (4,3) makes the upper segment of itself if (8k,3+9k), (4+8k,7+9k) and (4+8k,8+9k) are coloured by hand.", "The scheme is run.", "subtraction:(1,2)(2,3)(3,1)@4,8", Open, Reach{"x and y below %s", 200, 1200}, func(n int) string { return proposition46(n, 3, 8) }},
		{"lsy24-section-4-printed", "[LSY24] Section 4, as printed", "{(1,2), (2,3), (3,1)} has the form {(a,b), (b,a+b), (a,a+b)}.", "a and b up to 3.", "", Fails, Reach{}, asymmetric(func(a, b int) vector { return vector{a, a + b} })},
		{"lsy24-section-4", "[LSY24] Section 4", "{(1,2), (2,3), (3,1)} has the form {(a,b), (b,a+b), (a+b,a)}.", "a and b up to 3.", "subtraction:(1,2)(2,3)(3,1)", Holds, Reach{}, asymmetric(func(a, b int) vector { return vector{a + b, a} })},
		{"lsy24-proposition-47-printed", "[LSY24] Proposition 47, as printed", "With the moves (a,b), (b,a) and (a+b,a+b), a < b ≤ 2a, the lower segment goes by (2a+b,2b+a) and the upper one by (2b+a,2a+b).", "The schemes are run on 60×60 squares, for a up to 5.", "subtraction:(4,5)(5,4)(9,9)", Fails, Reach{Quick: 5}, func(n int) string {
			return each(1, n, func(a int) string {
				return each(a+1, 2*a, func(b int) string { return unless(proposition47(a, b, true), "a = %d, b = %d", a, b) })
			})
		}},
		{"lsy24-proposition-47", "[LSY24] Proposition 47", "With the moves (a,b), (b,a) and (a+b,a+b), a < b ≤ 2a, the lower segment goes by (2b+a,2a+b), the upper one by (2a+b,2b+a), and the middle one by both.", "The schemes are run on 60×60 squares.", "subtraction:(4,5)(5,4)(9,9)&idea=coloring", Open, Reach{"a up to %s", 5, 8}, func(n int) string {
			return each(1, n, func(a int) string {
				return each(a+1, 2*a, func(b int) string { return unless(proposition47(a, b, false), "a = %d, b = %d", a, b) })
			})
		}},
		{"lsy24-proposition-47-beyond", "[LSY24] Proposition 47", "The schemes of the proposition fail for b = 2a + 1 and 2a + 2, a up to 5.", "The schemes are run on 60×60 squares.", "subtraction:(1,3)(3,1)(4,4)", Holds, Reach{}, func(int) string {
			return each(1, 5, func(a int) string {
				return each(2*a+1, 2*a+2, func(b int) string { return unless(!proposition47(a, b, false), "a = %d, b = %d", a, b) })
			})
		}},
		{"here-colouring-proved", "docs/findings.md, Colourings that are proved", "The schemes of Figures 14 and 17, and those of Proposition 47 for b up to 10, paint the P-positions, each of them in one colour, and nothing else, on the whole board.", "A search that ends is a proof, for each.", "subtraction:(1,2)(3,4)(4,6)&idea=coloring", Holds, Reach{}, provedColourings},
		{"lsy24-figure-17", "[LSY24] Figure 17", "With the moves (1,2), (3,4) and (4,6) the three schemes of the figure paint the P-positions, each of them once, and nothing else: 212,138 on 900×900 squares.", "The schemes are run, and compared with the squares as the rules solve them.", "subtraction:(1,2)(3,4)(4,6)&idea=coloring", Holds, Reach{}, figure17},
		{"here-arithmetic", "docs/findings.md, Arithmetic additive rulesets", "With the moves (a,2a), (3a,4a) and (4a,6a), X = ⌊x/a⌋, Y = ⌊y/a⌋ and t = 12X − 7Y: (x,y) is P if and only if t ≤ 2 and X mod 7 is 0 or 2, or t ≥ 3, 3Y ≥ 4X and t mod 16 is 0, 5, 9 or 12, or 3Y < 4X and Y mod 8 is 0 or 1.", "The finding proves it by remainders, all of which come up on the 300×300 squares at the corner; these are solved from the rules.", "subtraction:(1,2)(3,4)(4,6)&idea=coloring", Open, Reach{"a up to %s", 3, 3}, arithmetic},
		{"lsy24-periods-figure-12", "[LSY24] Theorem 7, Figure 12", "With the moves (1,2), (2,1) and (3,3), rows 0 to 7 have (preperiod, period) (0,1) (2,1) (1,1) (1,1) (5,1) (7,1) (6,1) (5,1).", "Each is proved by a state that repeats.", "subtraction:(1,2)(2,1)(3,3)&idea=periods", Holds, Reach{}, periods("(1,2)(2,1)(3,3)", 8, 0, "[[0 1] [2 1] [1 1] [1 1] [5 1] [7 1] [6 1] [5 1]]")},
		{"lsy24-periods-figure-23", "[LSY24] Theorem 7, Figure 23", "With its nine moves, rows 0 to 6 have (preperiod, period) (0,2) (0,1) (1,1) (14,2) (14,1) (16,1) (29,2), and columns 0 to 6 (0,2) (0,1) (50,1) (51,2) (1,1) (102,1) (103,2).", "Each is proved by a state that repeats.", "subtraction:" + nineMoves + "&idea=periods", Holds, Reach{}, periods(nineMoves, 7, 7, "[[0 2] [0 1] [1 1] [14 2] [14 1] [16 1] [29 2] [0 2] [0 1] [50 1] [51 2] [1 1] [102 1] [103 2]]")},
		{"lsy24-periods-figure-28", "[LSY24] Theorem 7, Figure 28", "With its five moves, rows 0 to 7 have (preperiod, period) (0,10) and row 8 has (3,1); columns 0 to 2 have (0,4) and column 3 has (8,4).", "Each is proved by a state that repeats.", "subtraction:(0,2)(3,8)(5,0)(8,6)(8,8)&idea=periods", Holds, Reach{}, periods("(0,2)(3,8)(5,0)(8,6)(8,8)", 9, 4, "[[0 10] [0 10] [0 10] [0 10] [0 10] [0 10] [0 10] [0 10] [3 1] [0 4] [0 4] [0 4] [8 4]]")},
		{"lsy24-conjecture-49", "[LSY24] Conjecture 49", "Every board of three moves has a segmentation: it settles into sectors with a mosaic each.", "All rulesets of three moves that are not each other's mirror image; each board is proved from some distance on.", "subtraction:(1,2)(3,4)(4,3)&idea=segments", Open, Reach{"components up to %s", 3, 5}, func(n int) string {
			return threeMoves(n, func(text string, s *segment.Survey) string { return unless(s.Settled, "%s is not settled", text) })
		}},
		{"lsy24-conjecture-57", "[LSY24] Conjecture 57", "The conjecture says that some board has a line of rational slope along which the outcomes never repeat. The other side of it: no board of three moves has one.", "All rulesets of three moves that are not each other's mirror image: each board is proved to settle, and on such a board every line repeats. One that does not would be reported.", "subtraction:(1,2)(3,4)(4,3)&idea=segments", Open, Reach{"components up to %s", 3, 5}, func(n int) string {
			return threeMoves(n, func(text string, s *segment.Survey) string { return unless(s.Settled, "%s is not settled", text) })
		}},
		{"lsy24-conjecture-50-second", "[LSY24] Conjecture 50, second sentence", "No ruleset of three moves makes five segments.", "The board of {(1,1), (2,6), (6,7)} is proved from some distance on.", "subtraction:" + refutation + "&idea=segments", Fails, Reach{}, func(int) string {
			s := found(refutation)
			return unless(!s.Settled || len(s.Segments) != 5, "{(1,1), (2,6), (6,7)} has %d, proved", len(s.Segments))
		}},
		{"lsy24-conjecture-50-second-4", "[LSY24] Conjecture 50, second sentence", "No ruleset of four moves makes six segments.", "The board of {(1,9), (2,5), (4,11), (12,8)} is proved from some distance on.", "subtraction:(1,9)(2,5)(4,11)(12,8)&idea=segments", Fails, Reach{}, func(int) string {
			s := found("(1,9)(2,5)(4,11)(12,8)")
			return unless(!s.Settled || len(s.Segments) != 6, "{(1,9), (2,5), (4,11), (12,8)} has %d, proved", len(s.Segments))
		}},
		{"here-five-segments", "docs/findings.md, Segments", "On the squares with x + y ≥ 2048 below 3000, those of {(1,1), (2,6), (6,7)} outside of its strips are as its five mosaics say.", "The squares are solved from the rules.", "subtraction:" + refutation + "&idea=segments", Holds, Reach{}, func(int) string { return asMosaics(refutation, 3000) }},
		{"here-five-segments-list", "docs/findings.md, Small rulesets", "Five segments each has the board of " + strings.Join(fiveSegments, ", ") + ".", "Each board is proved from some distance on.", "subtraction:(1,7)(7,2)(8,5)&idea=segments", Holds, Reach{}, func(int) string {
			for _, list := range fiveSegments {
				if s := found(list); !s.Settled || len(s.Segments) != 5 {
					return fmt.Sprintf("%s: %d, settled: %v", list, len(s.Segments), s.Settled)
				}
			}
			return ""
		}},
		{"here-four-segments", "docs/findings.md, Segments", "{(1,1), (2,3), (3,2)} has four segments.", "The board is proved from some distance on.", "subtraction:(1,1)(2,3)(3,2)&idea=segments", Holds, Reach{}, func(int) string {
			return differs(fmt.Sprint(found("(1,1)(2,3)(3,2)").Settled, len(found("(1,1)(2,3)(3,2)").Segments)), "true 4")
		}},
		{"here-three-moves-3", "docs/findings.md, Segments", "Of the 237 rulesets of three moves with components up to 3, but for mirror images, all boards settle: 68 with one segment, 151 with two, 17 with three and 1 with four.", "Each board is proved from some distance on.", "subtraction:(1,1)(2,3)(3,2)&idea=segments", Holds, Reach{Quick: 3}, segmentCounts("[0 68 151 17 1 0]")},
		{"here-three-moves-5", "docs/findings.md, Segments", "Of the 3,315 rulesets of three moves with components up to 5, but for mirror images, all boards settle: 416 with one segment, 2,041 with two, 803 with three and 55 with four.", "Each board is proved from some distance on.", "subtraction:(1,2)(4,4)(5,3)&idea=segments", Holds, Reach{Long: 5}, segmentCounts("[0 416 2041 803 55 0]")},
		{"here-fault", "docs/findings.md, Segments", "{(0,5), (2,3), (3,1), (3,3), (4,2), (5,0)} has one segment with a fault: (1000001,100000) is P, and (200001,900000), a multiple of the period (−1,1) away, is N.", "The board is proved from some distance on, and answers for both squares.", "subtraction:(0,5)(2,3)(3,1)(3,3)(4,2)(5,0)&idea=segments", Holds, Reach{}, func(int) string {
			const list = "(0,5)(2,3)(3,1)(3,3)(4,2)(5,0)"
			s := found(list)
			return differs(fmt.Sprint(s.Settled, len(s.Segments), len(s.Faults()), len(palaces("subtraction:"+list, 1000001, 100000)), len(palaces("subtraction:"+list, 200001, 900000)) > 0), "true 1 1 0 true")
		}},
		{"lsy24-problem-58", "[LSY24] Problem 58, as printed", "On the board of {(1,1)} all lines y = x/2 + m repeat from a square on that has a common bound.", "x below 2000, for m = 1, 5, 50 and 500; the proof for all m stands in docs/findings.md.", "subtraction:(1,1)@1000,1000", Fails, Reach{}, func(int) string {
			p := subtract(2000, vector{1, 1})
			for _, m := range []int{1, 5, 50, 500} {
				from := 1998
				for from > 0 && (from+4 >= 2000 || p(from, from/2+m) == p(from+4, from/2+2+m)) {
					from -= 2
				}
				if p(from, from/2+m) == p(from+4, from/2+2+m) || from+2 != 2*m {
					return ""
				}
			}
			return "m = 1, 5, 50 and 500 repeat from x = 2, 10, 100 and 1000 on, and not before"
		}},
		{"here-finite-colouring", "docs/findings.md, Finite colourings", "On a settled board two update rules, the shortest periods along its borders, paint the P-positions of a segment from finitely many.", "The rules are run beside the squares as the game solves them, on boards that are settled.", "subtraction:(2,6)(3,3)(6,2)&idea=coloring", Open, Reach{"%s boards, to twice as far out as they are proved from", len(settledBoards), len(settledBoards)}, func(int) string {
			for _, list := range settledBoards {
				if against := finiteColouring(list); against != "" {
					return list + ": " + against
				}
			}
			return ""
		}},
		{"lsy24-problem-59", "[LSY24] Problem 59", "What the schemes of Figure 17 paint repeats after 112 steps (q,p) along all lines y = px/q + m, p and q up to 3, m from −20 to 20, from x = 100q on, on 900×900 squares.", "The lines are followed. That such lines repeat for every finite scheme is proved in docs/findings.md.", "subtraction:(1,2)(3,4)(4,6)&idea=coloring", Holds, Reach{}, paintedLines},
		{"here-periodic-lines", "docs/findings.md, Periodic lines", "On a settled board the outcomes along every line of rational slope repeat: by a multiple of its step in the lattice inside a segment, and by the strip's step along a strip.", "Lines of slopes p/q from the corner are followed on five boards, to twice as far out as these are proved from.", "subtraction:(1,2)(2,1)(3,3)@20,20", Open, Reach{"p and q up to %s", 6, 12}, func(n int) string {
			for _, list := range settledBoards {
				if against := periodicLines(list, n); against != "" {
					return list + ": " + against
				}
			}
			return ""
		}},
	}, figureRows(), segmentsOf(), percolating(), completions(), charts())
}

// readMoves reads a list of moves.
func readMoves(list string) (all []vector) {
	for _, m := range game("subtraction:" + list).(*subtraction.Game).List() {
		all = append(all, vector{m.At(0).Clamp(), m.At(1).Clamp()})
	}
	return all
}

// periods compares the periods of the first rows and columns.
func periods(list string, rows, columns int, want string) func(int) string {
	return func(int) string {
		s, got := game("subtraction:"+list).(*subtraction.Game).Set, [][2]int{}
		for y := range rows {
			preperiod, period, err := periodic.Row(s, y)
			got = append(got, [2]int{must(preperiod, err), period})
		}
		for x := range columns {
			preperiod, period, err := periodic.Column(s, x)
			got = append(got, [2]int{must(preperiod, err), period})
		}
		return differs(got, want)
	}
}

// figureRows: Theorem 7 for the rulesets of the figures.
func figureRows() (all []Claim) {
	for _, c := range [][2]string{{"2", "(1,3)(2,1)"}, {"3-left", "(2,6)(3,3)(6,2)"}, {"3-right", "(2,6)(3,3)(6,1)"}, {"10", "(4,1)(9,10)"}, {"11", "(4,1)(17,15)"}, {"12-right", "(1,2)(3,4)(4,6)"}, {"14", "(1,2)(2,3)(3,1)"},
		{"19", "(1,7)(8,1)(14,14)"}, {"20", "(1,7)(2,10)(6,1)"}, {"21", "(2,6)(3,3)(6,1)(19,6)"}, {"22", fiveMoves}, {"25", "(1,7)(7,1)(10,10)(9,3)(3,9)"}, {"26", "(1,7)(7,1)(11,10)(10,3)(4,9)"}, {"27", "(2,1)(5,1)(8,8)(6,7)(3,7)"}} {
		all = append(all, Claim{"lsy24-theorem-7-figure-" + c[0], "[LSY24] Theorem 7", fmt.Sprintf("With the moves %s of Figure %s, the outcomes of rows 0 to 7 repeat from some square on.", c[1], strings.ReplaceAll(c[0], "-", ", ")),
			"Each period is proved by a state that repeats, and held against the squares below 500.", "subtraction:" + c[1] + "&idea=periods", Holds, Reach{}, func(int) string {
				p, s := subtract(500, readMoves(c[1])...), game("subtraction:"+c[1]).(*subtraction.Game).Set
				return each(0, 7, func(y int) string {
					preperiod, period, err := periodic.Row(s, y)
					return each(must(preperiod, err), 499-period, func(x int) string {
						return unless(p(x, y) == p(x+period, y), "(%d,%d) does not repeat after %d", x, y, period)
					})
				})
			}})
	}
	return all
}

// once keeps the surveys of boards that several claims are about.
var once sync.Map

// found returns the segments of a board, which are looked for once.
func found(list string) *segment.Survey {
	look, _ := once.LoadOrStore(list, sync.OnceValue(func() *segment.Survey {
		s := segment.Find(game("subtraction:"+list).(segment.Game), 64)
		return &s
	}))
	return look.(func() *segment.Survey)()
}

// segmentsOf are the segments of figures, and of others that were found here.
func segmentsOf() (all []Claim) {
	for _, c := range []struct {
		id, place, list, mosaics, slopes string
		reach                            Reach
	}{
		{"lsy24-figure-3-left", "[LSY24] Figure 3, left", "(2,6)(3,3)(6,2)", "3/9 60/144 60/144 3/9", "9/13 1/1 13/9", Reach{}},
		{"lsy24-figure-3-right", "[LSY24] Figure 3, right", "(2,6)(3,3)(6,1)", "3/9 57/135 66/153 3/9", "18/25 6/5 25/18", Reach{}},
		{"lsy24-figure-12-left", "[LSY24] Figure 12, left", "(1,2)(2,1)(3,3)", "1/4 3/9 1/4", "4/5 5/4", Reach{}},
		{"lsy24-figure-12-right", "[LSY24] Figure 12, right", "(1,2)(3,4)(4,6)", "2/8 4/16 2/7", "4/3 12/7", Reach{}},
		{"lsy24-figure-14", "[LSY24] Figure 14", "(1,2)(2,3)(3,1)", "1/4 5/13 1/4", "4/5 9/8", Reach{}},
		{"lsy24-figure-16-left", "[LSY24] Figure 16, left", "(1,5)(5,1)(6,6)", "3/11 216/840 3/11", "11/31 31/11", Reach{}},
		{"lsy24-figure-16-right", "[LSY24] Figure 16, right", "(2,5)(5,2)(7,7)", "6/22 189/672 6/22", "11/17 17/11", Reach{}},
		{"lsy24-figure-19", "[LSY24] Figure 19", "(1,7)(8,1)(14,14)", "7/21 504/1155 256/638 8/22", "84/115 21/25 37/33", Reach{}},
		{"lsy24-figure-20", "[LSY24] Figure 20", "(1,7)(2,10)(6,1)", "5/17 317/697 88/203 2/7", "34/47 204/77 37/7", Reach{}},
		{"lsy24-figure-21", "[LSY24] Figure 21", "(2,6)(3,3)(6,1)(19,6)", "3/9 33/82 30/82 522/1188 7/22", "9/22 8/15 47/83 1/1", Reach{}},
		{"lsy24-figure-22", "[LSY24] Figure 22", fiveMoves, "3/12 162/432 83/220 92/220 223/502 2/8", "1/2 157/305 4/7 164/265 11/4", long},
		{"lsy24-figure-23", "[LSY24] Figures 23 and 24", nineMoves, "1/6 154/771 1/6", "1/5 52/3", long},
		{"here-segments-five", "docs/findings.md, Segments", refutation, "3/12 21/47 37/77 34/77 2/7", "12/11 51/35 27/14 19/7", Reach{}},
		{"here-segments-five-more", "docs/findings.md, Segments", "(2,11)(12,14)(14,1)", "7/25 1724/3800 468/1096 458/1096 6/24", "5/18 175/212 43/38 7/3", Reach{}},
		{"here-segments-near-miss", "docs/findings.md, Segments", "(4,4)(13,3)(15,1)", "2/7 88/224 91/224 182/448 11/28", "1/7 7/33 3/13 2/7", Reach{}},
	} {
		all = append(all, Claim{c.id, c.place, fmt.Sprintf("The board of %s settles into segments of which these parts are P, from the x-axis on: %s, with the slopes %s between.", c.list, c.mosaics, c.slopes),
			"The board is proved from some distance on.", "subtraction:" + c.list + "&idea=segments", Holds, c.reach, func(int) string {
				s := found(c.list)
				var mosaics, slopes []string
				for i, a := range s.Segments {
					mosaics = append(mosaics, fmt.Sprintf("%d/%d", a.Palaces(), a.Determinant()))
					if i > 0 {
						slopes = append(slopes, fmt.Sprintf("%d/%d", a.From.Along.Y, a.From.Along.X))
					}
				}
				return differs(fmt.Sprint(s.Settled, mosaics, slopes), fmt.Sprintf("true [%s] [%s]", c.mosaics, c.slopes))
			}})
	}
	return all
}

// percolating is what Problem 51 says of the middle segments.
func percolating() (all []Claim) {
	not := map[bool]string{true: "percolate", false: "do not percolate"}
	for _, c := range []struct {
		figure, list string
		determinant  int
		sides        bool
		corners      bool
	}{
		{"12-left", "(1,2)(2,1)(3,3)", 9, false, false}, {"12-right", "(1,2)(3,4)(4,6)", 16, true, true},
		{"19-lower", "(1,7)(8,1)(14,14)", 1155, false, true}, {"19-upper", "(1,7)(8,1)(14,14)", 638, true, true},
		{"20-lower", "(1,7)(2,10)(6,1)", 697, true, true}, {"20-upper", "(1,7)(2,10)(6,1)", 203, false, false},
	} {
		all = append(all, Claim{"lsy24-problem-51-figure-" + c.figure, "[LSY24] Problem 51", fmt.Sprintf("In the segment of %s that repeats every %d squares the N-positions %s over sides, and %s over sides and corners.", c.list, c.determinant, not[c.sides], not[c.corners]),
			"The N-positions that hang together are followed round the proved mosaic.", "subtraction:" + c.list + "&idea=percolation", Holds, Reach{}, func(int) string {
				for _, s := range found(c.list).Segments {
					if s.Determinant() == c.determinant {
						return differs([]bool{s.Percolates(false), s.Percolates(true)}, []bool{c.sides, c.corners})
					}
				}
				return "there is no such segment"
			}})
	}
	return all
}

// completions are the max-symmetric rulesets of Figures 25 to 28.
func completions() (all []Claim) {
	for i, c := range []struct{ list, more string }{{"(1,7)(7,1)(10,10)", "(3,9)(9,3)"}, {"(1,7)(7,1)(11,10)", "(4,9)(10,3)"}, {"(2,1)(5,1)(8,8)", "(3,7)(6,7)"}, {"(0,2)(5,0)(8,8)", "(3,8)(8,6)"}} {
		all = append(all, Claim{fmt.Sprintf("lsy24-max-symmetric-figure-%d", 25+i), fmt.Sprintf("[LSY24] Figure %d", 25+i), fmt.Sprintf("The moves %s become max-symmetric with %s.", c.list, c.more),
			"The moves that are missing below the largest one are added.", "subtraction:" + c.list, Holds, Reach{}, func(int) string {
				var list []moves.Vector
				for _, m := range readMoves(c.list) {
					list = append(list, m[:])
				}
				return differs(must(subtraction.New(must(segment.MaxSymmetric(list))...)), game("subtraction:"+c.list+c.more))
			}})
	}
	return all
}

// charts are the boards of which the outcome of every square is known by its binary digits.
func charts() (all []Claim) {
	for _, c := range []struct {
		figure, list string
		kinds, side  int
		reach        Reach
	}{
		{"3", "(2,6)(3,3)(6,2)", 124, 64, Reach{}}, {"12", "(1,2)(2,1)(3,3)", 31, 64, Reach{}}, {"19", "(1,7)(8,1)(14,14)", 2607, 64, Reach{}},
		{"21", "(2,6)(3,3)(6,1)(19,6)", 747, 256, Reach{}}, {"22", fiveMoves, 1496, 4096, long}, {"23", nineMoves, 2314, 16384, long},
	} {
		all = append(all, Claim{"here-chart-figure-" + c.figure, "docs/findings.md, Charts", fmt.Sprintf("The board of %s has a chart: %d kinds of places, with blocks of %d×%d squares.", c.list, c.kinds, c.side, c.side),
			"The chart is guessed near the corner, and proved at every square of every block, whichever blocks lie before it.", "subtraction:" + c.list + "&idea=chart", Holds, c.reach, func(int) string {
				s := chart.NewSearch(chart.RuleOf(game("subtraction:" + c.list).(*subtraction.Game).Set))
				for s.Step(1 << 20) {
				}
				m := s.Found()
				if m == nil {
					return "none is found"
				}
				if err := m.Check(); err != nil {
					return err.Error()
				}
				return differs([]int{m.Kinds(), m.Side()}, []int{c.kinds, c.side})
			}})
	}
	return all
}

// segmentCounts counts the rulesets of three moves by segments; those that do not settle count as with none.
func segmentCounts(want string) func(n int) string {
	return func(n int) string {
		var counts [6]int
		threeMoves(n, func(_ string, s *segment.Survey) string {
			counts[count(s.Settled)*min(5, len(s.Segments))]++
			return ""
		})
		return differs(counts, want)
	}
}

// threeMoves finds the segments of all rulesets of three moves with components up to most, but for mirror images.
func threeMoves(most int, check func(text string, s *segment.Survey) string) string {
	side := most + 1
	return each(1, side*side-1, func(i int) string {
		return each(i+1, side*side-1, func(j int) string {
			return each(j+1, side*side-1, func(k int) string {
				text, mirror := "", ""
				for _, m := range []int{i, j, k} {
					text += fmt.Sprintf("(%d,%d)", m/side, m%side)
					mirror += fmt.Sprintf("(%d,%d)", m%side, m/side)
				}
				if game("subtraction:"+mirror).String() < "subtraction:"+text {
					return ""
				}
				return check(text, found(text))
			})
		})
	})
}
