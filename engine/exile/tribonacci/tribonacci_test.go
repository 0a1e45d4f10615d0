package tribonacci_test

import (
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
