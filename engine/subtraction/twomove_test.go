package subtraction_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
)

// Two moves in two dimensions: [LSY24] Theorem 28 and what it is made of. Below,
// S = {(a,b), (c,d)}, and δ = (b+d)/(a+c) is compared without division.

// twoMoves returns all rulesets of two different moves with components up to most
// that are not confined to one axis, which Theorem 28 leaves out.
func twoMoves(most int, zeros bool, visit func(a, b, c, d int)) {
	low := 1
	if zeros {
		low = 0
	}
	for a := low; a <= most; a++ {
		for b := low; b <= most; b++ {
			for c := low; c <= most; c++ {
				for d := low; d <= most; d++ {
					distinct := a < c || a == c && b < d
					if distinct && a+b > 0 && c+d > 0 && a+c > 0 && b+d > 0 {
						visit(a, b, c, d)
					}
				}
			}
		}
	}
}

func pair(t testing.TB, a, b, c, d int) *ruleset {
	t.Helper()
	return ruled(t, engine.At(a, b), engine.At(c, d))
}

// evenL reports whether (x, y) lies in an L-shape of [LSY24] Lemma 18: whether
// (a, b) can be subtracted an even number of times.
func evenL(x, y, a, b int) bool {
	switch {
	case a == 0:
		return y/b%2 == 0
	case b == 0:
		return x/a%2 == 0
	}
	return min(x/a, y/b)%2 == 0
}

// theorem28 is the theorem as it is true: after the sum of both moves has been
// subtracted as often as possible, the half of the board that the point lies in
// decides which of the moves is looked at.
func theorem28(x, y, a, b, c, d int) bool {
	for x >= a+c && y >= b+d {
		x, y = x-a-c, y-b-d
	}
	if y*(a+c) >= x*(b+d) {
		return upperHalf(x, y, a, b, c, d)
	}
	return upperHalf(y, x, b, a, d, c)
}

// upperHalf decides for y ≥ δx, after the move with the smaller first component.
func upperHalf(x, y, a, b, c, d int) bool {
	if a > c {
		a, b, c, d = c, d, a, b
	}
	if x < c {
		return evenL(x, y, a, b)
	}
	return y < d && (a == 0 || x/a%2 == 0)
}

// printed28 is the theorem as it is printed, with its bounds on x in the lower half;
// mended says whether they are read as bounds on y.
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

const twoMoveBoard = 30

func TestTheorem28(t *testing.T) {
	rulesets, printed, mended := 0, 0, 0
	twoMoves(6, true, func(a, b, c, d int) {
		palace := textbook(pair(t, a, b, c, d), twoMoveBoard)
		asPrinted, asMended := true, true
		for y := range twoMoveBoard {
			for x := range twoMoveBoard {
				p := palace[y*twoMoveBoard+x]
				if theorem28(x, y, a, b, c, d) != p {
					t.Fatalf("{(%d,%d),(%d,%d)}: (%d,%d)", a, b, c, d, x, y)
				}
				asPrinted = asPrinted && printed28(x, y, a, b, c, d, false) == p
				asMended = asMended && printed28(x, y, a, b, c, d, true) == p
			}
		}
		rulesets++
		if asPrinted {
			printed++
		}
		if asMended {
			mended++
		}
	})
	if printed != 0 || mended == 0 || mended == rulesets {
		t.Errorf("of %d rulesets the printed theorem holds for %d, with bounds on y for %d", rulesets, printed, mended)
	}
	// Two of its failures even with bounds on y: both squares are terminal.
	for _, s := range [][6]int{{1, 2, 2, 1, 1, 1}, {1, 1, 3, 1, 2, 1}} {
		palace := textbook(pair(t, s[0], s[1], s[2], s[3]), 3)
		if palace[s[5]*3+s[4]] == printed28(s[4], s[5], s[0], s[1], s[2], s[3], true) {
			t.Errorf("%v: the printed theorem is right", s)
		}
	}
}

