package piles

import (
	"sort"

	"github.com/palacegames/palace/engine"
)

// squares are those of a map, of the first two piles.
type squares struct {
	*solver
	m engine.Map
}

// Open returns the squares of a map, of either method.
func (s *solver) Open(m engine.Map) engine.Squares { return &squares{s, m} }

// Source fills the table with blank tiles as far as the window needs it, and then looks there.
func (s *squares) Source(w engine.Window) engine.Source {
	nim := s.m.Kind == engine.NimValues
	t := s.begin(box(s.farthest(engine.Query{Ask: engine.AskTiles, Map: s.m, Window: w}), nim), nim)
	ahead := func(engine.Window) (done engine.Window, more bool) {
		before := t.filled
		t.Step()
		return engine.Window{W: t.filled - before, H: 1}, t.filled > before
	}
	return engine.PreparedTiles(w, ahead, func(w engine.Window) engine.Tile {
		tile := engine.SparseTile(w)
		if nim {
			tile = engine.Tile{Window: w, Wide: make([]int32, 0, w.Area())}
		}
		at := clamped(s.m.Position(engine.Cell{}, s.game.piles))
		x0, y0 := at[0], at[1]
		sorted := make([]int, len(at))
		for y := w.Y; y < w.Y+w.H; y++ {
			for x := w.X; x < w.X+w.W; x++ {
				at[0], at[1] = x0+x, y0+y
				copy(sorted, at)
				sort.Sort(sort.Reverse(sort.IntSlice(sorted)))
				switch {
				case nim:
					tile.Wide = append(tile.Wide, int32(t.of(sorted)))
				case t.of(sorted[1:]) == sorted[0]:
					tile.Mark(x, y)
				}
			}
		}
		return tile
	})
}
