package dictionary

import (
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// The first index, diagonal and column of the dictionary process, the longest word, and how much
// is read around a place.
const (
	originColumn   = 8
	originDiagonal = 5
	maxWord        = 9
	syncMargin     = 34
	driftMargin    = 6
)

// TestTranslations plays the dictionary's words and compares what [LW14] prints,
// formulas (27) to (40).
func TestTranslations(t *testing.T) {
	want := map[string]string{
		"1": "0", "01": "100", "00100": "100101100", "00110": "10010100", "000100": "10010110100",
		"001110": "100100100", "0010110": "10010011000", "00000100": "100101100111000",
		"000010010": "1001001111000100", "0000000": "10010110110100", "0010100": "100100110100",
		"0011110": "1001000100", "00000010": "100101101100100", "00001000": "100100111100100",
	}
	d, err := Maharaja()
	if err != nil {
		t.Fatal(err)
	}
	if d.longest != maxWord {
		t.Errorf("the longest word has %d letters", d.longest)
	}
	kraft := 0 // in units of 2⁻⁹
	for _, text := range maharaja {
		w, err := d.newWord(text)
		if err != nil {
			t.Error(err)
		}
		if w.Image != want[text] {
			t.Errorf("%s is translated to %s, want %s", text, w.Image, want[text])
		}
		if strings.Count(w.Image, "0") != len(text) {
			t.Errorf("the translation of %s has not as many zeros as the word letters", text)
		}
		kraft += 1 << (maxWord - len(text))
	}
	for _, excluded := range []string{
		"00000011", "00000101", "0000011", "000010011", "0000101", "000011", "000101", "00011", "0010101", "0010111", "0011111",
	} {
		if w, ended := d.read([]byte(excluded)); w != nil || ended {
			t.Errorf("%s is not excluded", excluded)
		}
		kraft += 1 << (maxWord - len(excluded))
	}
	if kraft != 1<<maxWord {
		t.Errorf("words and exclusions fill %d of %d: they are no complete code", kraft, 1<<maxWord)
	}
	if _, err := d.newWord("001"); err == nil {
		t.Error("001 is taken for a word")
	}
	if _, err := d.newWord("10"); err == nil {
		t.Error("10, which is two words, is taken for one")
	}
}

// bitString returns the bit-string of n columns from column 8 on, from the rules.
func bitString(c *columns.Table, n int) []byte {
	c.Reserve(8 + n)
	c.Extend(8 + n)
	s := make([]byte, n)
	for j := range s {
		s[j] = '1'
		if c.Row(8+j) > 8+j {
			s[j] = '0'
		}
	}
	return s
}

// TestStream reproduces the bit-string by the dictionary process, and where each
// word is read first. Five of the fourteen words have never been met.
func TestStream(t *testing.T) {
	d, err := Maharaja()
	if err != nil {
		t.Fatal(err)
	}
	const n = 3_000_000
	s, err := d.stream(n)
	if err != nil {
		t.Fatal(err)
	}
	if want := bitString(columns.New(moves.Knight(), columns.Kernel{}), n); string(s) != string(want) {
		t.Fatal("the dictionary's string is not Maharaja Nim's")
	}
	first := map[string]int{}
	for at := 0; at < n-maxWord; {
		w, _ := d.read(s[at:])
		if _, met := first[w.Text]; !met {
			first[w.Text] = 8 + at
		}
		at += len(w.Text)
	}
	want := map[string]int{"1": 13, "00100": 8, "0010110": 14, "00110": 27, "01": 38, "000100": 41,
		"000010010": 117, "00000100": 316, "001110": 518}
	if len(first) != len(want) {
		t.Errorf("%d words occur, want %d", len(first), len(want))
	}
	for text, column := range want {
		if first[text] != column {
			t.Errorf("%s occurs first at column %d, want %d", text, first[text], column)
		}
	}
}

// TestBoundary checks that the words come together soon wherever one begins to
// read, and at a place where a word does begin.
func TestBoundary(t *testing.T) {
	f := New()
	const n = 60_000
	s, err := f.Dictionary.stream(n)
	if err != nil {
		t.Fatal(err)
	}
	begins := make([]bool, n)
	for at := 0; at < n-maxWord; {
		begins[at] = true
		w, _ := f.Dictionary.read(s[at:])
		at += len(w.Text)
	}
	most := 0
	for at := range n - 100 {
		b := f.synchroniser.boundary(s[at:])
		if b < 0 || !begins[at+b] {
			t.Fatalf("from symbol %d on the words come together at %d", at, b)
		}
		most = max(most, b)
	}
	if most > syncMargin {
		t.Errorf("it takes up to %d symbols, more than the margin", most)
	}
}

// symbols returns the symbols 0 and 1 of the n columns from x ≥ 8 on.
func symbols(f *Reader, x *big.Int, n int) (string, error) {
	j := new(big.Int).Sub(x, big.NewInt(originColumn))
	s, err := f.descent.Around(0, around(j, 0, n-1))
	if err != nil {
		return "", err
	}
	at := int(j.Sub(j, s.index).Int64())
	return string(s.symbols[at : at+n]), nil
}

// TestFarEverywhere reads every symbol of the first columns far away from the
// beginning, and P-positions at random columns, rows and diagonals.
func TestFarEverywhere(t *testing.T) {
	f := New()
	const n, every = 10_000_000, 1_000_000
	c := columns.New(moves.Knight(), columns.Kernel{})
	s := bitString(c, n)
	const length = 2000
	for j := 0; j < every; j += length {
		got, err := symbols(f, big.NewInt(int64(8+j)), length)
		if err != nil || got != string(s[j:j+length]) {
			t.Fatalf("the symbols from column %d on differ (%v)", 8+j, err)
		}
	}
	r := rand.New(rand.NewPCG(15, 16))
	for i := range 4000 {
		x := i
		if i >= 2000 {
			x = r.IntN(n)
		}
		y := c.Row(x)
		got, err := f.Column(big.NewInt(int64(x)))
		if err != nil || got.Int64() != int64(y) {
			t.Fatalf("column %d: row %v (%v), want %d", x, got, err, y)
		}
		a, b, err := f.Diagonal(big.NewInt(int64(max(x, y) - min(x, y))))
		if err != nil || a.Int64() != int64(min(x, y)) || b.Int64() != int64(max(x, y)) {
			t.Fatalf("diagonal of (%d,%d): (%v,%v) (%v)", x, y, a, b, err)
		}
	}
}

// TestHundredDigits goes to columns of a hundred digits. There the search of all
// columns cannot be the witness; a patch of P-positions can, by the rules: rows and
// diagonals do not repeat, the image of an image is the column itself, no knight's
// move joins two, and each diagonal leads back to its column.
func TestHundredDigits(t *testing.T) {
	f := New()
	x, _ := new(big.Int).SetString("1"+strings.Repeat("0123456789", 10), 10)
	rows := map[string]*big.Int{}
	one := big.NewInt(1)
	for range 15 {
		x = new(big.Int).Add(x, one)
		y, err := f.Column(x)
		if err != nil {
			t.Fatal(err)
		}
		if rows[y.String()] != nil {
			t.Errorf("columns %v and %v share a row", rows[y.String()], x)
		}
		rows[y.String()] = x
		if back, err := f.Column(y); err != nil || back.Cmp(x) != 0 {
			t.Errorf("row %v is in column %v (%v), want %v", y, back, err, x)
		}
		d := new(big.Int).Sub(y, x)
		a, b, err := f.Diagonal(new(big.Int).Abs(d))
		if d.Sign() < 0 {
			a, b = b, a
		}
		if err != nil || a.Cmp(x) != 0 || b.Cmp(y) != 0 {
			t.Errorf("diagonal %v holds (%v,%v) (%v), want (%v,%v)", d, a, b, err, x, y)
		}
		for _, m := range moves.Knight().Single {
			before := new(big.Int).Sub(y, big.NewInt(int64(m.B)))
			if other := rows[before.String()]; other != nil && new(big.Int).Sub(x, other).Cmp(big.NewInt(int64(m.A))) == 0 {
				t.Errorf("a knight's move joins columns %v and %v", other, x)
			}
		}
	}
}

// TestCheck damages words that were read, and has that noticed.
func TestCheck(t *testing.T) {
	f := New()
	p, err := f.words(0, around(big.NewInt(1_000_000), 30, 30))
	if err != nil || p.check() != nil {
		t.Fatal(err, p.check())
	}
	wrong := *p.words[2]
	wrong.Image = wrong.Image[:len(wrong.Image)-1] + "1"
	p.words[2] = &wrong
	if p.check() == nil {
		t.Error("a wrong translation is not noticed")
	}
}
