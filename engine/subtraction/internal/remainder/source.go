package remainder

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/sweep"
)

// source computes the tiles of a window from remainders, without the squares
// before it. In the plane a whole tile follows from few rows of it, for a position is
// P if and only if the one that is the sum of both moves further on is.
type source struct {
	*around
	rules  Rules
	origin engine.Position
	offset engine.Cell   // from the origin to where around is, multiples of the tile's size
	tiles  engine.Tiling // of that
	tile   engine.Tile   // in work, seen from there
	rows   int           // how many rows of it are done
	spare  []uint64
}

// Source returns the tiles of a window of the squares around an origin.
func (r Rules) Source(origin engine.Position, w engine.Window) engine.Source {
	s := &source{rules: r, origin: origin}
	s.moveTo(engine.Cell{X: towardsZero(w.X), Y: towardsZero(w.Y)})
	w.X, w.Y = w.X-s.offset.X, w.Y-s.offset.Y
	s.tiles = engine.NewTiling(w)
	return s
}

// towardsZero returns the corner of a tile that lies no nearer to the border of the board
// than v does.
func towardsZero(v int) int { return v / engine.TileSize * engine.TileSize }

// moveTo prepares the method where the square c of the window is.
func (s *source) moveTo(c engine.Cell) {
	step := make([]int, s.rules.Dim)
	if step[0] = c.X; s.rules.Dim > 1 {
		step[1] = c.Y
	}
	s.offset, s.around = c, s.rules.newAround(s.origin.Plus(engine.Ints(step...), engine.Num(1)))
}

// rowsAtOnce bounds the work of a call.
const rowsAtOnce = 64

// Next computes some rows of a tile, and returns the tile after the last of them.
func (s *source) Next() (engine.Tile, bool) {
	if s.tile.Bits == nil {
		w, ok := s.tiles.Next()
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
func (s *source) share(t *engine.Tile) bool {
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
			sweep.CutBits(t.Bits[y*stride:][:stride], row, 0, x, t.W)
		}
	}
	return true
}
