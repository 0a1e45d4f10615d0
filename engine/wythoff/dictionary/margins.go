package dictionary

import (
	"math"
	"slices"
	"strings"
)

// margins are how much has to be read around a place, by all readings that there are.
type margins struct {
	*closure
	synchroniser synchroniser
	list         []reading
	longest      int     // after so many symbols all ways to read begin a word
	least, most  float64 // of what letters add to the drift
}

// newMargins has looked at no reading yet.
func newMargins(c *closure) *margins {
	m := &margins{closure: c, synchroniser: newSynchroniser(c.nodes), least: math.Inf(1), most: math.Inf(-1)}
	for r := range c.readings {
		m.list = append(m.list, r)
	}
	return m
}

// step looks at some readings. It reports whether there are more.
func (m *margins) step(some int) (more bool, err error) {
	for ; some > 0 && len(m.list) > 0; some-- {
		last := len(m.list) - 1
		p, err := m.parse(m.list[last])
		if err != nil {
			return false, err
		}
		m.list = m.list[:last]
		for at := range p.first {
			b := m.synchroniser.boundary(p.symbols[at:])
			if b < 0 || !slices.Contains(p.begins, at+b) {
				return false, errApart
			}
			m.longest = max(m.longest, b)
		}
		for _, at := range p.begins {
			if at < p.first {
				by := added(p.symbols[:at])
				m.least, m.most = min(m.least, by), max(m.most, by)
			}
		}
	}
	return len(m.list) > 0, nil
}

// together returns after how many symbols at most all ways to read the string begin a word,
// where one does begin, wherever one begins to read.
func (m *margins) together() (most int, err error) {
	start, err := m.stream(len(m.Start) + 4*max(m.longest, m.Dictionary.longest))
	if err != nil {
		return 0, err
	}
	most = m.longest
	for at := range m.Start {
		b := m.synchroniser.boundary(start[at:])
		if b < 0 {
			return 0, errApart
		}
		most = max(most, b)
	}
	return most, nil
}

// added is how much letters add to the drift.
func added(symbols []byte) float64 {
	return float64(strings.Count(string(symbols), "0")) - float64(len(symbols))/math.Phi
}

// drift bounds E(R) = Z-R/φ, where a word begins at index R and Z zeros stand before,
// and returns the least margin that is enough for what is read. The translation of this word
// begins at FirstDiagonal+R+Z, where as many zeros as in Start and R more stand before; so there
// E is the zeros of Start less FirstDiagonal/φ and E(R)/φ, and the letters up to the next words
// add what they add. If all E at indices before lie between two bounds that this leads back to,
// so does every E.
func (m *margins) drift() (margin int, low, high float64) {
	begin, at := added([]byte(m.Start)), 0
	first, last := 0., 0. // of the words that begin in Start
	for at < len(m.Start) {
		first, last = min(first, added([]byte(m.Start[:at]))), max(last, added([]byte(m.Start[:at])))
		w, _ := m.read([]byte(m.Start[at:]))
		if w == nil {
			break
		}
		at += len(w.Text)
	}
	low, high = first, last
	for range 100 {
		low, high = min(first, begin+m.least-high/math.Phi), max(last, begin+m.most-low/math.Phi)
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
		return margin, low, high
	}
}
