package dictionary

import (
	"math"
	"slices"
	"strings"
)

// together returns after how many symbols at most all ways to read the string begin a word,
// where one does begin, wherever one begins to read.
func (c *closure) together() (most int, err error) {
	s := newSynchroniser(c.nodes)
	for r := range c.readings {
		p, err := c.parse(r)
		if err != nil {
			return 0, err
		}
		for at := range p.first {
			b := s.boundary(p.symbols[at:])
			if b < 0 || !slices.Contains(p.begins, at+b) {
				return 0, errApart
			}
			most = max(most, b)
		}
	}
	start, err := c.stream(len(c.Start) + 4*max(most, c.longest))
	if err != nil {
		return 0, err
	}
	for at := range c.Start {
		b := s.boundary(start[at:])
		if b < 0 {
			return 0, errApart
		}
		most = max(most, b)
	}
	return most, nil
}

// drift bounds E(R) = Z-R/φ, where a word begins at index R and Z zeros stand before,
// and returns the least margin that is enough for what is read. The translation of this word
// begins at FirstDiagonal+R+Z, where as many zeros as in Start and R more stand before; so there
// E is the zeros of Start less FirstDiagonal/φ and E(R)/φ, and the letters up to the next words
// add what they add. If all E at indices before lie between two bounds that this leads back to,
// so does every E.
func (c *closure) drift() (margin int, low, high float64, err error) {
	least, most := math.Inf(1), math.Inf(-1) // of what the letters add
	added := func(symbols []byte) float64 {
		return float64(strings.Count(string(symbols), "0")) - float64(len(symbols))/math.Phi
	}
	for r := range c.readings {
		p, err := c.parse(r)
		if err != nil {
			return 0, 0, 0, err
		}
		for _, at := range p.begins {
			if at < p.first {
				least, most = min(least, added(p.symbols[:at])), max(most, added(p.symbols[:at]))
			}
		}
	}
	begin, at := added([]byte(c.Start)), 0
	first, last := 0., 0. // of the words that begin in Start
	for at < len(c.Start) {
		first, last = min(first, added([]byte(c.Start[:at]))), max(last, added([]byte(c.Start[:at])))
		w, _ := c.read([]byte(c.Start[at:]))
		if w == nil {
			break
		}
		at += len(w.Text)
	}
	low, high = first, last
	for range 100 {
		low, high = min(first, begin+least-high/math.Phi), max(last, begin+most-low/math.Phi)
	}
	// What part leaves out, at worst: it repeats itself after 8, when 5φ are more than 8.
	short := 0.
	for n := range 8 {
		short = max(short, float64(n)-math.Phi*float64(part(n)))
	}
	for margin = 1; ; margin++ {
		m := float64(margin)
		// Reader.written: the first word begins at R ≤ (j-FirstDiagonal)/φ+1-part(before)-m, and
		// FirstDiagonal+φR+E(R) is j-before at most; the last one ends m-1 symbols or more behind
		// (j-FirstDiagonal)/φ+part(after), and FirstDiagonal+φR+E(R) is more than j+after there.
		if high > (m-1)*math.Phi-short || low <= 1-m*math.Phi+short {
			continue
		}
		// Reader.Diagonal: the word of a P-position on diagonal FirstDiagonal+n begins where n
		// zeros at most stand before, and n-span at least; so at R ≤ nφ+m, and R ≥ nφ-m-2·span.
		if high > m/math.Phi || low < -m/math.Phi {
			continue
		}
		return margin, low, high, nil
	}
}
