package wythoff

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/golden"
)

// goldenSolver solves Wythoff Nim itself: lists of options as any other, but
// P-positions by their formula.
type goldenSolver struct{ *solver }

// Prepare has nothing to do.
func (s *goldenSolver) Prepare(engine.Position) (more bool) { return false }

// Palaces looks at the column, the row and the diagonal.
func (s *goldenSolver) Palaces(p engine.Position) ([]engine.Position, error) {
	if err := s.game.Check(p); err != nil {
		return nil, err
	}
	x, y := p[0], p[1]
	var found []engine.Position
	if r := golden.Row(x); r < y {
		found = append(found, engine.Position{x, r})
	}
	if c := golden.Row(y); c < x {
		found = append(found, engine.Position{c, y})
	}
	n := golden.Lower(max(x, y) - min(x, y))
	if back := min(x, y) - n; back > 0 {
		found = append(found, engine.Position{x - back, y - back})
	}
	return sorted(found), nil
}

// FarPalaces is Palaces for coordinates of any length.
func (s *goldenSolver) FarPalaces(p engine.FarPosition) ([]engine.FarPosition, error) {
	exact := farPlaces{
		column: func(x *big.Int) (*big.Int, error) { return golden.FarRow(x), nil },
		diagonal: func(d *big.Int) (x, y *big.Int, err error) {
			x, y = golden.FarDiagonal(d)
			return x, y, nil
		},
	}
	return exact.palaces(p, nil)
}
