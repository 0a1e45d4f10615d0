package claims

import (
	"fmt"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine/subtraction"
)

// Colouring schemes ([LSY24] Definition 40), and what is claimed of them.

// rule is an update rule of a colouring scheme: a square of a colour in from gives the square at the distance by the colour to.
type rule struct {
	from string
	by   vector
	to   byte
}

// paint runs a scheme on n×n squares, from those that it begins with. A square that gets two colours gets '!'.
func paint(n int, begin func(x, y int) byte, rules ...rule) func(x, y int) byte {
	painted := make([]byte, n*n)
	var work []vector
	put := func(x, y int, colour byte) {
		switch at := &painted[y*n+x]; {
		case *at == 0:
			*at = colour
			work = append(work, vector{x, y})
		case *at != colour:
			*at = '!'
		}
	}
	for i := range n * n {
		if colour := begin(i%n, i/n); colour != 0 {
			put(i%n, i/n, colour)
		}
	}
	for ; len(work) > 0; work = work[1:] {
		x, y := work[0][0], work[0][1]
		for _, r := range rules {
			if strings.IndexByte(r.from, painted[y*n+x]) >= 0 && x+r.by[0] < n && y+r.by[1] < n {
				put(x+r.by[0], y+r.by[1], r.to)
			}
		}
	}
	return func(x, y int) byte { return painted[y*n+x] }
}

// where gives some squares a colour.
func where(colour byte, is func(x, y int) bool) func(x, y int) byte {
	return func(x, y int) byte { return colour * byte(count(is(x, y))) }
}

// among gives single squares colours.
func among(colours map[vector]byte) func(x, y int) byte {
	return func(x, y int) byte { return colours[vector{x, y}] }
}

// partition checks that each P-position is painted once, in one segment, and nothing else is.
func partition(n int, p func(x, y int) bool, segments ...func(x, y int) byte) string {
	return each(0, n*n-1, func(i int) string {
		times := 0
		for _, s := range segments {
			if c := s(i%n, i/n); c == '!' {
				times += 2
			} else {
				times += count(c != 0)
			}
		}
		return unless(times == count(p(i%n, i/n)), "(%d,%d) is painted %d times", i%n, i/n, times)
	})
}

// segment46 is the segment of a square of {(1,2), (2,3), (3,1)}: −1 lower, 0 middle, 1 upper; strict
// puts the squares on its lines outside of the middle.
func segment46(x, y int, strict bool) int {
	d := count(strict)
	switch {
	case 5*y < 4*x-4+d:
		return -1
	case 8*y > 9*x+16-d:
		return 1
	}
	return 0
}

// proposition46 checks what is said of the schemes of {(1,2), (2,3), (3,1)}: 0 that they paint the P-positions,
// 1 and 2 the lines of the segments, strictly and not; 3 the rule (4,3) with a third family by hand.
func proposition46(n, what, third int) string {
	middle := paint(n, among(map[vector]byte{{0, 0}: 'r', {0, 1}: 'r', {0, 2}: 'r', {1, 0}: 'g', {1, 1}: 'g', {2, 1}: 'b'}),
		rule{"r", vector{5, 4}, 'g'}, rule{"g", vector{3, 5}, 'r'}, rule{"gb", vector{5, 4}, 'b'})
	lower := paint(n, where('l', func(x, y int) bool { return y == 0 && x >= 2 }), rule{"l", vector{5, 4}, 'l'})
	upper := paint(n, where('u', func(x, y int) bool { return x == 0 && y >= 3 }), rule{"u", vector{4, 4}, 'v'}, rule{"v", vector{4, 5}, 'u'})
	switch what {
	case 0:
		return partition(n, subtract(n, vector{1, 2}, vector{2, 3}, vector{3, 1}), lower, middle, upper)
	case 3:
		return ruledByHand(n, third, upper)
	}
	return each(0, n*n-1, func(i int) string {
		x, y := i%n, i/n
		for at, s := range []func(x, y int) byte{lower, middle, upper} {
			if s(x, y) != 0 && segment46(x, y, what == 1) != at-1 {
				return fmt.Sprintf("(%d,%d)", x, y)
			}
		}
		return ""
	})
}

// ruledByHand checks that the rule (4,3) leads from and to the squares of the upper segment, but from those by hand.
func ruledByHand(n, third int, upper func(x, y int) byte) string {
	led := map[vector]bool{}
	return first(func() string {
		return each(0, n*n-1, func(i int) string {
			x, y := i%n, i/n
			k, rest := x/8, x%8
			on := x+4 < n && y+3 < n
			switch byHand := rest == 0 && y == 3+9*k || rest == 4 && (y == 7+9*k || y == third+9*k); {
			case upper(x, y) == 0:
			case !byHand:
				led[vector{x + 4, y + 3}] = true
				return unless(!on || upper(x+4, y+3) != 0, "from (%d,%d) it leads away", x, y)
			default:
				return unless(!on || upper(x+4, y+3) == 0, "from (%d,%d) it need not be led", x, y)
			}
			return ""
		})
	}, func() string {
		return each(0, n*n-1, func(i int) string {
			return unless(upper(i%n, i/n) == 0 || i%n == 0 || led[vector{i % n, i / n}], "to (%d,%d) nothing leads", i%n, i/n)
		})
	})
}

