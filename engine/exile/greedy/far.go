package greedy

import (
	"errors"
	"math/big"
	"slices"
)

// Far finds queens in columns of any length, without the columns before them.
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
type Far struct {
	table   Queens
	states  states
	inverse *big.Int // the first binary digits of 1/φ
	digits  uint     // how many
	// levels[i] holds what was seen last, i steps down from questions.
	levels []recent
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

// NewFar prepares the table. The survey is left until a state is asked for.
func NewFar() *Far {
	f := &Far{}
	f.table.Extend(surveyed)
	return f
}

// survey lists the states in the columns of the table up to n, but for the first ones.
func (f *Far) survey(n int) {
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
func (f *Far) ofTable(first, end int) Stretch {
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

// errApart says that the states do not come together. There is no such place: whoever sees
// it has found a mistake in the program.
var errApart = errors.New("the queens around here do not follow from those nearer to the corner, so the P-position is not found")

// tableMost is the number of columns up to which the table grows, and leap by how many
// columns at most at a time. Where it is, it gives queens faster than anything else.
const (
	tableMost = 1 << 22
	leap      = Block
)

// Stretch returns the queens of columns c, …, c+n-1, where n is at most MaxStretch.
func (f *Far) Stretch(c *big.Int, n int) (Stretch, error) {
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
// It looks around the columns nearer to the corner first, the nearest one first, so that
// the calls of around need not go all the way down: WebAssembly has little room for that.
func (f *Far) ask(c *big.Int, before, after int) (Stretch, error) {
	type place struct {
		column        *big.Int
		before, after int
	}
	var down []place
	for p := (place{c, before, after}); ; {
		s, known := f.held(len(down), p.column, p.before, p.after)
		if known && len(down) == 0 {
			return s, nil
		}
		if known {
			break
		}
		down = append(down, p)
		once, half := f.reads(p.column, p.before, leastMargin, p.after)
		p = place{once, half, half}
	}
	var s Stretch
	for level, p := range slices.Backward(down) {
		var err error
		if s, err = f.around(level, p.column, p.before, p.after); err != nil {
			return s, err
		}
	}
	return s, nil
}

// held returns a stretch that holds the columns c-before to c+after, as far as these exist,
// if there is one at hand: in the table, or seen before on that level.
func (f *Far) held(level int, c *big.Int, before, after int) (Stretch, bool) {
	if c.IsInt64() && c.Int64() < int64(f.table.Len()-after) {
		return f.ofTable(max(0, int(c.Int64())-before), int(c.Int64())+after+1), true
	}
	for level >= len(f.levels) {
		f.levels = append(f.levels, recent{})
	}
	for i := range f.levels[level].stretches {
		if s := &f.levels[level].stretches[i]; s.holds(c, before, after) {
			return *s, true
		}
	}
	return Stretch{}, false
}

// reads says around which column low queens must be known to see the antidiagonals from
// margin columns before column c-before to column c+after, and on how many columns
// before and after it.
func (f *Far) reads(c *big.Int, before, margin, after int) (once *big.Int, half int) {
	wide := (margin+before+after)/2 + 1
	middle := new(big.Int).Add(c, big.NewInt(int64((after-before-margin)/2)))
	return f.OverPhi(middle), wide*5/8 + drift
}

// around is ask on some level, the number of steps from the question. It looks for itself
// what it needs to know.
func (f *Far) around(level int, c *big.Int, before, after int) (Stretch, error) {
	if s, known := f.held(level, c, before, after); known {
		return s, nil
	}
	for _, margin := range [...]int{leastMargin, mostMargin} {
		s, err := f.place(level, c, before, margin, after)
		if err == errApart {
			continue
		}
		if err == nil {
			r := &f.levels[level]
			r.stretches[r.oldest] = s
			r.oldest = (r.oldest + 1) % len(r.stretches)
		}
		return s, err
	}
	return Stretch{}, errApart
}

// place goes from margin columns before column c-before, in which the states must come
// together, to column c+after. It returns all from where they have.
func (f *Far) place(level int, c *big.Int, before, margin, after int) (Stretch, error) {
	once, half := f.reads(c, before, margin, after)
	bySums, err := f.around(level+1, once, half, half)
	if err != nil {
		return Stretch{}, err
	}
	half = half*5/8 + 4
	byRows, err := f.around(level+2, f.OverPhi(once), half, half)
	if err != nil {
		return Stretch{}, err
	}
	if len(f.states.list) == 0 {
		f.survey(surveyed)
		f.states.turns = new([1 << turnBits]turn)
	}
	p := newPlacer(&f.states, new(big.Int).Sub(c, big.NewInt(int64(before+margin))), &bySums, &byRows)
	for k := 0; k < margin && len(p.candidates) > 1; k++ {
		p.narrow()
	}
	if len(p.candidates) != 1 {
		return Stretch{}, errApart
	}
	return p.run(margin + before + after + 1)
}

// OverPhi returns n/φ for n ≥ 0, rounded to one of the two whole numbers around. The queen
// of column n stands about on that row, if she is high, or n rows further, if she is low:
// less than Off rows away.
func (f *Far) OverPhi(n *big.Int) *big.Int {
	if digits := uint(n.BitLen()); f.inverse == nil || f.digits < digits {
		f.digits = digits + 64
		// √(5·4^digits) - 2^digits, halved, is 2^digits/φ.
		root := new(big.Int).Lsh(big.NewInt(5), 2*f.digits)
		root.Sqrt(root)
		f.inverse = root.Sub(root, new(big.Int).Lsh(big.NewInt(1), f.digits))
		f.inverse.Rsh(f.inverse, 1)
	}
	m := new(big.Int).Mul(n, f.inverse)
	return m.Rsh(m, f.digits)
}
