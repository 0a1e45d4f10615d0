package dictionary

import (
	"math/big"
	"slices"
)

// passage is a part of s that consists of words.
type passage struct {
	index, zeros *big.Int // of the first word, as in stretch
	words        []*word
}

// written returns the index of s at which the translation of the first word stands.
func (p *passage) written() *big.Int {
	n := new(big.Int).Add(p.index, p.zeros)
	return n.Add(n, big.NewInt(int64(originWritten)))
}

// length returns the number of symbols that the words are translated to.
func (p *passage) length() int {
	n := 0
	for _, w := range p.words {
		n += len(w.image)
	}
	return n
}

// check plays the columns of several words in a row as one sector, by the rules,
// and holds their P-positions and translations against the words' own.
func (p *passage) check() error {
	const most = 24 // columns at a time
	for words := p.words; len(words) > 0; {
		text, image := "", ""
		var rows []int
		for ; len(words) > 0 && len(text) < most; words = words[1:] {
			for _, row := range words[0].rows {
				if row != none {
					row += len(image)
				}
				rows = append(rows, row)
			}
			text += words[0].text
			image += words[0].image
		}
		if r, i := play(text); i != image || !slices.Equal(r, rows) {
			return errRules
		}
	}
	return nil
}

// place is a word with the place where it stands.
type place struct {
	*word
	index, zeros *big.Int // of its first symbol, as in stretch
}

// column returns the word's k-th column.
func (p place) column(k int) *big.Int {
	return new(big.Int).Add(p.index, big.NewInt(int64(originColumn+k)))
}

// row returns the row of the P-position in that column.
func (p place) row(k int) *big.Int {
	y := new(big.Int).Add(p.index, p.zeros)
	return y.Add(y, big.NewInt(int64(originColumn+originDiagonal+p.rows[k])))
}

// find lays the words end to end, each as long as size says, and returns the word
// that number n falls into and what is left of n there. ok is false if n lies
// outside of all words.
func (p *passage) find(n *big.Int, size func(*word) int) (at place, left int, ok bool) {
	left = int(n.Int64()) // what is looked for is near
	at = place{nil, new(big.Int).Set(p.index), new(big.Int).Set(p.zeros)}
	for _, w := range p.words {
		if at.word = w; left < size(w) {
			return at, left, left >= 0
		}
		left -= size(w)
		at.index.Add(at.index, big.NewInt(int64(len(w.text))))
		at.zeros.Add(at.zeros, big.NewInt(int64(w.zeros)))
	}
	return at, left, false
}
