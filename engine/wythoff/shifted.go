package wythoff

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/columns"
)

// shifted is the columns of a table as they are seen from an origin near the corner.
type shifted struct {
	table *columns.Table
	at    engine.Cell // the origin
}

// openColumns returns the squares of a map that fitsTable has let pass.
func (s *solver) openColumns(m engine.Map) engine.Squares {
	if m.Origin == (engine.Position{}) {
		return s.columns().Columns
	}
	return shifted{s.columns().Columns, m.Origin.Cell()}
}

// Source gives the outcomes of a window.
func (s shifted) Source(w engine.Window) engine.Source {
	return &shiftedSource{s, engine.NewTiling(w)}
}

// Count goes through the columns of the pixels.
func (s shifted) Count(x, y, w, h, level int, dst []uint32) {
	s.table.Count(x+s.at.X, y+s.at.Y, w, h, level, dst)
}

type shiftedSource struct {
	shifted
	tiles engine.Tiling
}

// slice is how many columns one call of Next searches at most.
const slice = 1 << 14

// Next searches some columns, which is a blank tile, or returns a tile.
func (s *shiftedSource) Next() (engine.Tile, bool) {
	w, ok := s.tiles.Peek()
	if !ok {
		return engine.Tile{}, false
	}
	if known, need := s.table.Known(), w.X+w.W+s.at.X; known < need {
		s.table.Extend(min(need, known+slice))
		return engine.Tile{Window: engine.Window{X: known - s.at.X, W: s.table.Known() - known, H: 1}}, true
	}
	s.tiles.Next()
	t := engine.SparseTile(w)
	for x := w.X; x < w.X+w.W; x++ {
		if y := s.table.Row(x+s.at.X) - s.at.Y; uint(y-w.Y) < uint(w.H) {
			t.Mark(x, y)
		}
	}
	return t, true
}
