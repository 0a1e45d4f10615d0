package subtraction

import (
	"math/bits"

	"github.com/palacegames/palace/engine"
)

// search is a source that looks for the chart first, and then goes on as the one that is
// right for what was found.
type search struct {
	survey *survey
	work   int
	then   func(chart) engine.Source // its argument is nil if there is no chart
	source engine.Source
}

// Next returns a blank tile for each slice of the search, and then those of the source.
func (s *search) Next() (engine.Tile, bool) {
	if s.source == nil {
		if s.survey.explore(s.work) {
			return engine.Tile{}, true
		}
		s.source = s.then(s.survey.charted(s.work))
	}
	return s.source.Next()
}

// Recycle hands the tile on to the source that made it.
func (s *search) Recycle(t engine.Tile) {
	if r, ok := s.source.(engine.Recycler); ok {
		r.Recycle(t)
	}
}

// viewSource reads the tiles of a window from a view.
type viewSource struct {
	view   view
	offset engine.Cell // of the view's origin, multiples of the tile's size
	tiles  grid
}

// newViewSource returns the source of a window seen from the view's origin.
func newViewSource(v view, w engine.Window) *viewSource {
	return &viewSource{view: v, tiles: newGrid(w)}
}

// newChartSource returns the source of a window of the board around (0, 0), which may
// lie so far out that its own corner is a better origin.
func newChartSource(c chart, w engine.Window) *viewSource {
	const size = engine.TileSize
	corner := engine.Cell{X: w.X / size * size, Y: w.Y / size * size}
	w.X, w.Y = w.X-corner.X, w.Y-corner.Y
	s := newViewSource(c.around(corner.Position().Far()), w)
	s.offset = corner
	return s
}

// Next returns the next tile.
func (s *viewSource) Next() (engine.Tile, bool) {
	w, ok := s.tiles.next()
	if !ok {
		return engine.Tile{}, false
	}
	t := engine.Tile{Window: w}
	t.Bits = make([]uint64, t.Stride()*t.H)
	s.view.Read(t.Bits, w)
	t.X, t.Y = t.X+s.offset.X, t.Y+s.offset.Y
	return t, true
}

// swept is the view of a board that is swept, seen from an origin that a sweep reaches.
type swept struct {
	board  engine.Board
	origin engine.Cell
}

// Read reads the tiles of the window, square by square.
func (v swept) Read(dst []uint64, w engine.Window) {
	clear(dst)
	stride := (w.W + 63) / 64
	plane := v.board.Plane()
	w.X, w.Y = w.X+v.origin.X, w.Y+v.origin.Y
	source := v.board.Source(w.Intersect(plane))
	for t, ok := source.Next(); ok; t, ok = source.Next() {
		for i, word := range t.Bits {
			for ; word != 0; word &= word - 1 {
				x := t.X + i%t.Stride()*64 + bits.TrailingZeros64(word) - w.X
				dst[(t.Y+i/t.Stride()-w.Y)*stride+x/64] |= 1 << (x % 64)
			}
		}
	}
}
