package wythoff

import (
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
)

// solver has the functions of the methods, and what they remember.
type solver struct {
	game *Game
	// Both are nil until they are asked.
	searched *columns.Solver
	reader   *dictionary.Reader
}

// columns returns what searches columns.
func (s *solver) columns() *columns.Solver {
	if s.searched == nil {
		s.searched = columns.NewSolver(s.game.moves, s.game.kernel)
	}
	return s.searched
}

// dictionaryReader returns what reads the dictionary's string. It errs where none is known.
func (s *solver) dictionaryReader() (r *dictionary.Reader, err error) {
	switch {
	case s.reader != nil:
	case s.game.moves.Knight():
		s.reader = dictionary.New()
	default:
		d, why, known := s.game.sought.Known()
		switch {
		case why != nil:
			return nil, why
		case !known || d == nil:
			return nil, engine.ErrSearch
		}
		if s.reader, err = d.Reader(); err != nil {
			s.reader = nil
		}
	}
	return s.reader, err
}

// search is the Job of the columns that a position needs.
type search struct {
	columns *columns.Solver
	x, y    int
}

func (j search) Step() (more bool) { return j.columns.Prepare(j.x, j.y) }
func (j search) Done() float64     { return j.columns.Progress(j.x, j.y) }

// prepare searches the columns that hold the P-positions a position may see.
func (s *solver) prepare(q engine.Query) engine.Job {
	x, y, ok := q.At.Pair()
	if !ok {
		return nil
	}
	return search{s.columns(), x, y}
}

// palaces looks for P-positions along the queen's lines, along the families, and at the
// squares that the single moves lead to.
func (s *solver) palaces(p engine.Position) ([]engine.Position, error) {
	x, y, _ := p.Pair()
	var found []engine.Position
	for _, q := range s.columns().Seen(x, y) {
		found = append(found, engine.OfCell(q))
	}
	sort.Slice(found, func(i, j int) bool { return found[i].Compare(found[j]) < 0 })
	return slices.Compact(found), nil
}

// outcome is 1 for a P-position and 0 for any other.
func (s *solver) outcome(_ engine.Kind, p engine.Position) (engine.Int, error) {
	x, y, _ := p.Pair()
	return engine.OutcomeValue(len(s.columns().Seen(x, y)) == 0), nil
}

// Dictionary begins to look for the dictionary of the game's moves.
func (g *Game) Dictionary() *dictionary.Search { return dictionary.NewSearch(g.moves) }

// Open returns the squares of a map that fitsTable has let pass.
func (s *solver) Open(m engine.Map) engine.Squares {
	return columns.Around{Table: s.columns().Columns, At: m.Position(engine.Cell{}, 2).Cell()}
}
