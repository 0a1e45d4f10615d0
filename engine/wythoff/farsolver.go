package wythoff

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
)

// farPlaces finds P-positions on the lines through a square.
type farPlaces struct {
	column   func(x *big.Int) (*big.Int, error)
	diagonal func(d *big.Int) (x, y *big.Int, err error)
}

// palaces lists the P-positions to which the queen, or one of the given further
// moves, goes from p, in a game with symmetric moves.
func (f farPlaces) palaces(p engine.FarPosition, jumps []Move) ([]engine.FarPosition, error) {
	if err := checkFar(p); err != nil {
		return nil, err
	}
	x, y := p[0], p[1]
	var found []engine.FarPosition
	row, err := f.column(x)
	if err != nil {
		return nil, err
	}
	if row.Cmp(y) < 0 {
		found = append(found, engine.FarPosition{new(big.Int).Set(x), row})
	}
	column, err := f.column(y)
	if err != nil {
		return nil, err
	}
	if column.Cmp(x) < 0 {
		found = append(found, engine.FarPosition{column, new(big.Int).Set(y)})
	}
	d := new(big.Int).Sub(y, x)
	a, b, err := f.diagonal(new(big.Int).Abs(d))
	if err != nil {
		return nil, err
	}
	if d.Sign() < 0 {
		a, b = b, a
	}
	if a.Cmp(x) < 0 {
		found = append(found, engine.FarPosition{a, b})
	}
	for _, m := range jumps {
		to := p.Plus(engine.Position{-m.A, -m.B})
		if to[0].Sign() < 0 || to[1].Sign() < 0 {
			continue
		}
		row, err := f.column(to[0])
		if err != nil {
			return nil, err
		}
		if row.Cmp(to[1]) == 0 {
			found = append(found, to)
		}
	}
	slices.SortFunc(found, engine.FarPosition.Compare)
	return found, nil
}
