package subtraction_test

import (
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/enginetest"
)

// Facts about one dimension that [LSY24] proves in sections 4 and 5, or quotes in
// section 2.

// lineOutcomes returns the outcomes of 0, …, n-1.
func lineOutcomes(t testing.TB, g *ruleset, n int) []bool {
	t.Helper()
	palace := make([]bool, n)
	for x, v := range enginetest.Values(t, g, engine.Outcomes, engine.Window{W: n, H: 1}) {
		palace[x] = v == 1
	}
	return palace
}

// TestTheorem8: {a, b, a+b} with b/2 ≤ a < b repeats a palaces and a+b others, so 2a+b
// is a period, which is Corollary 9.
func TestTheorem8(t *testing.T) {
	for a := 1; a <= 12; a++ {
		for b := a + 1; b <= 2*a; b++ {
			for x, p := range lineOutcomes(t, line(t, a, b, a+b), 200) {
				if p != (x%(2*a+b) < a) {
					t.Fatalf("{%d,%d,%d}: %d", a, b, a+b, x)
				}
			}
		}
	}
}

// TestTheorem10: {a, b} is {a} below b, then b, …, a+b-1 are N, and a+b is a
// period; the least one is a+b, or 2a if that divides a+b. Corollary 11: it is
// a palaces and b others if and only if b ≤ 2a.
func TestTheorem10(t *testing.T) {
	for a := 1; a <= 10; a++ {
		for b := a + 1; b <= 35; b++ {
			period := a + b
			if period%(2*a) == 0 {
				period = 2 * a
			}
			if got := linePeriod(t, a, b); got != [2]int{0, period} {
				t.Errorf("{%d,%d} has (preperiod, period) %v, want (0,%d)", a, b, got, period)
			}
			simple := true
			palace := lineOutcomes(t, line(t, a, b), 150)
			for x, p := range palace {
				r := x % (a + b)
				if p != (r < b && r%(2*a) < a) {
					t.Fatalf("{%d,%d}: %d", a, b, x)
				}
				simple = simple && p == (r < a)
			}
			if simple != (b <= 2*a) || palace[2*a] != (2*a < b) {
				t.Errorf("{%d,%d}: Corollary 11 fails", a, b)
			}
		}
	}
}

func TestQuotedPeriods(t *testing.T) {
	// Winning Ways: every ruleset with moves up to 7 has the sum of two of them as a
	// period, but for {2,5,7}; {2,4,7} has a proper divisor as its least.
	if got := linePeriod(t, 2, 5, 7); got != [2]int{0, 22} {
		t.Errorf("{2,5,7}: %v", got)
	}
	if got := linePeriod(t, 2, 4, 7); got != [2]int{4, 3} {
		t.Errorf("{2,4,7}: %v", got)
	}
	values := lineValues(t, line(t, 2, 4, 7), 200) // whose preperiod is 8
	if values[7] == values[10] || !slices.Equal(values[8:197], values[11:]) {
		t.Errorf("{2,4,7}: %v", values[:40])
	}
	for set := 1; set < 1<<7; set++ {
		var moves []int
		for m := 1; m <= 7; m++ {
			if set>>(m-1)&1 != 0 {
				moves = append(moves, m)
			}
		}
		period := linePeriod(t, moves...)[1]
		isSum := false
		for _, a := range moves {
			for _, b := range moves {
				isSum = isSum || (a+b)%period == 0
			}
		}
		if isSum == slices.Equal(moves, []int{2, 5, 7}) {
			t.Errorf("%v: period %d", moves, period)
		}
	}
	// Althöfer and Bültermann's two families.
	for i, want := range []int{7, 22, 45, 76, 115, 162} {
		a := i + 1
		if got := linePeriod(t, a, 2*a+1, 3*a+1); got != [2]int{0, want} || want != 4*a*a+3*a {
			t.Errorf("{a,2a+1,3a+1} for a=%d: %v", a, got)
		}
	}
	for i, want := range []int{118, 675, 2008, 4453} {
		a := i + 1
		if got := linePeriod(t, a, 4*a, 12*a+1, 16*a+1); got != [2]int{0, want} {
			t.Errorf("{a,4a,12a+1,16a+1} for a=%d: %v", a, got)
		}
	}
}

