package subtraction

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// board shows the squares (x, y) of one slice, swept from the origin. It remembers
// edges on the way, for the next window.
type board struct {
	game   *Game
	kind   engine.Kind
	rest   engine.Position
	memory *memory
}

// huge is the edge of a plane that has no end.
const huge = 1 << 60

// Plane returns the quadrant, or in one dimension the strip.
func (b *board) Plane() engine.Window {
	if b.game.dim == 1 {
		return engine.Window{W: huge, H: 1}
	}
	return engine.Window{W: huge, H: huge}
}

// Source starts on the window. Its tiles come in the order of their antidiagonals,
// a block's tiles together.
func (b *board) Source(w engine.Window) engine.Source {
	if w.Empty() {
		return &tiles{}
	}
	if b.kind == engine.Outcomes && b.game.remainders() && b.distant(w) {
		return newDistantSource(b.game, b.rest, w)
	}
	if work := b.worthCharting(w); work > 0 {
		return &search{survey: b.survey(), work: work, then: func(c chart) engine.Source {
			switch {
			case c == nil:
				return b.sweep(w)
			case b.kind == engine.NimValues:
				return &valueSource{c.(pileChart), newGrid(w), b.wide()}
			}
			return newChartSource(c, w)
		}}
	}
	return b.sweep(w)
}

// sweep returns the source that sweeps the board as far as the window.
func (b *board) sweep(w engine.Window) engine.Source {
	b.memory = b.game.recall(b.memory, b.rest, w.X+w.W, w.Y+w.H)
	return &tiles{
		sweep:  newSweep(b.memory, b.kind == engine.NimValues, w),
		window: w,
		row:    b.memory.plan.rowOf(b.rest),
		wide:   b.wide(),
	}
}

// wide reports whether values may not fit seven bits.
func (b *board) wide() bool { return len(b.game.moves) > mostSmall }

// recall returns the memory for a board of that extent: old, if it is of use.
func (g *Game) recall(old *memory, rest engine.Position, right, bottom int) *memory {
	if old != nil && fits(rest, old.plan.rest) {
		p := old.plan
		if right <= p.right && bottom <= p.bottom ||
			slices.EqualFunc(p.moves, playable(g, p.rest, right, bottom), engine.Position.Equal) {
			return old
		}
	}
	p := newPlan(g, slices.Clone(rest), right, bottom)
	p.addTerms()
	return newMemory(p)
}

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
			cutBits(dst, b.planes[0], b.base(up+y, t.row), left, tile.W)
		}
	case t.wide:
		tile.Wide = make([]int32, tile.Area())
		for y := range tile.H {
			b.cutWide(tile.Wide[y*tile.W:][:tile.W], b.base(up+y, t.row), left)
		}
	default:
		tile.Small = t.small(tile.Area())
		for y := range tile.H {
			b.cutSmall(tile.Small[y*tile.W:][:tile.W], b.base(up+y, t.row), left)
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

// cutBits copies n bits of the row that begins at word base, from its square x on.
func cutBits(dst, plane []uint64, base, x, n int) {
	first, shift := base+x/64, uint(x%64)
	copy(dst, plane[first:])
	if shift > 0 {
		for i := range dst {
			dst[i] >>= shift
			if (i+1)*64-int(shift) < n {
				dst[i] |= plane[first+i+1] << (64 - shift)
			}
		}
	}
	if n%64 != 0 {
		dst[len(dst)-1] &= 1<<(n%64) - 1
	}
}
