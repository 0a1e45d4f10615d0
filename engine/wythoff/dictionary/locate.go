package dictionary

import (
	"math/big"

	"github.com/palacegames/palace/engine/internal/columnar"
	"github.com/palacegames/palace/engine/wythoff/golden"
)

// Column returns the row of the P-position in column x ≥ 0.
func (f *Reader) Column(x *big.Int) (*big.Int, error) {
	if x.IsInt64() && x.Int64() < int64(f.first) {
		return big.NewInt(int64(f.columns.Row(int(x.Int64())))), nil
	}
	j := new(big.Int).Sub(x, big.NewInt(int64(f.FirstColumn)))
	translated, err := f.written(0, around(j, f.overhang, 0))
	if err != nil {
		return nil, err
	}
	if err := translated.check(); err != nil {
		return nil, err
	}
	if column, _, ok := translated.find(func(_, row int) int { return row }, new(big.Int).Sub(x, translated.rowOf(0))); ok {
		return translated.columnOf(column), nil
	}
	read, err := f.words(0, around(j, f.drift, f.drift))
	if err != nil {
		return nil, err
	}
	if err := read.check(); err != nil {
		return nil, err
	}
	if _, row, ok := read.find(func(column, _ int) int { return column }, j.Sub(j, read.index)); ok {
		return read.rowOf(row), nil
	}
	return nil, errRules
}

// Diagonal returns the P-position (x, y) with y-x = d ≥ 0.
func (f *Reader) Diagonal(d *big.Int) (x, y *big.Int, err error) {
	if d.IsInt64() && d.Int64() < int64(f.first/4) {
		for x := range f.first {
			if y := f.columns.Row(x); y-x == int(d.Int64()) {
				return big.NewInt(int64(x)), big.NewInt(int64(y)), nil
			}
		}
	}
	n := new(big.Int).Sub(d, big.NewInt(int64(f.FirstDiagonal)))
	j := golden.BigLower(n) // about where n zeros have been read
	read, err := f.words(0, around(j, f.drift+2*f.span, f.drift))
	if err != nil {
		return nil, nil, err
	}
	if err := read.check(); err != nil {
		return nil, nil, err
	}
	column, row, ok := read.find(func(column, row int) int { return row - column }, n.Sub(n, read.zeros))
	if !ok {
		return nil, nil, errLost
	}
	return read.columnOf(column), read.rowOf(row), nil
}

// around returns the place of the symbols j-before to j+after.
func around(j *big.Int, before, after int) columnar.Place {
	return columnar.Place{Index: j, Before: before, After: after}
}
