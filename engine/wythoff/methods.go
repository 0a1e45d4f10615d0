package wythoff

import (
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine/columnar"
	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
)

// Solve lists the methods. The columns near the corner are quicker than the dictionary,
// and count what options see, which it does not; so they stand in front of it and behind.
func (g *Game) Solve() core.Methods {
	s := &solver{game: g}
	table := s.table()
	switch {
	case g.moves.None():
		return core.Methods{s.golden(), table, s.rowByRow()}
	case g.moves.Knight():
		return core.Methods{s.near(table), s.dictionary(), table, s.rowByRow()}
	}
	return core.Methods{table, s.rowByRow()}
}

// golden is for Wythoff Nim itself.
func (s *solver) golden() core.Method {
	return core.Method{
		Name:  "Golden ratio",
		Idea:  "The P-positions are (⌊nφ⌋, ⌊nφ²⌋) and their mirror images (Wythoff 1907).",
		Reach: fmt.Sprintf("outcomes, and palaces of positions of up to about %d digits", mostBits*3/10),
		Cost:  "a few multiplications",
		File:  "golden/golden.go",

		Fits:    fitsOutcomes,
		Palaces: func(p core.Position) ([]core.Position, error) { return goldenCrossings.palaces(p, nil) },
		Value:   goldenCrossings.outcome,
		Open:    func(m core.Map) core.Squares { return s.game.beams(m, goldenBeam) },
	}
}

// dictionary is for Maharaja Nim.
func (s *solver) dictionary() core.Method {
	return core.Method{
		Name:  "Dictionary",
		Idea:  "Around column x the P-positions are written down by words that are read around x/φ ([LW14] section 3).",
		Reach: fmt.Sprintf("outcomes, and palaces of positions of up to about %d digits", mostBits*3/10),
		Cost:  "five steps a digit, each one multiplication",
		File:  "dictionary/locate.go",

		Fits: fitsOutcomes,
		Palaces: func(p core.Position) ([]core.Position, error) {
			return s.dictionaryCrossings().palaces(p, s.game.moves.Single)
		},
		Value: func(k core.Kind, p core.Position) (core.Int, error) { return s.dictionaryCrossings().outcome(k, p) },
		Open:  func(m core.Map) core.Squares { return s.game.beams(m, s.dictionaryBeam) },
	}
}

// table is for all lists.
func (s *solver) table() core.Method {
	return core.Method{
		Name:  "Column by column",
		Idea:  "Every column has one P-position: its least square that sees none further left ([LW14] Proposition 2.1).",
		Reach: fmt.Sprintf("maps up to column %d, positions up to column %d", columns.Limit(s.game.moves)-1, s.game.searched()),
		Cost:  "the columns from the corner on, each some nanoseconds",
		File:  "columns/table.go",

		Fits:    s.fitsTable,
		Prepare: s.prepare,
		Palaces: s.palaces,
		Sights:  s.sights,
		Value:   s.outcome,
		Open:    func(core.Map) core.Squares { return &board{s.columns().Columns} },
	}
}

// nearby is where the columns up to a position are searched without a second thought.
const nearby = 1 << 16

// near is the table for single positions near the corner, where it needs no dictionary.
func (s *solver) near(table core.Method) core.Method {
	table.Name = "Column by column, near the corner"
	table.Reach = fmt.Sprintf("palaces of positions up to column %d", nearby)
	table.Sights, table.Open = nil, nil
	fits := table.Fits
	table.Fits = func(q core.Query) error {
		if max(q.At.At(0).Clamp(), q.At.At(1).Clamp()) > nearby {
			return fmt.Errorf("it takes the columns up to %d, and no others", nearby)
		}
		return fits(q)
	}
	return table
}

// rowByRow is for nim-values.
func (s *solver) rowByRow() core.Method {
	nim := &nimBoard{moves: s.game.moves}
	return core.Method{
		Name:  "Mex, row by row",
		Idea:  "A nim-value is the least number that no option has; each line remembers the numbers on it.",
		Reach: fmt.Sprintf("nim-values up to %d squares from the corner", nimEdge-1),
		Cost:  "all squares back to the corner",
		File:  "nim.go",

		Fits:  fitsNim,
		Value: nim.value,
		Open:  func(core.Map) core.Squares { return nim },
	}
}

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

