package greedy

import "math/big"

// stretch is the queens of some columns in a row, however far out. The numbers are never
// changed in place.
type stretch struct {
	first  *big.Int // its first column
	lows   *big.Int // the number of low queens in the columns before
	queens []int8   // of each column: the number of low queens before less the queen's row, or isLow
}

// isLow stands for a low queen, whose row follows from the number of those before her.
const isLow = -1 << 7

// holds reports whether the columns c-before to c+after are in the stretch.
func (s *stretch) holds(c *big.Int, before, after int) bool {
	if s.first == nil {
		return false
	}
	at := new(big.Int).Sub(c, s.first)
	return at.IsInt64() && at.Int64() >= int64(before) && at.Int64() < int64(len(s.queens)-after)
}

// lines is a set of parallel lines, rows or antidiagonals, by their distance from a first
// one.
type lines []uint64

// from returns the lines from i on, lowest first. There are none below 0, nor beyond the
// end.
func (l lines) from(i int) uint64 {
	at, by := uint(i)/64, uint(i)%64
	switch {
	case i < 0 || at >= uint(len(l)):
		return 0
	case at+1 == uint(len(l)):
		return l[at] >> by
	}
	return l[at]>>by | l[at+1]<<1<<(63-by)
}

// lowRows returns the rows of the low queens, from the one on that the first column's has
// if she is low, and the number of rows of which it is known whether they hold one.
func (s *stretch) lowRows() (l lines, n int) { return s.lowLines(1) }

// lowSums returns the antidiagonals likewise.
func (s *stretch) lowSums() (l lines, n int) { return s.lowLines(2) }

// lowLines returns lines that grow by perColumn in each column, and by one more after a low
// queen.
func (s *stretch) lowLines(perColumn int) (l lines, n int) {
	l = make(lines, (len(s.queens)*(perColumn+1)+63)/64)
	for _, q := range s.queens {
		if q == isLow {
			l[n/64] |= 1 << (n % 64)
			n++
		}
		n += perColumn
	}
	return l, n
}

// firstRow is where lowRows begins.
func (s *stretch) firstRow() *big.Int { return new(big.Int).Add(s.first, s.lows) }

// firstSum is where lowSums begins.
func (s *stretch) firstSum() *big.Int {
	sum := s.firstRow()
	return sum.Add(sum, s.first)
}

// recent is the stretches around the last few places that were asked about. A position is
// about seven: its column, and two for each of the other lines, on which she may stand low
// or high.
type recent struct {
	stretches [8]stretch
	oldest    int
}
