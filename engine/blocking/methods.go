package blocking

import (
	"fmt"
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/internal/closed"
	"github.com/palacegames/palace/engine/blocking/internal/sweep"
	"github.com/palacegames/palace/engine/remoteness"
	"github.com/palacegames/palace/engine/words"
)

// Solve lists the methods. The first two solve the game; the others show what is laid over
// its map. How the automaton counts a block is a list of its own: automaton.Blocks.Count.
func (g *Game) Solve() engine.Methods {
	s := &solver{game: g}
	if g.k <= closed.Most {
		ways := engine.Methods{s.closedForm(), s.automaton(), s.woven(), s.compared()}
		if g.k == 1 { // which is Wythoff Nim
			ways = append(ways, remoteness.Ranked(s.closedForm().Palaces, func(p engine.Position) engine.Int { return p.At(1).Minus(p.At(0)).Abs() }),
				remoteness.Counted(remoteness.Moves{Lines: []remoteness.Line{remoteness.Along(1, 0), remoteness.Along(0, 1), remoteness.Along(1, 1)}}))
		}
		return ways
	}
	return engine.Methods{s.hood(), s.automaton(), s.woven(), s.compared()}
}

// hood is for positions that have few options.
func (s *solver) hood() engine.Method {
	return engine.Method{
		Name:  methodHood.String(),
		Idea:  methodHoodIdea.String(),
		Reach: fmt.Sprintf("positions with x+y+min(x,y) up to %d", s.game.k),
		Cost:  "none",
		File:  "engine/blocking/automaton/hood.go",

		Fits: s.fitsHood,
		Palaces: func(p engine.Position) ([]engine.Position, error) {
			return engine.Options(s.game.Rays(p)), nil
		},
		Sights: func(p engine.Position) ([]int32, error) {
			options := engine.Options(s.game.Rays(p))
			sights := make([]int32, len(options))
			for i, q := range options {
				sights[i] = int32(seenFrom(q))
			}
			return sights, nil
		},
		Value: func(k engine.Kind, p engine.Position) (engine.Int, error) {
			return s.game.value(k, seenFrom(p)), nil
		},
	}
}

// closedForm is for the games with k ≤ 3.
func (s *solver) closedForm() engine.Method {
	k := closed.Form(s.game.k)
	return engine.Method{
		Name:  methodClosed.String(),
		Idea:  methodClosedIdea.String(),
		Reach: "k up to 3: positions of up to about 10000 digits, and maps around them",
		Cost:  "a few square roots",
		File:  "engine/blocking/internal/closed/closed.go",

		Fits:    s.fitsClosed,
		Palaces: func(p engine.Position) ([]engine.Position, error) { return k.Palaces(p), nil },
		Value: func(kind engine.Kind, p engine.Position) (engine.Int, error) {
			return s.game.value(kind, len(k.Palaces(p))), nil
		},
		Maps: closedMaps{s.game, k},
	}
}

// automaton is for the whole board.
func (s *solver) automaton() engine.Method {
	return engine.Method{
		Name:  methodAutomaton.String(),
		Idea:  methodAutomatonIdea.String(),
		Reach: fmt.Sprintf("up to %d squares before a position, %d for a map; coordinates up to %d", maxSquares, sweep.MaxSquares, sweep.Reach),
		Cost:  "0.1 to 0.4 ns for each square before, without the outer space; a tenth of it where blocks hold no palace",
		File:  "engine/blocking/internal/sweep/sweep.go",

		Fits: s.fitsAutomaton,
		Prepare: func(q engine.Query) engine.Job {
			if q.Ask == engine.AskTiles {
				return nil
			}
			return looking{s.towards(q.At)}
		},
		Palaces: func(p engine.Position) ([]engine.Position, error) {
			found := s.look(p).Palaces()
			palaces := make([]engine.Position, len(found))
			for i, c := range found {
				palaces[i] = engine.OfCell(c)
			}
			return palaces, nil
		},
		Sights: func(p engine.Position) ([]int32, error) { return s.look(p).Sights(), nil },
		Value: func(k engine.Kind, p engine.Position) (engine.Int, error) {
			return s.game.value(k, len(s.look(p).Palaces())), nil
		},
		Maps: sweptMaps{s},
	}
}

// woven is for the maps of infinite patterns.
func (s *solver) woven() engine.Method {
	return engine.Method{
		Name:  methodWoven.String(),
		Idea:  methodWovenIdea.String(),
		Reach: "maps over which a fabric or an arm is laid, up to 131072 squares from where it begins",
		Cost:  "row by row, all squares from where it begins",
		File:  "engine/blocking/internal/weave/board.go",

		Fits: s.fitsWoven,
		Maps: wovenMaps{s.game},
	}
}

