// Package tribonacci shows the queens of the spiral as [DSS20] describes them: four arms, the table
// of their X, Y, M and P (xymp.go), and the Tribonacci word a b a c a b a …, whose letters are the
// steps from one queen to the next, with the numerals that belong to it (digits.go).
//
// References:
//   - [DSS20] F. M. Dekking, J. Shallit, N. J. A. Sloane. Queens in Exile: Non-attacking
//     Queens on Infinite Chess Boards. Electronic J. Combin. 27, 2020.
package tribonacci

import (
	"math/big"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/spiral"
	"github.com/palacegames/palace/engine/idea"
)

// This file has the idea "tribonacci": the queens of the spiral stand on four arms, and along
// each the steps spell one word of three letters. Its parts are drawn in arms.go, tabled in
// xymp.go, spelt in morphism.go and counted in digits.go.

// song is the idea, as an idea.Illustration.
type tribonacciSong struct {
	at     idea.Gaze
	show   string
	number *big.Int // of which the digits are shown
	digits string   // which are rewritten
	first  *big.Int // the first row of the table
	queen  *big.Int // the row that is pointed at, or nil
	arm    int
}

// New begins to illustrate it.
func New() idea.Illustration { return &tribonacciSong{} }

// The controls, and what there is to be seen.
const (
	showControl, numberControl, digitsControl                             = "show", "number", "digits"
	showArms, showTheme, showPlaces, showNumber, showRewrite, showTwoSong = "arms", "theme", "places", "number", "rewrite", "fibonacci"
)

// What is bounded: the digits of a number that is written by somebody, the digits that are
// rewritten, and how many digits a coordinate may have.
const (
	mostNumberDigits = 60
	mostTriDigits    = 80
	mostCoordinate   = 400
)

func (s *tribonacciSong) Look(at idea.Gaze) (engine.Job, error) {
	next := tribonacciSong{at: at, show: showArms, number: big.NewInt(usualNumber), digits: usualDigits}
	for name, value := range at.Chosen {
		var err error
		switch name {
		case showControl:
			next.show, err = shown(value)
		case numberControl:
			next.number, err = readNumber(value)
		case digitsControl:
			next.digits, err = readDigits(value)
		}
		if err != nil {
			return nil, err
		}
	}
	next.point()
	*s = next
	return nil, nil
}

// shown checks what is to be seen.
func shown(value string) (string, error) {
	for _, o := range showOptions {
		if o.Value == value {
			return value, nil
		}
	}
	return "", idea.ErrOption(showLabel, value)
}

// The numbers to begin with: [DSS20] Section 5.1 rewrites these digits.
const (
	usualNumber = 100
	usualDigits = "1011011101"
)

// point finds the queen that is pointed at, and which rows are to be shown.
func (s *tribonacciSong) point() {
	s.first = new(big.Int)
	p := s.at.At
	if p == (engine.Position{}) {
		p = s.at.Origin
	} else if !tooFar(p) {
		if n, arm, ok := spiral.Queen(spiral.CellOf(p)); ok {
			s.queen, s.arm = n, arm
		}
	}
	if p == (engine.Position{}) || tooFar(p) {
		return
	}
	n := s.queen
	if n == nil {
		n = nearestRow(spiral.CellOf(p))
	}
	if s.first.Sub(n, big.NewInt(rowsBefore)); s.first.Sign() < 0 || n.Cmp(big.NewInt(rowsShown)) < 0 {
		s.first.SetInt64(0)
	}
}

// rowsShown is how many rows a table has, rowsBefore how many of them come before the one that
// matters.
const rowsShown, rowsBefore = 29, 8

// tooFar reports whether a position has coordinates of more digits than are looked at.
func tooFar(p engine.Position) bool {
	return p.At(0).Bits() > mostCoordinate*10/3 || p.At(1).Bits() > mostCoordinate*10/3
}

