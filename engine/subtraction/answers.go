package subtraction

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/sweep"
)

// solver is the memory of the methods of a game.
type solver struct {
	*Game
	answers *sweep.Answers
}

// finding returns the outcomes of positions that are, or lie behind, the options of one.
type finding func(p engine.Position, list []engine.Position) []engine.Outcome

// palaces lists the P-positions among the options of a position, by their outcomes.
func (s *solver) palaces(find finding) func(p engine.Position) ([]engine.Position, error) {
	return func(p engine.Position) (palaces []engine.Position, err error) {
		options := engine.Options(s.Rays(p))
		for i, outcome := range find(p, options) {
			if outcome == engine.P {
				palaces = append(palaces, options[i])
			}
		}
		return palaces, nil
	}
}

// outcome returns the outcome of a position as a value: 1 for P, 0 for N.
func (s *solver) outcome(find finding) func(engine.Kind, engine.Position) (engine.Int, error) {
	return func(_ engine.Kind, p engine.Position) (engine.Int, error) {
		return engine.OutcomeValue(find(p, []engine.Position{p})[0] == engine.P), nil
	}
}

// valueOf returns a nim-value, or the outcome that follows from it.
func valueOf(k engine.Kind, nim int) engine.Int {
	if k == engine.NimValues {
		return engine.Num(nim)
	}
	return engine.OutcomeValue(nim == 0)
}

// pileValue reads what is known of a pile.
func (s *solver) pileValue(k engine.Kind, p engine.Position) (engine.Int, error) {
	if k != engine.NimValues {
		return s.outcome(s.known)(k, p)
	}
	v, err := s.searches.values.after(0).(strip).Value(p.At(0))
	return engine.Num(v), err
}

// sweptValue sweeps the board as far as a position.
func (s *solver) sweptValue(k engine.Kind, p engine.Position) (engine.Int, error) {
	if k != engine.NimValues {
		return s.outcome(s.swept)(k, p)
	}
	at := near(p)
	board := s.rules().NewBoard(true, moves.Further(at))
	return engine.ValueAt(board, engine.Cell{X: at[0], Y: moves.Down(at)})
}

// mostSights is how many options of options are looked at.
const mostSights = 1 << 20

// sights says how many P-positions each option of a position sees.
func (s *solver) sights(find finding) func(p engine.Position) ([]int32, error) {
	return func(p engine.Position) ([]int32, error) {
		options := engine.Options(s.Rays(p))
		if len(options)*len(s.Set.List) > mostSights {
			return nil, errOptions(p.String())
		}
		var seen []engine.Position
		var from []int // the option that sees it
		for i, q := range options {
			for _, r := range engine.Options(s.Rays(q)) {
				seen, from = append(seen, r), append(from, i)
			}
		}
		sights := make([]int32, len(options))
		for i, outcome := range find(p, seen) {
			if outcome == engine.P {
				sights[from[i]]++
			}
		}
		return sights, nil
	}
}

// each returns the outcomes of positions one by one.
func each(list []engine.Position, palace func(engine.Position) bool) []engine.Outcome {
	outcomes := make([]engine.Outcome, len(list))
	for i, p := range list {
		if palace(p) {
			outcomes[i] = engine.P
		}
	}
	return outcomes
}

// outcomesFound returns what has been found of the outcomes so far.
func (s *solver) outcomesFound() known { return s.searches.outcomes.after(0) }

// known reads outcomes from what is known at any distance.
func (s *solver) known(p engine.Position, list []engine.Position) []engine.Outcome {
	seen := make([]moves.Vector, len(list))
	for i, q := range list {
		seen[i], _ = q.Minus(p).Small(nil)
	}
	return read(s.outcomesFound().around(p), seen)
}

// swept sweeps the board as far as the positions.
func (s *solver) swept(_ engine.Position, list []engine.Position) []engine.Outcome {
	return s.answers.Find(vectors(list)).Outcomes()
}

// vectors returns positions that the machine holds.
func vectors(list []engine.Position) []moves.Vector {
	near := make([]moves.Vector, len(list))
	for i, p := range list {
		near[i], _ = p.Small(nil)
	}
	return near
}

// prepareSweep finds the outcomes that palaces are told by, and remembers them, and edges on
// the way.
func (s *solver) prepareSweep(q engine.Query) engine.Job {
	switch {
	case q.Ask == engine.AskTiles || s.place(q).nim:
		return nil
	case q.Ask == engine.AskPalaces:
		return s.answers.Find(vectors(engine.Options(s.Rays(q.At))))
	}
	return s.answers.Find([]moves.Vector{near(q.At)})
}

// prepareSearch looks for what would be known at any distance.
func (s *solver) prepareSearch(q engine.Query) engine.Job {
	at := s.place(q)
	return exploring{at.search, at.budget}
}