// compared is for the maps of two games.
func (s *solver) compared() engine.Method {
	return engine.Method{
		Name:  methodCompared.String(),
		Idea:  methodComparedIdea.String(),
		Reach: "maps over which another game is laid, as far as the automaton counts both",
		Cost:  "two boards of the automaton",
		File:  "engine/blocking/compare/compare.go",

		Fits: s.fitsCompared,
		Maps: comparedMaps{s},
	}
}

// The maps of each method.
type (
	closedMaps struct {
		g    *Game
		form closed.Form
	}
	sweptMaps    struct{ s *solver }
	wovenMaps    struct{ g *Game }
	comparedMaps struct{ s *solver }
)

func (m closedMaps) Open(of engine.Map) engine.Squares {
	return closed.Squares{Form: m.form, Origin: of.Origin, Value: func(n int) engine.Int { return m.g.value(of.Kind, n) }}
}

func (m sweptMaps) Open(of engine.Map) engine.Squares { return sweep.NewBoard(m.s.whole(), of.Kind) }

func (m wovenMaps) Open(of engine.Map) engine.Squares {
	e, _ := m.g.pattern(of.Over)
	return e.In(m.g.k)
}

func (m comparedMaps) Open(of engine.Map) engine.Squares { return m.s.overlaid(of.Over) }

// fitsPosition refuses what is no position, and values of other kinds.
func (s *solver) fitsPosition(q engine.Query) error {
	if !s.game.Shape().Has(q.Values()) {
		return engine.ErrKind
	}
	return s.game.Check(q.At)
}

// fitsHood refuses positions outside the hood and its border.
func (s *solver) fitsHood(q engine.Query) error {
	if err := s.fitsPosition(q); err != nil {
		return err
	}
	if n := seenFrom(q.At); n > s.game.k {
		return errSeen(q.At.String(), n, s.game.k)
	}
	return nil
}

// mostFar bounds a far window, whose squares are counted one by one.
const mostFar = 1 << 32

// fitsClosed leaves the maps from the corner on, of which more is shown, to the automaton.
func (s *solver) fitsClosed(q engine.Query) error {
	switch {
	case q.Ask != engine.AskTiles:
		return s.fitsPosition(q)
	case q.Map.Over != "":
		return errOver
	case q.Map.Origin == (engine.Position{}):
		return errFarAlone
	case q.Window.Area() > mostFar:
		return engine.ErrTooLarge(q.Window, 1<<16)
	}
	return nil
}

// maxSquares is how many squares are counted at most to answer about one position.
const maxSquares = 1 << 35

// maxOptions is how many options are listed at most.
const maxOptions = 1 << 22

// fitsAutomaton refuses what too many squares would have to be counted for.
func (s *solver) fitsAutomaton(q engine.Query) error {
	g := s.game
	switch {
	case q.Ask == engine.AskTiles && q.Map.Over != "":
		return errOver
	case q.Ask == engine.AskTiles:
		return s.fitsWindow(q, sweep.NewBoard(s.whole(), q.Map.Kind))
	}
	if err := s.fitsPosition(q); err != nil {
		return err
	}
	x, y, _ := q.At.Pair()
	switch n := seenFrom(q.At); {
	case n == math.MaxInt:
		return errTooFar(q.At.String(), g.String(), sweep.Reach)
	case sweep.Work(g.k, x+1, y+1) > maxSquares:
		return errWork(q.At.String(), g.String(), maxSquares)
	case q.Ask == engine.AskSights && n > maxOptions:
		return errOptions(q.At.String(), n, g.String(), maxOptions)
	}
	return nil
}

// fitsWoven refuses maps of anything but a pattern.
func (s *solver) fitsWoven(q engine.Query) error {
	e, ok := s.game.pattern(q.Map.Over)
	switch {
	case !ok:
		return errOver
	case q.Map.Kind != engine.PalaceNumbers:
		return errNumbersAlone(words.Quote(q.Map.Over), s.game.String())
	}
	return s.fitsWindow(q, e.In(s.game.k))
}

// fitsCompared refuses maps of anything but another game.
func (s *solver) fitsCompared(q engine.Query) error {
	if _, woven := s.game.pattern(q.Map.Over); woven || q.Map.Over == "" {
		return errOver
	}
	if _, err := s.game.comparison(q.Map.Over); err != nil {
		return err
	}
	if q.Map.Kind != engine.PalaceNumbers {
		return errNumbersAlone(words.Quote(q.Map.Over), s.game.String())
	}
	return s.fitsWindow(q, s.overlaid(q.Map.Over))
}

// fitsWindow refuses maps that do not begin at the corner, and windows that a board does.
func (s *solver) fitsWindow(q engine.Query, b engine.Bounded) error {
	switch {
	case q.Map.Origin != (engine.Position{}):
		return errElsewhere
	case q.Window.Empty():
		return nil
	}
	return b.Check(q.Window)
}
