package tribonacci_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	tri "github.com/palacegames/palace/engine/exile/tribonacci"
)

// [DSS20] Tables 1 and 2: in row n the letter of the theme song, X, Y, M, P, the steps to
// the next row, and A, B, C. The letters are (7).
func TestTable2(t *testing.T) {
	const table = `
0 c 0 0 0 0 1 2 1 3 0 0 0
1 a 1 2 1 3 2 3 1 5 1 2 4
2 b 3 5 2 8 1 3 2 4 3 6 11
3 a 4 8 4 12 2 3 1 5 5 9 17
4 c 6 11 5 17 1 2 1 3 7 13 24
5 a 7 13 6 20 2 3 1 5 8 15 28
6 b 9 16 7 25 1 3 2 4 10 19 35
7 a 10 19 9 29 2 3 1 5 12 22 41
8 a 12 22 10 34 2 3 1 5 14 26 48
9 b 14 25 11 39 1 3 2 4 16 30 55
10 a 15 28 13 43 2 3 1 5 18 33 61
11 c 17 31 14 48 1 2 1 3 20 37 68
12 a 18 33 15 51 2 3 1 5 21 39 72
13 b 20 36 16 56 1 3 2 4 23 43 79
14 a 21 39 18 60 2 3 1 5 25 46 85
15 b 23 42 19 65 1 3 2 4 27 50 92
16 a 24 45 21 69 2 3 1 5 29 53 98
17 c 26 48 22 74 1 2 1 3 31 57 105
18 a 27 50 23 77 2 3 1 5 32 59 109
19 b 29 53 24 82 1 3 2 4 34 63 116
20 a 30 56 26 86 2 3 1 5 36 66 122
21 a 32 59 27 91 2 3 1 5 38 70 129
22 b 34 62 28 96 1 3 2 4 40 74 136
23 a 35 65 30 100 2 3 1 5 42 77 142
24 c 37 68 31 105 1 2 1 3 44 81 149
25 a 38 70 32 108 2 3 1 5 45 83 153
26 b 40 73 33 113 1 3 2 4 47 87 160
27 a 41 76 35 117 2 3 1 5 49 90 166
28 c 43 79 36 122 1 2 1 3 51 94 173
`
	song := "c" + word(40)
	for n, want := range strings.Split(strings.TrimSpace(table), "\n") {
		row := fmt.Sprintf("%d %c", n, song[n])
		for _, s := range []*tri.Sequence{tri.X, tri.Y, tri.M, tri.P} {
			row += fmt.Sprint(" ", s.At(n))
		}
		for _, s := range []*tri.Sequence{tri.X, tri.Y, tri.M, tri.P} {
			row += fmt.Sprint(" ", s.At(n+1)-s.At(n))
		}
		for _, s := range []*tri.Sequence{tri.A, tri.B, tri.C} {
			row += fmt.Sprint(" ", s.At(n))
		}
		if row != want {
			t.Errorf("row %s, want %s", row, want)
		}
	}
}

// [DSS20] (17) and Theorem 20: the steps of all seven sequences are the theme song in
// numbers of their own.
func TestStepsAreTheThemeSong(t *testing.T) {
	const n = 5000
	song := "c" + word(n)
	for _, x := range []struct {
		name    string
		s       *tri.Sequence
		letters [3]int
	}{
		{"A", tri.A, [3]int{2, 2, 1}}, {"B", tri.B, [3]int{4, 3, 2}}, {"C", tri.C, [3]int{7, 6, 4}},
		{"X", tri.X, [3]int{2, 1, 1}}, {"Y", tri.Y, [3]int{3, 3, 2}}, {"M", tri.M, [3]int{1, 2, 1}}, {"P", tri.P, [3]int{5, 4, 3}},
	} {
		for i := range n {
			if step := x.s.At(i+1) - x.s.At(i); step != x.letters[song[i]-'a'] {
				t.Fatalf("%s makes a step of %d at %d, under the letter %c", x.name, step, i, song[i])
			}
		}
	}
}

// [DSS20] Tables 3 and 4, the proof of Theorem 20: the steps of X, the complement of Y,
// are 1 and then 1,2 for each step 3 of Y and 2 for each 2; those of M, the complement of
// P, are 1 and then 1,1,1,2 for 5, 1,1,2 for 4 and 1,2 for 3. In the first block of Table 4
// the step under M = 19 is printed as 1 and, in the second block, as 2, which it is.
func TestComplements(t *testing.T) {
	for _, x := range []struct {
		from, to *tri.Sequence
		images   map[int][]int
	}{
		{tri.Y, tri.X, map[int][]int{3: {1, 2}, 2: {2}}},
		{tri.P, tri.M, map[int][]int{5: {1, 1, 1, 2}, 4: {1, 1, 2}, 3: {1, 2}}},
	} {
		steps := []int{1}
		for i := range 5000 {
			steps = append(steps, x.images[x.from.At(i+1)-x.from.At(i)]...)
		}
		at := 0
		for i, step := range steps {
			if x.to.At(i) != at {
				t.Fatalf("member %d of the complement is %d, want %d", i, x.to.At(i), at)
			}
			at += step
		}
	}
	if i := tri.M.Rank(19); tri.M.At(i) != 19 || tri.M.At(i+1) != 21 {
		t.Errorf("after 19 M goes on to %d", tri.M.At(i+1))
	}
}

// The third image of c under the Tribonacci morphism (8) is abac.
func TestThirdImage(t *testing.T) {
	w := "c"
	for range 3 {
		w = strings.NewReplacer("a", "ab", "b", "ac", "c", "a").Replace(w)
	}
	if w != "abac" || !slices.Equal([]byte(word(4)), []byte(w)) {
		t.Errorf("it is %s", w)
	}
}
