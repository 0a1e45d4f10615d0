package claims

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/periodic"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// lsy24 are the theorems about vector subtraction. A move (a,b) takes a from x and b from y.
func lsy24() []Claim {
	return []Claim{
		{"lsy24-squirrel-crow", "[LSY24] Section 1", "With the moves (1,3) and (2,1), five peanuts and six walnuts are an N-position, whose one winning move leads to (3,5).", "The squares are solved from the rules.", "subtraction:(1,3)(2,1)@5,6", Holds, Reach{}, func(int) string {
			p := subtract(7, vector{1, 3}, vector{2, 1})
			return unless(!p(5, 6) && p(3, 5) && !p(4, 3), "%t %t %t", p(5, 6), p(3, 5), p(4, 3))
		}},
		{"lsy24-winning-ways-printed", "[LSY24] Section 2, quoted from Winning Ways", "One pile with moves up to 7 has for its least period the sum of two of the moves, but for {2,5,7}.", "The periods of all 127 sets of moves, each proved by a state that repeats.", "subtraction:(2)(4)(7)", Fails, Reach{}, sumsOfTwo(func(sum, period int) bool { return sum == period })},
		{"lsy24-winning-ways", "[LSY24] Section 2, quoted from Winning Ways", "One pile with moves up to 7 has the sum of two of the moves, which may be the same, as a period, but for {2,5,7}, whose period is 22.", "The periods of all 127 sets of moves, each proved by a state that repeats.", "subtraction:(2)(5)(7)", Holds, Reach{}, sumsOfTwo(func(sum, period int) bool { return sum%period == 0 })},
		{"lsy24-ferguson", "[LSY24] Section 2, quoted from Ferguson", "In one pile with the least move a, x has the nim-value 1 if and only if x − a has 0.", "All sets of moves up to 9, from the rules.", "subtraction:(2)(5)(7)", Open, Reach{"x below %s", 120, 1000}, func(n int) string {
			return subsets(9, func(list []int) string {
				values := pile(n, list...)
				return each(list[0], n-1, func(x int) string { return unless((values[x] == 1) == (values[x-list[0]] == 0), "%v: %d", list, x) })
			})
		}},
		{"lsy24-austin", "[LSY24] Section 2, quoted from Austin", "If p − s is a move for every move s of one pile, its outcomes repeat after p from the first on.", "Every such set of moves, with its period proved by a state that repeats.", "subtraction:(2)(5)(7)", Open, Reach{"p up to %s", 12, 16}, func(n int) string {
			return each(2, n, func(p int) string {
				return subsets(p-1, func(list []int) string {
					if slices.ContainsFunc(list, func(m int) bool { return !slices.Contains(list, p-m) }) {
						return ""
					}
					got := repeats(list...)
					return unless(got[0] == 0 && p%got[1] == 0, "p = %d, %v: %v", p, list, got)
				})
			})
		}},
		{"lsy24-additive-minus", "[LSY24] Section 2, quoted from Winning Ways", "One pile with the moves a, b and a + b, b = 2ha − r and 0 < r < a, has the period 2b + r.", "Each period is proved by a state that repeats; h up to 3.", "subtraction:(3)(5)(8)", Open, Reach{"a up to %s", 6, 12}, additive(-1, func(_, b, r, _ int) int { return 2*b + r })},
		{"lsy24-additive-plus-printed", "[LSY24] Section 2, as printed", "One pile with the moves a, b and a + b, b = 2ha + r and 0 < r < a, has the period a(2b + r).", "Each period is proved by a state that repeats; a up to 6, h up to 3.", "subtraction:(4)(10)(14)", Fails, Reach{Quick: 6}, additive(1, func(a, b, r, _ int) int { return a * (2*b + r) })},
		{"lsy24-additive-plus", "[LSY24] Section 2", "One pile with the moves a, b and a + b, b = 2ha + r and 0 < r < a, has the period a(2b + r)/gcd(a, b).", "Each period is proved by a state that repeats; h up to 3.", "subtraction:(4)(10)(14)", Open, Reach{"a up to %s", 6, 12}, additive(1, func(a, b, r, gcd int) int { return a * (2*b + r) / gcd })},
		{"lsy24-three-moves", "[LSY24] Section 2, quoted from Althöfer and Bültermann", "One pile with the moves a, 2a + 1 and 3a + 1 has the period 4a² + 3a, from the first square on.", "Each period is proved by a state that repeats.", "subtraction:(3)(7)(10)", Open, Reach{"a up to %s", 12, 40}, func(n int) string {
			return each(1, n, func(a int) string {
				got := repeats(a, 2*a+1, 3*a+1)
				return unless(got == [2]int{0, 4*a*a + 3*a}, "a = %d: %v", a, got)
			})
		}},
		{"lsy24-four-moves", "[LSY24] Section 2, quoted from Althöfer and Bültermann", "One pile with the moves a, 4a, 12a + 1 and 16a + 1 has the periods 118, 675, 2008 and 4453 for a = 1 to 4.", "Each period is proved by a state that repeats.", "subtraction:(2)(8)(25)(33)", Holds, Reach{}, func(int) string {
			var got [][2]int
			for a := 1; a <= 4; a++ {
				got = append(got, repeats(a, 4*a, 12*a+1, 16*a+1))
			}
			return differs(got, "[[0 118] [0 675] [0 2008] [0 4453]]")
		}},
		{"lsy24-fox-larsson", "[LSY24] Section 2, quoted from Fox and Larsson", "One pile with the moves 1, 4, 12, 33, …, F(2n+1) − 1, has no nim-value above 3.", "The pile is solved from the rules.", "subtraction:(1)(4)(12)(33)(88)(232)", Open, Reach{"x below %s", 20_000, 1_000_000}, func(n int) string { return foxLarsson(n, 3) }},
		{"here-fox-larsson", "Found here", "One pile with the moves 1, 4, 12, 33, …, F(2n+1) − 1, has no nim-value above 2 below 20,000.", "The pile is solved from the rules.", "subtraction:(1)(4)(12)(33)(88)(232)", Holds, Reach{}, func(int) string { return foxLarsson(20_000, 2) }},
		{"lsy24-lemma-2", "[LSY24] Lemma 2", "With two moves a position is P if and only if it is with both moves added, in two and three dimensions.", "Random rulesets and positions, solved from the rules.", "subtraction:(1,3)(2,1)", Open, Reach{"%s rulesets with 60 positions each", 60, 2000}, func(n int) string {
			return random(n, 2, func(g *subtraction.Game, o *oracle.Oracle, p []int) string {
				q := slices.Clone(p)
				for _, m := range g.List() {
					for d := range q {
						q[d] += m.At(d).Clamp()
					}
				}
				return unless(o.Outcome(engine.Ints(p...)) == o.Outcome(engine.Ints(q...)), "%v: %v and %v", g, p, q)
			})
		}},
		{"lsy24-theorem-31-printed", "[LSY24] Theorem 31, as printed", "With two moves x is P if and only if x − t^k(x) is, which is −k(s₁ + s₂), where off the board nothing is P.", "The squares of {(1,2), (2,1)} below 8.", "subtraction:(1,2)(2,1)@3,3", Fails, Reach{}, func(int) string {
			p := subtract(8, vector{1, 2}, vector{2, 1})
			return each(0, 63, func(i int) string {
				k := min(i%8, i/8) / 3
				return unless(p(i%8, i/8) == p(-3*k, -3*k), "(%d,%d)", i%8, i/8)
			})
		}},
		{"lsy24-theorem-31", "[LSY24] Theorem 31 and Algorithm 1", "With two moves x is P if and only if what is left is, after both were subtracted as often as possible; and that is P if and only if either move alone can then be made an even number of times. In two and three dimensions.", "Random rulesets and positions, solved from the rules.", "subtraction:(1,3)(2,1)&idea=remainder", Open, Reach{"%s rulesets with 60 positions each", 200, 5000}, func(n int) string {
			return random(n, 31, func(g *subtraction.Game, o *oracle.Oracle, p []int) string {
				left, list := slices.Clone(p), g.List()
				times := func(by ...engine.Position) int {
					least := 1 << 30
					for d := range left {
						sum := 0
						for _, m := range by {
							sum += m.At(d).Clamp()
						}
						if sum > 0 {
							least = min(least, left[d]/sum)
						}
					}
					return least
				}
				for k := times(list...); k > 0; k-- {
					for d := range left {
						left[d] -= list[0].At(d).Clamp() + list[1].At(d).Clamp()
					}
				}
				even := times(list[0])%2 == 0 && times(list[1])%2 == 0
				return unless(even == (o.Outcome(engine.Ints(p...)) == engine.P), "%v: %v", g, p)
			})
		}},
		{"lsy24-theorem-8", "[LSY24] Theorem 8 and Corollary 9", "One pile with the moves a, b and a + b, a < b ≤ 2a, repeats a palaces and a + b others.", "Three periods of each, from the rules.", "subtraction:(2)(3)(5)", Open, Reach{"a up to %s", 12, 60}, func(n int) string {
			return each(1, n, func(a int) string {
				return each(a+1, 2*a, func(b int) string {
					values := pile(3*(2*a+b), a, b, a+b)
					return each(0, len(values)-1, func(x int) string { return unless((values[x] == 0) == (x%(2*a+b) < a), "{%d,%d,%d}: %d", a, b, a+b, x) })
				})
			})
		}},
		{"lsy24-theorem-10", "[LSY24] Theorem 10", "One pile with two moves a < b is as with a alone below b, then b to a + b − 1 are N, and it repeats after a + b; the least period is 2a if that divides a + b.", "b up to 3a + 5; the least period is proved by a state that repeats.", "subtraction:(2)(7)", Open, Reach{"a up to %s", 10, 40}, func(n int) string {
			return each(1, n, func(a int) string {
				return each(a+1, 3*a+5, func(b int) string {
					want := [2]int{0, a + b}
					if (a+b)%(2*a) == 0 {
						want[1] = 2 * a
					}
					values := pile(4*(a+b), a, b)
					for x, v := range values {
						if r := x % (a + b); (v == 0) != (r < b && r%(2*a) < a) {
							return fmt.Sprintf("{%d,%d}: %d", a, b, x)
						}
					}
					return unless(repeats(a, b) == want, "{%d,%d}: %v", a, b, repeats(a, b))
				})
			})
		}},
		{"lsy24-corollary-11", "[LSY24] Corollary 11", "One pile with two moves a < b repeats a palaces and b others if and only if b ≤ 2a.", "b up to 3a + 5, three periods of each, from the rules.", "subtraction:(3)(5)", Open, Reach{"a up to %s", 12, 60}, func(n int) string {
			return each(1, n, func(a int) string {
				return each(a+1, 3*a+5, func(b int) string {
					simple := true
					for x, v := range pile(3*(a+b), a, b) {
						simple = simple && (v == 0) == (x%(a+b) < a)
					}
					return unless(simple == (b <= 2*a), "{%d,%d}", a, b)
				})
			})
		}},
		{"lsy24-theorem-7-constant", "[LSY24] Theorem 7", "If no move is (a,0), the outcomes of every row are the same from some square on.", "Rows 0 to 12 of all rulesets of two moves, each period proved by a state that repeats.", "subtraction:(1,2)(2,1)(3,3)&idea=periods", Open, Reach{"components up to %s", 3, 6}, func(n int) string {
			return twoMoves(n, true, func(a, b, c, d int) string {
				if b == 0 || d == 0 {
					return ""
				}
				g := must(subtraction.New(moves.Vector{a, b}, moves.Vector{c, d}))
				return each(0, 12, func(y int) string {
					_, period, err := periodic.Row(g.Set, y)
					return unless(must(period, err) == 1, "%v, row %d: %d", g, y, period)
				})
			})
		}},
		{"lsy24-definition-14-printed", "[LSY24] Definition 14, as printed", "The derivation by f = min(x, y), which Lemma 15 uses, is linear.", "f of (1,2), of (2,1) and of their sum.", "", Fails, Reach{}, func(int) string {
			f := func(x, y int) int { return min(x, y) }
			return unless(f(1, 2)+f(2, 1) == f(3, 3), "f(1,2) + f(2,1) = %d, and f(3,3) = %d", f(1, 2)+f(2, 1), f(3, 3))
		}},
		{"lsy24-lemma-15", "[LSY24] Lemma 15", "With the moves (a,a) and (b,b) a square is as one pile of min(x, y) with the moves a and b.", "x and y below 40, b up to 15, from the rules.", "subtraction:(2,2)(3,3)", Open, Reach{"a up to %s", 6, 12}, twins(false)},
		{"lsy24-theorem-16", "[LSY24] Theorem 16", "With the moves (a,a) and (b,b), a < b, the further moves (a,b) and (b,a) change no outcome if and only if b ≤ 2a.", "x and y below 40, b up to 15, from the rules.", "subtraction:(2,2)(2,3)(3,3)", Open, Reach{"a up to %s", 6, 12}, twins(true)},
		{"lsy24-lemma-18", "[LSY24] Lemma 18", "With one move (a,b) the P-positions are the L-shapes where the number of moves left is even.", "x and y below 30, from the rules.", "subtraction:(2,3)", Open, Reach{"a and b up to %s", 5, 12}, func(n int) string {
			return each(1, (n+1)*(n+1)-1, func(i int) string {
				a, b := i%(n+1), i/(n+1)
				p := subtract(30, vector{a, b})
				return each(0, 899, func(i int) string {
					return unless(p(i%30, i/30) == evenL(i%30, i/30, a, b), "{(%d,%d)}: (%d,%d)", a, b, i%30, i/30)
				})
			})
		}},
		{"lsy24-lemma-25", "[LSY24] Lemma 25", "With two moves (a,b) and (c,d), c ≤ x < c + a and y ≥ δx, a square is P if and only if y < d and ⌊x/a⌋ is even.", "y below 40, from the rules.", "subtraction:(4,1)(9,10)", Open, Reach{"components up to %s", 7, 12}, func(n int) string {
			return regionC(n, func(a, b, c, d, x, y int, p bool) bool { return p == (y < d && x/a%2 == 0) })
		}},
		{"lsy24-corollary-26-first", "[LSY24] Corollary 26, first clause", "With two moves, a ≤ c and ad ≤ bc, region C has no P-position.", "y below 40, from the rules.", "subtraction:(1,2)(2,1)", Open, Reach{"components up to %s", 7, 12}, func(n int) string {
			return regionC(n, func(a, b, c, d, x, y int, p bool) bool { return !p || a*d > b*c })
		}},
		{"lsy24-corollary-26-second", "[LSY24] Corollary 26, second clause", "With two moves and c from an odd multiple of a up to the next even one, region C has no P-position.", "Components up to 9, y below 40, from the rules.", "subtraction:(2,1)(3,9)@4,8", Fails, Reach{Quick: 9}, func(n int) string {
			return regionC(n, func(a, b, c, d, x, y int, p bool) bool { return !p || c/a%2 == 0 })
		}},
		{"lsy24-figure-10-printed", "[LSY24] Figure 10, as printed", "With the moves (4,1) and (9,10) the P-positions of region C are (8,9), (9,9) and (10,9).", "Region C is read, from the rules.", "subtraction:(4,1)(9,10)@9,8", Fails, Reach{}, inRegionC(4, 1, 9, 10, "(8,9)(9,9)(10,9)")},
		{"lsy24-figure-10", "[LSY24] Figure 10", "With the moves (4,1) and (9,10) the P-positions of region C are (9,8), (9,9) and (10,9).", "Region C is read, from the rules.", "subtraction:(4,1)(9,10)@9,8", Holds, Reach{}, inRegionC(4, 1, 9, 10, "(9,8)(9,9)(10,9)")},
		{"lsy24-figure-11", "[LSY24] Figure 11", "With the moves (4,1) and (17,15) the P-positions of region C are (17,13), (17,14) and (18,14).", "Region C is read, from the rules.", "subtraction:(4,1)(17,15)@17,13", Holds, Reach{}, inRegionC(4, 1, 17, 15, "(17,13)(17,14)(18,14)")},
		{"lsy24-theorem-28-printed", "[LSY24] Theorem 28, as printed", "The theorem tells the P-positions of some ruleset of two moves with components from 0 to 6, with its bounds on x below the line y = δx.", "All such rulesets not on one axis, x and y below 30, from the rules.", "subtraction:(1,2)(2,1)@1,1", Fails, Reach{Quick: 6}, func(n int) string {
			right, all := right28(n, func(x, y, a, b, c, d int) bool { return printed28(x, y, a, b, c, d, false) })
			return unless(right > 0, "right for %d of %d rulesets", right, all)
		}},
		{"lsy24-theorem-28-bounds", "[LSY24] Theorem 28, with bounds on y", "The theorem with bounds on y below the line tells the P-positions of all rulesets of two moves with components from 0 to 6.", "All such rulesets not on one axis, x and y below 30, from the rules.", "subtraction:(1,1)(3,1)@2,1", Fails, Reach{Quick: 6}, func(n int) string {
			right, all := right28(n, func(x, y, a, b, c, d int) bool { return printed28(x, y, a, b, c, d, true) })
			return unless(right == all, "right for %d of %d rulesets", right, all)
		}},
		{"lsy24-theorem-28", "[LSY24] Theorem 28, mended", "With two moves, a ≤ c, both subtracted as often as possible, and (a+c)y ≥ (b+d)x: P if x < c and min(⌊x/a⌋, ⌊y/b⌋) is even, or x ≥ c, y < d and ⌊x/a⌋ is even; otherwise with x and y exchanged.", "All rulesets not on one axis, x and y below 30, from the rules.", "subtraction:(1,2)(2,1)&idea=remainder", Open, Reach{"components up to %s", 6, 9}, func(n int) string {
			right, all := right28(n, theorem28)
			return unless(right == all, "right for %d of %d rulesets", right, all)
		}},
		{"lsy24-theorem-28-first-clause", "[LSY24] Theorem 28, first clause", "Above the line y = δx, with components from 1 to 6, the first clause of the theorem is right for all 215 rulesets with ad ≥ bc, and for 174 of the 505 others.", "All such rulesets, x and y below 30, from the rules; moves with the same first component in both orders.", "subtraction:(1,1)(3,1)@2,1", Holds, Reach{}, firstClause28},
		{"lsy24-lemma-34", "[LSY24] Lemma 34", "With the moves s, t and s + t, if x + 2s + t and x + s + 2t are P, then x is.", "Components from 1 to 3, x and y below 12, from the rules.", "subtraction:(1,2)(2,1)(3,3)", Open, Reach{"components up to %s", 3, 5}, additiveMoves(func(p func(int, int) bool, x, y, a, b, c, d int) bool {
			return !p(x+2*a+c, y+2*b+d) || !p(x+a+2*c, y+b+2*d) || p(x, y)
		})},
		{"lsy24-remark-35", "[LSY24] Remark 35", "The converse of Lemma 34 fails: with the moves (1,1), (2,2) and (3,3), (0,0) is P and (5,5) is not.", "The squares are solved from the rules.", "subtraction:(1,1)(2,2)(3,3)", Holds, Reach{}, func(int) string {
			p := subtract(6, vector{1, 1}, vector{2, 2}, vector{3, 3})
			return unless(p(0, 0) && !p(5, 5), "%t %t", p(0, 0), p(5, 5))
		}},
		{"lsy24-lemma-36", "[LSY24] Lemma 36", "With the moves s, t and s + t, if x is P: one of x + 2s + 2t, x + 2s + t and x + s + 2t is; if x + 2s + t is not, x + 2s is; if x + s + 2t is not, x + 2t is.", "Components from 1 to 3, x and y below 12, from the rules.", "subtraction:(1,2)(2,1)(3,3)", Open, Reach{"components up to %s", 3, 5}, additiveMoves(func(p func(int, int) bool, x, y, a, b, c, d int) bool {
			one, two := p(x+2*a+c, y+2*b+d), p(x+a+2*c, y+b+2*d)
			return !p(x, y) || (p(x+2*a+2*c, y+2*b+2*d) || one || two) && (one || p(x+2*a, y+2*b)) && (two || p(x+2*c, y+2*d))
		})},
		{"lsy24-lemma-37", "[LSY24] Lemma 37", "With the moves (a,b), (a+c,b+c) and (a+2c,b+2c), if (x,y) is P, so is (x,y) + 2(a+c,b+c).", "Components from 1 to 3, x and y below 12, from the rules.", "subtraction:(1,2)(2,3)(3,4)", Open, Reach{"components up to %s", 3, 5}, quadruples(func(a, b, c, d int) []vector { return []vector{{a, b}, {a + c, b + c}, {a + 2*c, b + 2*c}} },
			func(p func(int, int) bool, x, y, a, b, c, d int) bool { return !p(x, y) || p(x+2*a+2*c, y+2*b+2*c) })},
		{"lsy24-lemma-39", "[LSY24] Lemma 39", "With the moves (a,b), (c,b+d) and (a+c,d), where off the board nothing is P, the three implications of the lemma hold.", "Components from 1 to 3, x and y below 12, from the rules.", "subtraction:(1,2)(2,3)(3,1)", Open, Reach{"components up to %s", 3, 5}, quadruples(func(a, b, c, d int) []vector { return []vector{{a, b}, {c, b + d}, {a + c, d}} },
			func(p func(int, int) bool, x, y, a, b, c, d int) bool {
				return !p(x, y) || (p(x+2*a+2*c, y+2*d) || p(x+a+2*c, y+2*d-b) || p(x+2*a+c, y+d-b)) &&
					(p(x+a+c, y+2*b+d) || p(x, y+2*b)) && (p(x+2*a+c, y+b+d) || p(x+2*a, y))
			})},
	}
}

