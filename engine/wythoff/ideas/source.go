package ideas

import (
	"math/big"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/columnar"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// source knows the palaces on and above the diagonal, near the corner by the search of all
// columns and, if there is a dictionary, far out.
type source struct {
	set   moves.Set
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

func newSource(set moves.Set) *source {
	return &source{set: set, table: columns.New(set, columns.Kernel{})}
}

// mostColumns is how many columns are searched at most.
const mostColumns = 1 << 23

// prepare is the Job of finding the columns below end and the dictionary: any, or, if it need
// not be, one that is soon found.
type prepare struct {
	*source
	end  int
	deep bool
}

func (s *source) prepare(end int, deep bool) engine.Job {
	return &prepare{s, min(end, s.most()), deep}
}

// most is how many columns are searched at most.
func (s *source) most() int { return min(mostColumns, columns.Limit(s.set)) }

func (p *prepare) Step() (more bool) {
	if p.known < p.end {
		p.extend(min(p.end, p.known+1<<13))
		return true
	}
	return p.look(p.deep)
}

func (p *prepare) Done() float64 {
	if p.known < p.end {
		return 0.9 * float64(p.known) / float64(p.end)
	}
	return 1
}

// look goes on looking for the dictionary.
func (s *source) look(deep bool) (more bool) {
	if s.reader != nil || s.why != nil && (s.sure || !deep) {
		return false
	}
	if d, why, known := dictionary.Known(s.set); known {
		s.settle(d, why)
		s.sure = true
		return false
	}
	if deep {
		return dictionary.Shared(s.set).Step() || s.look(deep)
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

// extend finds the columns below n.
func (s *source) extend(n int) {
	s.table.Extend(n)
	for ; s.known < n; s.known++ {
		if s.table.Row(s.known) >= s.known {
			s.above = append(s.above, int32(s.known))
		}
	}
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

func num(v int) *big.Int { return big.NewInt(int64(v)) }

// far reports whether column x is beyond those that are searched.
func (s *source) far(x *big.Int) bool { return !x.IsInt64() || x.Int64() >= int64(s.known) }

// pairs lists the palaces on and above the diagonal in the n columns from x on, as far as they
// are known.
func (s *source) pairs(x *big.Int, n int) (list []pair, err error) {
	if x.Sign() < 0 {
		x = new(big.Int)
	}
	if !s.far(new(big.Int).Add(x, num(n))) || s.reader == nil {
		if s.far(x) {
			return nil, errBeyond(s.known, s.why)
		}
		at := int(x.Int64())
		for rank := s.rankAt(at); rank < len(s.above) && int(s.above[rank]) < at+n; rank++ {
			a := int(s.above[rank])
			list = append(list, pair{num(rank), num(a), num(s.table.Row(a))})
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
			list = append(list, pair{rank, new(big.Int).Add(x, num(k)), a.Row(k)})
			rank = new(big.Int).Add(rank, num(1))
		}
	}
	return list, nil
}

// row returns the row of the palace in column x.
func (s *source) row(x *big.Int) (*big.Int, error) {
	if !s.far(x) {
		return num(s.table.Row(int(x.Int64()))), nil
	}
	if s.reader == nil {
		return nil, errBeyond(s.known, s.why)
	}
	return s.reader.Column(x)
}

// look is a Gaze as the ideas of this package read it.
type look struct {
	idea.Gaze
	x, y *big.Int // the origin
}

func newLook(g idea.Gaze) look {
	l := look{g, new(big.Int), new(big.Int)}
	if l.far() {
		l.x, l.y = g.Origin.At(0).Big(), g.Origin.At(1).Big()
	}
	return l
}

// far reports whether squares are counted from an origin.
func (l *look) far() bool { return l.Origin != (engine.Position{}) }

// pointed returns the position that is pointed at, if one is.
func (l *look) pointed() (x, y *big.Int, ok bool) {
	if l.At == (engine.Position{}) {
		return nil, nil, false
	}
	x, y = l.At.At(0).Big(), l.At.At(1).Big()
	return x, y, x.Sign() >= 0 && y.Sign() >= 0
}

// column returns the column of the window that lies a sixth behind its beginning, where what is
// seen begins, or, if the column at is not none and not among those that follow it, one shortly
// before at; never one before the corner. In steps, so that what is listed from there on stands
// still while the pointer goes on a little.
func (l *look) column(step int, at *big.Int) *big.Int {
	x := new(big.Int).Add(l.x, num(l.Window.X+l.Window.W/6))
	if at != nil {
		end := new(big.Int).Add(x, num(l.Window.W*2/3))
		if l.Window.W > 60 || at.Cmp(x) < 0 || at.Cmp(end) > 0 {
			x = new(big.Int).Sub(at, num(step))
		}
	}
	x.Sub(x, new(big.Int).Mod(x, num(step)))
	if x.Sign() < 0 {
		x.SetInt64(0)
	}
	return x
}

// square returns a position as a square, if it is near enough.
func (l *look) square(x, y *big.Int) (c engine.Cell, ok bool) {
	c, ok = l.Square(engine.Of(engine.Big(x), engine.Big(y)))
	return c, ok && max(c.X, c.Y, -c.X, -c.Y) < engine.Span
}

// squares returns the squares of a pair: above the diagonal and, if the moves are symmetric, its
// mirror image below.
func (l *look) squares(p pair, mirror bool) (cells []engine.Cell) {
	if c, ok := l.square(p.a, p.b); ok {
		cells = append(cells, c)
	}
	if c, ok := l.square(p.b, p.a); ok && mirror && p.a.Cmp(p.b) != 0 {
		cells = append(cells, c)
	}
	return cells
}
