package automaton

import (
	"unsafe"

	"github.com/palacegames/palace/engine"
)

// BlockSide is how many squares a block is wide and high: block (i, j) holds the columns
// from 256i and the rows from 256j on.
const BlockSide = engine.TileSize

// Values holds a block's palace numbers minus k, row by row. Squares of the hood are not
// told apart here: those below -32 are not to be read.
type Values [BlockSide * BlockSide]int8

// Eight returns eight values at once, from the given one on, the first in the lowest byte.
func (v *Values) Eight(at int) uint64 {
	return load(unsafe.Pointer((*[8]int8)(v[at:])))
}

// Edge is what crosses one edge of a block, two counters for each square along it, given
// modulo Blocks.Modulus:
//
//	            Line[x]: palaces above in column x
//	            Diag[x]: palaces up the diagonal through (x, 0), minus k
//	              ↓
//	            +------------------
//	Line[y]  →  |(0,0) (1,0) (2,0)      on the left edge Line[y] counts the palaces
//	Diag[y]  →  |(0,1) (1,1) (2,1)      in row y, and Diag[y] those up the diagonal
//	            |(0,2) (1,2) (2,2)      through (0, y+1), minus k
//
// So the palace number of (1, 1) minus k is Line[1] of the top edge, plus Line[1] of the
// left one, plus Diag[0] of the top edge, plus the palaces among (1,0), (0,1) and (0,0).
type Edge struct {
	_          [0]uint64 // so that eight of them can be taken as a word
	Line, Diag [BlockSide]byte
}

// Fill sets all counters along the edge.
func (e *Edge) Fill(line, diag byte) {
	for n := range words(&e.Line) {
		words(&e.Line)[n], words(&e.Diag)[n] = uint64(line)*eachLane, uint64(diag)*eachLane
	}
}

// Reflect makes e the left edge of a block on the board's diagonal: the mirror image of
// its top edge.
func (e *Edge) Reflect(top *Edge) {
	e.Line = top.Line
	copy(e.Diag[:], top.Diag[1:])
	// The last diagonal goes below the block into the other half: any value will do
	// there, and this one keeps a flat edge flat.
	e.Diag[BlockSide-1] = top.Diag[BlockSide-1]
}

// Constant reports whether nothing changes along the edge.
func (e *Edge) Constant() bool { return constant(&e.Line) && constant(&e.Diag) }

// constant reports whether all counters of a line are the same.
func constant(line *[BlockSide]byte) bool {
	first := uint64(line[0]) * eachLane
	for _, w := range words(line) {
		if w != first {
			return false
		}
	}
	return true
}

// reduce leaves of each counter the bits of one lane.
func (e *Edge) reduce(lane uint64) {
	for n := range words(&e.Line) {
		words(&e.Line)[n] &= lane
		words(&e.Diag)[n] &= lane
	}
}

// words returns a line of counters, eight to a word.
func words(line *[BlockSide]byte) *[BlockSide / 8]uint64 {
	return (*[BlockSide / 8]uint64)(unsafe.Pointer(line))
}
