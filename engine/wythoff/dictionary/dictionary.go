// Package dictionary finds P-positions of Maharaja Nim, and of other extensions of Wythoff Nim
// by finitely many moves, however far out, without those before them.
//
// Write s for the string that has, from column 8 on, a 0 for each column whose P-position
// lies above the diagonal and a 1 for each column whose P-position lies below. [LW14]
// section 3 produces it: read the next word of a dictionary, write its translation at the
// end, and so on. It begins with 00100. That is a word, with the translation 100101100:
//
//	column  8    13 14      21
//	s       00100 1 0010110 00…
//	        00100 100101100        written by the first word
//
// The next words are 1 and 0010110. So columns 14, 15, 17 and 20 have their P-positions
// above the diagonal (as (14,23), (15,26), (17,29) and (20,30)), and 13, 16, 18 and 19
// below. Since s grows φ symbols for each symbol that is read, what stands around column x is
// known from what stands around x/φ, and so on down to the corner (Reader).
//
// The words are those of dictionary.go, played by the rules in sector.go. For other lists of
// moves search.go looks for them, and closure.go proves that no others are needed, which also
// tells how much has to be read around a place (margins.go). synchronise.go finds where a word
// begins. reader.go reads s around any place, in parts (stretch.go) that consist of words
// (passage.go); locate.go and beam.go say where P-positions are.
//
// own.go runs a dictionary that somebody has written. Any finite list, symmetric or not, is followed letter by letter
// by transducer.go, which asks for no words; proved.go and drift.go draw the conclusions.
//
// Sources: [LW14]; package engine lists them.
package dictionary

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Dictionary is the words of a bit-string that has a 0 for each column whose P-position lies
// above the diagonal and a 1 for each column whose P-position lies below. It is not to be
// changed.
type Dictionary struct {
	Words []Word
	// FirstColumn is where the first word begins, FirstDiagonal the first free diagonal
	// there, and Start the part of the string that is no translation: with the column whose
	// number is the sum of both, translations begin.
	FirstColumn, FirstDiagonal int
	Start                      string
	// Perfect says that a word begins with every perfect sector; else it begins wherever
	// the squares that are taken are the same few.
	Perfect bool
	// Readings is how many situations were met in the proof that there are no more words,
	// 0 for words from a paper; Together after how many symbols all ways to read agree.
	Readings, Together int

	further   []moves.Move
	syncState sector // where words begin
	longest   int    // of the words
	// overhang is how many rows a P-position may be above its word's image, span how many
	// diagonals from the first free one, where the word begins; and an index times φ misses
	// its translation's place by less than drift symbols that are read.
	overhang, span, drift int
	// node i leads on with 0 or 1 to another node, or to word ^n as the negative
	// number n, or nowhere (0).
	nodes [][2]int
}

// Word is one word with what follows from it.
type Word struct {
	Text string
	// Rows[k] tells where the P-position of the word's k-th column stands, in
	// rows above the sector's first row, or is -1 for one below the diagonal.
	Rows []int
	// Image is the translation: a 1 for each row of the sector, up to where the
	// next one begins, that holds a P-position above the diagonal.
	Image string
	Zeros int // in Text
}

// maharaja are the words of Maharaja Nim ([LW14] section 3.3). From column 8 on its string is a
// sequence of them, each the columns from one perfect sector to the next; [LW14] Lemma 3.2
// proves that no other word occurs. The last five never occur, either, which the paper
// guesses and a test proves (TestNineWordsForEver). The translations are not copied but
// found by playing the sector (newWord).
var maharaja = [...]string{
	"1", "01", "00100", "00110", "000100", "001110", "0010110", "00000100", "000010010",
	"0000000", "0010100", "0011110", "00000010", "00001000",
}

// Maharaja returns the words of Maharaja Nim. It errs if they contradict the rules, which a test
// rules out.
func Maharaja() (*Dictionary, error) {
	// That the words come together after 34 symbols, and do not drift by more than 6, is
	// proved by tests.
	d := &Dictionary{FirstColumn: 8, FirstDiagonal: 5, Start: "00100", Perfect: true, Together: 34, drift: 6, further: moves.Knight().Single}
	for _, text := range maharaja {
		w, err := d.newWord(text)
		if err != nil {
			return nil, err
		}
		d.add(w)
	}
	return d, nil
}

// newWord plays the columns of a word. It errs unless words begin again at its end.
func (d *Dictionary) newWord(text string) (Word, error) {
	w := Word{Text: text}
	at := d.syncState
	for k := range text {
		rows, image, to, ok := play(d.further, at, text[k:k+1])
		if !ok || k == len(text)-1 && to.key() != d.syncState.key() {
			return w, errImperfect(text)
		}
		if rows[0] != none {
			rows[0] += len(w.Image)
			w.Zeros++
		}
		w.Rows, w.Image = append(w.Rows, rows[0]), w.Image+string(image)
		at = to
	}
	return w, nil
}

// add arranges one word more.
func (d *Dictionary) add(w Word) {
	if len(d.nodes) == 0 {
		d.nodes = make([][2]int, 1)
	}
	i := len(d.Words)
	d.Words = append(d.Words, w)
	d.longest = max(d.longest, len(w.Text))
	d.overhang = max(d.overhang, slices.Max(w.Rows)+1-len(w.Image))
	for k, row := range w.Rows {
		d.span = max(d.span, row-k)
	}
	at := 0
	for k, bit := range []byte(w.Text) {
		next := &d.nodes[at][bit-'0']
		switch {
		case k == len(w.Text)-1:
			*next = ^i
		case *next == 0:
			*next = len(d.nodes)
			d.nodes = append(d.nodes, [2]int{})
		}
		at = d.nodes[at][bit-'0']
	}
}

// read returns the word that symbols begin with. If there is none, ended says
// whether the symbols ended before that could be told.
func (d *Dictionary) read(symbols []byte) (w *Word, ended bool) {
	at := 0
	for _, bit := range symbols {
		switch at = d.nodes[at][bit-'0']; {
		case at < 0:
			return &d.Words[^at], false
		case at == 0:
			return nil, false
		}
	}
	return nil, true
}

// stream returns the first n symbols of the string from the first word on, by
// reading words and writing their translations at the end.
func (d *Dictionary) stream(n int) ([]byte, error) {
	s := []byte(d.Start)
	for at := 0; len(s) < n; {
		w, _ := d.read(s[at:])
		if w == nil {
			return nil, errNoWord(at)
		}
		at += len(w.Text)
		s = append(s, w.Image...)
	}
	return s[:n], nil
}

// written returns the index at which the translation of a word stands that begins at an index,
// with so many zeros before. It is not to be changed.
func (d *Dictionary) written(index, zeros *big.Int) *big.Int {
	n := new(big.Int).Add(index, zeros)
	return n.Add(n, big.NewInt(int64(d.FirstDiagonal)))
}