// sumsOfTwo looks for a set of moves up to 7 that is against what is said of the sums of two.
func sumsOfTwo(is func(sum, period int) bool) func(int) string {
	return func(int) string {
		return subsets(7, func(list []int) string {
			got, sum := repeats(list...), false
			for _, a := range list {
				for _, b := range list {
					sum = sum || is(a+b, got[1])
				}
			}
			except := slices.Equal(list, []int{2, 5, 7})
			return unless(sum != except && (!except || got == [2]int{0, 22}), "%v has the period %d", list, got[1])
		})
	}
}

// additive checks the periods of {a, b, a+b} with b = 2ha ± r.
func additive(sign int, period func(a, b, r, gcd int) int) func(n int) string {
	return func(n int) string {
		return each(2, n, func(a int) string {
			return each(1, 3*(a-1), func(i int) string {
				h, r := 1+(i-1)/(a-1), 1+(i-1)%(a-1)
				b, gcd := 2*h*a+sign*r, a
				for a%gcd != 0 || b%gcd != 0 {
					gcd--
				}
				got := repeats(a, b, a+b)
				return unless(got == [2]int{0, period(a, b, r, gcd)}, "{%d,%d,%d}: %v", a, b, a+b, got)
			})
		})
	}
}

// foxLarsson looks for a nim-value above the most.
func foxLarsson(n, most int) string {
	var list []int
	for f, g := 1, 2; g-1 < n; f, g = f+g, f+2*g { // F(2), F(3); F(4), F(5); …
		list = append(list, g-1)
	}
	for x, v := range pile(n, list...) {
		if v > most {
			return fmt.Sprintf("%d has %d", x, v)
		}
	}
	return differs(list[:4], "[1 4 12 33]")
}