// dictionaryReader returns what reads the dictionary's string.
func (s *solver) dictionaryReader() *dictionary.Reader {
	if s.reader == nil {
		s.reader = dictionary.New()
	}
	return s.reader
}

// dictionaryBeam is one of Maharaja Nim.
func (s *solver) dictionaryBeam(x, y *big.Int, below bool) (columnar.Beam, error) {
	b, err := s.dictionaryReader().Beam(x, y, below)
	if b == nil {
		return nil, err
	}
	return b, nil
}

// fitsOutcomes refuses nim-values.
func fitsOutcomes(q core.Query) error {
	if q.Ask == core.AskValue && q.Kind != core.Outcomes || q.Ask == core.AskTiles && q.Map.Kind != core.Outcomes {
		return core.ErrKind
	}
	return nil
}

// fitsTable refuses what lies beyond the columns that are searched.
func (s *solver) fitsTable(q core.Query) error {
	if err := fitsOutcomes(q); err != nil {
		return err
	}
	switch {
	case q.Ask == core.AskTiles:
		return fitsCorner(q, columns.Limit(s.game.moves), edge)
	case q.Ask == core.AskSights:
		return s.game.fitsSights(q.At)
	case max(q.At.At(0).Clamp(), q.At.At(1).Clamp()) > s.game.searched():
		return fmt.Errorf("it takes the columns up to %d, and no others", s.game.searched())
	}
	return nil
}

// fitsNim refuses what lies beyond the squares that are filled.
func fitsNim(q core.Query) error {
	switch {
	case q.Ask == core.AskValue && q.Kind != core.NimValues, q.Ask == core.AskTiles && q.Map.Kind != core.NimValues:
		return core.ErrKind
	case q.Ask == core.AskTiles:
		return fitsCorner(q, nimEdge, nimEdge)
	case max(q.At.At(0).Clamp(), q.At.At(1).Clamp()) >= nimEdge:
		return fmt.Errorf("nim-values are known up to (%d,%d), and (%v) is farther out", nimEdge-1, nimEdge-1, q.At)
	}
	return nil
}

// fitsCorner refuses maps that do not begin at the corner, and windows that do not end
// within so many columns and rows of it.
func fitsCorner(q core.Query, columns, rows int) error {
	w := q.Window
	switch {
	case q.Map.Origin != (core.Position{}):
		return errors.New("a map of these values begins at the corner")
	case w.X+w.W > columns || w.Y+w.H > rows:
		return fmt.Errorf("the window %d×%d at (%d,%d) is too far out: it must end within %d×%d from (0,0)",
			w.W, w.H, w.X, w.Y, columns, rows)
	}
	return nil
}

// search is the Job of the columns that a position needs.
type search struct {
	columns *columns.Solver
	x, y    int
}

func (j search) Step() (more bool) { return j.columns.Prepare(j.x, j.y) }
func (j search) Done() float64     { return j.columns.Progress(j.x, j.y) }

// prepare searches the columns that hold the P-positions a position may see.
func (s *solver) prepare(q core.Query) core.Job {
	x, y, ok := q.At.Pair()
	if !ok || q.Ask == core.AskSights {
		return nil
	}
	return search{s.columns(), x, y}
}

// palaces looks for P-positions along the queen's lines, along the families, and at the
// squares that the single moves lead to.
func (s *solver) palaces(p core.Position) ([]core.Position, error) {
	x, y, _ := p.Pair()
	var found []core.Position
	for _, q := range s.columns().Seen(x, y) {
		found = append(found, core.OfCell(q))
	}
	slices.SortFunc(found, core.Position.Compare)
	return slices.Compact(found), nil
}

// outcome is 1 for a P-position and 0 for any other.
func (s *solver) outcome(_ core.Kind, p core.Position) (core.Int, error) {
	x, y, _ := p.Pair()
	if len(s.columns().Seen(x, y)) > 0 {
		return core.Num(0), nil
	}
	return core.Num(1), nil
}