// TestFirstClauseOfTheorem28: what the theorem says of the upper half, y ≥ δx, is right for
// every ruleset with ad ≥ bc, and for 174 of 505 others; moves with the same first
// component count in both orders.
func TestFirstClauseOfTheorem28(t *testing.T) {
	var right, all [2]int
	twoMoves(6, false, func(a, b, c, d int) {
		palace := textbook(pair(t, a, b, c, d), twoMoveBoard)
		holds := func(a, b, c, d int) bool {
			for i, p := range palace {
				x, y := i%twoMoveBoard, i/twoMoveBoard
				if y*(a+c) >= x*(b+d) && printed28(x, y, a, b, c, d, false) != p {
					return false
				}
			}
			return true
		}
		count := func(a, b, c, d int) {
			side := 0
			if a*d < b*c {
				side = 1
			}
			all[side]++
			if holds(a, b, c, d) {
				right[side]++
			}
		}
		count(a, b, c, d)
		if a == c {
			count(c, d, a, b)
		}
	})
	if all != [2]int{215, 505} || right != [2]int{215, 174} {
		t.Errorf("it is right for %v of %v rulesets", right, all)
	}
}

// TestLemma18: one move makes L-shapes.
func TestLemma18(t *testing.T) {
	const n = 30
	for a := range 6 {
		for b := range 6 {
			if a+b == 0 {
				continue
			}
			g := ruled(t, engine.At(a, b))
			for i, p := range textbook(g, n) {
				if p != evenL(i%n, i/n, a, b) {
					t.Fatalf("{(%d,%d)}: (%d,%d)", a, b, i%n, i/n)
				}
			}
		}
	}
}

// TestRegionC: [LSY24] Lemma 25, and of Corollary 26 the first clause; the second,
// that c from an odd multiple of a up to the next even one leaves no P-position, is
// false.
func TestRegionC(t *testing.T) {
	const n = 40
	counterexample := false
	twoMoves(9, false, func(a, b, c, d int) {
		palace := textbook(pair(t, a, b, c, d), n)
		for x := c; x < c+a; x++ {
			for y := ceilDiv(x*(b+d), a+c); y < n; y++ {
				p := palace[y*n+x]
				if p != (y < d && x/a%2 == 0) {
					t.Fatalf("{(%d,%d),(%d,%d)}: (%d,%d)", a, b, c, d, x, y)
				}
				if p && a*d <= b*c {
					t.Fatalf("{(%d,%d),(%d,%d)} has a P-position in C", a, b, c, d)
				}
				if p && c/a%2 == 1 {
					counterexample = true
				}
			}
		}
	})
	if !counterexample {
		t.Error("the second clause of Corollary 26 holds")
	}
	if palace := textbook(pair(t, 2, 1, 3, 9), n); !palace[8*n+4] {
		t.Error("{(2,1),(3,9)}: (4,8) is no P-position")
	}
}

// TestFigures10And11 list the P-positions in region C.
func TestFigures10And11(t *testing.T) {
	const n = 40
	for _, test := range []struct {
		a, b, c, d int
		want       []engine.Cell
	}{
		{4, 1, 9, 10, []engine.Cell{{X: 9, Y: 8}, {X: 9, Y: 9}, {X: 10, Y: 9}}}, // printed (8,9), (9,9), (10,9)
		{4, 1, 17, 15, []engine.Cell{{X: 17, Y: 13}, {X: 17, Y: 14}, {X: 18, Y: 14}}},
	} {
		palace := textbook(pair(t, test.a, test.b, test.c, test.d), n)
		var got []engine.Cell
		for x := test.c; x < test.c+test.a; x++ {
			for y := ceilDiv(x*(test.b+test.d), test.a+test.c); y < n; y++ {
				if palace[y*n+x] {
					got = append(got, engine.Cell{X: x, Y: y})
				}
			}
		}
		if len(got) != 3 || got[0] != test.want[0] || got[1] != test.want[1] || got[2] != test.want[2] {
			t.Errorf("{(%d,%d),(%d,%d)}: %v, want %v", test.a, test.b, test.c, test.d, got, test.want)
		}
	}
}

func ceilDiv(a, b int) int { return (a + b - 1) / b }
