package oeis_test

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/oeis"
)

// first returns the first n members of a sequence.
func first(t *testing.T, id string, n int) []int {
	t.Helper()
	s, err := oeis.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	members := make([]int, n)
	next := s.Start()
	for i := range members {
		members[i] = int(next().Int64())
	}
	return members
}

// TestPrinted compares the first members with those that [DSS20] prints: (1), (9),
// (46), (47), (48), (53), Tables 1, 2, 5 and 6, Figure 4, and section 5.1; the two Wythoff
// sequences and the Fibonacci word are the well-known ones. What is only named there has the encyclopedia's members. The offsets are those of
// the encyclopedia's entries.
func TestPrinted(t *testing.T) {
	for _, x := range []struct {
		id      string
		offset  int
		members []int
	}{
		{"A000073", 0, []int{0, 0, 1, 1, 2, 4, 7, 13, 24, 44, 81, 149, 274, 504, 927}},
		{"A000201", 1, []int{1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24}},
		{"A001950", 1, []int{2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31, 34, 36, 39}},
		{"A002251", 0, []int{0, 2, 1, 5, 7, 3, 10, 4, 13, 15, 6, 18, 20, 8, 23, 9, 26, 28, 11, 31, 12, 34}},
		{"A003144", 1, []int{1, 3, 5, 7, 8, 10, 12, 14, 16, 18, 20, 21, 23, 25, 27, 29, 31, 32}},
		{"A003145", 1, []int{2, 6, 9, 13, 15, 19, 22, 26, 30, 33, 37, 39, 43, 46, 50, 53, 57, 59}},
		{"A003146", 1, []int{4, 11, 17, 24, 28, 35, 41, 48, 55, 61, 68, 72, 79, 85, 92, 98, 105, 109}},
		{"A003849", 0, []int{0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0}},
		{"A003987", 0, []int{0, 1, 1, 2, 0, 2, 3, 3, 3, 3, 4, 2, 0, 2, 4, 5, 5, 1, 1, 5, 5, 6, 4, 6, 0, 6, 4, 6}},
		{"A004481", 0, []int{0, 1, 1, 2, 2, 2, 3, 0, 0, 3, 4, 4, 1, 4, 4, 5, 5, 5, 5, 5, 5, 6, 3, 3, 6, 3, 3, 6}},
		{"A065188", 1, []int{1, 3, 5, 2, 4, 9, 11, 13, 15, 6, 8, 19, 7, 22, 10, 25, 27, 29, 31, 12, 14, 35}},
		{"A080843", 0, []int{0, 1, 0, 2, 0, 1, 0, 0, 1, 0, 2, 0, 1, 0, 1, 0, 2, 0, 1, 0, 0, 1, 0, 2, 0}},
		{"A140100", 1, []int{1, 3, 4, 6, 7, 9, 10, 12, 14, 15, 17, 18, 20, 21, 23, 24, 26, 27, 29, 30, 32, 34}},
		{"A140101", 0, []int{0, 2, 5, 8, 11, 13, 16, 19, 22, 25, 28, 31, 33, 36, 39, 42, 45, 48, 50, 53, 56}},
		{"A140102", 0, []int{0, 1, 2, 4, 5, 6, 7, 9, 10, 11, 13, 14, 15, 16, 18, 19, 21, 22, 23, 24, 26}},
		{"A140103", 1, []int{3, 8, 12, 17, 20, 25, 29, 34, 39, 43, 48, 51, 56, 60, 65, 69, 74, 77, 82, 86}},
		{"A273059", 0, []int{0, 9, 13, 17, 21, 82, 92, 102, 112, 228, 244, 260, 276, 445, 467, 489, 511, 630}},
		{"A274528", 0, []int{0, 1, 2, 2, 3, 1, 3, 0, 4, 5, 4, 1, 5, 0, 3, 5, 6, 2, 1, 7, 4}},
		{"A274641", 0, []int{0, 1, 2, 3, 1, 2, 3, 4, 5, 0, 3, 5, 1, 0, 5, 4, 2, 0, 4, 1, 5, 0, 1, 3, 4}},
		{"A269526", 1, []int{1, 2, 3, 3, 4, 2, 4, 1, 5, 6, 5, 2, 6, 1, 4, 6, 7, 3, 2, 8, 5, 7, 8, 1, 5, 9, 3, 10}},
		{"A274640", 0, []int{1, 2, 3, 4, 2, 3, 4, 5, 6, 1, 4, 6, 2, 1, 6, 5, 3, 1, 5, 2, 6, 1, 2, 4, 5, 3, 7, 8}},
		{"A324774", 0, []int{0, 1, 3, 7, 10, 11, 15, 8, 18, 23, 21}},
		{"A324778", 0, []int{0, 2, 4, 5, 6, 14, 9, 16, 12, 24}},
		{"A004443", 0, []int{2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 18, 19, 16, 17, 22, 23}},
		{"A004482", 0, []int{1, 2, 0, 4, 5, 3, 7, 8, 6, 10, 11, 9, 13, 14, 12, 16, 17, 15, 19, 20, 18, 22, 23, 21}},
		{"A274616", 0, []int{0, 1, 1, 2, 2, 3, 4, 5, 5, 6, 7, 7, 8, 9, 9, 10, 11, 11, 12, 13, 13, 14, 15, 15, 16, 17, 17, 18, 19, 19}},
		{"A274820", 0, []int{
			0, 1, 2, 1, 2, 1, 2, 0, 3, 0, 4, 3, 5, 3, 4, 5, 3, 4, 6, 5, 6, 7, 4, 6, 5, 7, 6, 3, 0, 6, 5, 7, 0, 6,
			7, 5, 4, 8, 1, 3, 6, 8, 1, 9, 7, 8, 2, 4, 9, 8, 2, 10, 11, 8, 9, 10, 12, 3, 8, 9, 7, 10, 9, 2, 4, 8,
			5, 10, 2, 11, 9, 11, 0, 10, 7, 8, 6, 0, 9, 7, 10, 12, 7, 1, 4, 8, 5, 11, 1, 10, 12, 9, 5, 11, 10, 13, 12, 11, 13, 14,
		}},
		{"A275158", 1, []int{12737, 13241, 15873, 16377, 32250, 32754, 48627, 49131, 68140, 78749, 79253, 81885, 82389, 84517, 85021}},
		{"A278352", 1, []int{329, 342, 423, 846, 1269, 2034, 2047, 2115, 2128, 2538, 2551, 2632, 2961, 2974, 3055, 3478, 5170, 5183, 5264, 5687}},
		{"A278353", 1, []int{2047, 2128, 2551, 2632, 5183, 5264, 7815, 7896, 10951, 12656, 12737, 13160, 13241, 13583, 13664, 15792, 15873, 16296}},
		{"A296339", 0, []int{
			0, 1, 2, 2, 0, 1, 3, 1, 2, 4, 4, 5, 0, 3, 6, 5, 3, 4, 6, 7, 8, 6, 4, 5, 0, 3, 9, 7, 7, 8, 3, 1, 2, 4,
			5, 9, 8, 6, 7, 2, 0, 1, 9, 4, 3, 9, 7, 8, 5, 1, 2, 6, 10, 11, 12, 10, 11, 6, 9, 4, 0, 8, 7, 5, 13,
			14, 11, 9, 10, 12, 5, 3, 13, 6, 8, 7, 15, 16, 12, 10, 11, 7,
		}},
		{"A308880", 1, []int{
			0, 0, 1, 2, 3, 0, 1, 2, 2, 3, 0, 1, 4, 5, 0, 1, 2, 3, 2, 3, 0, 1, 1, 4, 5, 2, 5, 0, 1, 4, 0, 1, 2, 3,
			4, 2, 3, 0, 1, 5, 1, 4, 5, 2, 0, 5, 0, 1, 4, 3, 3, 6, 7, 0, 1, 0, 1, 2, 3, 4, 5, 2, 3, 0, 1, 6, 7, 1,
			4, 5, 2, 0, 8, 5, 0, 1, 4, 3, 6, 3, 7, 6, 0, 1, 4, 4, 2, 9, 5, 7, 10,
		}},
		{"A308881", 1, []int{
			0, 0, 2, 1, 3, 0, 2, 1, 1, 3, 4, 2, 0, 5, 0, 2, 1, 5, 1, 3, 4, 0, 2, 0, 5, 1, 3, 1, 2, 4, 0, 2, 1, 5,
			3, 1, 3, 4, 0, 6, 2, 0, 5, 1, 7, 3, 1, 2, 4, 0, 4, 5, 0, 3, 1, 0, 2, 1, 5, 3, 4, 1, 3, 4, 0, 7, 2, 2,
			0, 5, 1, 6, 9, 3, 1, 2, 4, 0, 5, 4, 6, 0, 3, 1, 7, 5, 7, 8, 6, 4, 10,
		}},
		{"A274650", 0, []int{0, 1, 2, 3, 0, 1, 2, 4, 3, 5, 5, 1, 0, 2, 3, 4, 3, 5, 1, 6, 7}},
		{"A275609", 0, []int{0, 1, 2, 3, 1, 2, 1, 3, 2, 0, 3, 0, 1, 4, 0, 2, 0, 3, 0, 3, 0, 2, 0, 1, 3, 1}},
		{"A275895", 0, []int{0, 2, 4, 1, 3, 8, 10, 12, 14, 5, 7, 18, 6, 21, 9, 24, 26, 28, 30, 11, 13, 34}},
		{"A275897", 1, []int{0, 7, 13, 23, 32, 96, 114, 142, 163, 183, 197, 261, 290, 446, 484, 581}},
		{"A307282", 0, []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 4, 6, 5, 7, 9, 8, 10, 1, 9, 2, 10, 3, 9, 11, 10, 2, 0}},
		{"A308884", 0, []int{0, 0, 0, 0, 1, 1, 1, 2, 2, 1, 1, 1, 1, 2, 2, 1, 2, 3, 3, 2, 0, 1, 3, 2, 1, 0}},
		{"A308896", 0, []int{0, 1, 0, 1, 2, 3, 0, 2, 3, 1, 2, 3, 0, 2, 3, 1, 4, 5, 6, 7, 0, 4, 5, 6, 7, 1}},
	} {
		if got := first(t, x.id, len(x.members)); !slices.Equal(got, x.members) {
			t.Errorf("%s: %v, want %v", x.id, got, x.members)
		}
		if s, _ := oeis.Find(strings.ToLower(x.id)); s == nil || s.Offset != x.offset || s.Name == "" {
			t.Errorf("%s: %+v", x.id, s)
		}
	}
}

