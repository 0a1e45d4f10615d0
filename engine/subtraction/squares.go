package subtraction

import (
	"math/bits"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// squares are those of a map whose windows are computed by a function.
type squares func(w engine.Window) engine.Source

func (s squares) Source(w engine.Window) engine.Source { return s(w) }

// viewSource reads the tiles of a window from a view.
type viewSource struct {
	view   view
	offset engine.Cell // of the view's origin, multiples of the tile's size
	tiles  engine.Tiling
}

// viewOf returns the source of a window of the squares around an origin, which may lie so far
// from it that its own corner is a better one.
func viewOf(k known, origin engine.Position, w engine.Window) engine.Source {
	const size = engine.TileSize
	s := &viewSource{offset: engine.Cell{X: w.X / size * size, Y: w.Y / size * size}} // towards 0, to stay on the board
	w.X, w.Y = w.X-s.offset.X, w.Y-s.offset.Y
	s.view, s.tiles = k.around(plus(origin, s.offset)), engine.NewTiling(w)
	return s
}

// plus returns the position of a square seen from an origin.
func plus(origin engine.Position, c engine.Cell) engine.Position {
	return engine.Map{Origin: origin}.Position(c, origin.Dim())
}

// Next returns the next tile.
func (s *viewSource) Next() (engine.Tile, bool) {
	w, ok := s.tiles.Next()
	if !ok {
		return engine.Tile{}, false
	}
	t := engine.Tile{Window: w}
	t.Bits = make([]uint64, t.Stride()*t.H)
	s.view.Read(t.Bits, w)
	t.X, t.Y = t.X+s.offset.X, t.Y+s.offset.Y
	return t, true
}

// shifted is the source of a window of a board that is swept, seen from an origin to which
// tiles are not aligned.
type shifted struct {
	board engine.Squares
	at    engine.Cell // the origin
	tiles engine.Tiling
}

// Next returns the next tile.
func (s *shifted) Next() (engine.Tile, bool) {
	w, ok := s.tiles.Next()
	if !ok {
		return engine.Tile{}, false
	}
	t := engine.Tile{Window: w}
	t.Bits = make([]uint64, t.Stride()*t.H)
	w.X, w.Y = w.X+s.at.X, w.Y+s.at.Y
	source := s.board.Source(w)
	for u, ok := source.Next(); ok; u, ok = source.Next() {
		for i, word := range u.Bits {
			for ; word != 0; word &= word - 1 {
				x := u.X + i%u.Stride()*64 + bits.TrailingZeros64(word) - w.X
				t.Bits[(u.Y+i/u.Stride()-w.Y)*t.Stride()+x/64] |= 1 << (x % 64)
			}
		}
	}
	return t, true
}

// read returns the outcomes of positions that are seen from a view's origin.
func read(v view, positions []moves.Vector) []engine.Outcome {
	if len(positions) == 0 {
		return nil
	}
	low, high := moves.Bounds(positions)
	w := engine.Window{X: low[0], Y: moves.Down(low), W: high[0] - low[0] + 1, H: moves.Down(high) - moves.Down(low) + 1}
	stride := moves.Ceil(w.W, 64)
	squares := make([]uint64, stride*w.H)
	v.Read(squares, w)
	outcomes := make([]engine.Outcome, len(positions))
	for i, p := range positions {
		x, y := p[0]-w.X, moves.Down(p)-w.Y
		if squares[y*stride+x/64]>>(x%64)&1 != 0 {
			outcomes[i] = engine.P
		}
	}
	return outcomes
}
