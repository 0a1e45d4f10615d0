package sweep

import "github.com/palacegames/palace/engine"

// cell is a rectangle of blocks: the columns from i0 up to i1 and the rows from j0 up
// to j1. What lies below the diagonal is left to the mirror image.
type cell struct{ i0, i1, j0, j1 int }

// window returns the squares of the cell.
func (c cell) window() engine.Window {
	return engine.Window{X: c.i0 * blockSide, Y: c.j0 * blockSide, W: (c.i1 - c.i0) * blockSide, H: (c.j1 - c.j0) * blockSide}
}

// holds reports whether block (i, j) lies in the cell and in the half board.
func (c cell) holds(i, j int) bool { return i >= max(c.i0, j) && i < c.i1 && j >= c.j0 && j < c.j1 }
