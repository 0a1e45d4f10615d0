package dictionary

import (
	"math/big"
	"slices"
)

// passage is a part of s that consists of words.
type passage struct {
	*Dictionary
	index, zeros *big.Int // of the first word, as in stretch
	words        []*Word
}

// written returns the index of s at which the translation of the first word stands.
func (p *passage) written() *big.Int { return p.Dictionary.written(p.index, p.zeros) }

// length returns the number of symbols that the words are translated to.
func (p *passage) length() int {
	n := 0
	for _, w := range p.words {
		n += len(w.Image)
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
			for _, row := range words[0].Rows {
				if row != none {
					row += len(image)
				}
				rows = append(rows, row)
			}
			text += words[0].Text
			image += words[0].Image
		}
		r, i, to, ok := play(p.further, p.syncState, text)
		if !ok || string(i) != image || !slices.Equal(r, rows) || to.key() != p.syncState.key() {
			return errRules
		}
	}
	return nil
}

// columnOf returns the column that is k symbols behind the beginning.
func (p *passage) columnOf(k int) *big.Int {
	return new(big.Int).Add(p.index, big.NewInt(int64(p.FirstColumn+k)))
}

// rowOf returns the row that is k rows above the first row of the first word's sector.
func (p *passage) rowOf(k int) *big.Int {
	y := new(big.Int).Add(p.index, p.zeros)
	return y.Add(y, big.NewInt(int64(p.FirstColumn+p.FirstDiagonal+k)))
}

// find looks for a P-position above the diagonal by a number, which the function has for its
// column, counted from the first one, and its row, counted from the first row of the first
// word's sector.
func (p *passage) find(number func(column, row int) int, want *big.Int) (column, row int, ok bool) {
	if !want.IsInt64() {
		return 0, 0, false
	}
	first, low := 0, 0
	for _, w := range p.words {
		for k, r := range w.Rows {
			if r != none && int64(number(first+k, low+r)) == want.Int64() {
				return first + k, low + r, true
			}
		}
		first, low = first+len(w.Text), low+len(w.Image)
	}
	return 0, 0, false
}
