package sweep

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/blocking/automaton"
)

// piece counts through the blocks of one cell, row by row, with a sweep of its own
// that knows no other part of the board.
type piece struct {
	source
	cell cell
	i, j int // the next block
}

// Piece starts on a piece of a division.
func (b *Board) Piece(order []byte, show engine.Window) (atlas.Piece, error) {
	sweep, cell, err := begin(b.sweep.Blocks, order)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", b.sweep, err)
	}
	if b.hired == nil {
		b.hired = &Board{kind: b.kind}
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
				return p.give(i, j, automaton.Flat, nil), true
			}
		}
	}
	return engine.Tile{}, false
}

// Result returns what the piece hands on: see sweep.settle.
func (p *piece) Result() []byte { return p.board.sweep.result(p.cell) }
