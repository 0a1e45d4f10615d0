package wythoff

import "github.com/palacegames/palace/engine"

// goldenBoard shows the outcomes of Wythoff Nim itself by their formula, around
// any origin: no column needs the ones before it.
type goldenBoard struct {
	plane    engine.Window
	branches []branch
}

// newGoldenBoard returns the board that shows origin + (x, y) at (x, y).
func newGoldenBoard(origin engine.FarPosition, span int) *goldenBoard {
	g := &goldenBoard{plane: origin.Quadrant(span)}
	x, y := origin[0], origin[1]
	for _, below := range []bool{false, true} {
		if b, ok := newBranch(x, y, below); ok {
			g.branches = append(g.branches, b)
		}
	}
	return g
}

// Plane returns the quadrant as far as it is near the origin.
func (g *goldenBoard) Plane() engine.Window { return g.plane }

// Check lets every window of the plane pass: a tile is all that is held at a time.
func (g *goldenBoard) Check(w engine.Window) error { return checkPlane(w, g.plane) }

// Source has nothing to do before the first tile.
func (g *goldenBoard) Source(w engine.Window) engine.Source {
	return &goldenSource{g, engine.NewTiling(w)}
}

type goldenSource struct {
	board *goldenBoard
	tiles engine.Tiling
}

// Next returns the next tile.
func (s *goldenSource) Next() (engine.Tile, bool) {
	w, ok := s.tiles.Peek()
	if !ok {
		return engine.Tile{}, false
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
