package automaton

import (
	"math"
	"math/bits"
	"unsafe"
)

// Far from the corner most blocks hold no palace: between the threads, where everything
// that a queen could block lies far behind, squares see k palaces or a few more. Such a
// block is empty. Nothing is counted in it, so its edges say all about it: the columns and
// the rows hand on what they were given, and each diagonal leaves through the other edge.

// isEmpty reports whether it shows from the edges alone that the block is empty, and that its
// values are near enough to k, as block would see them.
//
// A value is the sum of one counter each of a row, a column and a diagonal. How far
// counters of a kind lie apart bounds what all of their sums can be, modulo what the
// counters are given modulo: the same numbers that block would look at.
func (b *Blocks) isEmpty(top, left *Edge) bool {
	first := top.Diag[0]
	least := int(b.nearest(top.Line[0] + left.Line[0] + first))
	most := least
	for _, line := range []*[BlockSide]byte{&left.Line, &top.Line} {
		low, high := b.span(line, line[0])
		least, most = least+low, most+high
		if least < 0 {
			return false
		}
	}
	low, high := b.span(&top.Diag, first)
	low2, high2 := b.span(&left.Diag, first)
	least, most = least+min(low, low2), most+max(high, high2)
	return least >= 0 && most <= nearMax
}

// passEmpty hands the edges of an empty block on, given modulo what block gives them.
func (b *Blocks) passEmpty(top, left *Edge) {
	above, beside := words(&top.Diag), words(&left.Diag)
	for n := range above {
		m := len(beside) - 1 - n
		above[n], beside[m] = bits.ReverseBytes64(beside[m]), bits.ReverseBytes64(above[n])
	}
	top.reduce(b.lane)
	left.reduce(b.lane)
}

// fillEmpty writes the values of an empty block, whose edges are those before.
func fillEmpty(dst *Values, top, left *Edge) {
	// The diagonals in the order in which a row sees them, the last row first. All
	// values are those of six bits, however many the counters have.
	var diagonals [2 * BlockSide]byte
	for n := range BlockSide {
		diagonals[BlockSide+n], diagonals[BlockSide-1-n] = top.Diag[n]&63, left.Diag[n]&63
	}
	var columns [BlockSide / 8]uint64
	for n := range columns {
		columns[n] = load(unsafe.Pointer(&top.Line[8*n])) & sixBits
	}
	for y := range BlockSide {
		row, p := uint64(left.Line[y]&63)*eachLane, unsafe.Pointer(&dst[y*BlockSide])
		for n, c := range columns {
			p = put(p, 8, row+c+load(unsafe.Pointer((*[8]byte)(diagonals[BlockSide-y+8*n:]))))
		}
	}
}

// EmptyBlock is an empty block, of which the edges are all there is to know.
type EmptyBlock struct {
	blocks    *Blocks
	top, left Edge
}

// At returns one of its values, that of square (x, y) of the block.
func (e *EmptyBlock) At(x, y int) int8 {
	if x >= y {
		return e.blocks.nearest(e.top.Line[x] + e.left.Line[y] + e.top.Diag[x-y])
	}
	return e.blocks.nearest(e.top.Line[x] + e.left.Line[y] + e.left.Diag[y-x-1])
}

// nearest is the number nearest to 0 that a counter, or a sum of counters, stands for:
// modulo 64 it is -1 for 63.
func (b *Blocks) nearest(c byte) int8 {
	if b.Modulus == 64 {
		return int8(c<<2) >> 2
	}
	return int8(c)
}

// span returns bounds of what counters exceed first by: the least and the most of it if
// all of that lies from -32 to 31.
func (b *Blocks) span(line *[BlockSide]byte, first byte) (low, high int) {
	// In lanes raised by 32, which leaves the highest bit free for comparing.
	const raised, room = 32, 0x80 * eachLane
	lift := uint64(raised-first) * eachLane
	least, most, spilt := uint64(raised*eachLane), uint64(raised*eachLane), uint64(0)
	for _, w := range words(line) {
		w = ((w&^room + lift&^room) ^ (w^lift)&room) & b.lane
		spilt |= w
		below := spread((least | room) - w&^room)
		least = w&below | least&^below
		above := spread((w | room) - most)
		most = w&above | most&^above
	}
	if spilt&room != 0 {
		return math.MinInt8, math.MaxInt8
	}
	low, high = raised, raised
	for n := range 8 {
		low, high = min(low, int(least>>(8*n)&0xff)), max(high, int(most>>(8*n)&0xff))
	}
	return low - raised, high - raised
}

// spread covers the lanes whose highest bit is set.
func spread(w uint64) uint64 {
	w &= 0x80 * eachLane
	return w - w>>7 | w
}
