package blocking

import (
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/engine/blocking/compare"
	"github.com/palacegames/palace/engine/blocking/internal/sweep"
)

// solver has the functions of the methods, and what they remember. All of it is nil until
// it is asked for.
type solver struct {
	game  *Game
	sweep *sweep.Sweep
	at    engine.Position // that it was asked about last
	lines *sweep.Lines    // from there
	over  string          // with what the game was compared last
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
func (s *solver) towards(p engine.Position) *sweep.Lines {
	if s.lines == nil || p != s.at {
		x, y, _ := p.Pair()
		s.at, s.lines = p, s.whole().Look(x, y)
	}
	return s.lines
}

// look returns the lines from p when all is seen.
func (s *solver) look(p engine.Position) *sweep.Lines {
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
		s.over, s.board = over, compare.New(c, sweep.NewBoard(s.whole(), engine.PalaceNumbers), other.Numbers())
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

// seenFrom returns how many options a position has, math.MaxInt beyond what the automaton counts.
func seenFrom(p engine.Position) int {
	x, y := p.At(0).Clamp(), p.At(1).Clamp()
	if max(x, y) > sweep.Reach {
		return math.MaxInt
	}
	return automaton.Options(x, y)
}

// value is a palace number, or the outcome that follows from it.
func (g *Game) value(k engine.Kind, palaces int) engine.Int {
	if k == engine.PalaceNumbers {
		return engine.Num(palaces)
	}
	return engine.OutcomeValue(palaces < g.k)
}
