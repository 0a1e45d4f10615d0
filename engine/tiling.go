package engine

// Tiling goes through the tiles of a window, antidiagonal by antidiagonal and from the
// smallest x on along each, without a list of them.
type Tiling struct {
	window         Window
	x0, y0, x1, y1 int // the first and last columns and rows of tiles on the grid
	x, y           int // the next tile
}

// NewTiling starts at the smallest corner of w. An empty window has no tiles.
func NewTiling(w Window) Tiling {
	t := Tiling{
		window: w,
		x0:     FloorDiv(w.X, TileSize), x1: FloorDiv(w.X+w.W-1, TileSize),
		y0: FloorDiv(w.Y, TileSize), y1: FloorDiv(w.Y+w.H-1, TileSize),
	}
	t.x, t.y = t.x0, t.y0
	if w.Empty() {
		t.x = t.x1 + 1
	}
	return t
}

// Peek returns the next tile, clipped to the window. ok is false if there is none.
func (t *Tiling) Peek() (w Window, ok bool) {
	if t.x > t.x1 {
		return Window{}, false
	}
	return Window{t.x * TileSize, t.y * TileSize, TileSize, TileSize}.Intersect(t.window), true
}

// Next returns the next tile as Peek does, and goes on: to the right and up, or to the
// left end of the next antidiagonal.
func (t *Tiling) Next() (w Window, ok bool) {
	if w, ok = t.Peek(); !ok {
		return w, false
	}
	if t.x < t.x1 && t.y > t.y0 {
		t.x, t.y = t.x+1, t.y-1
		return w, true
	}
	sum := t.x + t.y + 1
	t.y = min(t.y1, sum-t.x0)
	t.x = sum - t.y
	return w, true
}

// EachTile is the Source of a window none of whose tiles takes long, or needs another.
func EachTile(w Window, tile func(Window) Tile) Source {
	return PreparedTiles(w, func(Window) (Window, bool) { return Window{}, false }, tile)
}

// PreparedTiles is the Source of a window whose tiles take work ahead. prepare does some of it for
// the next tile, in a bounded time, and returns the squares it was about; it returns false if there
// was nothing left to do. Then the tile is asked for.
func PreparedTiles(w Window, prepare func(next Window) (done Window, more bool), tile func(Window) Tile) Source {
	return &preparedTiles{NewTiling(w), prepare, tile}
}

type preparedTiles struct {
	tiles   Tiling
	prepare func(Window) (Window, bool)
	tile    func(Window) Tile
}

func (s *preparedTiles) Next() (Tile, bool) {
	w, ok := s.tiles.Peek()
	if !ok {
		return Tile{}, false
	}
	if done, more := s.prepare(w); more {
		return Tile{Window: done}, true
	}
	s.tiles.Next()
	return s.tile(w), true
}
