package dictionary

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/golden"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// searchFor works a search off.
func searchFor(pairs ...[2]int) (*Dictionary, error) {
	var list []moves.Move
	for _, m := range pairs {
		list = append(list, moves.Move{A: m[0], B: m[1]}, moves.Move{A: m[1], B: m[0]})
	}
	s := NewSearch(moves.Finite(list))
	for s.Step() {
	}
	return s.Found()
}

// TestSearch looks for the dictionaries of several lists, and holds what is read by them far and
// near against the search of all columns.
func TestSearch(t *testing.T) {
	for _, c := range []struct {
		pairs   [][2]int
		words   int
		perfect bool
		long    bool // it takes a second
	}{
		{[][2]int{}, 2, true, false},
		{[][2]int{{1, 2}}, 9, true, false},
		{[][2]int{{2, 3}}, 10, true, false},
		{[][2]int{{4, 7}}, 3, false, false},
		{[][2]int{{1, 4}}, 2, true, false},
		{[][2]int{{4, 9}}, 3, false, false},
		{[][2]int{{4, 5}}, 2, false, false},
		{[][2]int{{1, 4}, {2, 3}}, 12, true, false},
		{[][2]int{{3, 5}}, 83, false, true},
		{[][2]int{{4, 6}}, 116, false, true},
	} {
		if c.long && testing.Short() {
			continue
		}
		d, err := searchFor(c.pairs...)
		if err != nil {
			t.Errorf("%v: %v", c.pairs, err)
			continue
		}
		if len(d.Words) != c.words || d.Perfect != c.perfect {
			t.Errorf("%v: %d words, perfect %t, want %d, %t", c.pairs, len(d.Words), d.Perfect, c.words, c.perfect)
		}
		t.Logf("%v: %d words of up to %d letters, %d readings, together after %d", c.pairs, len(d.Words), d.longest, d.Readings, d.Together)
		readAlong(t, d)
	}
}

// readAlong reads columns and diagonals one by one and at random.
func readAlong(t *testing.T, d *Dictionary) {
	t.Helper()
	f, err := d.Reader()
	if err != nil {
		t.Fatal(err)
	}
	const n = 1_000_000
	c := columns.New(moves.Finite(d.further), columns.Kernel{})
	c.Extend(n)
	r := rand.New(rand.NewPCG(15, 16))
	for i := range 1200 {
		x := i
		if i >= 600 {
			x = r.IntN(n)
		}
		y := c.Row(x)
		got, err := f.Column(big.NewInt(int64(x)))
		if err != nil || got.Int64() != int64(y) {
			t.Fatalf("%v: column %d: row %v (%v), want %d", d.further, x, got, err, y)
		}
		a, b, err := f.Diagonal(big.NewInt(int64(max(x, y) - min(x, y))))
		if err != nil || a.Int64() != int64(min(x, y)) || b.Int64() != int64(max(x, y)) {
			t.Fatalf("%v: diagonal of (%d,%d): (%v,%v) (%v)", d.further, x, y, a, b, err)
		}
	}
}

// TestSearchFindsMaharaja: the search finds the words of [LW14] that occur, where they begin.
func TestSearchFindsMaharaja(t *testing.T) {
	known, err := Maharaja()
	if err != nil {
		t.Fatal(err)
	}
	d, err := searchFor([2]int{1, 2})
	if err != nil {
		t.Fatal(err)
	}
	if d.FirstColumn != known.FirstColumn || d.FirstDiagonal != known.FirstDiagonal || d.Start != known.Start || d.Together != known.Together || d.drift > known.drift {
		t.Errorf("it begins at column %d, diagonal %d, with %s; margins %d, %d", d.FirstColumn, d.FirstDiagonal, d.Start, d.Together, d.drift)
	}
	for _, w := range known.Words[:9] {
		at := slices.IndexFunc(d.Words, func(v Word) bool { return v.Text == w.Text })
		if at < 0 || d.Words[at].Image != w.Image || !slices.Equal(d.Words[at].Rows, w.Rows) {
			t.Errorf("the word %s is not found", w.Text)
		}
	}
}