// lowerWins checks the winning moves of the lower segment for y = 1, 2, 3 mod 4.
func lowerWins(list ...vector) func(int) string {
	return func(int) string {
		p := subtract(300, vector{1, 2}, vector{2, 3}, vector{3, 1})
		return each(0, 300*300-1, func(i int) string {
			x, y := i%300, i/300
			if y%4 == 0 || segment46(x, y, false) >= 0 {
				return ""
			}
			m := list[y%4-1]
			return unless(p(x-m[0], y-m[1]), "(%d,%d)", x, y)
		})
	}
}

// asymmetric looks for a and b that make {(1,2), (2,3), (3,1)} of (a,b), (b,a+b) and a third move.
func asymmetric(third func(a, b int) vector) func(int) string {
	return func(int) string {
		for i := range 9 {
			a, b := 1+i%3, 1+i/3
			list := []vector{{a, b}, {b, a + b}, third(a, b)}
			slices.SortFunc(list, func(s, t vector) int { return slices.Compare(s[:], t[:]) })
			if slices.Equal(list, []vector{{1, 2}, {2, 3}, {3, 1}}) {
				return ""
			}
		}
		return "no a and b make it"
	}
}

// proposition47 reports whether the schemes of {(a,b), (b,a), (a+b,a+b)} paint its P-positions.
func proposition47(a, b int, swap bool) bool {
	const n = 60
	flat, steep := vector{2*b + a, 2*a + b}, vector{2*a + b, 2*b + a}
	middle := paint(n, where('m', func(x, y int) bool { return x < b && y < b }), rule{"m", flat, 'm'}, rule{"m", steep, 'm'})
	if swap {
		flat, steep = steep, flat
	}
	lower := paint(n, where('l', func(x, y int) bool { return y < a }), rule{"l", flat, 'l'})
	upper := paint(n, where('u', func(x, y int) bool { return x < a }), rule{"u", steep, 'u'})
	p := subtract(n, vector{a, b}, vector{b, a}, vector{a + b, a + b})
	return each(0, n*n-1, func(i int) string {
		x, y := i%n, i/n
		return unless(p(x, y) == (lower(x, y) != 0 || middle(x, y) != 0 || upper(x, y) != 0), "no")
	}) == ""
}

// schemes17 runs the schemes of Figure 17.
func schemes17(n int) (middle, lower, upper func(x, y int) byte) {
	middle = paint(n, among(map[vector]byte{{0, 0}: 'p', {0, 1}: 'p'}), rule{"p", vector{2, 4}, 'g'}, rule{"g", vector{5, 8}, 'p'}, rule{"pgb", vector{6, 8}, 'b'})
	lower = paint(n, where('b', func(x, y int) bool { return y < 2 && x > 0 }), rule{"b", vector{6, 8}, 'b'})
	upper = paint(n, where('r', func(x, y int) bool { return x == 0 && y > 1 }), rule{"r", vector{2, 4}, 'y'}, rule{"y", vector{5, 8}, 'r'})
	return middle, lower, upper
}

func figure17(int) string {
	const n = 900
	p := subtract(n, vector{1, 2}, vector{3, 4}, vector{4, 6})
	middle, lower, upper := schemes17(n)
	total := 0
	for i := range n * n {
		total += count(p(i%n, i/n))
	}
	return first(func() string { return partition(n, p, middle, lower, upper) }, func() string { return differs(total, 212138) })
}

// arithmetic checks which squares are P with the moves (a,2a), (3a,4a) and (4a,6a).
func arithmetic(int) string {
	const n = 300
	return each(1, 3, func(a int) string {
		p := subtract(n, vector{a, 2 * a}, vector{3 * a, 4 * a}, vector{4 * a, 6 * a})
		return each(0, n*n-1, func(i int) string {
			x, y := i%n/a, i/n/a
			t, is := 12*x-7*y, y%8 < 2
			switch {
			case t <= 2:
				is = x%7 == 0 || x%7 == 2
			case 3*y >= 4*x:
				is = strings.Contains(" 0 5 9 12 ", fmt.Sprintf(" %d ", t%16))
			}
			return unless(p(i%n, i/n) == is, "a = %d, (%d,%d)", a, i%n, i/n)
		})
	})
}

// paintedLines checks that what the schemes of Figure 17 paint repeats along lines y = px/q + m.
func paintedLines(int) string {
	const n, period = 900, 7 * 16
	middle, lower, upper := schemes17(n)
	painted := func(x, y int) bool { return middle(x, y) != 0 || lower(x, y) != 0 || upper(x, y) != 0 }
	return each(0, 9*41-1, func(i int) string {
		p, q, m := 1+i%3, 1+i/3%3, i/9-20
		return each(100, (n-1)/max(p, q)-period-20, func(t int) string {
			return unless(painted(q*t, p*t+m) == painted(q*(t+period), p*(t+period)+m), "(%d,%d)", q*t, p*t+m)
		})
	})
}

// provedColourings has the schemes of the paper proved.
func provedColourings(int) string {
	proved := func(list string) string {
		exact, reach, given := game("subtraction:" + list).(*subtraction.Game).Paints(1 << 12)
		return unless(given && exact, "{%s}: not proved with x+y < %d", list, reach)
	}
	return first(
		func() string { return proved("(1,2)(2,3)(3,1)") }, func() string { return proved("(1,2)(3,4)(4,6)") },
		func() string {
			return each(2, 10, func(b int) string {
				return each((b+1)/2, b-1, func(a int) string { return proved(fmt.Sprintf("(%d,%d)(%d,%d)(%d,%d)", a, b, b, a, a+b, a+b)) })
			})
		})
}
