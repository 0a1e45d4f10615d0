package wythoff

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/nim"
)

// fitsOutcomes refuses nim-values.
func fitsOutcomes(q engine.Query) error {
	if q.Ask == engine.AskValue && q.Kind != engine.Outcomes || q.Ask == engine.AskTiles && q.Map.Kind != engine.Outcomes {
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
		return fitsCorner(q, columns.Limit(s.game.moves), edge)
	case q.Ask == engine.AskSights:
		return s.game.fitsSights(q.At)
	case max(q.At.At(0).Clamp(), q.At.At(1).Clamp()) > s.game.reach:
		return errColumns(s.game.reach)
	}
	return nil
}

// soon is how many squares are filled with nim-values while somebody waits.
const soon = 1 << 22

// fitsNim refuses what lies beyond the squares that are filled.
func fitsNim(q engine.Query) error {
	switch {
	case q.Ask == engine.AskValue && q.Kind != engine.NimValues, q.Ask == engine.AskTiles && q.Map.Kind != engine.NimValues:
		return engine.ErrKind
	case q.Ask == engine.AskTiles:
		return fitsCorner(q, nim.Edge, nim.Edge)
	case max(q.At.At(0).Clamp(), q.At.At(1).Clamp()) >= nim.Edge:
		return errNim(q.At)
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
		return errWindow(w, columns, rows)
	}
	return nil
}