// mirrored are moves and their mirror images.
func mirrored(list ...moves.Move) moves.Set {
	for _, m := range slices.Clone(list) {
		list = append(list, moves.Move{A: m.B, B: m.A})
	}
	return moves.Finite(list)
}

// TestSearchSaysWhyNot: lists of which there is none, in a sentence, with the bound that was hit.
func TestSearchSaysWhyNot(t *testing.T) {
	for text, set := range map[string]moves.Set{
		"there is also (b,a): (1,2) is one and (2,1) is not": moves.Finite([]moves.Move{{A: 1, B: 2}}),
		"finitely many": moves.WithFamilies(nil, []moves.Move{{A: 1, B: 2}, {A: 2, B: 1}}, 1),
		"by at most 64": moves.Finite([]moves.Move{{A: 1, B: 65}, {A: 65, B: 1}}),
		"is found within 131072 columns: no kind of sector returns within 200 columns every time":        mirrored(moves.Move{A: 7, B: 11}),
		"is found within 131072 columns: there are more than 4000 kinds of sectors":                      mirrored(moves.Move{A: 8, B: 13}, moves.Move{A: 9, B: 13}),
		"is found within 131072 columns: the proof that there are no more words sees 40 words at a time": mirrored(moves.Move{A: 5, B: 8}),
	} {
		s := NewSearch(set)
		for s.Step() {
		}
		if d, err := s.Found(); d != nil || err == nil || !strings.Contains(err.Error(), text) {
			t.Errorf("%v: %v", set, err)
		}
	}
}

// TestDeparture holds the bounds of b-a-n for all n against those of many columns: -4 and 3 for
// Maharaja Nim ([LW14] section 3.3).
func TestDeparture(t *testing.T) {
	for _, c := range []struct {
		pair      [2]int
		low, high int
	}{{[2]int{1, 2}, -4, 3}, {[2]int{2, 3}, -2, 1}, {[2]int{4, 7}, -1, 1}, {[2]int{4, 5}, 0, 0}} {
		d, err := searchFor(c.pair)
		if c.pair == [2]int{1, 2} {
			d, err = Maharaja()
		}
		if err != nil {
			t.Fatal(err)
		}
		f, err := d.Reader()
		if err != nil {
			t.Fatal(err)
		}
		if low, high := f.Departure(); low != c.low || high != c.high {
			t.Errorf("%v: b-a-n is from %d to %d, want %d to %d", c.pair, low, high, c.low, c.high)
		}
		if c.low == -4 && f.Attains(nil) {
			t.Errorf("%v: -4 and 3 are attained before the first word", c.pair)
		}
		const n = 200_000
		table := columns.New(moves.Finite(d.further), columns.Kernel{})
		table.Extend(n)
		rank, low, high := 0, 0, 0
		for x := range n {
			y := table.Row(x)
			if x%997 < 2 {
				a, err := f.Above(big.NewInt(int64(x)), 40)
				if err != nil || a.Rank.Int64() != int64(rank) || a.Has(0) != (y >= x) || a.Has(0) && a.Row(0).Int64() != int64(y) {
					t.Fatalf("%v: %d P-positions before column %d (%v), want %d", c.pair, a.Rank, x, err, rank)
				}
			}
			if y >= x {
				low, high = min(low, y-x-rank), max(high, y-x-rank)
				rank++
			}
		}
		if low != c.low || high != c.high {
			t.Errorf("%v: in %d columns b-a-n is from %d to %d, want %d to %d", c.pair, n, low, high, c.low, c.high)
		}
	}
}

