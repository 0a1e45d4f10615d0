package tribonacci_test

import (
	"math"
	"strings"
	"testing"

	tri "github.com/palacegames/palace/engine/exile/tribonacci"
)

// word returns the first n letters of the Tribonacci word by its morphism.
func word(n int) string {
	w := "a"
	for len(w) < n {
		w = strings.NewReplacer("a", "ab", "b", "ac", "c", "a").Replace(w)
	}
	return w[:n]
}

// places returns the places of the letters, with 0 in front: A, B and C.
func places(w string) [3][]int {
	p := [3][]int{{0}, {0}, {0}}
	for i, c := range w {
		p[c-'a'] = append(p[c-'a'], i+1)
	}
	return p
}

// quadruples returns the rows 0 ≤ i < n of X, Y, M, P by their definition with
// mex, [DSS20] (2).
func quadruples(n int) (rows [][4]int) {
	usedXY, usedMP := map[int]bool{0: true}, map[int]bool{0: true}
	rows = append(rows, [4]int{})
	x, m := 0, 0
	for len(rows) < n {
		for usedXY[x] {
			x++
		}
		for usedMP[m] {
			m++
		}
		y, p := x+m, 2*x+m
		usedXY[x], usedXY[y], usedMP[m], usedMP[p] = true, true, true, true
		rows = append(rows, [4]int{x, y, m, p})
	}
	return rows
}

func TestNextCountsInCanonicalDigits(t *testing.T) {
	var e tri.Numeral
	for n := range 200000 {
		if got := tri.N.Value(e); got != n+1 {
			t.Fatalf("numeral %b has the value %d, want %d", e, got-1, n)
		}
		if e&(e>>1)&(e>>2) != 0 {
			t.Fatalf("%b has three ones in a row", e)
		}
		if tri.Of(n) != e {
			t.Fatalf("Of(%d) = %b, want %b", n, tri.Of(n), e)
		}
		e = e.Next()
	}
}

// [DSS20] Theorems 11 and 14.
func TestTheLettersAndTheirPlaces(t *testing.T) {
	const n = 20000
	w := word(3 * n)
	var e tri.Numeral
	for i, c := range w {
		if got := "abc"[e.Letter()]; got != byte(c) {
			t.Fatalf("letter %d is %c, want %c", i+1, got, c)
		}
		e = e.Next()
	}
	for letter, places := range places(w) {
		s := []*tri.Sequence{tri.A, tri.B, tri.C}[letter]
		for i, want := range places {
			if got := s.At(i); got != want {
				t.Fatalf("%c: member %d is %d, want %d", "ABC"[letter], i, got, want)
			}
		}
	}
}

// [DSS20] Theorem 20 and Corollary 21, through the definition (2).
func TestTheQueensLines(t *testing.T) {
	rows := quadruples(100000)
	var e tri.Numeral
	for n, want := range rows {
		if n == 0 {
			continue
		}
		got := [4]int{tri.X.Value(e), tri.Y.Value(e), tri.M.Value(e), tri.P.Value(e)}
		if got != want {
			t.Fatalf("row %d is %v, want %v", n, got, want)
		}
		a, b, c := tri.A.Value(e), tri.B.Value(e), tri.C.Value(e)
		if got != [4]int{b - a, c - b, c - 2*b + a, c - a} {
			t.Fatalf("row %d is %v, but A, B, C are %d, %d, %d", n, got, a, b, c)
		}
		if c != a+b+n { // (16)
			t.Fatalf("C_%d = %d is not A+B+n", n, c)
		}
		if n+1 < len(rows) {
			step := [3][4]int{{2, 3, 1, 5}, {1, 3, 2, 4}, {1, 2, 1, 3}}[e.Letter()] // (40)
			for i := range step {
				if rows[n+1][i]-want[i] != step[i] {
					t.Fatalf("row %d has letter %d, but the next is %v", n, e.Letter(), rows[n+1])
				}
			}
		}
		e = e.Next()
	}
	const n = 2_000_000
	last := [4]int{tri.X.At(n), tri.Y.At(n), tri.M.At(n), tri.P.At(n)}
	if want := [4]int{3087378, 5678573, 2591195, 8765951}; last != want {
		t.Errorf("row %d is %v, want %v", n, last, want)
	}
}

// psi is the Tribonacci constant, the real root of x³ = x² + x + 1.
var psi = func() float64 {
	x := 1.8
	for range 50 {
		x -= (x*x*x - x*x - x - 1) / (3*x*x - 2*x - 1)
	}
	return x
}()

