package blocking

import (
	"math"
	"math/bits"
	"unsafe"
)

// Far from the corner most blocks hold no palace: between the threads, where everything
// that a queen could block lies far behind, squares see k palaces or a few more. Such a
// block is bare. Nothing is counted in it, so its edges say all about it: the columns and
// the rows hand on what they were given, and each diagonal leaves through the other edge.

// isBare reports whether it shows from the edges alone that the block is bare, and that its
// values are near enough to k, as block would see them.
//
// A value is the sum of one counter each of a row, a column and a diagonal. How far
// counters of a kind lie apart bounds what all of their sums can be, modulo what the
// counters are given modulo: the same numbers that block would look at.
func isBare(top, left *counters) bool {
	first := top.diag[0]
	least := int(nearest(top.line[0] + left.line[0] + first))
	most := least
	for _, line := range []*[edge]byte{&left.line, &top.line} {
		low, high := span(line, line[0])
		least, most = least+low, most+high
		if least < 0 {
			return false
		}
	}
	low, high := span(&top.diag, first)
	low2, high2 := span(&left.diag, first)
	least, most = least+min(low, low2), most+max(high, high2)
	return least >= 0 && most <= nearMax
}

// passBare hands the edges of a bare block on, given modulo what block gives them.
func passBare(top, left *counters) {
	above, beside := words(&top.diag), words(&left.diag)
	for n := range above {
		m := len(beside) - 1 - n
		above[n], beside[m] = bits.ReverseBytes64(beside[m]), bits.ReverseBytes64(above[n])
	}
	if kernel == nil {
		top.reduce()
		left.reduce()
	}
}

// fillBare writes the values of a bare block, whose edges are those before.
func fillBare(dst *values, top, left *counters) {
	// The diagonals in the order in which a row sees them, the last row first. All
	// values are those of six bits, however many the counters have.
	var diagonals [2 * edge]byte
	for n := range edge {
		diagonals[edge+n], diagonals[edge-1-n] = top.diag[n]&63, left.diag[n]&63
	}
	var columns [edge / 8]uint64
	for n := range columns {
		columns[n] = load(unsafe.Pointer(&top.line[8*n])) & sixBits
	}
	for y := range edge {
		row, p := uint64(left.line[y]&63)*eachLane, unsafe.Pointer(&dst[y*edge])
		for n, c := range columns {
			p = put(p, 8, row+c+load(unsafe.Pointer((*[8]byte)(diagonals[edge-y+8*n:]))))
		}
	}
}

// bareValue returns a single one of these values, that of square (x, y) of the block.
func bareValue(top, left *counters, x, y int) int8 {
	if x >= y {
		return nearest(top.line[x] + left.line[y] + top.diag[x-y])
	}
	return nearest(top.line[x] + left.line[y] + left.diag[y-x-1])
}

// nearest is the number nearest to 0 that a counter, or a difference of counters, stands
// for.
func nearest(c byte) int8 {
	if kernel != nil {
		return int8(c)
	}
	return int8(c<<2) >> 2
}

// span returns bounds of what counters exceed first by: the least and the most of it if
// all of that lies from -32 to 31.
func span(line *[edge]byte, first byte) (low, high int) {
	// In lanes raised by 32, which leaves the highest bit free for comparing.
	const raised, room = 32, 0x80 * eachLane
	lift, six := uint64(raised-first)*eachLane, uint64(sixBits)
	if kernel != nil {
		six = ^uint64(0)
	}
	least, most, spilt := uint64(raised*eachLane), uint64(raised*eachLane), uint64(0)
	for _, w := range words(line) {
		w = ((w&^room + lift&^room) ^ (w^lift)&room) & six
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
