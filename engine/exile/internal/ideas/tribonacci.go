package ideas

import (
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/spiral"
	"github.com/palacegames/palace/engine/exile/tribonacci"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

// This file has the idea "tribonacci": the queens of the spiral stand on four arms, and along each the
// steps from one to the next spell one word of three letters, the Tribonacci word a b a c a b a …
// Here is the table of their X, Y, M and P; they are drawn in arms.go, spelt in morphism.go and counted in digits.go.

// tribonacciSong is the idea, as an idea.Illustration.
type tribonacciSong struct {
	at     idea.Gaze
	show   string
	number *big.Int // of which the digits are shown
	digits string   // which are rewritten
	first  *big.Int // the first row of the table
	queen  *big.Int // the row that is pointed at, or nil
	arm    int
}

// newTribonacci begins to illustrate it.
func newTribonacci() idea.Illustration { return &tribonacciSong{} }

// What can be chosen, and what there is to be seen.
const (
	showChoice, numberChoice, digitsChoice                                = "show", "number", "digits"
	showArms, showTheme, showPlaces, showNumber, showRewrite, showTwoSong = "arms", "theme", "places", "number", "rewrite", "fibonacci"
)

// Choices are what is shown, the number of which digits are shown, and the digits that are rewritten.
func (s *tribonacciSong) Choices() []idea.Choice {
	return []idea.Choice{
		{Name: showChoice, Label: showLabel, Options: showOptions},
		{Name: numberChoice, Label: numberLabel, Lines: 1, Usual: usualNumber, Read: readNumber, Hidden: s.show != showNumber},
		{Name: digitsChoice, Label: digitsLabel, Lines: 1, Usual: usualDigits, Read: readDigits, Hidden: s.show != showRewrite},
	}
}

// What is bounded: the digits of a number that is written by somebody, the digits that are
// rewritten, and how many digits a coordinate may have.
const (
	mostNumberDigits = 60
	mostTriDigits    = 80
	mostCoordinate   = 400
)

// Look finds the rows that are shown.
func (s *tribonacciSong) Look(at idea.Gaze) (engine.Job, error) {
	*s = tribonacciSong{at: at, show: at.Chosen[showChoice], number: new(big.Int), digits: at.Chosen[digitsChoice]}
	s.number.SetString(at.Chosen[numberChoice], 10)
	s.point()
	return nil, nil
}

// The numbers to begin with: [DSS20] Section 5.1 rewrites these digits.
const (
	usualNumber = "100"
	usualDigits = "1011011101"
)

// point finds the queen that is pointed at, and which rows are to be shown.
func (s *tribonacciSong) point() {
	s.first = new(big.Int)
	p := s.at.At
	if !s.at.Points() {
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
	if s.at.Far() && tooFar(s.at.Origin) {
		return idea.Layer{}, errTooFar(mostCoordinate)
	}
	var l idea.Layer
	if s.queen != nil {
		l.Lit = append(l.Lit, idea.LinkOf(s.queen))
		l.Words = append(l.Words, wordsOfQueen(s.at.At, s.queen, s.arm))
	} else if s.at.Points() && !tooFar(s.at.At) && s.show != showNumber && s.show != showRewrite {
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

// fillArms shows the word and the table of the queens' coordinates.
func (s *tribonacciSong) fillArms(l *idea.Layer) {
	l.Words = append(l.Words, armsWords.String())
	l.Strips = append(l.Strips, s.word(themeTitle.String()))
	l.Tables = append(l.Tables, songTable(xympTitle.String(), s.first, rowsShown, s.at, numbered, queenColumns, []songColumn{stepColumn("", inX, inY, inM, inP)}))
	l.Tune = s.tune()
}

// fillPlaces shows where each letter stands in the word.
func (s *tribonacciSong) fillPlaces(l *idea.Layer) {
	l.Words = append(l.Words, placesWords.String())
	l.Strips = append(l.Strips, s.word(themeTitle.String()))
	l.Tables = append(l.Tables, songTable(placesTitle.String(), s.first, rowsShown, s.at, numbered, placeColumns, differenceColumns))
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

// letters are the letters of the Tribonacci word.
const letters = "abc"

// record is a row of the theme song: its letter t_n, where t_0 is c and the others are the
// Tribonacci word, and the members n of the sequences that belong to it. It goes on to the next
// row by additions alone.
type record struct {
	n      *big.Int
	digits tribonacci.BigNumeral // of n-1, if n is at least 1
	values [len(sequences)]*big.Int
}

// sequences are what grows along the song, and growth by how much, at the letters a, b and c
// [DSS20] Theorem 20 and (17).
var (
	sequences = [...]*tribonacci.Sequence{tribonacci.X, tribonacci.Y, tribonacci.M, tribonacci.P, tribonacci.A, tribonacci.B, tribonacci.C}
	growth    = [3][len(sequences)]int64{{2, 3, 1, 5, 2, 4, 7}, {1, 3, 2, 4, 2, 3, 6}, {1, 2, 1, 3, 1, 2, 4}}
)

// The places of sequences in a record.
const inX, inY, inM, inP, inA, inB, inC = 0, 1, 2, 3, 4, 5, 6

// recordOf returns row n ≥ 0.
func recordOf(n *big.Int) *record {
	r := &record{n: new(big.Int).Set(n)}
	if n.Sign() > 0 {
		r.digits = tribonacci.BigOf(new(big.Int).Sub(n, one))
	}
	for i, s := range sequences {
		if r.values[i] = new(big.Int); n.Sign() > 0 {
			r.values[i] = s.BigValue(r.digits)
		}
	}
	return r
}

var one = idea.Num(1)

// letter returns the row's letter.
func (r *record) letter() tribonacci.Letter {
	if r.n.Sign() == 0 {
		return tribonacci.LetterC
	}
	return r.digits.Letter()
}

// next goes on to the next row.
func (r *record) next() {
	for i, by := range growth[r.letter()] {
		r.values[i] = new(big.Int).Add(r.values[i], big.NewInt(by))
	}
	if r.n.Sign() > 0 {
		r.digits = r.digits.Next()
	}
	r.n = new(big.Int).Add(r.n, one)
}

// queen returns the row's queen on an arm.
func (r *record) queen(arm int) spiral.Cell {
	return spiral.Cell{X: engine.Big(r.values[inX]), Y: engine.Big(r.values[inY])}.Turned(arm)
}

// song returns the first letters of the theme song.
func song(n int) string {
	var word strings.Builder
	word.WriteByte('c')
	e := tribonacci.Numeral(0)
	for range n - 1 {
		word.WriteByte(letters[e.Letter()])
		e = e.Next()
	}
	return word.String()
}

// hueOf is the colour of a letter.
func hueOf(l tribonacci.Letter) idea.Hue { return idea.Class(int(l)) }

// songColumn is a column of the tables beside the theme song.
type songColumn struct {
	head words.Text
	cell func(r *record) (text string, hue idea.Hue)
}

// valueColumn has the members of a sequence, and stepColumn by how much some grow to the next row.
func valueColumn(name string, i int) songColumn {
	return songColumn{words.As(name), func(r *record) (string, idea.Hue) { return idea.Ending(r.values[i]), idea.Ink }}
}

func stepColumn(name string, of ...int) songColumn {
	return songColumn{words.As("Δ" + name), func(r *record) (string, idea.Hue) {
		var by []string
		for _, i := range of {
			by = append(by, strconv.FormatInt(growth[r.letter()][i], 10))
		}
		return strings.Join(by, " "), hueOf(r.letter())
	}}
}

// The columns of [DSS20] Table 2, and B−A = X and C−B = Y (Corollary 21).
var (
	numberColumn = songColumn{"n", func(r *record) (string, idea.Hue) { return idea.Ending(r.n), idea.Soft }}
	letterColumn = songColumn{"t", func(r *record) (string, idea.Hue) {
		return letters[r.letter() : r.letter()+1], hueOf(r.letter())
	}}
	numbered          = []songColumn{numberColumn, letterColumn}
	queenColumns      = []songColumn{valueColumn("X", inX), valueColumn("Y", inY), valueColumn("M", inM), valueColumn("P", inP)}
	stepColumns       = []songColumn{stepColumn("X", inX), stepColumn("Y", inY), stepColumn("M", inM), stepColumn("P", inP)}
	placeColumns      = []songColumn{valueColumn("A", inA), valueColumn("B", inB), valueColumn("C", inC)}
	differenceColumns = []songColumn{valueColumn("B−A", inX), valueColumn("C−B", inY)}
)

// songTable returns count rows from row first on, with their queens as squares of a gaze.
func songTable(title string, first *big.Int, count int, g idea.Gaze, columns ...[]songColumn) idea.Table {
	t := idea.Table{Title: title}
	all := slices.Concat(columns...)
	for _, c := range all {
		t.Head = append(t.Head, c.head)
	}
	for r := recordOf(first); len(t.Rows) < count; r.next() {
		row := idea.Row{Link: idea.LinkOf(r.n), At: four(r, g)}
		for _, c := range all {
			text, hue := c.cell(r)
			row.Cells, row.Hues = append(row.Cells, text), append(row.Hues, hue)
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// four returns the queens of a row as squares seen in a gaze, those that are not too far from
// there: one in the centre, and else up to four.
func four(r *record, g idea.Gaze) (squares []engine.Cell) {
	arms := 4
	if r.n.Sign() == 0 {
		arms = 1
	}
	for arm := range arms {
		if c, ok := g.Square(r.queen(arm).Position()); ok && max(c.X, -c.X, c.Y, -c.Y) < 1<<31 {
			squares = append(squares, c)
		}
	}
	return squares
}
