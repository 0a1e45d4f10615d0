package exile

import (
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/quadrant"
	"github.com/palacegames/palace/engine/exile/spiral"
	"github.com/palacegames/palace/engine/internal/mex"
	"github.com/palacegames/palace/engine/remoteness"
)

// Solve lists the methods on the spiral.
func (g Spiral) Solve() engine.Methods {
	numerals := engine.Method{
		Name:  methodNumerals.String(),
		Idea:  methodNumeralsIdea.String(),
		Reach: "every position of up to 10000 digits; outcomes on a map",
		Cost:  "the square of the number of digits",
		File:  "engine/exile/spiral/lines.go",
		Fits:  checkOutcomes,
		Palaces: func(p engine.Position) (found []engine.Position, err error) {
			for _, q := range spiral.Lower(spiral.CellOf(p)) {
				found = append(found, q.Position())
			}
			sort.Slice(found, func(i, j int) bool { return found[i].Compare(found[j]) < 0 })
			return found, nil
		},
		Maps: g, Sparse: true,
	}
	numerals.Value = outcome(numerals.Palaces)
	return engine.Methods{
		numerals,
		mexFilling(spiralNim{}),
		g.Lasts(false),
	}
}

// Open returns the squares of a map of outcomes.
func (g Spiral) Open(m engine.Map) engine.Squares {
	return spiral.NewBoard(spiral.CellOf(originOf(m)), g.Plane(m).W/2)
}

// Lasts is the method for remoteness.
func (Spiral) Lasts(misere bool) engine.Method { return counting(spiralNim{}, misere) }

// nearby is up to which column the table is made without a second thought.
const nearby = 1 << 17

// Solve lists the methods on the quadrant.
func (g Quadrant) Solve() engine.Methods {
	var queens quadrant.Queens
	var far *quadrant.Distant
	distant := func() *quadrant.Distant {
		if far == nil {
			far = quadrant.NewDistant()
		}
		return far
	}
	columns := engine.Method{
		Name:  methodColumns.String(),
		Idea:  methodColumnsIdea.String(),
		Reach: "up to column 131072, or what has been computed",
		Cost:  "a few nanoseconds per column, once",
		File:  "engine/exile/quadrant/greedy.go",
		Fits: func(q engine.Query) error {
			if q.Values() != engine.Outcomes {
				return engine.ErrKind
			}
			end := max(nearby, queens.Len())
			if r, c, ok := q.At.Pair(); !ok || r > reach || c >= end {
				return errTable(end)
			}
			return nil
		},
		Palaces: func(p engine.Position) (found []engine.Position, err error) {
			c := p.Cell()
			queens.Extend(c.Y + 1)
			for _, q := range queens.Lower(c.X, c.Y) {
				found = append(found, engine.OfCell(q))
			}
			sort.Slice(found, func(i, j int) bool { return found[i].Compare(found[j]) < 0 })
			return found, nil
		},
	}
	columns.Value = outcome(columns.Palaces)
	descent := engine.Method{
		Name:  methodDescent.String(),
		Idea:  methodDescentIdea.String(),
		Reach: "every position of up to 1000 digits; outcomes on a map",
		Cost:  "the square of the number of digits",
		File:  "engine/exile/quadrant/far.go",
		Fits:  checkOutcomes,
		Prepare: func(q engine.Query) engine.Job {
			if q.Ask != engine.AskPalaces && q.Ask != engine.AskValue {
				return nil
			}
			return distant().Seek(q.At.At(0).Big(), q.At.At(1).Big())
		},
		Palaces: func(p engine.Position) (found []engine.Position, err error) {
			queens, err := distant().Lower(p.At(0).Big(), p.At(1).Big())
			for _, q := range queens {
				found = append(found, engine.Of(engine.Big(q.Row), engine.Big(q.Column)))
			}
			sort.Slice(found, func(i, j int) bool { return found[i].Compare(found[j]) < 0 })
			return found, err
		},
		Maps: g, Sparse: true,
	}
	descent.Value = outcome(descent.Palaces)
	return engine.Methods{
		columns,
		descent,
		mexFilling(quadrantNim{}),
		g.Lasts(false),
	}
}

// Open returns the squares of a map of outcomes.
func (g Quadrant) Open(m engine.Map) engine.Squares {
	o := originOf(m)
	return quadrant.NewBoard(quadrant.Square{Row: o.At(0).Big(), Column: o.At(1).Big()}, g.Plane(m))
}

// Lasts is the method for remoteness.
func (Quadrant) Lasts(misere bool) engine.Method { return counting(quadrantNim{}, misere) }

// originOf returns what square (0, 0) of the map stands for.
func originOf(m engine.Map) engine.Position { return m.Position(engine.Cell{}, 2) }

// outcome returns 1 for a P-position and 0 for any other, by its palaces.
func outcome(palaces func(engine.Position) ([]engine.Position, error)) func(engine.Kind, engine.Position) (engine.Int, error) {
	return func(_ engine.Kind, p engine.Position) (engine.Int, error) {
		found, err := palaces(p)
		return engine.OutcomeValue(err == nil && len(found) == 0), err
	}
}

// mexFilling is the one method for nim-values.
func mexFilling(rule nimRule) engine.Method {
	m := filling(rule, func() fill {
		f := mex.NewFiller()
		return func(x, y int) int32 { return f.Fill(x, y) }
	})
	fits := m.Fits
	m.Fits = func(q engine.Query) error {
		if q.Values() != engine.NimValues {
			return engine.ErrKind
		}
		return fits(q)
	}
	m.Name = methodMex.String()
	m.Idea = methodMexIdea.String()
	m.Reach = "nim-values, as far as a gigabyte holds what they need"
	m.Cost = "some 60 nanoseconds for every square with a lower number"
	m.File = "engine/exile/nim.go"
	return m
}

// counting is the one for remoteness, by the same boards.
func counting(rule nimRule, misere bool) engine.Method {
	return remoteness.InOrder(filling(rule, func() fill { return remoteness.NewFiller(misere).Fill }))
}

// filling answers by boards that are filled in the order of their numbers.
func filling(rule nimRule, begin func() fill) engine.Method {
	board := nimBoard{rule: rule, begin: begin, most: maxNimBytes}
	near := nimBoard{rule: rule, begin: begin, most: 4 * soonNimBytes} // of single values: what somebody waits for is small enough to be kept
	return engine.Method{
		Fits: func(q engine.Query) error { return checkNim(rule, q) },
		Maps: board,
		Value: func(_ engine.Kind, p engine.Position) (engine.Int, error) {
			if checkNim(rule, engine.Query{Ask: engine.AskValue, At: p, Play: true}) == nil {
				near.hold(rule.roomy(p.Cell())) // for whoever asks about the options one by one
				return engine.ValueAt(&near, p.Cell())
			}
			alone := board
			return engine.ValueAt(&alone, p.Cell())
		},
	}
}
