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
func (f farPlaces) palaces(p []*big.Int, jumps []Move) ([][]*big.Int, error) {
	if err := checkFar(p); err != nil {
		return nil, err
	}
	x, y := p[0], p[1]
	var found [][]*big.Int
	row, err := f.column(x)
	if err != nil {
		return nil, err
	}
	if row.Cmp(y) < 0 {
		found = append(found, []*big.Int{new(big.Int).Set(x), row})
	}
	column, err := f.column(y)
	if err != nil {
		return nil, err
	}
	if column.Cmp(x) < 0 {
		found = append(found, []*big.Int{column, new(big.Int).Set(y)})
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
		found = append(found, []*big.Int{a, b})
	}
	for _, m := range jumps {
		to := []*big.Int{new(big.Int).Sub(x, big.NewInt(int64(m.A))), new(big.Int).Sub(y, big.NewInt(int64(m.B)))}
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
	slices.SortFunc(found, func(p, q []*big.Int) int {
		return slices.CompareFunc(p, q, (*big.Int).Cmp)
	})
	return found, nil
}

// FarPalaces is Palaces for coordinates of any length.
func (s *goldenSolver) FarPalaces(p []*big.Int) ([][]*big.Int, error) {
	exact := farPlaces{
		column: func(x *big.Int) (*big.Int, error) { return bigGoldenRow(x), nil },
		diagonal: func(d *big.Int) (*big.Int, *big.Int, error) {
			x, y := bigGoldenDiagonal(d)
			return x, y, nil
		},
	}
	return exact.palaces(p, nil)
}

// maharajaSolver solves Maharaja Nim: column by column near the corner, through
// the dictionary elsewhere.
type maharajaSolver struct {
	*solver
	far *Far
}

// nearby is where the columns up to a position are searched without a second
// thought.
const nearby = 1 << 16

// Prepare searches columns near the corner only.
func (s *maharajaSolver) Prepare(p engine.Position) (more bool) {
	return s.game.Check(p) == nil && max(p[0], p[1]) <= nearby && s.solver.Prepare(p)
}

// Palaces lists the P-positions among the options of p.
func (s *maharajaSolver) Palaces(p engine.Position) ([]engine.Position, error) {
	if err := s.game.Check(p); err != nil {
		return nil, err
	}
	if max(p[0], p[1]) <= nearby {
		return s.solver.Palaces(p)
	}
	far, err := s.FarPalaces([]*big.Int{big.NewInt(int64(p[0])), big.NewInt(int64(p[1]))})
	if err != nil {
		return nil, err
	}
	var found []engine.Position
	for _, q := range far {
		found = append(found, engine.Position{int(q[0].Int64()), int(q[1].Int64())})
	}
	return found, nil
}

// FarPalaces is Palaces for coordinates of any length.
func (s *maharajaSolver) FarPalaces(p []*big.Int) ([][]*big.Int, error) {
	if s.far == nil {
		far, err := NewFar()
		if err != nil {
			return nil, err
		}
		s.far = far
	}
	return farPlaces{s.far.Column, s.far.Diagonal}.palaces(p, s.game.moves.single)
}
