package dictionary

import (
	"math"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/internal/columnar"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// This file draws the conclusions from the closure. That the string of the dictionary process
// is that of Maharaja Nim is taken from [LW14] section 3: the squares of a perfect sector depend
// on nothing but which of its columns have their P-positions below the diagonal. newWord plays
// each word by the rules, and TestFirstSector checks where the process begins.

// window is the number of words that a reading sees. Sixteen would be too few.
const window = 17

// closed collects all readings and factors.
func closed(t *testing.T, d *Dictionary) *closure {
	t.Helper()
	c, err := newClosure(d, window)
	for more := true; more && err == nil; {
		more, err = c.step(1)
	}
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestNineWordsForEver: five of the fourteen words never occur, as [LW14] guesses. No factor is
// collected that does not occur: the first 4,000,000 symbols have them all.
func TestNineWordsForEver(t *testing.T) {
	d, err := Maharaja()
	if err != nil {
		t.Fatal(err)
	}
	c := closed(t, d)
	met := make([]bool, len(maharaja))
	for factor := range c.factors {
		for k := range window {
			met[wordAt(factor, k)] = true
		}
	}
	var never []string
	for i, text := range maharaja {
		if !met[i] {
			never = append(never, text)
		}
	}
	t.Logf("%d readings, %d factors of %d words each, %d words", len(c.readings), len(c.factors), window, len(maharaja)-len(never))
	if want := []string{"0000000", "0010100", "0011110", "00000010", "00001000"}; !slices.Equal(never, want) {
		t.Errorf("the words %v never occur, want %v", never, want)
	}
	s, err := d.stream(4_000_000)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for all := d.numbers(s); len(all) >= perWord*window; all = all[perWord:] {
		factor := all[:perWord*window]
		if seen[factor] = true; !c.factors[factor] {
			t.Fatalf("the words %v have not been collected", []byte(factor))
		}
	}
	if len(seen) != len(c.factors) || len(seen) != 864 || len(c.readings) != 1013 {
		t.Errorf("%d factors occur, %d and %d readings are collected", len(seen), len(c.factors), len(c.readings))
	}
}

// TestWordsComeTogetherForEver: wherever one begins to read s, after syncMargin symbols at most
// all ways to go on begin a word, where one does begin.
func TestWordsComeTogetherForEver(t *testing.T) {
	f := New()
	c, most := closed(t, f.Dictionary), 0
	for r := range c.readings {
		p, _ := c.parse(r)
		for at := range p.first {
			b := f.synchroniser.boundary(p.symbols[at:])
			if b < 0 || !slices.Contains(p.begins, at+b) {
				t.Fatalf("from symbol %d of %v on the words come together at %d", at, r, b)
			}
			most = max(most, b)
		}
	}
	for at := range f.Start {
		most = max(most, f.synchroniser.boundary(f.prefix[at:]))
	}
	t.Logf("the words come together after %d symbols at most", most)
	if most != syncMargin {
		t.Errorf("it takes up to %d symbols, and %d are read", most, syncMargin)
	}
}

// TestNoDriftForEver bounds E(R) = Z-R/φ, where a word begins at index R and Z zeros stand before,
// and shows that driftMargin is enough. The translation of this word begins at 5+R+Z, where 4+R
// zeros stand before; so there E is 4-5/φ-E(R)/φ, and the letters up to the next words add what
// they add. If all E at indices before lie between two bounds that this leads back to, so does
// every E.
func TestNoDriftForEver(t *testing.T) {
	d, err := Maharaja()
	if err != nil {
		t.Fatal(err)
	}
	c := closed(t, d)
	least, most := math.Inf(1), math.Inf(-1) // of what the letters add
	for r := range c.readings {
		p, _ := c.parse(r)
		for _, at := range p.begins {
			if at < p.first {
				added := float64(strings.Count(string(p.symbols[:at]), "0")) - float64(at)/math.Phi
				least, most = min(least, added), max(most, added)
			}
		}
	}
	const begin = float64(originDiagonal) - 1 - float64(originDiagonal)/math.Phi
	low, high := 0., 0. // E(0)
	for range 100 {
		low, high = begin+least-high/math.Phi, begin+most-low/math.Phi
	}
	t.Logf("Z-R/φ lies between %.3f and %.3f where words begin", low, high)

	// What part leaves out, at worst: it repeats itself after 8, when 5φ are more than 8.
	short := 0.
	for n := range 8 {
		short = max(short, float64(n)-math.Phi*float64(part(n)))
	}
	// written: the first word begins at R ≤ (j-5)/φ+1-part(before)-driftMargin, and 5+φR+E(R) is
	// j-before at most; the last one ends driftMargin-1 symbols or more behind (j-5)/φ+part(after),
	// and 5+φR+E(R) is more than j+after there.
	if high > (driftMargin-1)*math.Phi-short || low <= 1-driftMargin*math.Phi+short {
		t.Error("translations may miss what is wanted")
	}
	// Diagonal: the first word begins at R ≤ nφ-driftMargin, where n zeros at most stand before;
	// the last one ends at R > nφ+driftMargin, where more do.
	if high > driftMargin/math.Phi || low < -driftMargin/math.Phi {
		t.Error("words may miss a diagonal")
	}
}

// TestFirstSector: the squares from column 8 on that see no P-position above the diagonal and
// before that column are those on diagonal 5 and above.
func TestFirstSector(t *testing.T) {
	c := columns.New(moves.Knight(), columns.Kernel{})
	c.Extend(originColumn)
	for x := originColumn; x < originColumn+30; x++ {
		for y := x + 1; y < x+30; y++ {
			seen := false
			for before := range originColumn {
				row := c.Row(before)
				a, b := x-before, y-row
				seen = seen || row >= before && (a == b || b == 0 || a == 1 && b == 2 || a == 2 && b == 1)
			}
			if seen != (y-x < originDiagonal) {
				t.Errorf("(%d,%d) sees a P-position before column %d: %v", x, y, originColumn, seen)
			}
		}
	}
}

// TestFarIsPolynomial reads columns of up to a thousand digits: each step divides the index by φ,
// and looks at so many symbols at most.
func TestFarIsPolynomial(t *testing.T) {
	const widest = 200
	for _, digits := range []int{10, 100, 1000} {
		f := New()
		steps, most := 0, 0
		find := f.descent.Find
		f.descent.Find = func(level int, p columnar.Place) (*stretch, error) {
			s, err := find(level, p)
			if err == nil {
				steps, most = max(steps, level+1), max(most, len(s.symbols))
			}
			return s, err
		}
		x := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(digits)), nil)
		if _, err := f.Column(x); err != nil {
			t.Fatal(err)
		}
		if bound := float64(digits)*math.Ln10/math.Log(math.Phi) + 1; steps == 0 || float64(steps) > bound {
			t.Errorf("%d digits take %d steps, not from 1 to %.0f", digits, steps, bound)
		}
		t.Logf("%d digits: %d steps of up to %d symbols", digits, steps, most)
		if most > widest {
			t.Error("that is too many")
		}
	}
}

// TestMarginsOfMaharaja: what is computed for other lists is what is written down for this one.
func TestMarginsOfMaharaja(t *testing.T) {
	d, err := Maharaja()
	if err != nil {
		t.Fatal(err)
	}
	c := closed(t, d)
	m := newMargins(c)
	for more := true; more && err == nil; {
		more, err = m.step(7)
	}
	if err != nil {
		t.Fatal(err)
	}
	together, err := m.together()
	if err != nil || together != d.Together {
		t.Errorf("the words come together after %d symbols (%v), want %d", together, err, d.Together)
	}
	drift, low, high := m.drift()
	if drift > d.drift {
		t.Errorf("the drift is %d, Z-R/φ in [%f,%f], want at most %d", drift, low, high, d.drift)
	}
}
