package ideas

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/idea/telescope"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
)

// scope illustrates how the string of the dictionary is read far out.
type scope struct {
	*source
	look
	short *dictionary.Reader // with few symbols in its table
}

// Look looks for the dictionary.
func (s *scope) Look(at idea.Gaze) (engine.Job, error) {
	s.look = newLook(at)
	return s.prepare(firstColumns, true), nil
}

// asked returns the column that is read: that of the square that is pointed at, or the last one
// that is seen.
func (s *scope) asked() *big.Int {
	if x, _, ok := s.pointed(); ok {
		return x
	}
	w := s.Window
	return new(big.Int).Add(s.x, num(w.X+w.W*2/3))
}

// Layer shows the levels.
func (s *scope) Layer() (idea.Layer, error) {
	if s.reader == nil {
		return idea.Layer{}, s.why
	}
	if s.short == nil {
		short, err := s.dictionary.Telescope()
		if err != nil {
			return idea.Layer{}, err
		}
		s.short = short
	}
	x, said := s.asked(), []string(nil)
	levels, err := s.levels(x)
	if err != nil {
		return idea.Layer{}, err
	}
	seen := telescope.Scope{Gaze: s.Gaze, Counted: countedZeros()}
	if telescope.Instead(s.Gaze, len(levels)) {
		said = append(said, telescope.Near(x))
		x, seen.Gaze.At = telescope.StandIn(), engine.Position{}
		if levels, err = s.levels(x); err != nil {
			return idea.Layer{}, err
		}
	}
	if len(levels) == 0 {
		return idea.Layer{Words: []string{beforeDictionary(s.dictionary.FirstColumn)}}, nil
	}
	for _, l := range levels {
		seen.Levels = append(seen.Levels, telescope.Level{Column: l.Column, First: l.First, Before: l.Zeros, Letters: lettersOf(l)})
	}
	l := seen.Layer()
	row, err := s.row(x)
	if err != nil {
		return l, err
	}
	said = append(said, telescope.Descends(x, len(levels)))
	l.Words = slices.Concat(seen.Said(said, onLevel(seen.Now(), levels)), []string{answer(x, row)}, l.Words)
	return l, nil
}

// levels returns those of a column, none for one before the string begins.
func (s *scope) levels(x *big.Int) ([]dictionary.Level, error) {
	if x.Cmp(num(s.dictionary.FirstColumn)) < 0 {
		return nil, nil
	}
	return s.short.Levels(x)
}

// lettersOf are the symbols of a level, word by word in two hues, and grey before the first place
// where a word is sure to begin.
func lettersOf(l dictionary.Level) []idea.Letter {
	letters := make([]idea.Letter, len(l.Text))
	next, hue := 0, idea.Soft
	for k := range l.Text {
		if next < len(l.Words) && l.Words[next] == k {
			hue = idea.Class(next % 2)
			if next == 0 && k > 0 {
				letters[k].Under = sureHere
			}
			next++
		}
		letters[k].Text, letters[k].Hue = l.Text[k:k+1], hue
	}
	return letters
}
