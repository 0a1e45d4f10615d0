package wythoff

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/internal/nim"
)

// fitsOutcomes refuses nim-values.
func fitsOutcomes(q engine.Query) error {
	if q.Values() != engine.Outcomes {
		return engine.ErrKind
	}
	return nil
}

// fitsTable refuses what lies beyond the columns that are searched.
func (s *solver) fitsTable(q engine.Query) error {
	if err := fitsOutcomes(q); err != nil {
		return err
	}
	switch {
	case q.Ask == engine.AskTiles:
		return s.fitsColumns(q)
	case max(q.At.At(0).Clamp(), q.At.At(1).Clamp()) > s.game.reach:
		return errColumns(s.game.reach)
	}
	return nil
}

// fitsColumns refuses maps that end beyond the columns that are searched, or begin there.
func (s *solver) fitsColumns(q engine.Query) error {
	if q.Map.Origin != (engine.Position{}) {
		x, y, ok := q.Map.Origin.Pair()
		if limit := columns.Limit(s.game.moves); !ok || max(x, y) >= limit {
			return errColumns(limit - 1)
		}
		q.Window.X, q.Window.Y = q.Window.X+x, q.Window.Y+y
		q.Map.Origin = engine.Position{}
	}
	return fitsCorner(q, columns.Limit(s.game.moves), edge)
}

// fitsFound says whether there is a dictionary, or that it has to be looked for.
func (s *solver) fitsFound(q engine.Query) error {
	if err := fitsOutcomes(q); err != nil {
		return err
	}
	switch _, why, known := s.game.sought.Known(); {
	case !known:
		return engine.ErrSearch
	case why != nil:
		return errNoDictionary(s.game.reach, why)
	}
	return nil
}

// soon is how many squares are filled with nim-values while somebody waits.
const soon = 1 << 22

// fitsNim refuses what lies beyond the squares that are filled.
func fitsNim(q engine.Query) error {
	switch {
	case q.Values() != engine.NimValues:
		return engine.ErrKind
	case q.Ask == engine.AskTiles:
		return fitsCorner(q, nim.Edge, nim.Edge)
	case max(q.At.At(0).Clamp(), q.At.At(1).Clamp()) >= nim.Edge:
		return errNimBeyond(nim.Edge-1, q.At)
	case q.Play && q.At.At(0).Clamp()*q.At.At(1).Clamp() > soon:
		return engine.ErrWhile(q.At)
	}
	return nil
}

// fitsCorner refuses maps that do not begin at the corner, and windows that do not end
// within so many columns and rows of it.
func fitsCorner(q engine.Query, columns, rows int) error {
	w := q.Window
	switch {
	case q.Map.Origin != (engine.Position{}):
		return errElsewhere
	case w.X+w.W > columns || w.Y+w.H > rows:
		return errWindowBeyond(fmt.Sprintf("%d×%d", w.W, w.H), engine.At(w.X, w.Y).String(), fmt.Sprintf("%d×%d", columns, rows))
	}
	return nil
}