func (s *tribonacciSong) Layer() (idea.Layer, error) {
	if s.at.Origin != (engine.Position{}) && tooFar(s.at.Origin) {
		return idea.Layer{}, errTooFar
	}
	l := idea.Layer{Controls: s.controls()}
	if s.queen != nil {
		l.Lit = append(l.Lit, idea.LinkOf(s.queen))
		l.Words = append(l.Words, wordsOfQueen(s.at.At, s.queen, s.arm))
	} else if s.at.At != (engine.Position{}) && !tooFar(s.at.At) && s.show != showNumber && s.show != showRewrite {
		l.Words = append(l.Words, wordsOfOther(spiral.CellOf(s.at.At)))
	}
	l.Figures = s.arms()
	switch s.show {
	case showArms:
		s.fillArms(&l)
	case showTheme:
		s.fillTheme(&l)
	case showPlaces:
		s.fillPlaces(&l)
	case showNumber:
		s.fillNumber(&l)
	case showRewrite:
		s.fillRewrite(&l)
	case showTwoSong:
		s.fillFibonacci(&l)
	}
	return l, nil
}

// controls says what can be chosen.
func (s *tribonacciSong) controls() []idea.Control {
	all := []idea.Control{{Name: showControl, Label: showLabel, Options: showOptions, Value: s.show}}
	if _, chosen := s.at.Chosen[numberControl]; chosen || s.show == showNumber {
		all = append(all, idea.Control{Name: numberControl, Label: numberLabel, Lines: 1, Value: s.number.String()})
	}
	if _, chosen := s.at.Chosen[digitsControl]; chosen || s.show == showRewrite {
		all = append(all, idea.Control{Name: digitsControl, Label: digitsLabel, Lines: 1, Value: s.digits})
	}
	return all
}

// fillArms shows the word and the table of the queens' coordinates.
func (s *tribonacciSong) fillArms(l *idea.Layer) {
	l.Words = append(l.Words, armsWords)
	l.Strips = append(l.Strips, s.word(themeTitle))
	l.Tables = append(l.Tables, joined(s.table("xymp", xympTitle)))
	l.Tune = s.tune()
}

// fillPlaces shows where each letter stands in the word.
func (s *tribonacciSong) fillPlaces(l *idea.Layer) {
	l.Words = append(l.Words, placesWords)
	l.Strips = append(l.Strips, s.word(themeTitle))
	l.Tables = append(l.Tables, s.table("places", placesTitle))
}

// table is a table of rows around what is pointed at, in which every row knows its queens.
func (s *tribonacciSong) table(which, title string) idea.Table {
	t := songTable(which, title, s.first, rowsShown)
	r := recordOf(s.first)
	for i := range t.Rows {
		t.Rows[i].At = four(r, s.at)
		r.next()
	}
	return t
}

// joined has one column for the four steps, which all rows of a letter have in common.
func joined(t idea.Table) idea.Table {
	const first, count = 6, 4
	t.Head = append(t.Head[:first:first], "Δ")
	for i, r := range t.Rows {
		t.Rows[i].Cells = append(r.Cells[:first:first], strings.Join(r.Cells[first:first+count], " "))
		t.Rows[i].Hues = r.Hues[:first+1]
	}
	return t
}

// word spells the theme song from the first row on.
func (s *tribonacciSong) word(title string) idea.Strip {
	const long = 44
	strip := idea.Strip{Title: title, From: idea.Brief(s.first)}
	for r := recordOf(s.first); len(strip.Letters) < long; r.next() {
		l := r.letter()
		strip.Letters = append(strip.Letters, idea.Letter{Text: string(letters[l]), Hue: hueOf(l), Link: idea.LinkOf(r.n), At: four(r, s.at)})
	}
	return strip
}

// tune is the theme song: a letter is a note, held for as long as the row goes down in X.
func (s *tribonacciSong) tune() (notes []idea.Note) {
	const long = 48
	pitch := [3]int{4, 7, 0}
	for r := recordOf(s.first); len(notes) < long; r.next() {
		l := r.letter()
		notes = append(notes, idea.Note{Pitch: pitch[l], Beats: int(growth[l][inX]), Link: idea.LinkOf(r.n)})
	}
	return notes
}
