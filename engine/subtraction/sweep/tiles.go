package sweep

import "github.com/palacegames/palace/engine"

// tiles is the source of a sweep: it cuts finished blocks into tiles.
type tiles struct {
	sweep  *sweep
	window engine.Window
	row    int           // which row of a level is shown
	wide   bool          // values may not fit seven bits
	block  engine.Window // what the window has in common with the block to cut
	next   engine.Cell   // a square of the next tile to cut, outside of block if none
	spare  []engine.Tile // whole tiles that have come back
}

// Next returns the next tile, or a blank one after work on the way.
func (t *tiles) Next() (engine.Tile, bool) {
	if t.sweep == nil {
		return engine.Tile{}, false
	}
	if !t.block.Contains(t.next) {
		finished, more := t.sweep.step()
		if !more {
			t.sweep = nil
			return engine.Tile{}, false
		}
		if !finished {
			return engine.Tile{}, true
		}
		t.block = t.window.Intersect(t.sweep.area())
		t.next = engine.Cell{X: t.block.X, Y: t.block.Y}
		if t.block.Empty() {
			return engine.Tile{Window: t.sweep.area()}, true
		}
	}
	grid := engine.Window{X: t.next.X / engine.TileSize * engine.TileSize,
		Y: t.next.Y / engine.TileSize * engine.TileSize, W: engine.TileSize, H: engine.TileSize}
	if t.next.X = grid.X + grid.W; t.next.X >= t.block.X+t.block.W {
		t.next = engine.Cell{X: t.block.X, Y: grid.Y + grid.H}
	}
	return t.cut(grid.Intersect(t.block)), true
}

// cut returns the tile of a window inside the finished block.
func (t *tiles) cut(w engine.Window) engine.Tile {
	tile := engine.Tile{Window: w}
	b, area := t.sweep.block, t.sweep.area()
	left, up := w.X-area.X, w.Y-area.Y
	switch {
	case !b.nim:
		tile.Bits = t.bits(tile.Stride() * tile.H)
		if tile.W == engine.TileSize { // then it begins on a word
			copyWhole(tile.Bits, b.planes[0][b.base(up, t.row)+left/64:], b.rows*b.stride())
			break
		}
		for y := range tile.H {
			dst := tile.Bits[y*tile.Stride():][:tile.Stride()]
			CutBits(dst, b.planes[0], b.base(up+y, t.row), left, tile.W)
		}
	case t.wide:
		tile.Wide = make([]int32, tile.Area())
		for y := range tile.H {
			CutWide(b.planes, tile.Wide[y*tile.W:][:tile.W], b.base(up+y, t.row), left)
		}
	default:
		tile.Small = t.small(tile.Area())
		for y := range tile.H {
			CutSmall(b.planes, tile.Small[y*tile.W:][:tile.W], b.base(up+y, t.row), left)
		}
	}
	return tile
}

// mostSpare bounds how many tiles are kept.
const mostSpare = 16

// Recycle takes back a tile whose memory is worth using again.
func (t *tiles) Recycle(tile engine.Tile) {
	if tile.Wide == nil && tile.W == engine.TileSize && tile.H == engine.TileSize && len(t.spare) < mostSpare {
		t.spare = append(t.spare, tile)
	}
}

// bits and small return memory of that length, which may hold anything.
func (t *tiles) bits(n int) []uint64 {
	if old := t.reuse(); n <= len(old.Bits) {
		return old.Bits[:n]
	}
	return make([]uint64, n)
}

func (t *tiles) small(n int) []int8 {
	if old := t.reuse(); n <= len(old.Small) {
		return old.Small[:n]
	}
	return make([]int8, n)
}

func (t *tiles) reuse() engine.Tile {
	last := len(t.spare) - 1
	if last < 0 {
		return engine.Tile{}
	}
	old := t.spare[last]
	t.spare = t.spare[:last]
	return old
}

// copyWhole copies rows of a whole tile's width. Each begins stride words after the
// one before. (Go's wasm would call a function to copy an array.)
func copyWhole(dst, src []uint64, stride int) {
	for at := 0; len(dst) >= 4; at += stride {
		d, s := (*[4]uint64)(dst), (*[4]uint64)(src[at:])
		d[0], d[1], d[2], d[3] = s[0], s[1], s[2], s[3]
		dst = dst[4:]
	}
}
