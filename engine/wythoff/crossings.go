package wythoff

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/wythoff/golden"
)

// crossings finds P-positions on the lines through a square, in a game with symmetric
// moves whose P-positions are known at any distance.
type crossings struct {
	row      func(x core.Int) (core.Int, error)          // of the P-position in column x; or its column in row x
	diagonal func(d core.Int) (x, y core.Int, err error) // the P-position with y-x = d ≥ 0
}

// palaces lists the P-positions to which the queen, or one of the given further
// moves, goes from p.
func (c crossings) palaces(p core.Position, jumps []Move) ([]core.Position, error) {
	x, y := p.At(0), p.At(1)
	var found []core.Position
	row, err := c.row(x)
	if err != nil {
		return nil, err
	}
	if row.Cmp(y) < 0 {
		found = append(found, core.Of(x, row))
	}
	column, err := c.row(y)
	if err != nil {
		return nil, err
	}
	if column.Cmp(x) < 0 {
		found = append(found, core.Of(column, y))
	}
	d := y.Minus(x)
	var a, b core.Int
	if d.Sign() < 0 {
		b, a, err = c.diagonal(x.Minus(y))
	} else {
		a, b, err = c.diagonal(d)
	}
	if err != nil {
		return nil, err
	}
	if a.Cmp(x) < 0 {
		found = append(found, core.Of(a, b))
	}
	for _, m := range jumps {
		u, v := x.Minus(core.Num(m.A)), y.Minus(core.Num(m.B))
		if u.Sign() < 0 || v.Sign() < 0 {
			continue
		}
		row, err := c.row(u)
		if err != nil {
			return nil, err
		}
		if row == v {
			found = append(found, core.Of(u, v))
		}
	}
	slices.SortFunc(found, core.Position.Compare)
	return found, nil
}

// outcome is 1 for a P-position and 0 for any other.
func (c crossings) outcome(_ core.Kind, p core.Position) (core.Int, error) {
	row, err := c.row(p.At(0))
	if err != nil || row != p.At(1) {
		return core.Int{}, err
	}
	return core.Num(1), nil
}

// goldenCrossings are those of Wythoff Nim itself.
var goldenCrossings = crossings{
	row: func(x core.Int) (core.Int, error) {
		if small, ok := x.Small(); ok && small <= golden.Max {
			return core.Num(golden.Row(small)), nil
		}
		return core.Big(golden.FarRow(x.Big())), nil
	},
	diagonal: func(d core.Int) (x, y core.Int, err error) {
		if small, ok := d.Small(); ok && small <= golden.Max {
			x = core.Num(golden.Lower(small))
		} else {
			x = core.Big(golden.FarLower(d.Big()))
		}
		return x, x.Plus(d), nil
	},
}

// dictionaryCrossings are those of Maharaja Nim.
func (s *solver) dictionaryCrossings() crossings {
	r := s.dictionaryReader()
	return crossings{
		row: func(x core.Int) (core.Int, error) { return found(r.Column(x.Big())) },
		diagonal: func(d core.Int) (x, y core.Int, err error) {
			a, b, err := r.Diagonal(d.Big())
			if err != nil {
				return x, y, err
			}
			return core.Big(a), core.Big(b), nil
		},
	}
}

// found returns a number that was looked for, if it was found.
func found(v *big.Int, err error) (core.Int, error) {
	if err != nil {
		return core.Int{}, err
	}
	return core.Big(v), nil
}
