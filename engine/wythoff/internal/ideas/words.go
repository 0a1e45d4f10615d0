package ideas

import (
	"math"
	"math/big"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/internal/telescope"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// goldenExamples are other boards on which the golden ratio is to be seen.
func goldenExamples() []idea.Example {
	return []idea.Example{
		{Label: exampleSilver, Link: "mwythoff:2&idea=golden"},
		{Label: exampleNearlyGolden, Link: "maharaja&idea=golden"},
		{Label: exampleNoMore, Link: "wythoff+(t,2t)(2t,t);t=1..&idea=golden"},
	}
}

// aboutBand says what golden is for a list of further moves.
func aboutBand(set moves.Set) idea.Idea {
	return idea.Idea{
		Name:     nameGolden,
		Title:    goldenTitle,
		About:    goldenAbout,
		More:     words.As(goldenMore(set.Symmetric())),
		Source:   goldenSource,
		Examples: append([]idea.Example{{Label: exampleGolden, Link: "wythoff&idea=golden"}}, goldenExamples()[1:]...),
	}
}

// pairsHead leaves b−a out where it is long.
func pairsHead(far bool) []words.Text {
	if far {
		return []words.Text{"n", "a", "b", "b−a−n"}
	}
	return []words.Text{"n", "a", "b", "b−a", "b−a−n"}
}

// position writes a position.
func position(x, y *big.Int) string { return idea.Place(idea.Pair(x, y)) }

// square is a position in words.
type square struct{ x, y *big.Int }

// long reports whether its numbers are so long that they are not written out.
func (s square) long() bool { return len(s.x.String()) > 18 || len(s.y.String()) > 18 }

func (s square) String() string { return position(s.x, s.y) }

// column says where the palace of the column is: by how many squares farther from the corner or nearer to it, if that is
// not far, and at which place.
func (s square) column(row *big.Int) (way string, n int, palace string) {
	palace = position(s.x, row)
	d := new(big.Int).Sub(row, s.y)
	switch {
	case d.BitLen() > 20:
		return "at", 0, palace
	case d.Sign() > 0:
		return "farther", int(d.Int64()), palace
	}
	return "nearer", -int(d.Int64()), palace
}

// outwards writes a number with three digits behind the point, the next ones away from zero.
func outwards(v float64) string {
	if v < 0 {
		return "−" + words.Fraction(math.Ceil(-v*1000)/1000, 3)
	}
	return "+" + words.Fraction(math.Ceil(v*1000)/1000, 3)
}

// inWords says how far b-a-n goes.
func (s *band) inWords(f spread) []string {
	said := []string{columnsSpread(s.end, idea.Signed(f.least), idea.Signed(f.most)), linesSeen(s.set.Symmetric(), outwards(f.low), outwards(f.high))}
	if s.reader == nil {
		return said
	}
	switch low, high := s.reader.Departure(); {
	case low == 0 && high == 0:
		return append(said, provedGolden.String())
	case low == f.least && high == f.most:
		return append(said, provedSpread.String())
	default:
		return append(said, provedWider(idea.Signed(low), idea.Signed(high)))
	}
}

// errBeyond says that columns are too far out.
func errBeyond(known int, why error) error {
	if why != nil {
		return errKnownUpToFor(known-1, why)
	}
	return errKnownUpTo(known - 1)
}

// aboutPlacing says how palaces come about.
func aboutPlacing() idea.Idea {
	return idea.Idea{
		Name:   namePlacing,
		Title:  placingTitle,
		About:  placingAbout,
		More:   placingMore,
		Source: placingSource,
		Examples: []idea.Example{
			{Label: placingWythoff, Link: "wythoff&idea=placing"},
			{Label: placingMaharaja, Link: "maharaja&idea=placing"},
			{Label: placingExile, Link: "exile:quadrant&idea=placing"},
		},
	}
}

// aboutDictionary says what the dictionary is.
func aboutDictionary(set moves.Set) idea.Idea {
	return idea.Idea{
		Name:     nameDictionary,
		Title:    dictionaryTitle,
		About:    words.As(dictionaryAbout(set.Which())),
		More:     dictionaryMore,
		Source:   dictionarySource,
		Examples: dictionaryExamples(),
	}
}

// dictionaryExamples are other boards with a dictionary.
func dictionaryExamples() []idea.Example {
	return []idea.Example{
		{Label: dictionaryWythoff, Link: "wythoff&idea=dictionary"},
		{Label: dictionaryMaharaja, Link: "maharaja&idea=dictionary"},
		{Label: dictionaryTwoThree, Link: "wythoff+(2,3)(3,2)&idea=dictionary"},
		{Label: dictionaryFourSeven, Link: "wythoff+(4,7)(7,4)&idea=dictionary"},
	}
}

// words says what is seen of the word that is looked at.
func (s *scene) words() []string {
	_, column, row := s.word(s.at)
	diagonal := idea.Brief(new(big.Int).Sub(row, column))
	return []string{s.reads(), colouredPart(s.dictionary.Perfect, position(column, row), diagonal), s.writes(), drawnInWords.String()}
}

// reads says which word is read, and which letter of it is pointed at.
func (s *scene) reads() string {
	w, column, row := s.word(s.at)
	switch {
	case s.letter >= 0:
		side := "above"
		if w.Text[s.letter] == '1' {
			side = "below"
		}
		x := new(big.Int).Add(column, idea.Num(s.letter))
		return letterHere(idea.Brief(x), side, s.letter+1, w.Text, w.Image)
	case s.early != nil:
		return beforeString(idea.Brief(s.early), idea.Brief(column), w.Text)
	}
	return wordHere(s.reached+1, w.Text, idea.Brief(column), w.Image, idea.Brief(row))
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
	if len(list) == 0 {
		return writesZero(idea.Brief(row))
	}
	last := new(big.Int).Add(row, idea.Num(len(w.Image)-1))
	return writesImage(strings.Join(list, ", "), idea.Brief(row), idea.Brief(last), w.Image)
}

// aboutTelescope says how columns are read far away.
func aboutTelescope() idea.Idea {
	return idea.Idea{
		Name:   nameTelescope,
		Title:  telescopeTitle,
		About:  telescopeAbout,
		More:   telescopeMore,
		Source: telescopeSource,
		Examples: []idea.Example{
			{Label: telescopeMaharaja, Link: "maharaja@3000,4854&size=5000x5000&idea=telescope"},
			{Label: telescopeTwoThree, Link: "wythoff+(2,3)(3,2)@3000,4854&size=5000x5000&idea=telescope"},
		},
	}
}

// OnLevel says what is read on a level.
func (s *scope) OnLevel(now int, levels []telescope.Level) string {
	l := levels[now]
	if now+1 == len(levels) {
		return inTable(now, idea.Brief(l.Column))
	}
	said := []string{lettersRead(now, idea.Brief(l.Column), len(l.Letters))}
	if first := slices.IndexFunc(l.Letters, func(letter idea.Letter) bool { return letter.Under == sureHere.String() }); first > 0 {
		said = append(said, sureAfter(first))
	}
	return strings.Join(append(said, theyTranslate(idea.Brief(levels[now+1].Column))), " ")
}

// Found says where the palace of the column stands, or where the string begins.
func (s *scope) Found(x *big.Int) (string, error) {
	if x.Cmp(idea.Num(s.dictionary.FirstColumn)) < 0 {
		return stringBegins(s.dictionary.FirstColumn), nil
	}
	row, err := s.row(x)
	if err != nil {
		return "", err
	}
	return soThePalace(position(x, row)), nil
}
