package blocking

import (
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/engine/blocking/compare"
	"github.com/palacegames/palace/engine/blocking/sweep"
	"github.com/palacegames/palace/engine/core"
)

// solver has the functions of the methods, and what they remember. All of it is nil until
// it is asked for.
type solver struct {
	game  *Game
	sweep *sweep.Sweep
	at    core.Position // that it was asked about last
	lines *sweep.Lines  // from there
	over  string        // with what the game was compared last
	board *compare.Board
}

// whole returns the sweep over the board.
func (s *solver) whole() *sweep.Sweep {
	if s.sweep == nil {
		s.sweep = sweep.New(s.game.Blocks())
	}
	return s.sweep
}

// towards returns the lines from p, whether or not much of them is known.
func (s *solver) towards(p core.Position) *sweep.Lines {
	if s.lines == nil || p != s.at {
		x, y, _ := p.Pair()
		s.at, s.lines = p, s.whole().Look(x, y)
	}
	return s.lines
}

// look returns the lines from p when all is seen.
func (s *solver) look(p core.Position) *sweep.Lines {
	lines := s.towards(p)
	for lines.Step() {
	}
	return lines
}

// overlaid returns the board of a comparison.
func (s *solver) overlaid(over string) *compare.Board {
	if s.over != over {
		c, _ := s.game.comparison(over)
		other := &Game{c.Other, s.game.kernel}
		s.over, s.board = over, compare.New(c, sweep.NewBoard(s.whole(), core.PalaceNumbers), other.Numbers())
	}
	return s.board
}

// looking is the Job of the lines of a position.
type looking struct{ lines *sweep.Lines }

// stepsPerCall is how many blocks a step counts: in less than a millisecond.
const stepsPerCall = 16

func (l looking) Step() (more bool) {
	for range stepsPerCall {
		if !l.lines.Step() {
			return false
		}
	}
	return true
}

func (l looking) Done() float64 { return l.lines.Progress() }

// seenFrom returns how many options a position has.
func seenFrom(p core.Position) int {
	x, y, _ := p.Pair()
	return automaton.Options(x, y)
}

// value is a palace number, or the outcome that follows from it.
func (g *Game) value(k core.Kind, palaces int) core.Int {
	switch {
	case k == core.PalaceNumbers:
		return core.Num(palaces)
	case palaces < g.k:
		return core.Num(1)
	}
	return core.Num(0)
}