// random draws rulesets of two moves in two and three dimensions, and positions.
func random(rulesets int, seed uint64, check func(g *subtraction.Game, o *oracle.Oracle, p []int) string) string {
	r := rand.New(rand.NewPCG(seed, 3))
	draw := func(dim, below int) []int {
		p := make([]int, dim)
		for d := range p {
			p[d] = r.IntN(below)
		}
		return p
	}
	return each(1, rulesets, func(i int) string {
		s, t := draw(2+i%2, 5), draw(2+i%2, 5)
		if slices.Equal(s, t) || slices.Max(s) == 0 || slices.Max(t) == 0 {
			return ""
		}
		g := must(subtraction.New(s, t))
		o := oracle.New(g)
		return each(1, 60, func(int) string { return check(g, o, draw(len(s), 12)) })
	})
}

// twins checks the moves (a,a) and (b,b), and with them (a,b) and (b,a).
func twins(more bool) func(n int) string {
	return func(n int) string {
		return each(1, n, func(a int) string {
			return each(a+1, 15, func(b int) string {
				two, single := subtract(40, vector{a, a}, vector{b, b}), pile(40, a, b)
				one := subtract(40, vector{a, a}, vector{b, b}, vector{a, b})
				both := subtract(40, vector{a, a}, vector{b, b}, vector{a, b}, vector{b, a})
				same := true
				for i := range 1600 {
					x, y := i%40, i/40
					if !more && two(x, y) != (single[min(x, y)] == 0) {
						return fmt.Sprintf("{(%d,%d),(%d,%d)}: (%d,%d)", a, a, b, b, x, y)
					}
					same = same && two(x, y) == one(x, y) && two(x, y) == both(x, y)
				}
				return unless(!more || same == (b <= 2*a), "a = %d, b = %d", a, b)
			})
		})
	}
}

