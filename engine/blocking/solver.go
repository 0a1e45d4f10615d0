package blocking

import (
	"fmt"
	"slices"

	"github.com/palacegames/palace/engine"
)

// maxOptions is how many options Sights lists at most.
const maxOptions = 1 << 22

// solver looks up the squares on the lines of a position in the blocks of one
// sweep, which it goes on with when a position lies further out than all before.
type solver struct {
	game  *Game
	sweep *sweep
	gaze  *gaze // from the position that it was asked about last, or nil
}

// stepsPerCall is how many blocks Prepare counts: in less than a millisecond.
const stepsPerCall = 16

// Prepare passes the blocks up to p and looks along the lines of p, a few blocks a call.
func (s *solver) Prepare(p engine.Position) (more bool) {
	if s.game.Check(p) != nil {
		return false
	}
	g := s.towards(p)
	for range stepsPerCall {
		if !g.step() {
			return false
		}
	}
	return true
}

// towards returns the gaze from p, whether or not it has gone far.
func (s *solver) towards(p engine.Position) *gaze {
	if s.gaze == nil || !p.Equal(s.gaze.from) {
		s.gaze = newGaze(s.sweep, slices.Clone(p))
	}
	return s.gaze
}

// look returns the gaze from p when all is seen.
func (s *solver) look(p engine.Position) (*gaze, error) {
	if err := s.game.Check(p); err != nil {
		return nil, err
	}
	g := s.towards(p)
	for g.step() {
	}
	return g, nil
}

// Palaces lists the palaces that the queen can go to.
func (s *solver) Palaces(p engine.Position) ([]engine.Position, error) {
	g, err := s.look(p)
	if err != nil {
		return nil, err
	}
	if g.palaces == nil {
		g.palaces = g.list()
	}
	return slices.Clip(g.palaces), nil
}

// Sights lists the palace numbers of the options.
func (s *solver) Sights(p engine.Position) ([]int32, error) {
	if err := s.game.Check(p); err != nil {
		return nil, err
	}
	n := seesInHood(p[0], p[1])
	if n > maxOptions {
		return nil, fmt.Errorf("%v has %d options in %s: more than %d are too many to list", p, n, s.game, maxOptions)
	}
	g, err := s.look(p)
	if err != nil {
		return nil, err
	}
	// In the order of the options: each column before the first holds a square of the
	// row and, from where the diagonal begins, one of that before it.
	k, sights := int32(s.game.k), make([]int32, 0, n)
	for x, v := range g.row.rel {
		if n := x - g.slope.x; n >= 0 {
			sights = append(sights, k+g.slope.rel[n])
		}
		sights = append(sights, k+v)
	}
	for _, v := range g.column.rel {
		sights = append(sights, k+v)
	}
	return sights, nil
}
