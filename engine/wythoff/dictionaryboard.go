package wythoff

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
)

// dictionaryBoard shows the outcomes of Maharaja Nim around any origin. Its
// P-positions above the diagonal come from the dictionary's words, a run of columns
// at a time; those below are their mirror images.
//
// Finding the place in the dictionary's string takes a while, so that is left until
// the first square is asked for: a board that says no more than its plane is cheap.
type dictionaryBoard struct {
	x, y  *big.Int            // the origin
	far   *dictionary.Descent // nil until the place is looked for
	sides []*side
	err   error // why no more can be said, or nil; no such place is known
}

// newDictionaryBoard returns the board of a map.
func newDictionaryBoard(m core.Map) *dictionaryBoard {
	x, y := origin(m)
	return &dictionaryBoard{x: x, y: y}
}

// find looks for the place of the origin in the string, once.
func (b *dictionaryBoard) find() {
	if b.far != nil || b.err != nil {
		return
	}
	b.far = dictionary.New()
	for _, below := range []bool{false, true} {
		s, near, err := newSide(b.far, b.x, b.y, below)
		if err != nil {
			b.err = err
			return
		}
		if near {
			b.sides = append(b.sides, s)
		}
	}
}

// Source reports a blank tile for each run of columns or rows that it finds.
func (b *dictionaryBoard) Source(w core.Window) core.Source {
	return &dictionarySource{b, engine.NewTiling(w)}
}

type dictionarySource struct {
	board *dictionaryBoard
	tiles engine.Tiling
}

// Next finds one run or returns a tile. Should the dictionary fail, against the proof, there are no
// more tiles.
func (s *dictionarySource) Next() (core.Tile, bool) {
	w, ok := s.tiles.Peek()
	if s.board.find(); !ok || s.board.err != nil {
		return core.Tile{}, false
	}
	for _, side := range s.board.sides {
		if from, n, found := side.find(s.board, w); found {
			blank := core.Window{X: from, Y: w.Y, W: n, H: 1}
			if side.below {
				blank = core.Window{X: w.X, Y: from, W: 1, H: n}
			}
			return core.Tile{Window: blank}, true
		}
	}
	s.tiles.Next()
	t := engine.SparseTile(w)
	s.board.each(w, func(x, y int) { t.Mark(x, y) })
	return t, true
}

// each visits the P-positions in w.
func (b *dictionaryBoard) each(w core.Window, visit func(x, y int)) {
	b.find()
	for _, s := range b.sides {
		view := w
		if s.below {
			view = w.Mirror()
		}
		for from, to := range s.pieces(view) {
			r := s.run(b, from)
			for u := from; u < to; u++ {
				row := r.rows[u&(runLength-1)]
				if v := r.base + int(row); row == dictionary.Below || uint(v-view.Y) >= uint(view.H) {
					continue
				} else if s.below {
					visit(v, u)
				} else {
					visit(u, v)
				}
			}
		}
	}
}

// Count goes through the P-positions in the pixels.
func (b *dictionaryBoard) Count(x, y, w, h, level int, dst []uint32) {
	b.each(core.Window{X: x, Y: y, W: w << level, H: h << level}, func(px, py int) {
		dst[(py-y)>>level*w+(px-x)>>level]++
	})
}