// evenL reports whether (a,b) can be subtracted an even number of times.
func evenL(x, y, a, b int) bool {
	switch {
	case a == 0:
		return y/b%2 == 0
	case b == 0:
		return x/a%2 == 0
	}
	return min(x/a, y/b)%2 == 0
}

// twoMoves visits the rulesets of two moves that do not both lie on one axis.
func twoMoves(most int, zeros bool, visit func(a, b, c, d int) string) string {
	low := 1 - count(zeros)
	side := most + 1 - low
	return each(0, side*side*side*side-1, func(i int) string {
		a, b, c, d := low+i%side, low+i/side%side, low+i/side/side%side, low+i/side/side/side
		if (a < c || a == c && b < d) && a+b > 0 && c+d > 0 && a+c > 0 && b+d > 0 {
			return visit(a, b, c, d)
		}
		return ""
	})
}

// regionC checks the squares of region C of all rulesets of two moves, with y below 40.
func regionC(most int, holds func(a, b, c, d, x, y int, p bool) bool) string {
	return twoMoves(most, false, func(a, b, c, d int) string {
		p := subtract(40, vector{a, b}, vector{c, d})
		return each(c, c+a-1, func(x int) string {
			return each((x*(b+d)+a+c-1)/(a+c), 39, func(y int) string {
				return unless(holds(a, b, c, d, x, y, p(x, y)), "{(%d,%d),(%d,%d)}: (%d,%d)", a, b, c, d, x, y)
			})
		})
	})
}

