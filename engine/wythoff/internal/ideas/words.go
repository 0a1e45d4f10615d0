package ideas

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/internal/telescope"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// goldenExamples are other boards on which the golden ratio is to be seen.
func goldenExamples() []idea.Example {
	return []idea.Example{
		{Label: "The silver ratio: generalised Wythoff Nim, M = 2", Link: "mwythoff:2&idea=golden"},
		{Label: "Nearly golden: Maharaja Nim", Link: "maharaja&idea=golden"},
		{Label: "Golden no more: endless knight's lines", Link: "wythoff+(t,2t)(2t,t);t=1..&idea=golden"},
	}
}

// aboutBand says what golden is for a list of further moves.
func aboutBand(set moves.Set) idea.Idea {
	below := "The palaces below the diagonal are their mirror images."
	if !set.Symmetric() {
		below = "The moves are not symmetric, so the palaces below the diagonal are no mirror images. They are not counted here."
	}
	return idea.Idea{
		Name:     nameGolden,
		Title:    "How close to the golden ratio?",
		About:    "Number the palaces above the diagonal from left to right. In Wythoff Nim, palace n is (a,b) with b − a = n, and b is near φ·a. Here b − a − n says how far other moves push it away.",
		More:     "As long as b − a − n stays small, the palaces stay near the two golden lines. " + below,
		Source:   "[LW14] Sections 1 to 3",
		Examples: append([]idea.Example{{Label: "The golden pairs themselves: Wythoff Nim", Link: "wythoff&idea=golden"}}, goldenExamples()[1:]...),
	}
}

const (
	steepLine = "y = φx"
	flatLine  = "y = x/φ"
)

func pairsTitle() string      { return "The palaces above the diagonal" }
func departuresTitle() string { return "b − a − n, palace by palace" }

// pairsHead leaves b−a out where it is long.
func pairsHead(far bool) []string {
	if far {
		return []string{"n", "a", "b", "b−a−n"}
	}
	return []string{"n", "a", "b", "b−a", "b−a−n"}
}

func countedTitle() string  { return "How often b − a − n is what" }
func countedHead() []string { return []string{"b−a−n", "palaces", "first", ""} }

// position writes a position.
func position(x, y *big.Int) string { return idea.Place(idea.Pair(x, y)) }

// square is a position in words.
type square struct{ x, y *big.Int }

// long reports whether its numbers are so long that they are not written out.
func (s square) long() bool { return len(s.x.String()) > 18 || len(s.y.String()) > 18 }

func (s square) String() string {
	if s.long() {
		return "This square"
	}
	return position(s.x, s.y)
}

// ofPair says of a position what the palace of its column is.
func ofPair(s square, palace bool, row *big.Int, p pair) string {
	departs := fmt.Sprintf("b − a − n = %s − %s − %s = %s", idea.Brief(p.b), idea.Brief(p.a), idea.Brief(p.n), idea.Signed(p.departure()))
	number := ", pair number " + idea.Brief(p.n)
	if s.long() {
		number, departs = "", "b − a − n = "+idea.Signed(p.departure())
	}
	if palace {
		return fmt.Sprintf("%s is a palace%s: %s.", s, number, departs)
	}
	return fmt.Sprintf("%s is not a palace: %s%s, with %s.", s, s.column(row), number, departs)
}

// column says where the palace of the column is.
func (s square) column(row *big.Int) string {
	d := new(big.Int).Sub(row, s.y)
	if !s.long() || d.BitLen() > 20 {
		return "the palace of its column is " + position(s.x, row)
	}
	if d.Sign() > 0 {
		return "the palace of its column is " + squares(d) + " farther up"
	}
	return "the palace of its column is " + squares(d.Neg(d)) + " farther down"
}

// squares counts squares.
func squares(n *big.Int) string {
	if n.IsInt64() && n.Int64() == 1 {
		return "one square"
	}
	return idea.Brief(n) + " squares"
}

