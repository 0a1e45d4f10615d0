package blocking

import (
	"fmt"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/engine/blocking/sweep"
)

// maxOptions is how many options Sights lists at most.
const maxOptions = 1 << 22

// solver looks up the squares on the lines of a position in the blocks of one
// sweep, which it goes on with when a position lies further out than all before.
type solver struct {
	game  *Game
	sweep *sweep.Sweep
	lines *sweep.Lines // from the position that it was asked about last, or nil
}

// stepsPerCall is how many blocks Prepare counts: in less than a millisecond.
const stepsPerCall = 16

// Prepare passes the blocks up to p and looks along the lines of p, a few blocks a call.
func (s *solver) Prepare(p engine.Position) (more bool) {
	if s.game.Check(p) != nil {
		return false
	}
	lines := s.towards(p)
	for range stepsPerCall {
		if !lines.Step() {
			return false
		}
	}
	return true
}

// Progress is the part of the blocks up to p that were passed.
func (s *solver) Progress(p engine.Position) float64 {
	if s.lines == nil || !p.Equal(s.lines.From()) {
		return 0
	}
	return s.lines.Progress()
}

// towards returns the lines from p, whether or not much of them is known.
func (s *solver) towards(p engine.Position) *sweep.Lines {
	if s.lines == nil || !p.Equal(s.lines.From()) {
		s.lines = s.sweep.Look(slices.Clone(p))
	}
	return s.lines
}

// look returns the lines from p when all is seen.
func (s *solver) look(p engine.Position) (*sweep.Lines, error) {
	if err := s.game.Check(p); err != nil {
		return nil, err
	}
	lines := s.towards(p)
	for lines.Step() {
	}
	return lines, nil
}

// Palaces lists the palaces that the queen can go to.
func (s *solver) Palaces(p engine.Position) ([]engine.Position, error) {
	lines, err := s.look(p)
	if err != nil {
		return nil, err
	}
	return lines.Palaces(), nil
}

// Sights lists the palace numbers of the options.
func (s *solver) Sights(p engine.Position) ([]int32, error) {
	if err := s.game.Check(p); err != nil {
		return nil, err
	}
	if n := automaton.Options(p[0], p[1]); n > maxOptions {
		return nil, fmt.Errorf("%v has %d options in %s: more than %d are too many to list", p, n, s.game, maxOptions)
	}
	lines, err := s.look(p)
	if err != nil {
		return nil, err
	}
	return lines.Sights(), nil
}
