package dictionary

import (
	"math/big"

	"github.com/palacegames/palace/engine/columnar"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Reader finds P-positions of Maharaja Nim in columns of any length, without the
// columns before them.
//
// Let s be the bit-string from column 8 on. When R symbols of it have been read,
// up to the end of a word, with Z zeros among them, the sector that begins there
// has its first column at 8+R, its first diagonal at 5+Z, hence its first row at
// 13+R+Z, and 5+R+Z symbols have been written, 4+R of them zeros: at the start R
// and Z are 0 and firstWord is there with 4 zeros; and a translation is longer than
// its word by the word's zeros, and holds as many zeros as the word has letters.
//
// So to see s around index j, it is enough to see it around (j-5)/φ, to find a
// place there at which a word begins (synchroniser), and to translate. Each step
// divides the index by φ, so a hundred digits take some 460 steps, each a few hundred
// symbols long, down to a prefix of s that is read from its beginning. What was seen
// on the way is kept, so that neighbours cost a few steps only.
//
// That s is the bit-string of Maharaja Nim is [LW14] section 3, with Lemma 3.2: no other
// words are needed. That s can be read so is proved by tests (forever_test.go), which follow
// all that words ever do, near and far, and meet no others: syncMargin and
// driftMargin are enough everywhere. So a column of n binary digits takes
// at most n log 2/log φ steps of a bounded number of symbols, each with one product
// and a bounded number of sums of integers of n digits: polynomial time, which is
// [LW14] Question 1 for this game. Beside that, the words around an answer are played
// once more as one sector, from the rules.
type Reader struct {
	dictionary   *dictionary
	synchroniser synchroniser
	prefix       []byte  // of s
	zeros        []int32 // zeros[i] counts the zeros before prefix[i]
	columns      *columns.Table
	phi          columnar.Phi
	descent      columnar.Descent[*stretch]
}

// The sizes of the tables and margins, in columns.
const (
	prefixLength = 1 << 12
	firstColumns = 64 // looked up where the dictionary has not begun
	syncMargin   = 34 // before what is wanted, after which words have come together: proved
	driftMargin  = 6  // more than an index times φ misses its translation's place by: proved
)

// The first index, diagonal and column of the dictionary process.
const (
	originColumn   = 8
	originDiagonal = 5
	originWritten  = len(firstWord)
)

// New prepares the tables. It panics if the words contradict the rules, which a test rules
// out.
func New() *Reader {
	d, err := newDictionary()
	if err != nil {
		panic(err)
	}
	f := &Reader{dictionary: d, synchroniser: newSynchroniser(d.nodes), columns: columns.New(moves.Knight(), columns.Kernel{})}
	if f.prefix, err = d.stream(prefixLength); err != nil {
		panic(err)
	}
	f.zeros = make([]int32, prefixLength+1)
	for i, bit := range f.prefix {
		f.zeros[i+1] = f.zeros[i] + int32('1'-bit)
	}
	f.columns.Extend(firstColumns)
	f.descent = columnar.Descent[*stretch]{Table: f.tabled, Source: f.source, Find: f.find}
	return f
}

// tabled returns a place of the prefix.
func (f *Reader) tabled(p columnar.Place) (s *stretch, ok bool) {
	if !p.Index.IsInt64() || p.Index.Int64() > int64(len(f.prefix)-1-p.After) {
		return nil, false
	}
	j := int(p.Index.Int64())
	at := max(0, j-p.Before)
	return &stretch{big.NewInt(int64(at)), big.NewInt(int64(f.zeros[at])), f.prefix[at : j+p.After+1]}, true
}

// source returns the place of the symbols that are read for those of a place, with what is
// needed to find a word's beginning and to be sure of them.
func (f *Reader) source(p columnar.Place) columnar.Place {
	return widened(f.read(p))
}

// find translates the words that the symbols of a place are written by.
func (f *Reader) find(level int, p columnar.Place) (*stretch, error) {
	w, err := f.written(level, p)
	if err != nil {
		return nil, err
	}
	s := &stretch{index: w.written(), zeros: w.index.Add(w.index, big.NewInt(int64(originWritten-1)))}
	for _, w := range w.words {
		s.symbols = append(s.symbols, w.image...)
	}
	return s, nil
}

// written returns words whose translations hold the symbols of a place, which must not begin
// in the first word, for that is no translation.
func (f *Reader) written(level int, p columnar.Place) (passage, error) {
	w, err := f.words(level+1, f.read(p))
	if err != nil {
		return passage{}, err
	}
	start := int(new(big.Int).Sub(p.Index, w.written()).Int64()) - p.Before // a small difference
	if start < 0 || start+p.Before+p.After >= w.length() {
		return passage{}, errLost
	}
	return w, nil
}

// read returns the place of the symbols whose translations stand about a place.
func (f *Reader) read(p columnar.Place) columnar.Place {
	n := new(big.Int).Sub(p.Index, big.NewInt(int64(originWritten)))
	return columnar.Place{Index: f.phi.Divide(n), Before: part(p.Before) + driftMargin, After: part(p.After) + driftMargin}
}

// part is how many symbols are read for n that are written, and a few more.
func part(n int) int { return n * 5 / 8 }

// widened returns a place with the symbols around it that tell which words it consists of.
func widened(p columnar.Place) columnar.Place {
	return columnar.Place{Index: p.Index, Before: p.Before + syncMargin, After: p.After + maxWord}
}

// words returns the words that hold the symbols of a place, or those from the first symbol
// on if there are not so many before it. level is as for columnar.Descent.Around.
func (f *Reader) words(level int, p columnar.Place) (passage, error) {
	s, err := f.descent.Around(level, widened(p))
	if err != nil {
		return passage{}, err
	}
	wanted := int(new(big.Int).Sub(p.Index, s.index).Int64()) // a small difference
	start := max(0, wanted-p.Before-syncMargin)
	if start > 0 || s.index.Sign() > 0 {
		b := f.synchroniser.boundary(s.symbols[start:])
		if b < 0 || start+b > max(0, wanted-p.Before) {
			return passage{}, errLost
		}
		start += b
	}
	return f.spell(s, start, wanted-p.Before, wanted+p.After)
}

// spell reads a stretch from start, where a word begins, to the word that holds
// its symbol to, and keeps the words from the one on that holds its symbol from.
func (f *Reader) spell(s *stretch, start, from, to int) (passage, error) {
	p := passage{words: make([]*word, 0, (to-max(from, start))/3+4)}
	first, zeros := start, 0
	for at := start; at <= to; {
		w, _ := f.dictionary.read(s.symbols[at:])
		if w == nil {
			return p, errLost
		}
		at += len(w.text)
		if at <= from {
			first = at
		} else {
			p.words = append(p.words, w)
		}
	}
	for _, bit := range s.symbols[:first] {
		zeros += int('1' - bit)
	}
	p.index = new(big.Int).Add(s.index, big.NewInt(int64(first)))
	p.zeros = new(big.Int).Add(s.zeros, big.NewInt(int64(zeros)))
	return p, nil
}