func belowDiagonal(s square, palace bool, row *big.Int) string {
	if palace {
		return fmt.Sprintf("%s is a palace below the diagonal. These are not counted here, because the moves are not symmetric.", s)
	}
	return fmt.Sprintf("%s is not a palace: %s, below the diagonal.", s, s.column(row))
}

// outwards writes a number with three digits behind the point, the next ones away from zero.
func outwards(v float64) string {
	if v < 0 {
		return fmt.Sprintf("−%.3f", math.Ceil(-v*1000)/1000)
	}
	return fmt.Sprintf("+%.3f", math.Ceil(v*1000)/1000)
}

// inWords says how far b-a-n goes.
func (s *band) inWords(f spread) []string {
	words := []string{
		fmt.Sprintf("Among the first %d columns, b − a − n is from %s to %s.", s.end, idea.Signed(f.least), idea.Signed(f.most)),
		fmt.Sprintf("The thick lines are y = φx and y = x/φ. The palaces of these columns lie between the thin lines beside them: b − φa is from %s to %s.", outwards(f.low), outwards(f.high)),
	}
	if !s.set.Symmetric() {
		words[1] = fmt.Sprintf("The thick lines are y = φx and y = x/φ. Above the diagonal the palaces of these columns lie between the thin lines: b − φa is from %s to %s.", outwards(f.low), outwards(f.high))
	}
	if s.reader == nil {
		return words
	}
	low, high := s.reader.Departure()
	if low == 0 && high == 0 {
		return append(words, "It is 0 for all n: the dictionary of these moves proves it. So the moves change nothing, and the palaces are those of Wythoff Nim.")
	}
	if low == f.least && high == f.most {
		return append(words, "It goes no farther in any other column: the dictionary of these moves proves it.")
	}
	return append(words, fmt.Sprintf("For all columns it is from %s to %s: the dictionary of these moves proves it.", idea.Signed(low), idea.Signed(high)))
}

// errBeyond says that columns are too far out.
func errBeyond(known int, why error) error {
	if why != nil {
		return fmt.Errorf("the palaces are known up to column %d here: %w", known-1, why)
	}
	return fmt.Errorf("the palaces are known up to column %d here", known-1)
}

// aboutPlacing says how palaces come about.
func aboutPlacing() idea.Idea {
	return idea.Idea{
		Name:   namePlacing,
		Title:  "Queens placed one by one",
		About:  "Go along the antidiagonals from the corner, and put a queen on each square from which no move leads to an earlier queen. The queens end up on the palaces.",
		More:   "A Wythoff queen, unlike a chess queen, attacks along one kind of diagonal only. No move leads from a palace to a palace, and from every other square some move leads to one.",
		Source: "[LW14] Proposition 2.1",
		Examples: []idea.Example{
			{Label: "Wythoff Nim", Link: "wythoff&idea=placing"},
			{Label: "Maharaja Nim", Link: "maharaja&idea=placing"},
			{Label: "Queens that also attack along antidiagonals: queens in exile", Link: "exile:quadrant&idea=placing"},
		},
	}
}

var errUnplaced = fmt.Errorf("pieces are placed one by one if there are at most %d further moves", mostLeaps)

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
		About:    "Each column has one palace: write 0 if it is above the diagonal and 1 if below" + sample + ". Read word by word, this string tells how it continues.",
		More:     "It is its own dictionary: each word tells where the palaces of its columns are, and by symmetry that tells what to write for columns farther right.",
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

