// Package telescope draws how a column of any length is read: what stands around column x
// follows from what stands around x/φ, that from what stands around x/φ², and so on, down to a
// table near the corner.
//
// For column 100,000 the levels are about 61,803, 38,196, 23,606, … ([LW14] Figure 7 draws them as
// a ray of light between the lines y = φx and y = x/φ, each reflection φ times nearer to the
// corner). path.go draws that on a board that begins at the corner; far out, where the corner is
// not to be seen, the levels are drawn one below the other, each as long as its number has
// digits. Families say what is read on a level.
//
// Sources: [LW14]; package engine lists them.
package telescope

import (
	"math/big"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

// Level is a part of a sequence on the way down.
type Level struct {
	Column *big.Int // around which it lies
	First  *big.Int // its first column
	Before *big.Int // how many of some kind stand before that
	// Letters are what stands there, one a column.
	Letters []idea.Letter
}

// Reader is how a family reads its columns.
type Reader interface {
	// Prepare returns what must be worked off before a column is read, nil if there is nothing.
	Prepare() engine.Job
	// Levels are those on which a column is read, itself first and one in the table last; none of a
	// column that is not read.
	Levels(column *big.Int) ([]Level, error)
	// OnLevel says what is read on a level, and Found what follows from it all for the column.
	OnLevel(now int, levels []Level) string
	Found(column *big.Int) (string, error)
}

// Telescope is the idea, as an idea.Illustration.
type Telescope struct {
	reader Reader
	scope  scope
	layer  idea.Layer
	err    error
}

// New begins to look at columns; rows says that what is called a column here is y, as in the
// quadrant of exile, and counted what is counted before a level: "zeros before".
func New(r Reader, rows bool, counted words.Text) *Telescope {
	return &Telescope{reader: r, scope: scope{rows: rows, counted: counted}}
}

// Look reads the column that is asked for.
func (t *Telescope) Look(at idea.Gaze) (engine.Job, error) {
	t.scope.Gaze = at
	return idea.InTurn(t.reader.Prepare(), idea.Do(func() { t.layer, t.err = t.read() })), nil
}

// Layer shows the levels.
func (t *Telescope) Layer() (idea.Layer, error) { return t.layer, t.err }

// asked returns the column that is read: that of the square that is pointed at, or the last one
// that is seen.
func (t *Telescope) asked() *big.Int {
	s := &t.scope
	d, w := 0, s.Window
	if s.rows {
		d, w = 1, w.Mirror()
	}
	if s.Points() {
		return s.At.At(d).Big()
	}
	x, y := s.From()
	column := [2]*big.Int{x, y}[d]
	return column.Add(column, idea.Num(w.X+w.W*2/3))
}

// read reads the column or, in the place of one beside the corner, which is itself in the table, one
// whose levels are worth seeing.
func (t *Telescope) read() (l idea.Layer, err error) {
	s, column, said := &t.scope, t.asked(), []string(nil)
	if s.levels, err = t.reader.Levels(column); err != nil {
		return l, err
	}
	if instead(s.Gaze, len(s.levels)) {
		said = append(said, near(idea.Brief(column), standIn().String()))
		column, s.At = standIn(), engine.Position{}
		if s.levels, err = t.reader.Levels(column); err != nil {
			return l, err
		}
	}
	found, err := t.reader.Found(column)
	if err != nil || len(s.levels) == 0 {
		return idea.Layer{Words: []string{found}}, err
	}
	l = s.layer()
	digits := len(column.String())
	said = append(said, descent(idea.Brief(column), len(s.levels), digits, digits > 18))
	level := t.reader.OnLevel(s.now(), s.levels)
	if s.now() > 0 { // somebody goes down
		said = append([]string{level}, said...)
	} else {
		said = append(said, level)
	}
	l.Words = append(append(said, found), l.Words...)
	return l, nil
}

// standIn is a column whose levels are worth seeing, and instead reports whether it is shown where a
// column has so many levels.
func standIn() *big.Int { return idea.Num(3000) }

func instead(at idea.Gaze, levels int) bool { return levels <= 1 && !at.Far() }

// scope is what is seen of a descent.
type scope struct {
	idea.Gaze
	levels  []Level // the first is what was asked for, the last is in the table
	rows    bool
	counted words.Text
}

// How many rows, letters and levels are shown.
const (
	mostRows    = 40
	mostLetters = 64
	mostDrawn   = 24
)

// layer returns the descent as a path or a fan, with a table of the levels and the letters of
// one of them, which the steps choose, and of the next. The words say what is drawn; what is read
// is the family's to say before.
func (s *scope) layer() idea.Layer {
	l := idea.Layer{Steps: idea.Steps{Now: s.now(), Last: len(s.levels) - 1, Next: nextLevel.String()}}
	if !s.Far() {
		l.Figures, l.Best = s.path(), s.best()
		l.Words = []string{pathInWords.String()}
	} else {
		l.Figures = s.fan()
		l.Words = []string{fanInWords.String()}
	}
	now := s.now()
	l.Strips = append(l.Strips, s.letters(now))
	if now+1 < len(s.levels) {
		l.Strips = append(l.Strips, s.letters(now+1))
	}
	l.Tables = []idea.Table{s.table()}
	l.Lit = []idea.Link{link(now)}
	return l
}

// now is the level that the steps have come to.
func (s *scope) now() int { return min(max(s.Step, 0), len(s.levels)-1) }

// link joins all that belongs to a level.
func link(level int) idea.Link { return idea.Link(1 + level) }

// letters are those of a level, around its column.
func (s *scope) letters(level int) idea.Strip {
	l := &s.levels[level]
	wanted := int(new(big.Int).Sub(l.Column, l.First).Int64()) // few columns
	from := min(max(0, wanted-mostLetters*2/3), max(0, len(l.Letters)-mostLetters))
	strip := idea.Strip{
		Title: lettersTitle(level, level == len(s.levels)-1),
		From:  idea.FromColumn(new(big.Int).Add(l.First, idea.Num(from))),
	}
	for k := from; k < min(len(l.Letters), from+mostLetters); k++ {
		letter := l.Letters[k]
		if k == wanted {
			letter.Link, letter.Under = link(level), wantedHere.String()
		}
		strip.Letters = append(strip.Letters, letter)
	}
	return strip
}

// long reports whether numbers have so many digits that to count them tells more than where a level
// begins.
func (s *scope) long() bool { return s.levels[0].Column.BitLen() > 40 }

// table lists the levels: if they are many the first ones, those around the one that the steps
// have come to, and the last ones.
func (s *scope) table() idea.Table {
	t := idea.Table{Title: tableTitle(len(s.levels)), Head: tableHead(s.long(), s.counted)}
	for i, l := range s.levels {
		if len(s.levels) > mostRows && i > 10 && i < len(s.levels)-10 && (i < s.now()-8 || i > s.now()+8) {
			continue
		}
		third := idea.Brief(l.First)
		if s.long() {
			third = strconv.Itoa(len(l.Column.String()))
		}
		row := idea.Row{Link: link(i), Cells: []string{strconv.Itoa(i), idea.Brief(l.Column), third, idea.Brief(l.Before), strconv.Itoa(len(l.Letters))}}
		if c, ok := s.corner(i); ok && !s.Far() {
			row.At = []engine.Cell{c}
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}
