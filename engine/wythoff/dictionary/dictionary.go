// Package dictionary finds P-positions of Maharaja Nim however far out, without those
// before them.
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
// The words are those of dictionary.go, played by the rules in sector.go. synchronise.go finds
// where a word begins. reader.go reads s around any place, in parts (stretch.go) that consist
// of words (passage.go); locate.go and beam.go say where P-positions are.
//
// References:
//   - [LW14] U. Larsson, J. Wästlund. Maharaja Nim: Wythoff's Queen Meets the Knight.
//     Integers 14, 2014.
package dictionary

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
	// rows above the sector's first row, or is none for one below the diagonal.
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
			return w, errImperfect(text)
		}
	}
	return w, nil
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
			return nil, errNoWord(at)
		}
		at += len(w.text)
		s = append(s, w.image...)
	}
	return s[:n], nil
}
