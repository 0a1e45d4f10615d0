package ideas

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// aboutDictionary says what the dictionary is.
func aboutDictionary(set moves.Set) idea.Idea {
	sample := ""
	switch {
	case set.None():
		sample = ": 0 1 0 0 1 0 1 0 … from column 1 on"
	case set.Knight():
		sample = ": 00100 1 0010110 … from column 8 on"
	}
	return idea.Idea{
		Name:     nameDictionary,
		Title:    "A string that writes itself",
		About:    "Each column has one palace: write 0 if it is above the diagonal and 1 if below" + sample + ". Read word by word, this string tells how it goes on.",
		More:     "It is its own dictionary: each word tells where the palaces of its columns stand, and so what is to be written, by symmetry, for the columns farther right.",
		Source:   "[LW14] Section 3",
		Examples: dictionaryExamples(),
	}
}

// dictionaryExamples are other boards with a dictionary.
func dictionaryExamples() []idea.Example {
	return []idea.Example{
		{Label: "Two words: Wythoff Nim, and the Fibonacci word", Link: "wythoff&idea=dictionary"},
		{Label: "Nine words: Maharaja Nim", Link: "maharaja&idea=dictionary"},
		{Label: "Ten words: (2,3)-Maharaja Nim", Link: "wythoff+(2,3)(3,2)&idea=dictionary"},
		{Label: "Three words: (4,7)-Maharaja Nim", Link: "wythoff+(4,7)(7,4)&idea=dictionary"},
	}
}

const (
	readsHere   = "read"
	writesHere  = "written"
	neverOccurs = "never occurs"
	perfectMark = "yes"
)

func nextWord() string     { return "Read the next word" }
func stringTitle() string  { return "The string: 0 for a palace above the diagonal, 1 for one below" }
func readingTitle() string { return "Where the string is read" }
func writingTitle() string { return "Where it is written" }

func dictionaryTitle(words int) string {
	return "The dictionary: " + strconv.Itoa(words) + " words"
}

func dictionaryHead() []string { return []string{"word", "is written as", "met", "first"} }

func comparisonTitle() string {
	return "Palaces above the diagonal, beside those of Wythoff Nim"
}

func comparisonHead() []string {
	return []string{"n", "a", "b", "b−a", "perfect", "⌊nφ⌋", "⌊nφ²⌋"}
}

func fromColumn(x *big.Int) string { return "column " + idea.Brief(x) }

// words says what is seen of the word that is looked at.
func (s *scene) words() []string {
	w, column, row := s.word(s.at)
	c := idea.Brief(column)
	var said string
	switch {
	case s.letter >= 0:
		x := idea.Brief(new(big.Int).Add(column, num(s.letter)))
		side := "above"
		if w.Text[s.letter] == '1' {
			side = "below"
		}
		said = fmt.Sprintf("Column %s has its palace %s the diagonal: it is letter %d of the word %s, for which %s is written.", x, side, s.letter+1, w.Text, w.Image)
	case s.early != nil:
		said = fmt.Sprintf("Column %s stands before the string, which begins in column %s. Its first word is %s.", idea.Brief(s.early), c, w.Text)
	default:
		said = fmt.Sprintf("Word %d is %s, from column %s on. For it %s is written, from column %s on.", s.reached+1, w.Text, c, w.Image, idea.Brief(row))
	}
	diagonal := new(big.Int).Sub(row, column)
	free := "the same few squares are taken as where any word begins, from"
	if s.dictionary.Perfect {
		free = "all squares are free, a perfect sector, from"
	}
	said2 := fmt.Sprintf("The coloured part: where the word begins %s the square %s on diagonal %s upwards and to the right.", free, position(column, row), idea.Brief(diagonal))
	said2 += " The word stands below it, what is written to its left."
	return []string{said, said2, s.writes(), drawnInWords()}
}

func drawnInWords() string {
	return "On the board, a grey line marks each column of the word that has its palace farther down. The dashed outline is where the next word goes on."
}

// writes says what is written for the word.
func (s *scene) writes() string {
	w, column, row := s.word(s.at)
	var list []string
	for k, r := range w.Rows {
		if r >= 0 {
			list = append(list, position(new(big.Int).Add(column, num(k)), new(big.Int).Add(row, num(r))))
		}
	}
	first, last := idea.Brief(row), idea.Brief(new(big.Int).Add(row, num(len(w.Image)-1)))
	if len(list) == 0 {
		return fmt.Sprintf("Its columns have no palace above the diagonal, so for row %s, and column %s by symmetry, 0 is written.", first, first)
	}
	return fmt.Sprintf("Its palaces above the diagonal are %s. By symmetry the columns %s to %s have theirs below where these rows are: %s is written.", strings.Join(list, ", "), first, last, w.Image)
}

// letters counts letters.
func letters(n int) string {
	if n == 1 {
		return "one letter"
	}
	return strconv.Itoa(n) + " letters"
}

// notFound says why there are no words.
func notFound(why error) string {
	return "Here the string is not read word by word, for " + why.Error() + ". That is where the search ends, and proves nothing."
}

// letterOf says which letter a column has.
func letterOf(x *big.Int, row int) string {
	switch num(row).Cmp(x) {
	case -1:
		return fmt.Sprintf("Column %s has its palace below the diagonal: its letter is 1.", x)
	case 0:
		return fmt.Sprintf("Column %s has its palace on the diagonal: its letter is 0.", x)
	}
	return fmt.Sprintf("Column %s has its palace above the diagonal: its letter is 0.", x)
}

// ofColumn says where the palace of a column is.
func ofColumn(s square, row *big.Int) string {
	if s.y.Cmp(row) == 0 {
		return fmt.Sprintf("%s is a palace.", s)
	}
	return fmt.Sprintf("%s is no palace: %s.", s, s.column(row))
}

// closing says whether there are more words.
func (p *process) closing() string {
	d := p.dictionary
	text := fmt.Sprintf("The dictionary closes: these %d words are all that ever occur, which is proved by following the %d situations in which they are read. ", len(d.Words), d.Readings)
	if len(p.never) > 0 {
		text = fmt.Sprintf("The dictionary closes: of the %d words of the paper these %d are all that ever occur, which is proved by following the %d situations in which they are read. ", len(d.Words)+len(p.never), len(d.Words), d.Readings)
	}
	return text + fmt.Sprintf("Wherever one begins to read, after %s it is sure where words begin.", letters(d.Together))
}