// [DSS20] (27): n with a digit appended stays near ψn, with the extremes below T_19
// that the paper states; (28) and (29) likewise. Up to 10^7 they come as near to the
// bounds that the paper proves as is said here.
func TestAppendedDigits(t *testing.T) {
	const T19 = 121415
	if got := tri.Of(T19); got != 1<<19 {
		t.Fatalf("T_19 is not %d", T19)
	}
	to := 10_000_000
	if testing.Short() {
		to = 300_000
	}
	bounds := [3][2]float64{{-0.596, 0.856}, {-0.883, 1.460}, {-1.461, 2.298}}
	extremes := [3][2]float64{{-0.589159, 0.847991}, {-0.873374, 1.447626}, {-1.444446, 2.277530}}
	powers := [3]float64{psi, psi * psi, psi * psi * psi}
	var lo, hi [3]float64
	atLo, atHi := 0, 0
	var e tri.Numeral
	for n := range to {
		if n == T19 && (atLo != 65915 || atHi != 78748 || math.Abs(lo[0]+0.586470) > 1e-6 || math.Abs(hi[0]-0.846600) > 1e-6) {
			t.Errorf("extremes %f at %d, %f at %d", lo[0], atLo, hi[0], atHi)
		}
		for i := range bounds {
			d := float64(tri.N.Value(e<<(i+1))-1) - powers[i]*float64(n)
			if d < lo[i] {
				lo[i] = d
				if i == 0 {
					atLo = n
				}
			}
			if d > hi[i] {
				hi[i] = d
				if i == 0 {
					atHi = n
				}
			}
		}
		e = e.Next()
	}
	for i, b := range bounds {
		if lo[i] <= b[0] || hi[i] >= b[1] {
			t.Errorf("with %d digits more n is off by %f to %f", i+1, lo[i], hi[i])
		}
		if x := extremes[i]; lo[i] < x[0]-1e-6 || hi[i] > x[1]+1e-6 || !testing.Short() && (lo[i] > x[0]+1e-6 || hi[i] < x[1]-1e-6) {
			t.Errorf("with %d digits more n is off by %f to %f, want %v", i+1, lo[i], hi[i], x)
		}
	}
}

// [DSS20] (30)-(33), with the first n at which each end is attained.
func TestPlacesAreNearMultiples(t *testing.T) {
	sequences := []*tri.Sequence{tri.A, tri.B, tri.C}
	for i, s := range sequences {
		low, high := 0, 0
		lowest := []int{-1, -2, -3}[i]
		power := math.Pow(psi, float64(i+1))
		for n := 1; n < 200000; n++ {
			d := s.At(n) - int(math.Floor(power*float64(n)))
			if d < lowest || d > 1 {
				t.Fatalf("sequence %d, n = %d: off by %d", i, n, d)
			}
			if d == lowest && low == 0 {
				low = n
			}
			if d == 1 && high == 0 {
				high = n
			}
		}
		if low != []int{5, 29, 5}[i] || high != []int{12737, 329, 2047}[i] {
			t.Errorf("sequence %d: ends first at %d and %d", i, low, high)
		}
	}
	for n := 2; n < 20000; n++ {
		if psi*float64(tri.C.At(n)) <= float64(tri.C.At(n+1)) {
			t.Fatalf("(33) fails at %d", n)
		}
	}
}

// [DSS20] (34)-(36) hold with the floor, and their middle inequality without it
// fails at once.
func TestCountsOfLetters(t *testing.T) {
	for i, s := range []*tri.Sequence{tri.A, tri.B, tri.C} {
		power, first := math.Pow(psi, float64(i+1)), 0
		for n := 1; n < 100000; n++ {
			count, floor := s.Rank(n), int(float64(n)/power)
			if count < floor || count > floor+1 {
				t.Fatalf("letter %d: %d among the first %d", i, count, n)
			}
			if float64(count) < float64(n)/power && first == 0 {
				first = n
			}
		}
		if want := []int{2, 1, 1}[i]; first != want {
			t.Errorf("letter %d: the printed bound fails first at %d, want %d", i, first, want)
		}
	}
}

// [DSS20] Lemmas 18 and 19 and Theorem 2: the word under three other morphisms.
func TestMorphisms(t *testing.T) {
	w := word(5000)
	for name, m := range map[string]*strings.Replacer{
		"Lemma 18": strings.NewReplacer("a", "ba", "b", "ca", "c", "a"),
		"Lemma 19": strings.NewReplacer("a", "acab", "b", "aab", "c", "ab"),
	} {
		if image := m.Replace("c" + w)[:5000]; image != w {
			t.Errorf("%s: the image starts %s", name, image[:20])
		}
	}
	theta := strings.NewReplacer("a", "cabaaba", "b", "cababa", "c", "caba")
	if image := theta.Replace("c" + w)[:5001]; image != "c"+w {
		t.Errorf("Theorem 2: the image starts %s", image[:20])
	}
}
