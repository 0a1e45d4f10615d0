package dictionary

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine/columnar"
	"github.com/palacegames/palace/engine/wythoff/golden"
)

// Column returns the row of the P-position in column x ≥ 0.
func (f *Reader) Column(x *big.Int) (*big.Int, error) {
	if x.IsInt64() && x.Int64() < firstColumns {
		return big.NewInt(int64(f.columns.Row(int(x.Int64())))), nil
	}
	j := new(big.Int).Sub(x, big.NewInt(originColumn))
	translated, err := f.written(0, around(j, 0, 0))
	if err != nil {
		return nil, err
	}
	if err := translated.check(); err != nil {
		return nil, err
	}
	p, at, _ := translated.find(new(big.Int).Sub(j, translated.written()), func(w *word) int { return len(w.image) })
	if p.image[at] == '1' {
		return p.column(slices.Index(p.rows, at)), nil
	}
	read, err := f.words(0, around(j, driftMargin, driftMargin))
	if err != nil {
		return nil, err
	}
	if err := read.check(); err != nil {
		return nil, err
	}
	p, at, _ = read.find(new(big.Int).Sub(j, read.index), func(w *word) int { return len(w.text) })
	return p.row(at), nil
}

// Diagonal returns the P-position (x, y) with y-x = d ≥ 0.
func (f *Reader) Diagonal(d *big.Int) (x, y *big.Int, err error) {
	if d.IsInt64() && d.Int64() < firstColumns/4 {
		for x := range firstColumns {
			if y := f.columns.Row(x); y-x == int(d.Int64()) {
				return big.NewInt(int64(x)), big.NewInt(int64(y)), nil
			}
		}
	}
	n := new(big.Int).Sub(d, big.NewInt(originDiagonal))
	j := golden.FarLower(n) // about where n zeros have been read
	read, err := f.words(0, around(j, driftMargin, driftMargin))
	if err != nil {
		return nil, nil, err
	}
	p, at, ok := read.find(new(big.Int).Sub(n, read.zeros), func(w *word) int { return w.zeros })
	if !ok {
		return nil, nil, errLost
	}
	if err := read.check(); err != nil {
		return nil, nil, err
	}
	for k, row := range p.rows {
		if row != none && row-k == at {
			return p.column(k), p.row(k), nil
		}
	}
	return nil, nil, errRules
}

// around returns the place of the symbols j-before to j+after.
func around(j *big.Int, before, after int) columnar.Place {
	return columnar.Place{Index: j, Before: before, After: after}
}
