package dictionary

import (
	"errors"
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/golden"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Descent finds P-positions of Maharaja Nim in columns of any length, without the
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
type Descent struct {
	dictionary   *dictionary
	synchroniser synchroniser
	prefix       []byte  // of s
	zeros        []int32 // zeros[i] counts the zeros before prefix[i]
	columns      *columns.Table
	inverse      *big.Int // the first binary digits of 1/φ
	digits       uint     // how many
	// steps[i] holds what was seen of s last, i steps down from questions.
	steps []recent
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
func New() *Descent {
	d, err := newDictionary()
	if err != nil {
		panic(err)
	}
	f := &Descent{dictionary: d, synchroniser: newSynchroniser(d.nodes), columns: columns.New(moves.Knight(), columns.Kernel{})}
	if f.prefix, err = d.stream(prefixLength); err != nil {
		panic(err)
	}
	f.zeros = make([]int32, prefixLength+1)
	for i, bit := range f.prefix {
		f.zeros[i+1] = f.zeros[i] + int32('1'-bit)
	}
	f.columns.Extend(firstColumns)
	return f
}

// errLost says that the words did not come together, or not where the translation stands,
// against the proof.
var errLost = errors.New("the dictionary's words do not come together here, so the P-position is not found")

// around returns a stretch that holds the symbols j-before to j+after, as far as
// these exist. depth is the number of steps from the question.
func (f *Descent) around(depth int, j *big.Int, before, after int) (stretch, error) {
	if s, ok := f.held(depth, j, before, after); ok {
		return s, nil
	}
	if err := f.approach(depth, j, before, after); err != nil {
		return stretch{}, err
	}
	p, err := f.written(depth, j, before, after)
	if err != nil {
		return stretch{}, err
	}
	r := &f.steps[depth]
	s := &r.stretches[r.oldest]
	r.oldest = (r.oldest + 1) % len(r.stretches)
	s.index, s.zeros = p.written(), p.index.Add(p.index, big.NewInt(int64(originWritten-1)))
	s.symbols = s.symbols[:0]
	for _, w := range p.words {
		s.symbols = append(s.symbols, w.image...)
	}
	return *s, nil
}

// held returns what around does if it is at hand: in the prefix, or seen before on that
// step.
func (f *Descent) held(depth int, j *big.Int, before, after int) (s stretch, ok bool) {
	if j.IsInt64() && j.Int64() <= int64(len(f.prefix)-1-after) {
		at := max(0, int(j.Int64())-before)
		end := int(j.Int64()) + after + 1
		return stretch{big.NewInt(int64(at)), big.NewInt(int64(f.zeros[at])), f.prefix[at:end]}, true
	}
	for depth >= len(f.steps) {
		f.steps = append(f.steps, recent{})
	}
	for i := range f.steps[depth].stretches {
		if s := f.steps[depth].stretches[i]; s.holds(j, before, after) {
			return s, true
		}
	}
	return stretch{}, false
}

// approach looks around the indices nearer to the corner first, the nearest one first, on
// which the symbols j-before to j+after stand. So around need not call itself all the way
// down: WebAssembly has little room for that.
func (f *Descent) approach(depth int, j *big.Int, before, after int) error {
	type place struct {
		index         *big.Int
		before, after int
	}
	var down []place
	for p := (place{j, before, after}); ; {
		p = place{f.source(p.index), part(p.before) + driftMargin + syncMargin, part(p.after) + driftMargin + MaxWord}
		if _, ok := f.held(depth+1+len(down), p.index, p.before, p.after); ok {
			break
		}
		down = append(down, p)
	}
	for i, p := range slices.Backward(down) {
		if _, err := f.around(depth+1+i, p.index, p.before, p.after); err != nil {
			return err
		}
	}
	return nil
}

// written returns words whose translations hold the symbols j-before to j+after;
// j-before must not lie in the first word, which is no translation.
func (f *Descent) written(depth int, j *big.Int, before, after int) (passage, error) {
	p, err := f.read(depth+1, f.source(j), part(before)+driftMargin, part(after)+driftMargin)
	if err != nil {
		return passage{}, err
	}
	start := int(new(big.Int).Sub(j, p.written()).Int64()) - before // a small difference
	if start < 0 || start+before+after >= p.length() {
		return passage{}, errLost
	}
	return p, nil
}

// source returns the index about which the symbols are read whose translations stand about
// index j.
func (f *Descent) source(j *big.Int) *big.Int {
	return f.overPhi(new(big.Int).Sub(j, big.NewInt(int64(originWritten))))
}

// part is how many symbols are read for n that are written, and a few more.
func part(n int) int { return n * 5 / 8 }

// overPhi returns n/φ for n ≥ 0, rounded to one of the two whole numbers around.
func (f *Descent) overPhi(n *big.Int) *big.Int {
	if digits := uint(n.BitLen()); f.inverse == nil || f.digits < digits {
		f.digits = digits + 64
		scale := new(big.Int).Lsh(big.NewInt(1), f.digits)
		f.inverse = golden.FarLower(scale)
		f.inverse.Sub(f.inverse, scale)
	}
	m := new(big.Int).Mul(n, f.inverse)
	return m.Rsh(m, f.digits)
}

// read returns the words that hold the symbols j-before to j+after of s, or from
// the first symbol on if there are not so many before j. depth is as for around.
func (f *Descent) read(depth int, j *big.Int, before, after int) (passage, error) {
	s, err := f.around(depth, j, before+syncMargin, after+MaxWord)
	if err != nil {
		return passage{}, err
	}
	wanted := int(new(big.Int).Sub(j, s.index).Int64()) // a small difference
	start := max(0, wanted-before-syncMargin)
	if start > 0 || s.index.Sign() > 0 {
		b := f.synchroniser.boundary(s.symbols[start:])
		if b < 0 || start+b > max(0, wanted-before) {
			return passage{}, errLost
		}
		start += b
	}
	return f.words(s, start, wanted-before, wanted+after)
}

// words reads a stretch from start, where a word begins, to the word that holds
// its symbol to, and keeps the words from the one on that holds its symbol from.
func (f *Descent) words(s stretch, start, from, to int) (passage, error) {
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
