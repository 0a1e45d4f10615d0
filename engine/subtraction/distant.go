package subtraction

import "github.com/palacegames/palace/engine"

// remainderSource computes the tiles of a window square by square from remainders,
// without the squares before it.
type remainderSource struct {
	game   *Game
	window engine.Window
	at     engine.Position // of the square in work, with the slice's further components
	sum, q engine.Position
	tile   engine.Tile // in work
	row    int         // the next row of it
}

func newRemainderSource(g *Game, rest engine.Position, w engine.Window) *remainderSource {
	s := &remainderSource{game: g, window: w, sum: g.sum()}
	s.at, s.q = make(engine.Position, g.dim), make(engine.Position, g.dim)
	copy(s.at[min(2, g.dim):], rest)
	s.start(w.X, w.Y)
	return s
}

// start begins the tile that has (x, y) as its smallest square.
func (s *remainderSource) start(x, y int) {
	grid := engine.Window{X: x / engine.TileSize * engine.TileSize, Y: y / engine.TileSize * engine.TileSize,
		W: engine.TileSize, H: engine.TileSize}
	s.tile = engine.Tile{Window: grid.Intersect(s.window)}
	s.tile.Bits = make([]uint64, s.tile.Stride()*s.tile.H)
	s.row = 0
}

// rowsAtOnce bounds the work of a call.
const rowsAtOnce = 64

// Next computes some rows of a tile, and returns the tile after the last of them.
func (s *remainderSource) Next() (engine.Tile, bool) {
	t := s.tile
	if t.Bits == nil {
		return engine.Tile{}, false
	}
	for end := min(t.H, s.row+rowsAtOnce); s.row < end; s.row++ {
		bits := t.Bits[s.row*t.Stride():]
		for x := range t.W {
			s.at[0] = t.X + x
			if len(s.at) > 1 {
				s.at[1] = t.Y + s.row
			}
			if s.game.outcome(s.at, s.sum, s.q) == engine.P {
				bits[x/64] |= 1 << (x % 64)
			}
		}
	}
	if s.row < t.H {
		return engine.Tile{}, true
	}
	s.advance()
	return t, true
}

// advance goes to the next tile: along an antidiagonal from the largest y to the
// smallest, then to the next antidiagonal.
func (s *remainderSource) advance() {
	const size = engine.TileSize
	w := s.window
	left, top := w.X/size, w.Y/size
	columns, bands := ceil(w.X+w.W, size)-left, ceil(w.Y+w.H, size)-top
	column, band := s.tile.X/size-left, s.tile.Y/size-top
	if column+1 < columns && band > 0 {
		column, band = column+1, band-1
	} else if front := column + band + 1; front > columns+bands-2 {
		s.tile = engine.Tile{}
		return
	} else {
		band = min(front, bands-1)
		column = front - band
	}
	s.start(max(w.X, (left+column)*size), max(w.Y, (top+band)*size))
}