// TestTheyBelongTogether compares the sequences with each other farther out, by what
// the paper says about them.
func TestTheyBelongTogether(t *testing.T) {
	const n = 20000
	get := func(id string) []int { return first(t, id, n) }
	a, b, c := get("A003144"), get("A003145"), get("A003146")
	x, y, m, p := get("A140100"), get("A140101"), get("A140102"), get("A140103")
	squares, values := get("A273059"), get("A274641")
	for i := range n - 1 { // index i holds member i+1 of all that begin with 1
		if x[i] != b[i]-a[i] || y[i+1] != c[i]-b[i] || m[i+1] != c[i]-2*b[i]+a[i] || p[i] != c[i]-a[i] {
			t.Fatalf("[DSS20] Corollary 21 fails at %d", i+1)
		}
	}
	checkZeros(t, "spiral", squares, values)
	checkZeros(t, "quadrant", get("A275897"), get("A274528"))

	// The letters of the Tribonacci word stand at A, B, C.
	for i, letter := range get("A080843") {
		if _, found := slices.BinarySearch([][]int{a, b, c}[letter], i+1); !found {
			t.Fatalf("letter %d of the Tribonacci word is %d", i+1, letter)
		}
	}
	rows, rows1 := get("A275895"), get("A065188")
	for i := range rows {
		if rows1[i] != rows[i]+1 {
			t.Fatalf("A065188 is not A275895 from 1 on, at %d", i)
		}
	}
}

