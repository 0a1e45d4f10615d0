package exile

import (
	"errors"
	"strconv"

	"github.com/palacegames/palace/engine"
)

// tiling goes through the tiles of a window by their antidiagonals, without a list
// of them.
type tiling struct {
	window     engine.Window
	x0, y0     int // the corner of the first tile on the grid
	nx, ny     int
	diagonal   int
	alongIndex int // the tile's index in x direction
}

func tilesOf(w engine.Window) tiling {
	const size = engine.TileSize
	t := tiling{window: w}
	if w.Empty() {
		return t
	}
	i0, j0 := engine.FloorDiv(w.X, size), engine.FloorDiv(w.Y, size)
	t.x0, t.y0 = i0*size, j0*size
	t.nx = engine.FloorDiv(w.X+w.W-1, size) - i0 + 1
	t.ny = engine.FloorDiv(w.Y+w.H-1, size) - j0 + 1
	return t
}

// next returns the next tile, clipped to the window.
func (t *tiling) next() (engine.Window, bool) {
	if t.diagonal >= t.nx+t.ny-1 {
		return engine.Window{}, false
	}
	const size = engine.TileSize
	i, j := t.alongIndex, t.diagonal-t.alongIndex
	w := engine.Window{X: t.x0 + i*size, Y: t.y0 + j*size, W: size, H: size}
	if t.alongIndex--; t.alongIndex < 0 || j+1 >= t.ny {
		t.diagonal++
		t.alongIndex = min(t.diagonal, t.nx-1)
	}
	return w.Intersect(t.window), true
}

// emptyTile returns a tile of outcomes, all N.
func emptyTile(w engine.Window) engine.Tile { return engine.Tile{Window: w, Linear: true} }

// mark makes c, which must lie in the tile, a P-position.
func mark(t *engine.Tile, c engine.Cell) {
	if t.Linear {
		t.Linear, t.Bits = false, make([]uint64, t.Stride()*t.H)
	}
	t.Bits[(c.Y-t.Y)*t.Stride()+(c.X-t.X)/64] |= 1 << ((c.X - t.X) % 64)
}

// maxEdge bounds the windows of outcomes: their squares can still be counted.
const maxEdge = 1_000_000_000

// checkPlane refuses windows that are empty, too large or not within the plane.
func checkPlane(game string, plane, w engine.Window) error {
	switch {
	case w.Empty():
		return errors.New("a window must be at least 1x1, not " + sizeText(w))
	case w.W > maxEdge || w.H > maxEdge:
		return errors.New("a window of " + sizeText(w) + " is too large: at most " +
			sizeText(engine.Window{W: maxEdge, H: maxEdge}) + " works")
	case w.X < plane.X || w.Y < plane.Y || w.X > plane.X+plane.W-w.W || w.Y > plane.Y+plane.H-w.H:
		return errors.New("a window of " + sizeText(w) + " at " + cornerText(w) + " is not within the board of " + game +
			", which begins at " + cornerText(plane) + " and ends at " +
			cornerText(engine.Window{X: plane.X + plane.W - 1, Y: plane.Y + plane.H - 1}))
	}
	return nil
}

func sizeText(w engine.Window) string { return strconv.Itoa(w.W) + "x" + strconv.Itoa(w.H) }

func cornerText(w engine.Window) string { return strconv.Itoa(w.X) + "," + strconv.Itoa(w.Y) }
