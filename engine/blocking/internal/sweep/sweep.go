package sweep

import (
	"slices"

	"github.com/palacegames/palace/engine/blocking/automaton"
)

// Sweep is one pass of the front over the board, as far as anyone has asked for,
// and what it takes to see any part of it again: at the borders of larger cells,
// m×m blocks each, it keeps the edges. A cell is counted again from its own edges
// alone. m grows with the board such that the edges kept grow with its edge only.
type Sweep struct {
	*automaton.Blocks
	front          *front
	next           []int // by row: the next block to count
	space          []int // by row: the first block of the outer space, or unknown
	m              int
	across         int       // how many cells may lie along the board's edge
	tops           keptEdges // above block (i, j·m), as place i of row j
	lefts          keptEdges // to the left of block (i·m, j), as place i of row j
	unprovedBlocks []at      // blocks whose values are too far from k

	between []automaton.Edge // memory for the left edges in a run of which few are kept, or nil
}

// at is a place in the grid of blocks.
type at struct{ i, j int }

const unknown = int(^uint(0) >> 1)

// cellsAcross makes the edges kept about 256 bytes a square of the board's edge,
// and a cell's side a 64th to a 128th of it.
const cellsAcross = 128

// runLength is how many blocks side by side are counted in one go.
const runLength = 32

// New returns a sweep over the whole board of the game that blocks are of.
func New(blocks *automaton.Blocks) *Sweep { return newSweep(blocks, 0, 0) }

// newSweep returns a sweep over the blocks from column i0 and row j0 on.
func newSweep(blocks *automaton.Blocks, i0, j0 int) *Sweep {
	return &Sweep{Blocks: blocks, front: newFront(blocks, i0, j0, runLength), m: 1, across: cellsAcross}
}

// passed reports whether block (i, j), i ≥ j, has been counted or is known to lie
// in the outer space.
func (s *Sweep) passed(i, j int) bool {
	return j < len(s.next) && (i < s.next[j] || i >= s.space[j])
}

// step counts block (i, j), which has not been passed while its neighbours above
// and to the left have.
func (s *Sweep) step(i, j int, dst *automaton.Values) automaton.Shape {
	s.extend(i, j)
	if j%s.m == 0 {
		s.tops.put(j/s.m, i, keep(s.front.top(i)))
	}
	if i%s.m == 0 {
		s.lefts.put(j, i/s.m, keep(s.front.left(i, j)))
	}
	shape := s.front.step(i, j, dst)
	if shape == automaton.Unproved {
		s.unprovedBlocks = append(s.unprovedBlocks, at{i, j})
	}
	if s.doubtful(i, j) {
		shape = automaton.Unproved
	}
	s.next[j] = i + 1
	if shape == automaton.Flat && (j == 0 || i >= s.space[j-1]) {
		s.space[j] = i
	}
	return shape
}

// extend makes room for block (i, j), of which the row may be new.
func (s *Sweep) extend(i, j int) {
	if j == len(s.next) {
		s.next = append(s.next, j)
		s.space = append(s.space, unknown)
	}
	for i >= s.across*s.m {
		s.thin()
	}
}

// doubtful reports whether block (i, j) sees a block whose values are too far from k,
// or is one itself.
func (s *Sweep) doubtful(i, j int) bool {
	return slices.ContainsFunc(s.unprovedBlocks, func(d at) bool { return d.i <= i && d.j <= j })
}

// inSpace reports whether block (i, j) is known to lie in the outer space, where
// no palace is above, to the left or before in a diagonal but those of the rows.
func (s *Sweep) inSpace(i, j int) bool { return j < len(s.space) && i >= s.space[j] }

// thin doubles m.
func (s *Sweep) thin() {
	s.m *= 2
	s.tops.thinRows()
	s.lefts.thinPlaces()
}
