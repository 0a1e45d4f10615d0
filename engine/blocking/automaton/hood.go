package automaton

import "math"

// MaxK is the largest blocking number that is counted with.
const MaxK = 1 << 20

// Options returns the number of options of (x, y): x to the west, y to the north and
// min(x, y) to the north-west. Where that is at most k it is the palace number too, for
// all of them are palaces.
func Options(x, y int) int { return x + y + min(x, y) }

// Hood answers about the hood of the game with blocking number k: the corner of
// the board on which every square is a palace because all options of a piece there
// can be blocked ([CLN15] Section 3.2). For k = 5 it has twelve squares:
//
//	0 1 2 3 4
//	1 3 4
//	2 4     (2, 2) has six options, two more than can be blocked
//	3
//	4
type Hood struct{ K int }

// Holds reports whether (x, y) lies in the hood.
func (h Hood) Holds(x, y int) bool { return Options(x, y) < h.K }

// Covers reports whether all squares of the block (i, j) lie in the hood.
func (h Hood) Covers(i, j int) bool {
	return h.Holds((i+1)*BlockSide-1, (j+1)*BlockSide-1)
}

// Touches reports whether a square of the block (i, j) lies in the hood.
func (h Hood) Touches(i, j int) bool { return h.Holds(i*BlockSide, j*BlockSide) }

// Bounds returns how the hood lies in block (i, j): squares x columns and y rows from
// its first one are in the hood if x+2y < wide or 2x+y < tall. Far away blocks are told
// no exact numbers.
func (h Hood) Bounds(i, j int) (wide, tall int) {
	const far = 16 * BlockSide
	wide, tall = h.K-BlockSide*(i+2*j), h.K-BlockSide*(2*i+j)
	return max(-far, min(wide, far)), max(-far, min(tall, far))
}

// leave sets the edges of the block (i, j), which the hood covers, to those that it
// hands on.
func (h Hood) leave(i, j int, top, left *Edge) {
	x1, y1 := (i+1)*BlockSide, (j+1)*BlockSide
	for n := range BlockSide {
		x, y := i*BlockSide+n, j*BlockSide+n
		top.Line[n] = byte(y1)
		top.Diag[n] = byte(min(x, y1) - h.K)
		left.Line[n] = byte(x1)
		left.Diag[n] = byte(min(x1, y+1) - h.K)
	}
}

// Width returns how many squares of row y lie in the hood.
func (h Hood) Width(y int) int {
	if 3*y <= h.K {
		return h.K - 2*y // x ≥ y at the end, where x + 2y = k
	}
	return max(0, (h.K-y+1)/2) // x < y at the end, where 2x + y = k
}

// within returns how many squares at the start of row y of block (i, j) lie in the
// hood.
func (h Hood) within(i, j, y int) int {
	return min(BlockSide, max(0, h.Width(j*BlockSide+y)-i*BlockSide))
}

// Fill writes the squares of the hood in block (i, j), as well as a byte can hold
// them, to dst.
func (h Hood) Fill(i, j int, dst *Values) {
	for y := range BlockSide {
		row := dst[y*BlockSide:][:h.within(i, j, y)]
		// From (x, y) on they rise by two up to the diagonal, and by one after it.
		bend := min(len(row), max(0, (j-i)*BlockSide+y))
		copy(row[:bend], byTwo.from(Options(i*BlockSide, j*BlockSide+y)-h.K))
		copy(row[bend:], byOne.from(Options(i*BlockSide+bend, j*BlockSide+y)-h.K))
	}
}

// rise is a row of bytes that rises evenly, in two versions, from 0 and from 1 on;
// what is less than a byte can hold is -128.
type rise struct {
	step, first int
	rows        [2][3 * BlockSide]int8
}

var byOne, byTwo = newRise(1), newRise(2)

func newRise(step int) *rise {
	r := &rise{step: step, first: -2 * BlockSide * step}
	for parity := range r.rows {
		for n := range r.rows[parity] {
			v := r.first + parity + n*step
			r.rows[parity][n] = int8(min(math.MaxInt8, max(math.MinInt8, v)))
		}
	}
	return r
}

// from returns a row that begins with v ≤ 0: byOne.from(-3) is -3, -2, -1, 0, …
func (r *rise) from(v int) []int8 {
	// Whatever begins below the table is less than -128 for a whole block.
	n := min(max(0, v-r.first), -r.first)
	return r.rows[n%r.step][n/r.step:]
}
