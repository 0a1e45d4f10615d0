package dictionary

import (
	"math/big"
	"strings"
)

// Spelled is a part of the string in words.
type Spelled struct {
	Words []int // as numbers of Dictionary.Words
	// Column and Zeros are where the first word begins: its column, and how many zeros the
	// words before have.
	Column, Zeros *big.Int
}

// Spell reads words from the first one on.
func (d *Dictionary) Spell(words int) (Spelled, error) {
	s := Spelled{Column: big.NewInt(int64(d.FirstColumn)), Zeros: new(big.Int)}
	text := []byte(d.Start)
	for at := 0; len(s.Words) < words; {
		w, _ := d.read(text[at:])
		if w == nil {
			return s, errNoWord(at)
		}
		s.Words = append(s.Words, d.number(w))
		at += len(w.Text)
		text = append(text, w.Image...)
	}
	return s, nil
}

// number returns the number of one of the words.
func (d *Dictionary) number(w *Word) int {
	at := 0
	for _, bit := range []byte(w.Text) {
		at = d.nodes[at][bit-'0']
	}
	return ^at
}

// Around returns the words in which the columns x-before to x+after are, as far as the string
// has them. x must be FirstColumn at least.
func (f *Reader) Around(x *big.Int, before, after int) (Spelled, error) {
	p, err := f.words(0, around(new(big.Int).Sub(x, big.NewInt(int64(f.FirstColumn))), before, after))
	if err != nil {
		return Spelled{}, err
	}
	s := Spelled{Column: p.columnOf(0), Zeros: p.zeros}
	for _, w := range p.words {
		s.Words = append(s.Words, f.number(w))
	}
	return s, nil
}

// Row returns the first row of the sector in which a word begins, in a column and behind so many
// zeros. It is also the column where the word's translation is written.
func (d *Dictionary) Row(column, zeros *big.Int) *big.Int {
	row := new(big.Int).Add(column, zeros)
	return row.Add(row, big.NewInt(int64(d.FirstDiagonal)))
}

// Letters returns the symbols of some words.
func (d *Dictionary) Letters(words []int) string {
	var b strings.Builder
	for _, n := range words {
		b.WriteString(d.Words[n].Text)
	}
	return b.String()
}