// words says what is seen of the word that is looked at.
func (s *scene) words() []string {
	w, column, row := s.word(s.at)
	c := idea.Brief(column)
	var said string
	switch {
	case s.letter >= 0:
		x := idea.Brief(new(big.Int).Add(column, idea.Num(s.letter)))
		side := "above"
		if w.Text[s.letter] == '1' {
			side = "below"
		}
		said = fmt.Sprintf("Column %s has its palace %s the diagonal: it is letter %d of the word %s, which is translated as %s.", x, side, s.letter+1, w.Text, w.Image)
	case s.early != nil:
		said = fmt.Sprintf("Column %s comes before the string, which begins in column %s. Its first word is %s.", idea.Brief(s.early), c, w.Text)
	default:
		said = fmt.Sprintf("Word %d is %s, from column %s on. Its translation %s is written from column %s on.", s.reached+1, w.Text, c, w.Image, idea.Brief(row))
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
			list = append(list, position(new(big.Int).Add(column, idea.Num(k)), new(big.Int).Add(row, idea.Num(r))))
		}
	}
	first, last := idea.Brief(row), idea.Brief(new(big.Int).Add(row, idea.Num(len(w.Image)-1)))
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
	return "Here the string is not read word by word: " + why.Error() + ". The search ends there. It proves nothing."
}

// letterOf says which letter a column has.
func letterOf(x *big.Int, row int) string {
	switch idea.Num(row).Cmp(x) {
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
	return fmt.Sprintf("%s is not a palace: %s.", s, s.column(row))
}

// closing says whether there are more words.
func (p *process) closing() string {
	d := p.dictionary
	text := fmt.Sprintf("The dictionary closes: no other words than these %d ever occur. The proof follows the %d situations in which they are read. ", len(d.Words), d.Readings)
	if len(p.never) > 0 {
		text = fmt.Sprintf("The dictionary closes: of the %d words of the paper only these %d ever occur. The proof follows the %d situations in which they are read. ", len(d.Words)+len(p.never), len(d.Words), d.Readings)
	}
	return text + fmt.Sprintf("Wherever you begin to read, after %s you know where words begin.", letters(d.Together))
}

// aboutTelescope says how columns are read far away.
func aboutTelescope() idea.Idea {
	return idea.Idea{
		Name:   nameTelescope,
		Title:  "A telescope for far columns",
		About:  "What the string says about column x was written when the string was read near x/φ, and that part when it was read near x/φ², down to the corner. So a column of a hundred digits takes about 470 steps.",
		More:   "On each level a few letters near the place show where words begin. Their translations are the letters of the level above.",
		Source: "[LW14] Figure 7 and Question 1",
		Examples: []idea.Example{
			{Label: "Maharaja Nim, from the corner", Link: "maharaja@3000,4854&size=5000x5000&idea=telescope"},
			{Label: "(2,3)-Maharaja Nim, from the corner", Link: "wythoff+(2,3)(3,2)@3000,4854&size=5000x5000&idea=telescope"},
		},
	}
}

const sureHere = "known"

const countedZeros = "zeros before"

// OnLevel says what is read on a level.
func (s *scope) OnLevel(now int, levels []telescope.Level) string {
	l := levels[now]
	if now+1 == len(levels) {
		return fmt.Sprintf("Level %d, around column %s, is in the table: the first letters of the string were written word by word.", now, idea.Brief(l.Column))
	}
	sure := ""
	if first := slices.IndexFunc(l.Letters, func(letter idea.Letter) bool { return letter.Under == sureHere }); first > 0 {
		sure = fmt.Sprintf(" After %d of them it is known where a word begins.", first)
	}
	return fmt.Sprintf("On level %d, around column %s, %d letters are read.%s They are the translations of the words around column %s, one level down.",
		now, idea.Brief(l.Column), len(l.Letters), sure, idea.Brief(levels[now+1].Column))
}

// Found says where the palace of the column stands, or where the string begins.
func (s *scope) Found(x *big.Int) (string, error) {
	if x.Cmp(idea.Num(s.dictionary.FirstColumn)) < 0 {
		return fmt.Sprintf("The string begins in column %d. Point at a square farther to the right.", s.dictionary.FirstColumn), nil
	}
	row, err := s.row(x)
	if err != nil {
		return "", err
	}
	return "So the palace of this column is " + position(x, row) + ".", nil
}
