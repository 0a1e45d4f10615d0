package sweep

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
)

// division is a sweep of the half board in square pieces of side×side blocks. A piece
// depends on those to its left and above it, and all that it needs of them are the
// edges that the sweep keeps anyway, for the pieces are larger than the sweep's cells
// and end where these do.
type division struct {
	board         *Board
	window        engine.Window
	side          int
	last, lastRow int   // the last column and row of blocks
	next          []int // by row of pieces: the first column that is not settled
	dealt         []bool
}

// The side of a piece in blocks. Smaller ones take longer to be sent than to be
// counted; larger ones would keep a machine from hearing of anything else.
const minSide, maxSide = 8, 32

// piecesAcross is how many pieces there are along the edge of a board that is neither
// small nor huge: several times as many as there are machines, so that all of them
// have something to do soon.
const piecesAcross = 32

// cellsPerPiece is how many of the sweep's cells lie along a piece's edge: the edges of
// all of them have to be sent.
const cellsPerPiece = 4

// Divide starts a sweep in pieces. Boards of more than a million squares along their
// edge have none: the cells there are too large.
func (b *Board) Divide(w engine.Window) atlas.Division {
	last := (max(w.X+w.W, w.Y+w.H) - 1) / blockSide
	side := minSide
	for side < maxSide && last >= side*piecesAcross {
		side *= 2
	}
	for last >= b.sweep.across*b.sweep.m || b.sweep.m*cellsPerPiece < side {
		b.sweep.thin()
	}
	if b.sweep.m > side {
		return nil
	}
	return b.divide(w, side)
}

// divide is Divide for pieces of a given side, a multiple of the cells' own.
func (b *Board) divide(w engine.Window, side int) *division {
	x1, y1 := (w.X+w.W-1)/blockSide, (w.Y+w.H-1)/blockSide
	d := &division{board: b, window: w, side: side, last: max(x1, y1), lastRow: min(x1, y1)}
	for row := range d.lastRow/side + 1 {
		d.next = append(d.next, row)
	}
	d.dealt = make([]bool, len(d.next))
	return d
}

// across returns the number of pieces along the longer edge.
func (d *division) across() int { return d.last/d.side + 1 }

// Deal returns a piece of the first antidiagonal that has one to begin with: from
// there the way to the board's far corner is longest.
func (d *division) Deal() (atlas.Parcel, bool) {
	best := -1
	for row, column := range d.next {
		ready := !d.dealt[row] && column < d.across() && (row == 0 || d.next[row-1] > column)
		if ready && (best < 0 || row+column < best+d.next[best]) {
			best = row
		}
	}
	if best < 0 {
		return atlas.Parcel{}, false
	}
	d.dealt[best] = true
	c := d.cell(d.next[best], best)
	return atlas.Parcel{ID: best*d.across() + d.next[best], Windows: d.windows(c), Order: d.board.sweep.order(c)}, true
}

// cell returns the blocks of the piece in a row and column of pieces.
func (d *division) cell(column, row int) cell {
	return cell{
		i0: column * d.side, i1: min((column+1)*d.side, d.last+1),
		j0: row * d.side, j1: min((row+1)*d.side, d.lastRow+1),
	}
}

// windows returns what a piece decides of the window. On the board's diagonal the
// piece and its mirror image are one, unless the board's edge has cut off the piece.
func (d *division) windows(c cell) (windows []engine.Window) {
	square := c.window()
	if c.i0 == c.j0 {
		square.W = max(square.W, square.H)
		square.H = square.W
	}
	if w := d.window.Intersect(square); !w.Empty() {
		windows = append(windows, w)
	}
	if w := d.window.Intersect(square.Mirror()); !w.Empty() && c.i0 != c.j0 {
		windows = append(windows, w)
	}
	return windows
}

// Settle takes the edges that a piece has found.
func (d *division) Settle(id int, result []byte) (bool, error) {
	row, column, ok := d.find(id)
	if !ok {
		return false, nil
	}
	if err := d.board.sweep.settle(d.cell(column, row), result); err != nil {
		return false, err
	}
	d.next[row]++
	d.dealt[row] = false
	return true, nil
}

// Return takes back a piece.
func (d *division) Return(id int) {
	if row, _, ok := d.find(id); ok {
		d.dealt[row] = false
	}
}

// find returns the place of a piece, if it is not settled but can be.
func (d *division) find(id int) (row, column int, ok bool) {
	row, column = id/d.across(), id%d.across()
	return row, column, id >= 0 && row < len(d.next) && d.next[row] == column && (row == 0 || d.next[row-1] > column)
}

// Done reports whether the last piece of all is settled.
func (d *division) Done() bool { return d.next[len(d.next)-1] >= d.across() }
