package ideas

import (
	"math/big"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/internal/columnar"
	"github.com/palacegames/palace/engine/internal/telescope"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// source knows the palaces on and above the diagonal, near the corner by the search of all
// columns and, if there is a dictionary, far out.
type source struct {
	set   moves.Set
	deep  *dictionary.Sought // by a search of any length
	table *columns.Table
	above []int32 // the columns of these palaces, of all that are done
	known int     // columns

	// dictionary is nil if there is none, or none that is soon found, and why says so.
	dictionary *dictionary.Dictionary
	reader     *dictionary.Reader
	why        error
	sure       bool               // whether a longer search would change nothing
	search     *dictionary.Search // a short one
}

func newSource(sought *dictionary.Sought) *source {
	return &source{set: sought.Set, deep: sought, table: columns.New(sought.Set, columns.Kernel{})}
}

// mostColumns is how many columns are searched at most.
const mostColumns = 1 << 23

// prepare is the Job of finding the columns below end and the dictionary: any, or, if it need
// not be, one that is soon found.
func (s *source) prepare(end int, deep bool) engine.Job {
	end = min(end, s.most())
	known := func() float64 { return float64(min(s.known, end)) / float64(max(1, end)) }
	return idea.InTurn(idea.Until(func() bool { return s.extend(end) }, known), idea.Until(func() bool { return s.find(deep) }, nil))
}

// most is how many columns are searched at most.
func (s *source) most() int { return min(mostColumns, columns.Limit(s.set)) }

// find goes on looking for the dictionary.
func (s *source) find(deep bool) (more bool) {
	if s.reader != nil || s.why != nil && (s.sure || !deep) {
		return false
	}
	if d, why, known := s.deep.Known(); known {
		s.settle(d, why)
		s.sure = true
		return false
	}
	if deep {
		return s.deep.Step() || s.find(deep)
	}
	if s.search == nil {
		s.search = dictionary.NewGlance(s.set)
	}
	if s.search.Step() {
		return true
	}
	s.settle(s.search.Found())
	return false
}

// settle keeps what a search has come to.
func (s *source) settle(d *dictionary.Dictionary, why error) {
	s.dictionary, s.why = d, why
	if d != nil {
		s.reader, s.why = d.Reader()
	}
}

// extend finds some more columns, below an end.
func (s *source) extend(end int) (more bool) {
	const slice = 1 << 13
	n := min(end, s.known+slice)
	s.table.Extend(max(n, s.known))
	for ; s.known < n; s.known++ {
		if s.table.Row(s.known) >= s.known {
			s.above = append(s.above, int32(s.known))
		}
	}
	return s.known < end
}

// rankAt returns how many palaces on and above the diagonal stand in the columns before x.
func (s *source) rankAt(x int) int {
	return sort.Search(len(s.above), func(i int) bool { return int(s.above[i]) >= x })
}

// pair is a palace on or above the diagonal: number n of these by their columns a, on row b.
type pair struct{ n, a, b *big.Int }

// departure returns b-a-n.
func (p pair) departure() int {
	d := new(big.Int).Sub(p.b, p.a)
	return int(d.Sub(d, p.n).Int64())
}

// beyond reports whether column x is beyond those that are searched.
func (s *source) beyond(x *big.Int) bool { return !x.IsInt64() || x.Int64() >= int64(s.known) }

// pairs lists the palaces on and above the diagonal in the n columns from x on, as far as they
// are known.
func (s *source) pairs(x *big.Int, n int) (list []pair, err error) {
	if x.Sign() < 0 {
		x = new(big.Int)
	}
	if !s.beyond(new(big.Int).Add(x, idea.Num(n))) || s.reader == nil {
		if s.beyond(x) {
			return nil, errBeyond(s.known, s.why)
		}
		at := int(x.Int64())
		for rank := s.rankAt(at); rank < len(s.above) && int(s.above[rank]) < at+n; rank++ {
			a := int(s.above[rank])
			list = append(list, pair{idea.Num(rank), idea.Num(a), idea.Num(s.table.Row(a))})
		}
		return list, nil
	}
	a, err := s.reader.Above(x, min(n, columnar.RunLength))
	if err != nil {
		return nil, err
	}
	rank := a.Rank
	for k := range a.Rows {
		if a.Has(k) {
			list = append(list, pair{rank, new(big.Int).Add(x, idea.Num(k)), a.Row(k)})
			rank = new(big.Int).Add(rank, idea.Num(1))
		}
	}
	return list, nil
}

// row returns the row of the palace in column x.
func (s *source) row(x *big.Int) (*big.Int, error) {
	if !s.beyond(x) {
		return idea.Num(s.table.Row(int(x.Int64()))), nil
	}
	if s.reader == nil {
		return nil, errBeyond(s.known, s.why)
	}
	return s.reader.Column(x)
}

// scope reads the string of the dictionary far out.
type scope struct {
	*source
	short *dictionary.Reader // with few symbols in its table
}

func newTelescope(s *source) *telescope.Telescope {
	return telescope.New(&scope{source: s}, false, countedZeros)
}

// Prepare looks for the dictionary.
func (s *scope) Prepare() engine.Job { return s.prepare(firstColumns, true) }

// Levels returns those of a column, none for one before the string begins.
func (s *scope) Levels(x *big.Int) (list []telescope.Level, err error) {
	if s.reader == nil {
		return nil, s.why
	}
	if s.short == nil {
		if s.short, err = s.dictionary.Telescope(); err != nil {
			return nil, err
		}
	}
	if x.Cmp(idea.Num(s.dictionary.FirstColumn)) < 0 {
		return nil, nil
	}
	levels, err := s.short.Levels(x)
	for _, l := range levels {
		list = append(list, telescope.Level{Column: l.Column, First: l.First, Before: l.Zeros, Letters: lettersOf(l)})
	}
	return list, err
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
				letters[k].Under = sureHere.String()
			}
			next++
		}
		letters[k].Text, letters[k].Hue = l.Text[k:k+1], hue
	}
	return letters
}
