package quadrant

import (
	"math/big"

	"github.com/palacegames/palace/engine"
)

// Lower returns the queens with lower numbers in line with the square in row r and column
// c < Len: those west of it on its row or diagonals, and the one north of it.
func (q *Queens) Lower(r, c int) (queens []engine.Cell) {
	west := func(d int, ok bool) {
		if ok && d < c {
			queens = append(queens, engine.Cell{X: q.Row(d), Y: d})
		}
	}
	west(q.InRow(r))
	west(q.OnDiagonal(r - c))
	west(q.OnAntidiagonal(r + c))
	if row := q.Row(c); row < r {
		queens = append(queens, engine.Cell{X: row, Y: c})
	}
	return queens
}

// Lower is that of Queens for a square of any distance. Seeking finds most of it in steps.
func (f *Distant) Lower(r, c *big.Int) (queens []Square, err error) {
	for _, l := range f.lines(r, c) {
		q, ok, err := f.onLine(l, c)
		if err != nil {
			return nil, err
		}
		if ok {
			queens = append(queens, q)
		}
	}
	q, err := f.OnColumn(c)
	if err != nil {
		return nil, err
	}
	if q.Row.Cmp(r) < 0 {
		queens = append(queens, q)
	}
	return queens, nil
}

// lines returns the row and the diagonals of a square.
func (f *Distant) lines(r, c *big.Int) []line {
	return []line{f.row(r), f.diagonal(new(big.Int).Sub(r, c)), f.antidiagonal(new(big.Int).Add(r, c))}
}
