package blocking

import (
	"unsafe"

	"github.com/palacegames/palace/engine"
)

const edge = engine.TileSize

// values holds a block's palace numbers minus k, row by row. Squares of the hood
// are not told apart here: those below -32 are not to be read.
type values [edge * edge]int8

// counters are what crosses one edge of a block, modulo 256; if the form in Go has
// counted them, modulo 64. On the top edge, for each of its columns: the palaces above
// in the column, and those on the diagonal through the block's first square in that
// column, minus k. On the left edge, for each of its rows: the palaces to the left in
// the row, and those on the diagonal through the first square of the row below (that
// through the first square of the first row crosses the top edge), minus k.
type counters struct {
	_          [0]uint64 // so that eight of them can be taken as a word
	line, diag [edge]byte
}

// reduce leaves the numbers modulo 64.
func (c *counters) reduce() {
	words := (*[2 * edge / 8]uint64)(unsafe.Pointer(c))
	for i := range words {
		words[i] &= sixBits
	}
}

// block counts through one block of squares. Those with x+2y < wide or 2x+y < tall, from
// the block's first square on, lie in the hood and are palaces whatever they see. Its
// top and left edges become the edges of its neighbours below and to the right, and
// unless dst is nil it receives the values; those in the hood mean nothing. It is the
// innermost function of the engine: everything a square needs from afar is in the two
// edges. It reports whether the values are near enough to 0 for the next blocks' to be
// told from theirs; see near.go.
func block(dst *values, top, left *counters, wide, tall int) bool {
	if kernel != nil {
		return kernel.Block(unsafe.Pointer(dst), unsafe.Pointer(top), unsafe.Pointer(left), wide, tall)
	}
	top.reduce()
	left.reduce()
	before := [2]counters{*top, *left}
	return bands(dst, top, left, wide, tall)&^nearLanes == 0 || near(dst, &before, wide, tall)
}

// bands counts through all bands of a block, and returns the union of what band and
// casing return.
func bands(dst *values, top, left *counters, wide, tall int) (seen uint64) {
	for y := 0; y < edge; y += rowsPerBand {
		if wide > 2*y || tall > y {
			seen |= casing(dst, y, top, left, wide-2*y, tall-y)
		} else {
			seen |= band(dst, y, top, left)
		}
	}
	return seen
}

// Kernel is another form of the innermost functions, such as a machine may have whose
// vectors Go does not know.
type Kernel struct {
	// Block counts through a block of 256×256 squares, modulo 256. top points to 512
	// bytes: for each column the palaces above, and then for each column those on the
	// diagonal through its first square, minus k. left points to the bytes of the rows,
	// those of the palaces to the left; after them come those on the diagonal through the
	// first square of the next row. Block replaces them by what leaves the block at the
	// bottom and on the right. Squares with x+2y < wide or 2x+y < tall are palaces
	// whatever they see; both lie between -10000 and 10000. Unless values is nil it
	// receives the palace numbers minus k, rows of 256 signed bytes. Block returns whether
	// all others of them lie from -32 to 31.
	Block func(values, top, left unsafe.Pointer, wide, tall int) bool
	// Run counts through up to count blocks, one to the right of the other and none of
	// them in the hood, without their values. tops points to their top edges, one after
	// the other, left to the left edge of the first; to lefts it writes what the left edge
	// of each block was. It stops before a block that is flat, all numbers of which are k,
	// and behind one for which Block would return false; it returns how many blocks it has
	// counted, and whether Block would return true for all of them.
	Run func(tops, left, lefts unsafe.Pointer, count int) (counted int, near bool)
}

var kernel *Kernel // nil for the form in Go

// UseKernel makes all boards and solvers count by k from now on, or by the form in Go
// if k is nil. It is called before any of them is used.
func UseKernel(k *Kernel) { kernel = k }
