package wythoff

import "github.com/palacegames/palace/engine"

// goldenBoard shows the outcomes of Wythoff Nim itself by their formula: no
// column needs the ones before it.
type goldenBoard struct{}

// Plane returns the quadrant as far as coordinates are let pass.
func (goldenBoard) Plane() engine.Window {
	return engine.Window{W: farthest, H: farthest}
}

// Check lets every window of the plane pass: a tile is all that is held at a time.
func (b goldenBoard) Check(w engine.Window) error {
	return checkQuadrant(w, farthest, farthest)
}

// Source has nothing to do before the first tile.
func (goldenBoard) Source(w engine.Window) engine.Source {
	return &goldenSource{newTiles(w)}
}

type goldenSource struct{ tiles tiles }

// Next returns the next tile.
func (s *goldenSource) Next() (engine.Tile, bool) {
	w, ok := s.tiles.peek()
	if !ok {
		return engine.Tile{}, false
	}
	s.tiles.next()
	return outcomeTile(w, goldenRow), true
}

// Count takes differences. Both coordinates of the n-th P-position above the
// diagonal grow with n, so those in a rectangle are the n common to an interval
// that its columns leave and one that its rows leave; below the diagonal the
// coordinates change places.
func (goldenBoard) Count(x, y, w, h, level int, dst []uint32) {
	bounds := func(from, n int, first func(int) int) []int {
		b := make([]int, n+1)
		for i := range b {
			b[i] = first(from + i<<level)
		}
		return b
	}
	// (0,0) is its own mirror image and is counted above the diagonal only.
	positive := func(x int) int { return max(1, firstUpper(x)) }
	lowerX, upperY := bounds(x, w, firstLower), bounds(y, h, firstUpper)
	upperX, lowerY := bounds(x, w, positive), bounds(y, h, firstLower)
	for j := range h {
		for i := range w {
			n := max(0, min(lowerX[i+1], upperY[j+1])-max(lowerX[i], upperY[j])) +
				max(0, min(upperX[i+1], lowerY[j+1])-max(upperX[i], lowerY[j]))
			dst[j*w+i] += uint32(n)
		}
	}
}
