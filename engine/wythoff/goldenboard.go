package wythoff

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/core"
)

// goldenBoard shows the outcomes of Wythoff Nim itself by their formula, around
// any origin: no column needs the ones before it.
type goldenBoard struct{ branches []branch }

// newGoldenBoard returns the board of a map.
func newGoldenBoard(m core.Map) *goldenBoard {
	g := &goldenBoard{}
	x, y := origin(m)
	for _, below := range []bool{false, true} {
		if b, ok := newBranch(x, y, below); ok {
			g.branches = append(g.branches, b)
		}
	}
	return g
}

// origin returns the position that square (0, 0) of a map stands for.
func origin(m core.Map) (x, y *big.Int) {
	if m.Origin == (core.Position{}) {
		return new(big.Int), new(big.Int)
	}
	return m.Origin.At(0).Big(), m.Origin.At(1).Big()
}

// Source has nothing to do before the first tile.
func (g *goldenBoard) Source(w core.Window) core.Source {
	return &goldenSource{g, engine.NewTiling(w)}
}

type goldenSource struct {
	board *goldenBoard
	tiles engine.Tiling
}

// Next returns the next tile.
func (s *goldenSource) Next() (core.Tile, bool) {
	w, ok := s.tiles.Peek()
	if !ok {
		return core.Tile{}, false
	}
	s.tiles.Next()
	t := engine.SparseTile(w)
	for i := range s.board.branches {
		s.board.branches[i].mark(&t)
	}
	return t, true
}

// Count takes differences. Both coordinates grow along a branch, so its P-positions
// in a rectangle are those common to an interval of numbers that the columns leave
// and one that the rows leave.
func (g *goldenBoard) Count(x, y, w, h, level int, dst []uint32) {
	bounds := func(from, n int, first func(int) int) []int {
		b := make([]int, n+1)
		for i := range b {
			b[i] = first(from + i<<level)
		}
		return b
	}
	for k := range g.branches {
		b := &g.branches[k]
		first := [2]func(int) int{b.firstU, b.firstV}
		if b.below {
			first[0], first[1] = first[1], first[0]
		}
		xs, ys := bounds(x, w, first[0]), bounds(y, h, first[1])
		if xs[0] >= ys[h] || ys[0] >= xs[w] {
			continue
		}
		for j := range h {
			for i := range w {
				if n := min(xs[i+1], ys[j+1]) - max(xs[i], ys[j]); n > 0 {
					dst[j*w+i] += uint32(n)
				}
			}
		}
	}
}
