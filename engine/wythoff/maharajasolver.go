package wythoff

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
)

// maharajaSolver solves Maharaja Nim: column by column near the corner, through
// the dictionary elsewhere.
type maharajaSolver struct {
	*solver
	far *dictionary.Descent
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
	far, err := s.FarPalaces(p.Far())
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
func (s *maharajaSolver) FarPalaces(p engine.FarPosition) ([]engine.FarPosition, error) {
	if s.far == nil {
		far, err := dictionary.New()
		if err != nil {
			return nil, err
		}
		s.far = far
	}
	return farPlaces{s.far.Column, s.far.Diagonal}.palaces(p, s.game.moves.Single)
}