// inRegionC compares the P-positions of region C of one ruleset.
func inRegionC(a, b, c, d int, want string) func(int) string {
	return func(int) string {
		p, got := subtract(40, vector{a, b}, vector{c, d}), ""
		for x := c; x < c+a; x++ {
			for y := (x*(b+d) + a + c - 1) / (a + c); y < 40; y++ {
				if p(x, y) {
					got += fmt.Sprintf("(%d,%d)", x, y)
				}
			}
		}
		return differs(got, want)
	}
}

// theorem28 is the theorem as it is true.
func theorem28(x, y, a, b, c, d int) bool {
	for x >= a+c && y >= b+d {
		x, y = x-a-c, y-b-d
	}
	if y*(a+c) < x*(b+d) {
		x, y, a, b, c, d = y, x, b, a, d, c
	}
	if a > c {
		a, b, c, d = c, d, a, b
	}
	if x < c {
		return evenL(x, y, a, b)
	}
	return y < d && (a == 0 || x/a%2 == 0)
}

// printed28 is the theorem as it is printed; mended says whether its bounds on x in the lower half are
// read as bounds on y.
func printed28(x, y, a, b, c, d int, mended bool) bool {
	for x >= a+c && y >= b+d {
		x, y = x-a-c, y-b-d
	}
	even := func(v, m int) bool { return m > 0 && v/m%2 == 0 }
	if y*(a+c) >= x*(b+d) {
		return even(x, a) && (x < c || y < d)
	}
	v := x
	if mended {
		v = y
	}
	if b <= d {
		return even(v, b) && (x < c || y < d)
	}
	return even(v, d) && (x < a || y < b)
}