// TestAround holds words around columns against those from the beginning on.
func TestAround(t *testing.T) {
	d, err := searchFor([2]int{2, 3})
	if err != nil {
		t.Fatal(err)
	}
	f, err := d.Reader()
	if err != nil {
		t.Fatal(err)
	}
	all, err := d.Spell(30_000)
	if err != nil {
		t.Fatal(err)
	}
	column, zeros, next := d.FirstColumn, 0, d.FirstColumn
	for i, n := range all.Words {
		if column >= next {
			next += 997
			s, err := f.Around(big.NewInt(int64(column+len(d.Words[n].Text)-1)), 0, 40)
			if err != nil || s.Column.Int64() != int64(column) || s.Zeros.Int64() != int64(zeros) ||
				len(s.Words) < 4 || !slices.Equal(s.Words[:4], all.Words[i:i+4]) {
				t.Fatalf("word %d, in column %d: %v (%v)", i, column, s, err)
			}
		}
		column, zeros = column+len(d.Words[n].Text), zeros+d.Words[n].Zeros
	}
}

// TestPerfect holds perfect sectors against their definition ([LW14] section 3): of the squares
// to the right of a column, those from which no move leads to a P-position above the diagonal in
// the columns up to it are all from some diagonal on.
func TestPerfect(t *testing.T) {
	for _, set := range []moves.Set{moves.Knight(), moves.Finite([]moves.Move{{A: 2, B: 3}, {A: 3, B: 2}}), moves.Finite([]moves.Move{{A: 4, B: 7}, {A: 7, B: 4}})} {
		c := columns.New(set, columns.Kernel{})
		c.Extend(200)
		perfect := 0
		for x := range 70 {
			const wide, high = 14, 90
			free := func(u, v int) bool {
				for before := range x {
					row := c.Row(before)
					if a, b := u-before, v-row; row >= before && (a == b || b == 0 || set.Contains(moves.Move{A: a, B: b})) {
						return false
					}
				}
				return true
			}
			first := 0
			for !free(x+wide, x+wide+first) {
				first++
			}
			want := true
			for u := x; u < x+wide; u++ {
				for d := 0; d < high; d++ {
					want = want && free(u, u+d) == (d >= first)
				}
			}
			if got := Perfect(c, set.Single, x); got != want {
				t.Errorf("%v: a perfect sector begins with column %d: %t, want %t", set, x, got, want)
			}
			if want {
				perfect++
			}
		}
		t.Log(perfect)
	}
}

// TestLevels holds every level against the string from its beginning on, and each translated level
// against the one above it.
func TestLevels(t *testing.T) {
	for _, pair := range [][2]int{{1, 2}, {2, 3}, {4, 7}} {
		d, err := searchFor(pair)
		if err != nil {
			t.Fatal(err)
		}
		f, err := d.Telescope()
		if err != nil {
			t.Fatal(err)
		}
		const n = 300_000
		s, err := d.stream(n)
		if err != nil {
			t.Fatal(err)
		}
		zeros := make([]int, n+1)
		for i, bit := range s {
			zeros[i+1] = zeros[i] + int('1'-bit)
		}
		r := rand.New(rand.NewPCG(3, 5))
		for range 300 {
			x := d.FirstColumn + r.IntN(n-1000)
			levels, err := f.Levels(big.NewInt(int64(x)))
			if err != nil {
				t.Fatalf("%v: column %d: %v", pair, x, err)
			}
			if levels[0].Column.Int64() != int64(x) || x > 20_000 && len(levels) < 4 {
				t.Fatalf("%v: column %d: %d levels, from column %v on", pair, x, len(levels), levels[0].Column)
			}
			for _, l := range levels {
				at := int(l.First.Int64()) - d.FirstColumn
				if l.Text != string(s[at:at+len(l.Text)]) || l.Zeros.Int64() != int64(zeros[at]) || l.Column.Cmp(l.First) < 0 || len(l.Words) == 0 {
					t.Fatalf("%v: column %d: a level is %+v", pair, x, l)
				}
			}
		}
	}
}

