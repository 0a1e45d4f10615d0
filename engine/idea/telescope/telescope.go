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
// References:
//   - [LW14] U. Larsson, J. Wästlund. Maharaja Nim: Wythoff's Queen Meets the Knight.
//     Integers 14, 2014.
package telescope

import (
	"math/big"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// Level is a part of a sequence on the way down.
type Level struct {
	Column *big.Int // around which it lies
	First  *big.Int // its first column
	Before *big.Int // how many of some kind stand before that
	// Letters are what stands there, one a column.
	Letters []idea.Letter
}

// Scope is what is seen of a descent.
type Scope struct {
	Gaze   idea.Gaze
	Levels []Level // the first is what was asked for, the last is in the table
	// Rows says that what is called a column here is y, as in the quadrant of exile.
	Rows bool
	// Counted says what Before counts: "zeros before".
	Counted string
}

// How many rows, letters and levels are shown.
const (
	mostRows    = 40
	mostLetters = 64
	mostDrawn   = 24
)

// Layer returns the descent as a path or a fan, with a table of the levels and the letters of
// one of them, which the steps choose, and of the next. The words say what is drawn; what is read
// is the family's to say before.
func (s *Scope) Layer() idea.Layer {
	l := idea.Layer{Steps: idea.Steps{Now: s.Now(), Last: len(s.Levels) - 1, Next: nextLevel()}}
	if s.Gaze.Origin == (engine.Position{}) {
		l.Figures, l.Best = s.path(), s.best()
		l.Words = []string{pathInWords()}
	} else {
		l.Figures = s.fan()
		l.Words = []string{fanInWords()}
	}
	now := s.Now()
	l.Strips = append(l.Strips, s.letters(now))
	if now+1 < len(s.Levels) {
		l.Strips = append(l.Strips, s.letters(now+1))
	}
	l.Tables = []idea.Table{s.table()}
	l.Lit = []idea.Link{link(now)}
	return l
}

// StandIn is a column whose levels are worth seeing. They are shown in the place of those of a
// column that is itself in the table, beside the corner: Instead reports whether that is so.
func StandIn() *big.Int { return big.NewInt(3000) }

// Instead reports whether a column with so many levels has a stand-in.
func Instead(at idea.Gaze, levels int) bool {
	return levels <= 1 && at.Origin == (engine.Position{})
}

// Now is the level that the steps have come to.
func (s *Scope) Now() int { return min(max(s.Gaze.Step, 0), len(s.Levels)-1) }

// Said puts what is said of the level that the steps have come to behind what is said of the column,
// or, once somebody goes down, in front of it.
func (s *Scope) Said(column []string, level string) []string {
	if s.Now() > 0 {
		return append([]string{level}, column...)
	}
	return append(column, level)
}

// link joins all that belongs to a level.
func link(level int) idea.Link { return idea.Link(1 + level) }

// letters are those of a level, around its column.
func (s *Scope) letters(level int) idea.Strip {
	l := &s.Levels[level]
	wanted := int(new(big.Int).Sub(l.Column, l.First).Int64()) // few columns
	from := min(max(0, wanted-mostLetters*2/3), max(0, len(l.Letters)-mostLetters))
	strip := idea.Strip{
		Title: lettersTitle(level, level == len(s.Levels)-1),
		From:  fromColumn(new(big.Int).Add(l.First, big.NewInt(int64(from)))),
	}
	for k := from; k < min(len(l.Letters), from+mostLetters); k++ {
		letter := l.Letters[k]
		if k == wanted {
			letter.Link, letter.Under = link(level), wantedHere
		}
		strip.Letters = append(strip.Letters, letter)
	}
	return strip
}

// long reports whether numbers have so many digits that to count them tells more than where a level
// begins.
func (s *Scope) long() bool { return s.Levels[0].Column.BitLen() > 40 }

// table lists the levels: if they are many the first ones, those around the one that the steps
// have come to, and the last ones.
func (s *Scope) table() idea.Table {
	t := idea.Table{Title: tableTitle(len(s.Levels)), Head: tableHead(s.long(), s.Counted)}
	for i, l := range s.Levels {
		if len(s.Levels) > mostRows && i > 10 && i < len(s.Levels)-10 && (i < s.Now()-8 || i > s.Now()+8) {
			continue
		}
		third := idea.Brief(l.First)
		if s.long() {
			third = strconv.Itoa(len(l.Column.String()))
		}
		row := idea.Row{Link: link(i), Cells: []string{strconv.Itoa(i), idea.Brief(l.Column), third, idea.Brief(l.Before), strconv.Itoa(len(l.Letters))}}
		if c, ok := s.corner(i); ok && s.Gaze.Origin == (engine.Position{}) {
			row.At = []engine.Cell{c}
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}
