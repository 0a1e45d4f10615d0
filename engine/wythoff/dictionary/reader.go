package dictionary

import (
	"math/big"
	"strings"

	"github.com/palacegames/palace/engine/internal/columnar"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Reader finds P-positions in columns of any length, without the columns before them.
//
// Let s be the bit-string of Maharaja Nim from column 8 on. When R symbols of it have been read,
// up to the end of a word, with Z zeros among them, the sector that begins there
// has its first column at 8+R, its first diagonal at 5+Z, hence its first row at
// 13+R+Z, and 5+R+Z symbols have been written, 4+R of them zeros: at the start R
// and Z are 0 and Dictionary.Start, 00100, is there with 4 zeros; and a translation is longer than
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
// all that words ever do, near and far, and meet no others; for other lists of moves it is
// proved before any question is answered (closure.go, margins.go). So a column of n binary digits takes
// at most n log 2/log φ steps of a bounded number of symbols, each with one product
// and a bounded number of sums of integers of n digits: polynomial time, which is
// [LW14] Question 1 for this game. Beside that, the words around an answer are played
// again as one sector, from the rules.
type Reader struct {
	*Dictionary
	synchroniser synchroniser
	prefix       []byte  // of s
	zeros        []int32 // zeros[i] counts the zeros before prefix[i]
	columns      *columns.Table
	first        int // the columns before are looked up there
	phi          columnar.Phi
	descent      columnar.Descent[*stretch]
}

// The sizes of the tables and margins, in columns.
const (
	prefixLength = 1 << 12 // at least
	firstColumns = 64      // looked up where the dictionary has not begun, at least
)

// New returns a reader of Maharaja Nim's string. It panics if the words contradict the rules,
// which a test rules out.
func New() *Reader {
	d, err := Maharaja()
	if err != nil {
		panic(err)
	}
	f, err := d.Reader()
	if err != nil {
		panic(err)
	}
	return f
}

// Reader prepares the tables.
func (d *Dictionary) Reader() (*Reader, error) { return d.reader(prefixLength) }

// Telescope is a Reader with a table that is as short as can be, so that there are levels to be
// seen near the corner.
func (d *Dictionary) Telescope() (*Reader, error) { return d.reader(0) }

// reader is a Reader with at least so many symbols in its table.
func (d *Dictionary) reader(least int) (*Reader, error) {
	f := &Reader{Dictionary: d, synchroniser: newSynchroniser(d.nodes), columns: columns.New(moves.Finite(d.further), columns.Kernel{})}
	var err error
	if f.prefix, err = d.stream(least + d.FirstDiagonal + 6*(d.Together+d.longest+d.drift+d.overhang)); err != nil {
		return nil, err
	}
	f.zeros = make([]int32, len(f.prefix)+1)
	for i, bit := range f.prefix {
		f.zeros[i+1] = f.zeros[i] + int32('1'-bit)
	}
	f.first = max(firstColumns, 4*(d.FirstDiagonal+d.span+1), d.FirstColumn+d.FirstDiagonal+4*(d.longest+d.overhang))
	f.columns.Extend(f.first)
	f.descent = columnar.Descent[*stretch]{Table: f.tabled, Source: f.source, Find: f.find}
	return f, nil
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
	return f.widened(f.readFor(p))
}

// find translates the words that the symbols of a place are written by.
func (f *Reader) find(level int, p columnar.Place) (*stretch, error) {
	w, err := f.written(level, p)
	if err != nil {
		return nil, err
	}
	s := &stretch{index: w.written(), zeros: w.index.Add(w.index, big.NewInt(int64(strings.Count(f.Start, "0"))))}
	for _, w := range w.words {
		s.symbols = append(s.symbols, w.Image...)
	}
	return s, nil
}

// written returns words whose translations hold the symbols of a place, which must not begin
// in the first word, for that is no translation.
func (f *Reader) written(level int, p columnar.Place) (passage, error) {
	w, err := f.words(level+1, f.readFor(p))
	if err != nil {
		return passage{}, err
	}
	start := int(new(big.Int).Sub(p.Index, w.written()).Int64()) - p.Before // a small difference
	if start < 0 || start+p.Before+p.After >= w.length() {
		return passage{}, errLost
	}
	return w, nil
}

// readFor returns the place of the symbols whose translations stand about a place.
func (f *Reader) readFor(p columnar.Place) columnar.Place {
	n := new(big.Int).Sub(p.Index, big.NewInt(int64(f.FirstDiagonal)))
	return columnar.Place{Index: f.phi.Divide(n), Before: part(p.Before) + f.drift, After: part(p.After) + f.drift}
}

// part is how many symbols are read for n that are written, and a few more.
func part(n int) int { return n * 5 / 8 }

// widened returns a place with the symbols around it that tell which words it consists of.
func (d *Dictionary) widened(p columnar.Place) columnar.Place {
	return columnar.Place{Index: p.Index, Before: p.Before + d.Together, After: p.After + d.longest}
}

// words returns the words that hold the symbols of a place, or those from the first symbol
// on if there are not so many before it. level is as for columnar.Descent.Around.
func (f *Reader) words(level int, p columnar.Place) (passage, error) {
	s, err := f.descent.Around(level, f.widened(p))
	if err != nil {
		return passage{}, err
	}
	wanted := int(new(big.Int).Sub(p.Index, s.index).Int64()) // a small difference
	start := max(0, wanted-p.Before-f.Together)
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
	p := passage{Dictionary: f.Dictionary, words: make([]*Word, 0, (to-max(from, start))/3+4)}
	first, zeros := start, 0
	for at := start; at <= to; {
		w, _ := f.Dictionary.read(s.symbols[at:])
		if w == nil {
			return p, errLost
		}
		at += len(w.Text)
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
