package wythoff

import "fmt"

// The words of Maharaja Nim's dictionary ([LW14] section 3.3). Its bit-string has
// a 0 for each column whose P-position lies above the diagonal and a 1 for each
// column whose P-position lies below. From column 8 on it is a sequence of these
// words, each the columns from one perfect sector to the next; [LW14] Lemma 3.2
// proves that no other word occurs. The last five never occur, either, which the paper
// guesses and a test proves (TestNineWordsForEver). The translations are not copied but
// found by playing the sector (newWord).
var words = [...]string{
	"1", "01", "00100", "00110", "000100", "001110", "0010110", "00000100", "000010010",
	"0000000", "0010100", "0011110", "00000010", "00001000",
}

// firstWord is the part of the bit-string that no word before it produces.
const firstWord = "00100"

// maxWord is the length of the longest word.
const maxWord = 9

// word is one word with what follows from it.
type word struct {
	text string
	// rows[k] tells where the P-position of the word's k-th column stands, in
	// rows above the sector's first row, or is unknown for one below the diagonal.
	rows []int
	// image is the translation: a 1 for each row of the sector, up to where the
	// next one begins, that holds one of these P-positions.
	image string
	zeros int
}

// newWord plays the columns of a word. It errs unless the first place after which
// a perfect sector is left is the end of the word.
func newWord(text string) (word, error) {
	w := word{text: text}
	w.rows, w.image = play(text)
	w.zeros = len(w.image) - len(text)
	for k := range text {
		if perfect(w.rows[:k+1]) != (k == len(text)-1) {
			return w, fmt.Errorf("the word %s does not lead from one perfect sector to the next", text)
		}
	}
	return w, nil
}

// play plays columns in a perfect sector: all squares strictly to the right of
// a column and on or above a diagonal, none of which sees a P-position outside.
// Columns with a 1 have their P-position below the sector. The rows and the image
// are those of a word; the image is cut off, or filled up with zeros, where the
// next sector would begin.
func play(text string) (rows []int, image string) {
	written := make([]byte, 2*len(text))
	for i := range written {
		written[i] = '0'
	}
	full := make([]bool, 2*len(text)) // diagonals, from the sector's first one on
	zeros := 0
	jumped := func(k, row int) bool {
		at := func(k, row int) bool { return min(k, row) >= 0 && rows[k] == row }
		return at(k-1, row-2) || at(k-2, row-1)
	}
	for k, bit := range text {
		row := unknown
		if bit == '0' {
			d := 0
			for full[d] || k+d < len(written) && written[k+d] == '1' || jumped(k, k+d) {
				d++
			}
			row = k + d
			full[d] = true
			if row < len(written) {
				written[row] = '1'
			}
			zeros++
		}
		rows = append(rows, row)
	}
	return rows, string(written[:len(text)+zeros])
}

// perfect reports whether the columns with these rows leave a perfect sector: as
// many diagonals are full as there are zeros, and neither a row nor a knight's move
// of a P-position reaches a square to the right of them and above these diagonals.
func perfect(rows []int) bool {
	columns, zeros := len(rows), 0
	for _, row := range rows {
		if row != unknown {
			zeros++
		}
	}
	for k, row := range rows {
		if row == unknown {
			continue
		}
		if row-k >= zeros || row >= columns+zeros {
			return false
		}
		for _, m := range []Move{{1, 2}, {2, 1}} {
			if x, y := k+m.A, row+m.B; x >= columns && y-x >= zeros {
				return false
			}
		}
	}
	return true
}

// dictionary reads words from the left. node[i] leads on with 0 or 1 to another
// node, or to word ^n as the negative number n, or nowhere (0).
type dictionary struct {
	words []word
	nodes [][2]int
}

// newDictionary arranges the words.
func newDictionary() (*dictionary, error) {
	d := &dictionary{nodes: make([][2]int, 1)}
	for i, text := range words {
		w, err := newWord(text)
		if err != nil {
			return nil, err
		}
		d.words = append(d.words, w)
		at := 0
		for k, bit := range []byte(text) {
			next := &d.nodes[at][bit-'0']
			switch {
			case k == len(text)-1:
				*next = ^i
			case *next == 0:
				*next = len(d.nodes)
				d.nodes = append(d.nodes, [2]int{})
			}
			at = d.nodes[at][bit-'0']
		}
	}
	return d, nil
}

// read returns the word that symbols begin with. If there is none, ended says
// whether the symbols ended before that could be told.
func (d *dictionary) read(symbols []byte) (w *word, ended bool) {
	at := 0
	for _, bit := range symbols {
		switch at = d.nodes[at][bit-'0']; {
		case at < 0:
			return &d.words[^at], false
		case at == 0:
			return nil, false
		}
	}
	return nil, true
}

// stream returns the first n symbols of the bit-string from column 8 on, by
// reading words and writing their translations at the end.
func (d *dictionary) stream(n int) ([]byte, error) {
	s := []byte(firstWord)
	for at := 0; len(s) < n; {
		w, _ := d.read(s[at:])
		if w == nil {
			return nil, fmt.Errorf("no word fits the bit-string from symbol %d on", at)
		}
		at += len(w.text)
		s = append(s, w.image...)
	}
	return s[:n], nil
}
