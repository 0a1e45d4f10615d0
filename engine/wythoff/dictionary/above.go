package dictionary

import (
	"math/big"

	"github.com/palacegames/palace/engine/columnar"
)

// above returns the rows, less a base, of the P-positions in the n columns from
// x ≥ 0 on, as far as they are not below the diagonal; columnar.None stands for those.
func (f *Reader) above(x *big.Int, n int) (base *big.Int, rows []int16, err error) {
	base, rows = new(big.Int), make([]int16, n)
	at := 0
	for x.IsInt64() && at < n && int(x.Int64())+at < firstColumns {
		column := int(x.Int64()) + at
		rows[at] = columnar.None
		if row := f.columns.Row(column); row >= column {
			rows[at] = int16(row)
		}
		at++
	}
	if at == n {
		return base, rows, nil
	}
	j := new(big.Int).Add(x, big.NewInt(int64(at-originColumn)))
	p, err := f.words(0, around(j, 0, n-1-at))
	if err != nil {
		return nil, nil, err
	}
	if err := p.check(); err != nil {
		return nil, nil, err
	}
	first := new(big.Int).Add(p.index, p.zeros)
	first.Add(first, big.NewInt(originColumn+originDiagonal))
	row := 0
	if at > 0 {
		row = int(first.Int64()) // few columns from the corner
	} else {
		base = first
	}
	column := at + int(p.index.Sub(p.index, j).Int64()) // a small difference
	for _, w := range p.words {
		for k, r := range w.rows {
			switch c := column + k; {
			case c < at || c >= n:
			case r == none:
				rows[c] = columnar.None
			default:
				rows[c] = int16(row + r)
			}
		}
		column += len(w.text)
		row += len(w.image)
	}
	return base, rows, nil
}
