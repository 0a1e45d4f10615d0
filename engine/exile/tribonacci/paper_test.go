package tribonacci_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	tri "github.com/palacegames/palace/engine/exile/tribonacci"
)

// number returns the number that a numeral writes.
func number(e tri.Numeral) int { return tri.N.Value(e) - 1 }

// [DSS20] Theorems 12 and 13: letters counted by dropping digits.
func TestCountsByDroppingDigits(t *testing.T) {
	var counts [3]int
	for n, c := range word(20000) {
		n++
		counts[c-'a']++
		e := tri.Of(n)
		for i, count := range counts {
			if got := number(e>>(i+1)) + int(e>>i&1); got != count {
				t.Fatalf("Theorem 12 gives %d for letter %d among the first %d, want %d", got, i, n, count)
			}
			if back := []int{1, 2, 4}[i]; n >= back {
				if got := number(tri.Of(n-back)>>(i+1)) + 1; got != count {
					t.Fatalf("Theorem 13 gives %d for letter %d among the first %d, want %d", got, i, n, count)
				}
			}
		}
	}
}

// [DSS20] (14), (15), (18)-(21).
func TestIdentitiesOfThePlaces(t *testing.T) {
	A, B, C := tri.A.At, tri.B.At, tri.C.At
	countAB := func(n int) int { return tri.A.Rank(n) + tri.B.Rank(n) }
	mex := func(used map[int]bool, from int) int {
		for used[from] {
			from++
		}
		return from
	}
	places, gaps := map[int]bool{0: true}, map[int]bool{0: true}
	place, gap := 0, 0
	for n := 1; n < 10000; n++ {
		a, b, c := A(n), B(n), C(n)
		place, gap = mex(places, place), mex(gaps, gap)
		places[a], places[b], places[c] = true, true, true
		gaps[b-a], gaps[c-b] = true, true
		switch {
		case a != place || b != a+gap:
			t.Fatalf("(14) or (15) fails at %d", n)
		case a != n+countAB(n-1) || b != a+countAB(a) || c != b+countAB(b):
			t.Fatalf("one of (18)-(20) fails at %d", n)
		case A(a)+1 != b || A(b) != B(a)+1 || A(b)+1 != c:
			t.Fatalf("(21) fails at %d", n)
		}
	}
}

// [DSS20] (22)-(26) for T_0 = 1, T_1 = 2, with the constant that belongs to them;
// the printed 0.336228 belongs to the numbers two places later.
func TestNearPowers(t *testing.T) {
	T := func(n int) float64 { return float64(number(1 << n)) }
	c1 := T(45) / math.Pow(psi, 45)
	if math.Abs(c1-1.137452) > 1e-6 || math.Abs(c1-0.336228*psi*psi) > 1e-5 {
		t.Errorf("the constant is %f", c1)
	}
	printedHolds := true
	for n := range 22 {
		shrink, power := math.Pow(0.738, float64(n)), math.Pow(psi, float64(n))
		for i, x := range []struct{ d, bound float64 }{
			{T(n) - c1*power, 0.283},
			{T(n+1) - psi*T(n), 0.731},
			{T(n+2) - psi*psi*T(n), 1.113},
			{T(n+3) - psi*psi*psi*T(n), 1.877},
		} {
			if math.Abs(x.d) > x.bound*shrink {
				t.Errorf("(%d) fails at %d", 23+i, n)
			}
		}
		printedHolds = printedHolds && math.Abs(T(n)-0.336228*power) <= 0.283*shrink
	}
	if printedHolds {
		t.Error("the printed constant holds too")
	}
}

// The beginnings of the differences of P and X in the blocks of the theme song,
// [DSS20] (4) and (5), whose printed strings lack some letters, and the lengths of
// these blocks, 7, 6, 4 for the letters c, a, b as they come.
func TestTheThemeSong(t *testing.T) {
	steps := func(s *tri.Sequence, n int) (d []int) {
		for i := range n {
			d = append(d, s.At(i+1)-s.At(i))
		}
		return d
	}
	for _, x := range []struct {
		s    *tri.Sequence
		want []int
	}{
		{tri.P, []int{3, 5, 4, 5, 3, 5, 4, 5, 5, 4, 5, 3, 5, 4, 5, 4, 5, 3, 5, 4, 5, 5, 4, 5, 3}},
		{tri.X, []int{1, 2, 1, 2, 1, 2, 1, 2, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 2, 1, 2}},
	} {
		if got := steps(x.s, len(x.want)); !slices.Equal(got, x.want) {
			t.Errorf("differences %v, want %v", got, x.want)
		}
	}
	// Each block of the song begins with its only c, so the blocks' lengths are the
	// distances of the letters c, and they follow the song itself.
	song := "c" + word(30000)
	lengths := map[byte]int{'a': 7, 'b': 6, 'c': 4}
	for i, at := 0, 0; i < 3000; i++ {
		next := at + 1 + strings.IndexByte(song[at+1:], 'c')
		if next-at != lengths[song[i]] {
			t.Fatalf("block %d of the song has the length %d", i, next-at)
		}
		at = next
	}
}