// checkZeros compares the places of the zeros among the values with a list of them.
func checkZeros(t *testing.T, board string, squares, values []int) {
	t.Helper()
	next := 0
	for i, v := range values {
		if zero := squares[next] == i; zero != (v == 0) {
			t.Fatalf("%s: square %d has the value %d", board, i, v)
		} else if zero {
			next++
		}
	}
}

// TestLinesOfArrays: what is called a row or a column of another sequence is that.
func TestLinesOfArrays(t *testing.T) {
	const n = 300
	two, row := first(t, "A004443", n), first(t, "A004482", n)
	queens, wythoff, hexagons := first(t, "A274528", n*(n+3)/2), first(t, "A004481", n*(n+3)/2), first(t, "A296339", n*(n+3)/2)
	for x := range n {
		at := (x+1)*(x+2)/2 + 1 // (x, 1)
		if queens[at] != two[x] || wythoff[at] != row[x] {
			t.Fatalf("(%d,1) has %d and %d", x, queens[at], wythoff[at])
		}
	}
	// A296339 is 0 on the diagonal alone, and its columns 1 and 2 are A004483 and A004482.
	for i, at := 0, 0; at < n; at++ {
		for c := range at + 1 {
			if (hexagons[i] == 0) != (2*c == at) || c == 2 && hexagons[i] != row[at-2] {
				t.Fatalf("(%d,%d) has %d", at-c, c, hexagons[i])
			}
			i++
		}
	}
}

// TestTriangle places queens on small triangles, trying all squares.
func TestTriangle(t *testing.T) {
	for n, want := range first(t, "A274616", 9) {
		var place func(row int, columns, up, down map[int]bool) int
		place = func(row int, columns, up, down map[int]bool) (most int) {
			if row == n {
				return 0
			}
			most = place(row+1, columns, up, down)
			for c := range n - row {
				if !columns[c] && !up[c+row] && !down[c-row] {
					columns[c], up[c+row], down[c-row] = true, true, true
					most = max(most, 1+place(row+1, columns, up, down))
					columns[c], up[c+row], down[c-row] = false, false, false
				}
			}
			return most
		}
		if got := place(0, map[int]bool{}, map[int]bool{}, map[int]bool{}); got != want {
			t.Errorf("n = %d: %d queens, want %d", n, got, want)
		}
	}
}

