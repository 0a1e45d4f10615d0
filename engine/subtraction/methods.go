package subtraction

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/remoteness"
	"github.com/palacegames/palace/engine/subtraction/internal/remainder"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/sweep"
)

// Solve lists the ways to solve vector subtraction that apply to these moves. A window near the
// corner is swept at once; farther out remainders, a period or a chart are better, if there are
// any; what is found in none of these ways is swept, as far as that goes.
func (g *Game) Solve() engine.Methods {
	s := &solver{Game: g, answers: g.rules().NewAnswers()}
	ways := engine.Methods{s.sweepAtOnce()}
	switch {
	case remainder.Solves(g.Set):
		ways = append(ways, s.byRemainders())
	case g.Dim == 2 && g.searches.outcomes != nil:
		ways = append(ways, s.byChart())
	case g.searches.outcomes != nil:
		ways = append(ways, s.byPeriod())
	}
	ways = append(ways, s.sweepToItsEnd())
	if g.Dim > 2 {
		return ways
	}
	return append(ways, remoteness.Counted(g.Lines()))
}

// Lines are the moves, each a jump, in up to two dimensions.
func (g *Game) Lines() (jumps remoteness.Moves) {
	for _, m := range g.Set.List {
		jumps.Jumps = append(jumps.Jumps, engine.Cell{X: m[0], Y: moves.Down(m)})
	}
	return jumps
}

func (s *solver) sweepAtOnce() engine.Method {
	return engine.Method{
		Name:  methodSweepOnce.String(),
		Idea:  methodSweepIdea.String(),
		Reach: "windows with no more squares before them than 16777216 and 16 times their own",
		Cost:  "0.03 ns for each square and move",
		File:  "engine/subtraction/sweep/sweep.go",
		Fits:  s.fitsAtOnce,
		Maps:  sweptMaps{s},
	}
}

func (s *solver) byRemainders() engine.Method {
	remainders := remainder.Of(s.Set)
	return engine.Method{
		Name:    methodRemainders.String(),
		Idea:    methodRemaindersIdea.String(),
		Reach:   "one move or two, positions of up to 10000 digits; nim-values on a map that begins at the corner",
		Cost:    "a division",
		File:    "engine/subtraction/internal/remainder/remainder.go",
		Fits:    s.fitsRemainders,
		Palaces: remainders.Palaces,
		Sights:  s.sights(func(_ engine.Position, list []engine.Position) []engine.Outcome { return each(list, remainders.Palace) }),
		Value:   func(k engine.Kind, p engine.Position) (engine.Int, error) { return valueOf(k, remainders.Nim(p)), nil },
		Maps:    dividedMaps{s, remainders},
	}
}

func (s *solver) byPeriod() engine.Method {
	return engine.Method{
		Name:    methodPeriod.String(),
		Idea:    methodPeriodIdea.String(),
		Reach:   "one pile, as far as it has been followed, and any length once it has repeated",
		Cost:    "following the pile until it has repeated twice, 64 squares per step",
		File:    "engine/subtraction/periodic/pile.go",
		Fits:    s.fitsPeriod,
		Prepare: s.prepareSearch,
		Palaces: s.palaces(s.known),
		Sights:  s.sights(s.known),
		Value:   s.pileValue,
		Maps:    followedMaps{s},
	}
}

func (s *solver) byChart() engine.Method {
	return engine.Method{
		Name:    methodChart.String(),
		Idea:    methodChartIdea.String(),
		Reach:   "outcomes in the plane, any length, if a short search finds the kinds",
		Cost:    "the search, and then the digits of the position",
		File:    "engine/subtraction/chart/search.go",
		Fits:    s.fitsChart,
		Prepare: s.prepareSearch,
		Palaces: s.palaces(s.known),
		Sights:  s.sights(s.known),
		Value:   s.outcome(s.known),
		Maps:    chartedMaps{s},
	}
}

func (s *solver) sweepToItsEnd() engine.Method {
	return engine.Method{
		Name:    methodSweepEnd.String(),
		Idea:    methodSweepIdea.String(),
		Reach:   "2^42 squares for a window, 2^34 for the outcome of a position, 2^36 steps for its nim-value, a gigabyte for all",
		Cost:    "0.03 ns for each square and move",
		File:    "engine/subtraction/sweep/sweep.go",
		Fits:    s.fitsSweep,
		Prepare: s.prepareSweep,
		Palaces: s.palaces(s.swept),
		Sights:  s.sights(s.swept),
		Value:   s.sweptValue,
		Maps:    sweptMaps{s},
	}
}

// The questions in this order, for {(2,6), (3,3), (6,1)} with nothing known before: a window
// at (3000,3000) is swept at once; before one at (5000,5000), and before that position itself,
// lie more than 16777216 squares, so a chart is looked for, and found; and of (10^40,10^40) only
// the chart can tell. If there is none, the last method says how far the game is solved.

const (
	// quick is how many squares are always swept.
	quick = 1 << 24
	// sweptNim is how many squares of nim-values a sweep fills, at 0.2 ns each for two moves,
	// in the time in which remainders tell one.
	sweptNim = 256
)

func (s *solver) fitsAtOnce(q engine.Query) error {
	at := s.place(q)
	bytes, squares := s.rules().Cost(at.rest, at.right, at.bottom, at.nim)
	switch {
	case at.elsewhere:
		return errElsewhere
	case s.Dim == 1 && at.search != nil:
		return errFollowed
	case bytes > sweep.MostMemory || squares > 16*at.area+quick:
		return errBehind
	}
	return nil
}

func (s *solver) fitsRemainders(q engine.Query) error {
	at := s.place(q)
	switch {
	case q.Ask != engine.AskTiles:
		return nil
	case at.nim && at.elsewhere:
		return engine.ErrNimOrigin
	case at.nim && at.beyond():
		return errNimSlice
	}
	if at.nim && s.Dim > 1 {
		if _, squares := s.rules().Cost(at.rest, at.right, at.bottom, true); squares <= sweptNim*at.area {
			return errSweep
		}
	}
	return small(q.Window)
}

func (s *solver) fitsPeriod(q engine.Query) error {
	at := s.place(q)
	if at.nim && at.elsewhere {
		return engine.ErrNimOrigin
	}
	return at.fits(aPeriod)
}

func (s *solver) fitsChart(q engine.Query) error {
	at := s.place(q)
	if at.search == nil {
		return errChart
	}
	return at.fits(aChart)
}

// fits says whether what is found at any distance is known, or may be after a search.
func (at place) fits(what string) error {
	switch k, open := at.search.known(at.budget); {
	case open:
		return engine.ErrSearch
	case k != nil:
		return small(at.window)
	case at.budget == 0:
		return errUnknown(what)
	}
	return errNotFound(what)
}

func (s *solver) fitsSweep(q engine.Query) error {
	at := s.place(q)
	switch {
	case q.Ask == engine.AskValue && at.nim:
		return s.valued(q)
	case q.Ask != engine.AskTiles:
		return s.reached(q.At)
	case !at.elsewhere:
		return s.sweepable(at)
	case at.nim:
		return engine.ErrNimOrigin
	}
	if err := small(q.Window); err != nil {
		return err
	}
	return s.reached(s.origin(q.Map))
}
