package wythoff

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/additive"
	"github.com/palacegames/palace/engine/remoteness"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/internal/nim"
)

// Solve lists the methods. The columns near the corner are quicker than the dictionary, so they
// stand in front of it and behind.
func (g *Game) Solve() engine.Methods {
	s := &solver{game: g}
	table := s.table()
	ways := engine.Methods{table, s.rowByRow()}
	switch {
	case g.moves.None():
		ways = engine.Methods{s.golden(), table, s.rowByRow(), s.ranked()}
	case g.moves.Knight():
		ways = engine.Methods{s.near(table), s.dictionary(), table, s.rowByRow()}
	case g.perhaps:
		ways = engine.Methods{table, s.found(), s.rowByRow()}
	}
	return append(ways, additive.Method(g.Lines()), remoteness.Counted(g.Lines()))
}

// ranked is for the remoteness of Wythoff Nim itself, the n-th palace of which has the difference n.
func (s *solver) ranked() engine.Method {
	return remoteness.Ranked(
		func(p engine.Position) ([]engine.Position, error) { return goldenCrossings.palaces(p, nil) },
		func(p engine.Position) engine.Int { return p.At(1).Minus(p.At(0)).Abs() },
	)
}

// Lines are the moves of all rays.
func (g *Game) Lines() remoteness.Moves {
	m := remoteness.Moves{Lines: []remoteness.Line{remoteness.Along(1, 0), remoteness.Along(0, 1), remoteness.Along(1, 1)}}
	for _, step := range g.moves.Endless {
		first := step.Times(g.moves.From)
		m.Lines = append(m.Lines, remoteness.Line{First: engine.Cell{X: first.A, Y: first.B}, Step: engine.Cell{X: step.A, Y: step.B}})
	}
	for _, jump := range g.moves.Single {
		m.Jumps = append(m.Jumps, engine.Cell{X: jump.A, Y: jump.B})
	}
	return m
}

// golden is for Wythoff Nim itself.
func (s *solver) golden() engine.Method {
	return engine.Method{
		Name:  methodGolden.String(),
		Idea:  methodGoldenIdea.String(),
		Reach: fmt.Sprintf("outcomes, and palaces of positions of up to about %d digits", mostBits*3/10),
		Cost:  "a few multiplications",
		File:  "engine/wythoff/golden/golden.go",

		Fits:    fitsOutcomes,
		Palaces: func(p engine.Position) ([]engine.Position, error) { return goldenCrossings.palaces(p, nil) },
		Value:   goldenCrossings.outcome,
		Maps:    goldenMaps{s.game},
		Sparse:  true,
	}
}

// dictionary is for Maharaja Nim.
func (s *solver) dictionary() engine.Method {
	return engine.Method{
		Name:  methodDictionary.String(),
		Idea:  methodDictionaryIdea.String(),
		Reach: fmt.Sprintf("outcomes, and palaces of positions of up to about %d digits", mostBits*3/10),
		Cost:  "five steps per digit, each one multiplication",
		File:  "engine/wythoff/dictionary/locate.go",

		Fits: fitsOutcomes,
		Palaces: func(p engine.Position) ([]engine.Position, error) {
			return s.dictionaryCrossings().palaces(p, s.game.moves.Single)
		},
		Value: func(k engine.Kind, p engine.Position) (engine.Int, error) {
			return s.dictionaryCrossings().outcome(k, p)
		},
		Maps: readMaps{s}, Sparse: true,
	}
}

// found is for lists whose dictionary is looked for.
func (s *solver) found() engine.Method {
	m := s.dictionary()
	m.Name = methodFound.String()
	m.Idea = methodFoundIdea.String()
	m.Reach = fmt.Sprintf("as for Maharaja Nim, if with each of finitely many moves (a,b) there is (b,a), and words are found in %d columns", dictionary.MostColumns)
	m.Cost = "the search, up to a few seconds, and then five steps per digit"
	m.File = "engine/wythoff/dictionary/search.go"
	m.Fits = s.fitsFound
	m.Prepare = func(engine.Query) engine.Job { return s.game.sought }
	return m
}

// table is for all lists.
func (s *solver) table() engine.Method {
	return engine.Method{
		Name:  methodColumns.String(),
		Idea:  methodColumnsIdea.String(),
		Reach: fmt.Sprintf("maps up to column %d, positions up to column %d", columns.Limit(s.game.moves)-1, s.game.reach),
		Cost:  "the columns from the corner on, a few nanoseconds each",
		File:  "engine/wythoff/columns/table.go",

		Fits:    s.fitsTable,
		Prepare: s.prepare,
		Palaces: s.palaces,
		Value:   s.outcome,
		Maps:    s,
		Sparse:  true,
	}
}

// nearby is where the columns up to a position are searched without a second thought.
const nearby = 1 << 16

// near is the table for single positions near the corner, where it needs no dictionary.
func (s *solver) near(table engine.Method) engine.Method {
	table.Name = methodColumnsNear.String()
	table.Reach = fmt.Sprintf("palaces of positions up to column %d", nearby)
	table.Maps = nil
	fits := table.Fits
	table.Fits = func(q engine.Query) error {
		if err := fits(q); err != nil {
			return err
		}
		if max(q.At.At(0).Clamp(), q.At.At(1).Clamp()) > nearby {
			return errColumns(nearby)
		}
		return nil
	}
	return table
}

// rowByRow is for nim-values.
func (s *solver) rowByRow() engine.Method {
	values := nim.New(s.game.moves)
	return engine.Method{
		Name:  methodMex.String(),
		Idea:  methodMexIdea.String(),
		Reach: fmt.Sprintf("nim-values up to %d squares from the corner", nim.Edge-1),
		Cost:  "all squares back to the corner",
		File:  "engine/wythoff/internal/nim/sweep.go",

		Fits:  fitsNim,
		Value: values.Value,
		Maps:  nim.Maps{Of: values},
	}
}
