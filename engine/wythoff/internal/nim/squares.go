// Package nim computes the nim-values of Wythoff Nim and its extensions, row by row from the
// corner on: the nim-value of a square is the mex of those of its options, the least number
// that none of them has.
//
// For example in Wythoff Nim,
//
//	2  2 0 1    (1,1) sees 0 on its diagonal, and 1 to the left and below: 2.
//	1  1 2 0    (1,2) sees 2 to the left, 2 and 1 below, 1 on its diagonal: 0.
//	0  0 1 2    (2,2) sees 2 and 0 to the left and below, 2 and 0 on its diagonal: 1.
//	y
//	 x 0 1 2
//
// The board ends at Edge, so each line has a set of a known length, and all sets of a
// direction lie in one piece of memory (lines.go): package mex, whose lines have no end,
// takes half as long again for Wythoff Nim, and three times as long for a hundred moves.
package nim

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// Edge is how far from the corner nim-values are computed. Each of them needs
// all squares back to the corner.
const Edge = 4096

// Squares shows nim-values. It sweeps the squares from the corner row by row and
// keeps the values of one rectangle.
type Squares struct {
	moves moves.Set
	sweep *sweep
}

// New has no square done.
func New(set moves.Set) *Squares { return &Squares{moves: set} }

// Maps is the one map that there is of them.
type Maps struct{ Of *Squares }

// Open returns the squares.
func (m Maps) Open(engine.Map) engine.Squares { return m.Of }

// Source reports blank tiles while it sweeps the rows up to the next tile.
func (b *Squares) Source(w engine.Window) engine.Source {
	width, height := w.X+w.W, w.Y+w.H
	if b.sweep == nil || b.sweep.width < width || b.sweep.height < height {
		if b.sweep != nil {
			width, height = max(width, b.sweep.width), max(height, b.sweep.height)
		}
		b.sweep = newSweep(b.moves, width, height)
	}
	return engine.PreparedTiles(w, b.sweep.next, b.sweep.tile)
}

// next sweeps a few of the rows that a tile lacks.
func (s *sweep) next(w engine.Window) (done engine.Window, more bool) {
	const rows = 8
	from, need := s.rows, w.Y+w.H
	for s.rows < min(need, from+rows) {
		s.row()
	}
	return engine.Window{Y: from, W: s.width, H: s.rows - from}, s.rows > from
}

func (s *sweep) tile(w engine.Window) engine.Tile {
	t := engine.Tile{Window: w, Wide: make([]int32, 0, w.Area())}
	for y := w.Y; y < w.Y+w.H; y++ {
		for _, v := range s.values[y*s.width+w.X:][:w.W] {
			t.Wide = append(t.Wide, int32(v))
		}
	}
	return t
}

// Value returns the nim-value of one square.
func (b *Squares) Value(_ engine.Kind, p engine.Position) (engine.Int, error) {
	return engine.ValueAt(b, p.Cell())
}
