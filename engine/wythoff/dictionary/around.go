package dictionary

import (
	"math/big"

	"github.com/palacegames/palace/engine/internal/columnar"
)

// Above are the P-positions on and above the diagonal in some columns in a row.
type Above struct {
	First *big.Int // the first column
	Rank  *big.Int // how many there are in the columns before
	Base  *big.Int
	Rows  []int16 // of each column, less Base; columnar.None for one with its P-position below
}

// Above returns those in the n columns from x ≥ 0 on, n ≤ columnar.RunLength.
func (f *Reader) Above(x *big.Int, n int) (a Above, err error) {
	a.First = x
	if a.Base, a.Rows, err = f.rowsFrom(x, n); err != nil {
		return a, err
	}
	if x.IsInt64() && x.Int64() < int64(f.first) {
		rank := 0
		for c := range int(x.Int64()) {
			if f.columns.Row(c) >= c {
				rank++
			}
		}
		a.Rank = big.NewInt(int64(rank))
		return a, nil
	}
	j := new(big.Int).Sub(x, big.NewInt(int64(f.FirstColumn)))
	p, err := f.words(0, around(j, 0, 0))
	if err != nil {
		return a, err
	}
	a.Rank = new(big.Int).Add(p.zeros, big.NewInt(int64(f.before())))
	left := int(new(big.Int).Sub(j, p.index).Int64())
	for _, w := range p.words {
		for _, row := range w.Rows {
			if left == 0 {
				return a, nil
			}
			if left--; row != none {
				a.Rank.Add(a.Rank, big.NewInt(1))
			}
		}
	}
	return a, errLost
}

// Has reports whether the k-th column has its P-position on or above the diagonal.
func (a *Above) Has(k int) bool { return a.Rows[k] != columnar.None }

// Row returns the row of the P-position in the k-th column.
func (a *Above) Row(k int) *big.Int {
	return new(big.Int).Add(a.Base, big.NewInt(int64(a.Rows[k])))
}
