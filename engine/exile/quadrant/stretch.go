package quadrant

import (
	"math/big"

	"github.com/palacegames/palace/engine/internal/columnar"
)

// Stretch is the queens of some columns in a row, however far out. The numbers are never
// changed in place.
type Stretch struct {
	first  *big.Int // its first column
	lows   *big.Int // the number of low queens in the columns before
	queens []int8   // of each column: the number of low queens before less the queen's row, or isLow
}

// isLow stands for a low queen, whose row follows from the number of those before her.
const isLow = -1 << 7

// Lows returns the number of low queens in the columns before the first one. High queens
// stand about on the row of that number, and low ones on that of its sum with the column.
func (s *Stretch) Lows() *big.Int { return s.lows }

// Each visits the queens, column after column, with the column, counted from the first one,
// and the row: that of a high queen less Lows, that of a low one less Lows and the first
// column.
func (s *Stretch) Each(visit func(column, row int, low bool)) {
	lows := 0
	for k, q := range s.queens {
		if q == isLow {
			visit(k, k+lows, true)
			lows++
		} else {
			visit(k, lows-int(q), false)
		}
	}
}

// from returns the stretch from its column k on, n columns long.
func (s *Stretch) from(k, n int) Stretch {
	lows := 0
	for _, q := range s.queens[:k] {
		if q == isLow {
			lows++
		}
	}
	return Stretch{
		first:  new(big.Int).Add(s.first, big.NewInt(int64(k))),
		lows:   new(big.Int).Add(s.lows, big.NewInt(int64(lows))),
		queens: s.queens[k : k+n],
	}
}

// Holds reports whether the columns of a place are in the stretch.
func (s Stretch) Holds(p columnar.Place) bool { return p.Within(s.first, len(s.queens)) }

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
func (s *Stretch) lowRows() (l lines, n int) { return s.lowLines(1) }

// lowSums returns the antidiagonals likewise.
func (s *Stretch) lowSums() (l lines, n int) { return s.lowLines(2) }

// lowLines returns lines that grow by perColumn in each column, and by one more after a low
// queen.
func (s *Stretch) lowLines(perColumn int) (l lines, n int) {
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
func (s *Stretch) firstRow() *big.Int { return new(big.Int).Add(s.first, s.lows) }

// firstSum is where lowSums begins.
func (s *Stretch) firstSum() *big.Int {
	sum := s.firstRow()
	return sum.Add(sum, s.first)
}
