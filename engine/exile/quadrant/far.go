package quadrant

import (
	"math/big"

	"github.com/palacegames/palace/engine/internal/columnar"
)

// Distant finds queens in columns of any length, without the columns before them.
//
// What a front sees of the low queens stands in columns about c/φ² and c/φ. So to see the
// queens around column c, it is enough to see those around c/φ, for which those around c/φ²
// had to be seen as well, and to know the state there; and so on down to the table. The
// state is found by trying: each that occurs is begun with some columns before the first
// one that is asked about. Such a beginning leaves no freedom (place), and the states come
// together soon, or leave those that occur, or stand in line with low queens, and are
// dropped. Where one is left, it is the state.
//
// No other states occur than in the columns of the survey: the package's test of their
// closure proves it. So where one state is left, the answer is sure. One is left after 97
// columns at most, wherever it begins: that is proved by going through all that the
// candidates may meet, which is finite and never comes back to itself. Should there ever be
// more, that is an error, not an answer.
type Distant struct {
	table   Queens
	states  states
	phi     columnar.Phi
	descent columnar.Descent[Stretch]
}

const (
	// surveyed is the number of columns that are gone through for the states that occur.
	surveyed = 1 << 15
	// drift is by how many columns the lines that are read may miss their places.
	drift = 12
	// The states are given leastMargin columns to come together, which mostly do, and
	// mostMargin if they do not, which always do.
	leastMargin, mostMargin = 48, 97
	// MaxStretch is the largest number of columns that are found at a time.
	MaxStretch = 1 << 12
)

// NewDistant prepares the table. The survey is left until a state is asked for.
func NewDistant() *Distant {
	f := &Distant{}
	f.table.Extend(surveyed)
	f.descent = columnar.Descent[Stretch]{Table: f.tabled, Source: f.sums, Find: f.find}
	return f
}

// survey lists the states in the columns of the table up to n, but for the first ones.
func (f *Distant) survey(n int) {
	rows := make([]int, beginning)
	for c := range rows {
		rows[c] = f.table.Row(c)
	}
	whole := f.ofTable(0, n)
	lowRows, _ := whole.lowRows()
	lowSums, _ := whole.lowSums()
	s, first := stateBehind(rows)
	for c := beginning; c < n; c++ {
		f.states.add(s)
		to, _, free := s.next(lowRows.from(first), lowSums.from(first+c))
		s, first = to, first+free
	}
}

// ofTable returns the columns from first to end-1 of the table.
func (f *Distant) ofTable(first, end int) Stretch {
	q := &f.table
	s := Stretch{big.NewInt(int64(first)), big.NewInt(int64(q.lows(first))), make([]int8, end-first)}
	for i := range s.queens {
		c := first + i
		if q.low(c) {
			s.queens[i] = isLow
		} else {
			s.queens[i] = q.above[c>>blockBits][c&(Block-1)]
		}
	}
	return s
}

// tableMost is the number of columns up to which the table grows, and leap by how many
// columns at most at a time. Where it is, it gives queens faster than anything else.
const (
	tableMost = 1 << 22
	leap      = Block
)

// Stretch returns the queens of columns c, …, c+n-1, where n is at most MaxStretch.
func (f *Distant) Stretch(c *big.Int, n int) (Stretch, error) {
	if c.IsInt64() && c.Int64()+int64(n) <= int64(min(f.table.Len()+leap, tableMost)) {
		f.table.Extend(int(c.Int64()) + n)
	}
	s, err := f.ask(c, 0, n-1)
	if err != nil {
		return s, err
	}
	return s.from(int(new(big.Int).Sub(c, s.first).Int64()), n), nil
}

// Off is more than how far queens stand from the two lines by their closure, and the row of a
// high queen from the number of low queens before her.
const Off = 8

// ask returns a stretch that holds the columns c-before to c+after, as far as these exist.
func (f *Distant) ask(c *big.Int, before, after int) (Stretch, error) {
	return f.descent.Around(0, columnar.Place{Index: c, Before: before, After: after})
}

// tabled returns the columns of a place, if they are in the table.
func (f *Distant) tabled(p columnar.Place) (s Stretch, ok bool) {
	if !p.Index.IsInt64() || p.Index.Int64() >= int64(f.table.Len()-p.After) {
		return s, false
	}
	c := int(p.Index.Int64())
	return f.ofTable(max(0, c-p.Before), c+p.After+1), true
}

// sums returns the place where low queens must be known to see the antidiagonals of p and
// of the margin before it.
func (f *Distant) sums(p columnar.Place) columnar.Place { return f.reads(p, leastMargin) }

// reads is sums for some margin of columns before p.
func (f *Distant) reads(p columnar.Place, margin int) columnar.Place {
	wide := (margin+p.Before+p.After)/2 + 1
	middle := new(big.Int).Add(p.Index, big.NewInt(int64((p.After-p.Before-margin)/2)))
	half := wide*5/8 + drift
	return columnar.Place{Index: f.OverPhi(middle), Before: half, After: half}
}

// find returns a stretch that holds p, by what is nearer to the corner.
func (f *Distant) find(level int, p columnar.Place) (s Stretch, err error) {
	for _, margin := range [...]int{leastMargin, mostMargin} {
		if s, err = f.place(level, p, margin); err != errApart {
			return s, err
		}
	}
	return s, err
}

// place goes from margin columns before p, in which the states must come together, to the
// end of p. It returns all from where they have.
func (f *Distant) place(level int, p columnar.Place, margin int) (Stretch, error) {
	sums := f.reads(p, margin)
	bySums, err := f.descent.Around(level+1, sums)
	if err != nil {
		return Stretch{}, err
	}
	half := sums.Before*5/8 + 4
	byRows, err := f.descent.Around(level+2, columnar.Place{Index: f.OverPhi(sums.Index), Before: half, After: half})
	if err != nil {
		return Stretch{}, err
	}
	if len(f.states.list) == 0 {
		f.survey(surveyed)
		f.states.turns = new([1 << turnBits]turn)
	}
	before := p.Before + margin
	placer := newPlacer(&f.states, new(big.Int).Sub(p.Index, big.NewInt(int64(before))), &bySums, &byRows)
	for k := 0; k < margin && len(placer.candidates) > 1; k++ {
		placer.narrow()
	}
	if len(placer.candidates) != 1 {
		return Stretch{}, errApart
	}
	return placer.run(before + p.After + 1)
}

// OverPhi returns n/φ for n ≥ 0, rounded to one of the two whole numbers around. The queen
// of column n stands about on that row, if she is high, or n rows further, if she is low:
// less than Off rows away.
func (f *Distant) OverPhi(n *big.Int) *big.Int { return f.phi.Divide(n) }