// TestAdditivePeriods: {a, b, a+b} with b = 2ha-r, 0 < r < a, has period 2b+r; with
// b = 2ha+r it has a(2b+r)/gcd(a,b): the division is missing in [LSY24].
func TestAdditivePeriods(t *testing.T) {
	asPrinted := true
	for a := 2; a <= 6; a++ {
		for h := 1; h <= 3; h++ {
			for r := 1; r < a; r++ {
				if b := 2*h*a - r; b > a && linePeriod(t, a, b, a+b) != [2]int{0, 2*b + r} {
					t.Errorf("{%d,%d,%d}: %v", a, b, a+b, linePeriod(t, a, b, a+b))
				}
				b := 2*h*a + r
				gcd := a
				for a%gcd != 0 || b%gcd != 0 {
					gcd--
				}
				if got := linePeriod(t, a, b, a+b); got != [2]int{0, a * (2*b + r) / gcd} {
					t.Errorf("{%d,%d,%d}: %v", a, b, a+b, got)
				}
				asPrinted = asPrinted && linePeriod(t, a, b, a+b)[1] == a*(2*b+r)
			}
		}
	}
	if asPrinted {
		t.Error("the printed period, without gcd, holds")
	}
}

// lineValues returns the nim-values of 0, …, n-1.
func lineValues(t testing.TB, g *ruleset, n int) []int32 {
	t.Helper()
	return enginetest.Values(t, g, engine.NimValues, engine.Window{W: n, H: 1})
}

// TestPairing: Ferguson's property, x has nim-value 1 if and only if x-a has 0, for
// the smallest move a.
func TestPairing(t *testing.T) {
	for set := 1; set < 1<<9; set += 7 {
		var moves []int
		for m := 1; m <= 9; m++ {
			if set>>(m-1)&1 != 0 {
				moves = append(moves, m)
			}
		}
		a := moves[0]
		values := lineValues(t, line(t, moves...), 120)
		for x := a; x < len(values); x++ {
			if (values[x] == 1) != (values[x-a] == 0) {
				t.Fatalf("%v: %d", moves, x)
			}
		}
	}
}

// TestAustin: if p-s is a move for every move s, there is no preperiod and p is a
// period.
func TestAustin(t *testing.T) {
	for p := 2; p <= 12; p++ {
		for set := 1; set < 1<<(p-1); set++ {
			var moves []int
			symmetric := true
			for m := 1; m < p; m++ {
				if set>>(m-1)&1 != 0 {
					moves = append(moves, m)
					symmetric = symmetric && set>>(p-m-1)&1 != 0
				}
			}
			if !symmetric {
				continue
			}
			if got := linePeriod(t, moves...); got[0] != 0 || p%got[1] != 0 {
				t.Errorf("p=%d, %v: %v", p, moves, got)
			}
		}
	}
}

// TestFoxLarsson: with the moves F(2n+1)-1 all nim-values are at most 3; below
// 20000 they are even at most 2.
func TestFoxLarsson(t *testing.T) {
	const n = 20000
	var moves []int
	for f, g := 1, 2; g-1 < n; f, g = f+g, f+2*g { // F(2), F(3); F(4), F(5); …
		moves = append(moves, g-1)
	}
	if !slices.Equal(moves[:4], []int{1, 4, 12, 33}) {
		t.Fatal(moves)
	}
	values := lineValues(t, line(t, moves...), n)
	if most := slices.Max(values); most != 2 {
		t.Errorf("the largest nim-value is %d", most)
	}
}