// TestPairs looks for the dictionaries of all (k,l)-Maharaja games with k < l ≤ 12. All are found
// but three; and where b-a-n is 0 for all n, as 48 of them prove, the P-positions are those of
// Wythoff Nim: the others differ from it near the corner.
func TestPairs(t *testing.T) {
	none := map[[2]int]bool{{5, 8}: true, {6, 10}: true, {7, 11}: true}
	departure := map[[2]int][2]int{
		{1, 2}: {-4, 3}, {1, 4}: {-2, 1}, {1, 7}: {-1, 1}, {1, 9}: {-3, 1}, {1, 12}: {-3, 1}, {2, 3}: {-2, 1}, {2, 6}: {-1, 1}, {2, 11}: {-1, 1},
		{3, 5}: {-6, 2}, {3, 10}: {-3, 1}, {4, 6}: {-4, 1}, {4, 7}: {-1, 1}, {4, 9}: {-1, 1}, {4, 12}: {-1, 1}, {6, 12}: {-3, 1},
	}
	same := 0
	for k := 1; k <= 12; k++ {
		for l := k + 1; l <= 12; l++ {
			pair := [2]int{k, l}
			if testing.Short() && (none[pair] || pair == [2]int{3, 5} || pair == [2]int{4, 6}) {
				continue
			}
			table := columns.New(moves.Finite([]moves.Move{{A: k, B: l}, {A: l, B: k}}), columns.Kernel{})
			table.Extend(200)
			differs := false
			for x := range 200 {
				differs = differs || table.Row(x) != golden.Row(x)
			}
			d, err := searchFor(pair)
			if (err != nil) != none[pair] {
				t.Errorf("%v: %v", pair, err)
			}
			if err != nil {
				if !differs {
					t.Errorf("%v does not differ from Wythoff Nim near the corner", pair)
				}
				continue
			}
			f, err := d.Reader()
			if err != nil {
				t.Fatal(err)
			}
			s, err := d.Spell(1 << 14)
			if err != nil || !f.Attains(s.Words) {
				t.Errorf("%v: the bounds of b-a-n are not attained, %v", pair, err)
			}
			low, high := f.Departure()
			if got := [2]int{low, high}; got != departure[pair] || (got == [2]int{}) == differs {
				t.Errorf("%v: b-a-n is from %d to %d, want %v; it differs from Wythoff Nim: %t", pair, low, high, departure[pair], differs)
			}
			if low == 0 && high == 0 {
				same++
			}
		}
	}
	if same != 48 {
		t.Errorf("%d games are Wythoff Nim again, want 48", same)
	}
}

// TestThousandDigits goes to columns of a thousand digits, where the witness are the rules in a
// patch of columns: rows and diagonals do not repeat, the image of an image is the column itself,
// none of the further moves joins two P-positions, and each diagonal leads back.
func TestThousandDigits(t *testing.T) {
	digits := 1000
	if testing.Short() {
		digits = 100
	}
	for _, pair := range [][2]int{{2, 3}, {4, 7}, {4, 12}} {
		d, err := searchFor(pair)
		if err != nil {
			t.Fatal(err)
		}
		f, err := d.Reader()
		if err != nil {
			t.Fatal(err)
		}
		x := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(digits)), nil)
		rows := map[string]*big.Int{}
		for range 12 {
			x = new(big.Int).Add(x, big.NewInt(1))
			y, err := f.Column(x)
			if err != nil {
				t.Fatal(err)
			}
			if rows[y.String()] != nil {
				t.Errorf("%v: two columns share a row", pair)
			}
			rows[y.String()] = x
			if back, err := f.Column(y); err != nil || back.Cmp(x) != 0 {
				t.Errorf("%v: a row leads to another column (%v)", pair, err)
			}
			by := new(big.Int).Sub(y, x)
			a, b, err := f.Diagonal(new(big.Int).Abs(by))
			if by.Sign() < 0 {
				a, b = b, a
			}
			if err != nil || a.Cmp(x) != 0 || b.Cmp(y) != 0 {
				t.Errorf("%v: a diagonal leads elsewhere (%v)", pair, err)
			}
			for _, m := range d.further {
				before := new(big.Int).Sub(y, big.NewInt(int64(m.B)))
				if other := rows[before.String()]; other != nil && new(big.Int).Sub(x, other).Cmp(big.NewInt(int64(m.A))) == 0 {
					t.Errorf("%v: a further move joins two P-positions", pair)
				}
			}
		}
	}
}
