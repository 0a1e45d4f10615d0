package subtraction

import "github.com/palacegames/palace/engine"

// aroundSource computes the tiles of a window from remainders, without the squares
// before it. In the plane a whole tile follows from few rows of it, for a position is
// P if and only if the one that is the sum of both moves further on is.
type aroundSource struct {
	*around
	window engine.Window // relative to the origin
	offset engine.Cell   // of the origin, multiples of the tile's size
	tiles  grid
	tile   engine.Tile // in work
	rows   int         // how many rows of it are done
	spare  []uint64
}

// newAroundSource returns the source of a window of the squares around an origin.
func newAroundSource(a *around, w engine.Window) *aroundSource {
	return &aroundSource{around: a, window: w, tiles: newGrid(w)}
}

// newDistantSource returns the source of a window of the board around (0, 0) that
// may lie so far out that its own corner is a better origin.
func newDistantSource(g *Game, rest engine.Position, w engine.Window) *aroundSource {
	const size = engine.TileSize
	corner := engine.Cell{X: w.X / size * size, Y: w.Y / size * size}
	origin := append(engine.Position{corner.X, corner.Y}[:min(2, g.dim)], rest...)
	w.X, w.Y = w.X-corner.X, w.Y-corner.Y
	s := newAroundSource(newAround(g, origin.Far()), w)
	s.offset = corner
	return s
}

// rowsAtOnce bounds the work of a call.
const rowsAtOnce = 64

// Next computes some rows of a tile, and returns the tile after the last of them.
func (s *aroundSource) Next() (engine.Tile, bool) {
	if s.tile.Bits == nil {
		w, ok := s.tiles.next()
		if !ok {
			return engine.Tile{}, false
		}
		s.tile = engine.Tile{Window: w}
		s.tile.Bits = make([]uint64, s.tile.Stride()*w.H)
		s.rows = 0
	}
	t := s.tile
	if !s.share(&t) {
		stride := t.Stride()
		for end := min(t.H, s.rows+rowsAtOnce); s.rows < end; s.rows++ {
			line{s.around, t.Y + s.rows}.fill(t.Bits[s.rows*stride:][:stride], t.X, t.W)
		}
		if s.rows < t.H {
			return engine.Tile{}, true
		}
	}
	s.tile = engine.Tile{}
	t.X, t.Y = t.X+s.offset.X, t.Y+s.offset.Y
	return t, true
}

// mostShared bounds the length of the rows that share makes, in squares.
const mostShared = 1 << 16

// share computes a tile from the last rows of it, as many as the second component of
// the sum is, and these continued to the right: row y shows what row y + sum[1] shows
// sum[0] further on. It reports false where that is no gain.
func (s *aroundSource) share(t *engine.Tile) bool {
	if s.dim != 2 || s.sum == nil || s.sum[1] == 0 || s.sum[1] > t.H/2 {
		return false
	}
	right, down := s.sum[0], s.sum[1]
	repeats := (t.H - 1) / down
	n := t.W + right*repeats
	if n > mostShared {
		return false
	}
	words := (n + 63) / 64
	if len(s.spare) < words {
		s.spare = make([]uint64, words)
	}
	stride := t.Stride()
	for last := t.H - down; last < t.H; last++ {
		row := s.spare[:words]
		clear(row)
		line{s.around, t.Y + last}.fill(row, t.X, n)
		for y, x := last, 0; y >= 0; y, x = y-down, x+right {
			cutBits(t.Bits[y*stride:][:stride], row, 0, x, t.W)
		}
	}
	return true
}

// grid goes through the tiles of a window along antidiagonals, each from the largest
// y to the smallest.
type grid struct {
	window        engine.Window
	left, top     int // in tiles
	columns, rows int
	column, row   int // the next tile
}

func newGrid(w engine.Window) grid {
	const size = engine.TileSize
	g := grid{window: w, left: engine.FloorDiv(w.X, size), top: engine.FloorDiv(w.Y, size)}
	g.columns = engine.FloorDiv(w.X+w.W-1, size) - g.left + 1
	g.rows = engine.FloorDiv(w.Y+w.H-1, size) - g.top + 1
	return g
}

// next returns the next tile, clipped to the window.
func (g *grid) next() (engine.Window, bool) {
	const size = engine.TileSize
	if g.column >= g.columns || g.row >= g.rows {
		return engine.Window{}, false
	}
	w := engine.Window{X: (g.left + g.column) * size, Y: (g.top + g.row) * size, W: size, H: size}
	if g.column+1 < g.columns && g.row > 0 {
		g.column, g.row = g.column+1, g.row-1
	} else {
		front := g.column + g.row + 1
		g.row = min(front, g.rows-1)
		g.column = front - g.row
	}
	return w.Intersect(g.window), true
}
