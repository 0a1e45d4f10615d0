package blocking

import (
	"fmt"

	"github.com/palacegames/palace/engine"
)

// cell is a rectangle of blocks: the columns from i0 up to i1 and the rows from j0 up
// to j1. What lies below the diagonal is left to the mirror image.
type cell struct{ i0, i1, j0, j1 int }

// window returns the squares of the cell.
func (c cell) window() engine.Window {
	return engine.Window{X: c.i0 * edge, Y: c.j0 * edge, W: (c.i1 - c.i0) * edge, H: (c.j1 - c.j0) * edge}
}

// holds reports whether block (i, j) lies in the cell and in the half board.
func (c cell) holds(i, j int) bool { return i >= max(c.i0, j) && i < c.i1 && j >= c.j0 && j < c.j1 }

// piece counts through the blocks of one cell, row by row, with a sweep of its own
// that knows no other part of the board.
type piece struct {
	source
	cell cell
	i, j int // the next block
}

// Piece starts on a piece of a division.
func (b *board) Piece(order []byte, show engine.Window) (engine.Piece, error) {
	sweep, cell, err := begin(order)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", b.game, err)
	}
	if k := sweep.front.hood.k; k != b.game.k {
		return nil, fmt.Errorf("%s: an order for k = %d", b.game, k)
	}
	if b.hired == nil {
		b.hired = &board{game: b.game, kind: b.kind}
	}
	b.hired.sweep = sweep
	p := &piece{source: source{board: b.hired, window: show}, cell: cell, j: cell.j0}
	p.i = max(cell.i0, cell.j0)
	return p, nil
}

// Next counts one block at most.
func (p *piece) Next() (engine.Tile, bool) {
	if t, ok := p.held(); ok {
		return t, true
	}
	for ; p.j < p.cell.j1; p.j, p.i = p.j+1, max(p.cell.i0, p.j+1) {
		for p.i < p.cell.i1 {
			i, j := p.i, p.j
			p.i++
			switch {
			case !p.board.sweep.inSpace(i, j):
				return p.count(i, j), true
			case p.wanted(i, j):
				return p.give(i, j, flat, nil), true
			}
		}
	}
	return engine.Tile{}, false
}

// Result returns what the piece hands on: see sweep.settle.
func (p *piece) Result() []byte { return p.board.sweep.result(p.cell) }
