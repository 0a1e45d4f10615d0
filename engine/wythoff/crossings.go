package wythoff

import (
	"math/big"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/golden"
)

// crossings finds P-positions on the lines through a square, in a game with symmetric
// moves whose P-positions are known at any distance.
type crossings struct {
	row      func(x engine.Int) (engine.Int, error)          // of the P-position in column x; or its column in row x
	diagonal func(d engine.Int) (x, y engine.Int, err error) // the P-position with y-x = d ≥ 0
}

// palaces lists the P-positions to which the queen, or one of the given further
// moves, goes from p.
func (c crossings) palaces(p engine.Position, jumps []Move) ([]engine.Position, error) {
	x, y := p.At(0), p.At(1)
	var found []engine.Position
	row, err := c.row(x)
	if err != nil {
		return nil, err
	}
	if row.Cmp(y) < 0 {
		found = append(found, engine.Of(x, row))
	}
	column, err := c.row(y)
	if err != nil {
		return nil, err
	}
	if column.Cmp(x) < 0 {
		found = append(found, engine.Of(column, y))
	}
	d := y.Minus(x)
	var a, b engine.Int
	if d.Sign() < 0 {
		b, a, err = c.diagonal(x.Minus(y))
	} else {
		a, b, err = c.diagonal(d)
	}
	if err != nil {
		return nil, err
	}
	if a.Cmp(x) < 0 {
		found = append(found, engine.Of(a, b))
	}
	for _, m := range jumps {
		u, v := x.Minus(engine.Num(m.A)), y.Minus(engine.Num(m.B))
		if u.Sign() < 0 || v.Sign() < 0 {
			continue
		}
		row, err := c.row(u)
		if err != nil {
			return nil, err
		}
		if row == v {
			found = append(found, engine.Of(u, v))
		}
	}
	sort.Slice(found, func(i, j int) bool { return found[i].Compare(found[j]) < 0 })
	return found, nil
}

// outcome is 1 for a P-position and 0 for any other.
func (c crossings) outcome(_ engine.Kind, p engine.Position) (engine.Int, error) {
	row, err := c.row(p.At(0))
	return engine.OutcomeValue(err == nil && row == p.At(1)), err
}

// goldenCrossings are those of Wythoff Nim itself.
var goldenCrossings = crossings{
	row: func(x engine.Int) (engine.Int, error) {
		if small, ok := x.Small(); ok && small <= golden.Max {
			return engine.Num(golden.Row(small)), nil
		}
		return engine.Big(golden.BigRow(x.Big())), nil
	},
	diagonal: func(d engine.Int) (x, y engine.Int, err error) {
		if small, ok := d.Small(); ok && small <= golden.Max {
			x = engine.Num(golden.Lower(small))
		} else {
			x = engine.Big(golden.BigLower(d.Big()))
		}
		return x, x.Plus(d), nil
	},
}

// dictionaryCrossings are those of Maharaja Nim.
func (s *solver) dictionaryCrossings() crossings {
	r, err := s.dictionaryReader()
	if err != nil {
		return crossings{
			row:      func(engine.Int) (x engine.Int, _ error) { return x, err },
			diagonal: func(engine.Int) (x, y engine.Int, _ error) { return x, y, err },
		}
	}
	return crossings{
		row: func(x engine.Int) (engine.Int, error) { return found(r.Column(x.Big())) },
		diagonal: func(d engine.Int) (x, y engine.Int, err error) {
			a, b, err := r.Diagonal(d.Big())
			if err != nil {
				return x, y, err
			}
			return engine.Big(a), engine.Big(b), nil
		},
	}
}

// found returns a number that was looked for, if it was found.
func found(v *big.Int, err error) (engine.Int, error) {
	if err != nil {
		return engine.Int{}, err
	}
	return engine.Big(v), nil
}