// TestWythoff compares the sequences around the golden ratio: [DSS20] (54) with the
// ceiling, which the floor as printed does not give, and (55).
func TestWythoff(t *testing.T) {
	const n = 3000
	rows, word := first(t, "A002251", n), first(t, "A003849", n)
	low, high := first(t, "A000201", 2*n), first(t, "A001950", n)
	floorPhi := func(c int) int { return low[c-1] } // c ≥ 1
	for c := 1; c < n; c++ {
		if w := rows[c]; w > c {
			if w != floorPhi(c)+1 {
				t.Fatalf("W_%d = %d is not the ceiling of cφ", c, w)
			}
		} else if w != floorPhi(c)-c { // 1/φ = φ-1
			t.Fatalf("W_%d = %d is not the floor of c/φ", c, w)
		}
		if rows[c] < n && rows[rows[c]] != c {
			t.Fatalf("W is not its own inverse at %d", c)
		}
	}
	// The pairs are (a, a+m), a being the first number that no earlier pair holds.
	held, m := make(map[int]bool), 0
	for a := range n {
		if held[a] {
			continue
		}
		if rows[a] != a+m {
			t.Fatalf("W_%d = %d, want %d", a, rows[a], a+m)
		}
		held[a+m] = true
		m++
	}
	for i := range high {
		if high[i] != low[i]+i+1 {
			t.Fatalf("⌊nφ²⌋ is not ⌊nφ⌋+n at %d", i+1)
		}
	}
	// The Fibonacci word is fixed by 0 → 01, 1 → 0.
	image := make([]int, 0, 2*n)
	for _, letter := range word {
		image = append(image, [][]int{{0, 1}, {0}}[letter]...)
	}
	if !slices.Equal(image[:n], word) {
		t.Error("A003849 is not fixed by its morphism")
	}
	// A004481 has its zeros on the P-positions.
	values := first(t, "A004481", 200*201/2)
	i := 0
	for s := range 200 {
		for column := range s + 1 {
			if (values[i] == 0) != (rows[column] == s-column) {
				t.Fatalf("(%d,%d) has the value %d", s-column, column, values[i])
			}
			i++
		}
	}
}

// TestNumbersAreExact goes far enough for the members to outgrow machine integers.
func TestNumbersAreExact(t *testing.T) {
	s, err := oeis.Find("A000073")
	if err != nil {
		t.Fatal(err)
	}
	next := s.Start()
	var last [4]*big.Int
	for range 500 {
		copy(last[:], last[1:])
		last[3] = next()
	}
	sum := new(big.Int).Add(last[0], last[1])
	if sum.Add(sum, last[2]).Cmp(last[3]) != 0 || last[3].BitLen() < 400 {
		t.Errorf("member 499 is %v", last[3])
	}
}

// TestTwoRunsDoNotDisturbEachOther starts a sequence twice.
func TestTwoRunsDoNotDisturbEachOther(t *testing.T) {
	for _, s := range oeis.All() {
		one, two := s.Start(), s.Start()
		var a, b []string
		for range 50 {
			a = append(a, one().String())
			if len(b) < 20 {
				b = append(b, two().String())
			}
		}
		if !slices.Equal(a[:20], b) {
			t.Errorf("%s: %v and %v", s.ID, a[:20], b)
		}
	}
}

func TestUnknown(t *testing.T) {
	for _, id := range []string{"", "A000045", strings.Repeat("A", 1000)} {
		_, err := oeis.Find(id)
		if err == nil || !strings.HasPrefix(err.Error(), "there is no sequence \""+id[:min(len(id), 40)]+"\"") || strings.Contains(err.Error(), "\n") || len(err.Error()) > 100 {
			t.Errorf("%.10q: %v", id, err)
		}
	}
	if !slices.IsSortedFunc(oeis.All(), func(a, b oeis.Sequence) int { return strings.Compare(a.ID, b.ID) }) {
		t.Error("the sequences are not sorted")
	}
}

func ExampleFind() {
	s, err := oeis.Find("A140100")
	if err != nil {
		fmt.Println(err)
		return
	}
	next := s.Start()
	for n := range 5 {
		fmt.Println(s.Offset+n, next())
	}
	// Output:
	// 1 1
	// 2 3
	// 3 4
	// 4 6
	// 5 7
}