// right28 counts the rulesets of two moves for which a form of the theorem is right.
func right28(most int, form func(x, y, a, b, c, d int) bool) (right, all int) {
	twoMoves(most, true, func(a, b, c, d int) string {
		p := subtract(30, vector{a, b}, vector{c, d})
		all++
		right += count(each(0, 899, func(i int) string { return unless(form(i%30, i/30, a, b, c, d) == p(i%30, i/30), "no") }) == "")
		return ""
	})
	return right, all
}

// firstClause28 counts the rulesets for which the first clause is right.
func firstClause28(int) string {
	var right, all [2]int
	twoMoves(6, false, func(a, b, c, d int) string {
		p := subtract(30, vector{a, b}, vector{c, d})
		for range 1 + count(a == c) {
			side := count(a*d < b*c)
			all[side]++
			right[side] += count(each(0, 899, func(i int) string {
				x, y := i%30, i/30
				return unless(y*(a+c) < x*(b+d) || printed28(x, y, a, b, c, d, false) == p(x, y), "no")
			}) == "")
			a, b, c, d = c, d, a, b
		}
		return ""
	})
	return differs(fmt.Sprint(right, all), "[215 174] [215 505]")
}

// quadruples checks squares of rulesets that are made of two moves (a,b) and (c,d).
func quadruples(list func(a, b, c, d int) []vector, holds func(p func(x, y int) bool, x, y, a, b, c, d int) bool) func(n int) string {
	return func(n int) string {
		return each(0, n*n*n*n-1, func(i int) string {
			a, b, c, d := 1+i%n, 1+i/n%n, 1+i/n/n%n, 1+i/n/n/n
			if a == c && b == d {
				return ""
			}
			p := subtract(13+6*n, list(a, b, c, d)...)
			return each(0, 143, func(i int) string {
				return unless(holds(p, i%12, i/12, a, b, c, d), "%d, %d, %d, %d: (%d,%d)", a, b, c, d, i%12, i/12)
			})
		})
	}
}

func additiveMoves(holds func(p func(x, y int) bool, x, y, a, b, c, d int) bool) func(n int) string {
	return quadruples(func(a, b, c, d int) []vector { return []vector{{a, b}, {c, d}, {a + c, b + d}} }, holds)
}
