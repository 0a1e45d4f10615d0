package weave

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
)

// reach bounds the coordinates: a board this large takes a minute or so.
const reach = 1 << 17

// board runs the automaton row by row. It keeps the last two rows and those of the
// tiles in work.
type board struct {
	*Endless
	plane engine.Window
	at    engine.Cell // where the square (0, 0) lies
	k     int         // added to the values; 0 for none
}

func (b *board) Plane() engine.Window { return b.plane }

// Check refuses windows that leave the plane.
func (b *board) Check(w engine.Window) error {
	plane := b.plane
	right, below := plane.X+plane.W, plane.Y+plane.H
	switch {
	case w.W < 1 || w.H < 1:
		return engine.ErrNoSquare(w)
	case !plane.Contains(engine.Cell{X: w.X, Y: w.Y}):
		return b.errBeyond(w)
	case w.W > right-w.X || w.H > below-w.Y:
		return b.errSize(w, min(w.W, right-w.X), min(w.H, below-w.Y))
	}
	return nil
}

// Source computes the rows from 0 to the end of the window, and what lies before
// them by closed forms.
func (b *board) Source(w engine.Window) engine.Source {
	w.X, w.Y = w.X-b.at.X, w.Y-b.at.Y
	s := &source{board: b, window: w, y: min(w.Y, 0)}
	width := max(0, w.X+w.W) + 2
	for i := range s.rows {
		s.rows[i] = make([]int8, width)
	}
	for i := range width {
		s.rows[0][i], s.rows[1][i] = int8(b.given(i-2, -2)), int8(b.given(i-2, -1))
	}
	return s
}

// source goes through the board in bands, each as high as a tile. Its coordinates are
// the fabric's or the arm's own.
type source struct {
	*board
	window engine.Window
	rows   [3][]int8 // of row y-2, y-1 and y the columns from -2 on
	y      int
	band   engine.Window // of the window: the rows in work
	values []int8
	tiles  []engine.Tile // to give away
}

// work is about how many squares are computed in one call.
const work = 1 << 18

// Next computes a few rows.
func (s *source) Next() (engine.Tile, bool) {
	if len(s.tiles) > 0 {
		t := s.tiles[0]
		s.tiles = s.tiles[1:]
		return t, true
	}
	if s.y >= s.window.Y+s.window.H {
		return engine.Tile{}, false
	}
	for left := work; left > 0 && len(s.tiles) == 0 && s.y < s.window.Y+s.window.H; s.y++ {
		if s.y >= 0 {
			s.compute()
		}
		if s.y >= s.window.Y {
			s.keep()
		}
		left -= len(s.rows[0]) + s.window.W
	}
	return engine.Tile{}, true
}

// compute applies the rule to row y.
func (s *source) compute() {
	r2, r1, row := s.rows[0], s.rows[1], s.rows[2]
	row[0], row[1] = int8(s.given(-2, s.y)), int8(s.given(-1, s.y))
	r1, row = r1[:len(r2)], row[:len(r2)]
	for i := 2; i < len(r2); i++ {
		n := automaton.Neighborhood{
			A: int32(r2[i-2]), B: int32(r2[i-1]),
			C: int32(r1[i-2]), D: int32(r1[i-1]), E: int32(r1[i]),
			F: int32(row[i-1]),
		}
		row[i] = int8(n.Next())
	}
	s.rows = [3][]int8{r1, row, r2}
}

// keep puts row y, which has just been computed, into its band, and cuts the band
// into tiles if it is the last.
func (s *source) keep() {
	w := s.window
	if s.values == nil {
		end := s.afterTile(s.y, s.at.Y)
		s.band = w.Intersect(engine.Window{X: w.X, Y: s.y, W: w.W, H: end - s.y})
		s.values = make([]int8, 0, s.band.Area())
	}
	start := max(w.X, min(0, w.X+w.W))
	s.values = append(s.values, make([]int8, start-w.X)...) // given, so not read
	if s.y < 0 {
		s.values = append(s.values, make([]int8, w.X+w.W-start)...)
	} else if start < w.X+w.W {
		s.values = append(s.values, s.rows[1][start+2:w.X+w.W+2]...)
	}
	if s.y+1 == s.band.Y+s.band.H {
		s.cut()
		s.values = nil
	}
}

// afterTile returns the row or column after the tile of a square, for an origin that
// lies at the given row or column of the board.
func (s *source) afterTile(v, origin int) int {
	return (engine.FloorDiv(v+origin, engine.TileSize)+1)*engine.TileSize - origin
}

// cut makes tiles of the band.
func (s *source) cut() {
	for x := s.band.X; x < s.band.X+s.band.W; {
		end := s.afterTile(x, s.at.X)
		t := engine.Tile{Window: s.band.Intersect(engine.Window{X: x, Y: s.band.Y, W: end - x, H: s.band.H})}
		if t.X < 0 || t.Y < 0 {
			t.Wide = make([]int32, t.Area())
		} else {
			t.Small, t.Base = make([]int8, t.Area()), int32(s.k)
		}
		for j := range t.H {
			row := s.values[(t.Y+j-s.band.Y)*s.band.W+t.X-s.band.X:][:t.W]
			if t.Wide == nil {
				copy(t.Small[j*t.W:], row)
				continue
			}
			for i, v := range row {
				rel := int32(v)
				if t.X+i < 0 || t.Y+j < 0 {
					rel = s.given(t.X+i, t.Y+j)
				}
				t.Wide[j*t.W+i] = int32(s.k) + rel
			}
		}
		t.X, t.Y = t.X+s.at.X, t.Y+s.at.Y
		s.tiles = append(s.tiles, t)
		x = end
	}
}
