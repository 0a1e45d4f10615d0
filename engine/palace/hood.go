package palace

import "math"

// seesInHood returns the number of options of (x, y). Where it is less than k, that
// is the palace number too: all of the row, column and diagonal before are palaces.
func seesInHood(x, y int) int { return x + y + min(x, y) }

// hood answers about the hood of the game with blocking number k: the corner of
// the board on which every square is a palace because all options of a piece there
// can be blocked ([CLN15] Section 3.2).
type hood struct{ k int }

// holds reports whether (x, y) lies in the hood.
func (h hood) holds(x, y int) bool { return seesInHood(x, y) < h.k }

// covers reports whether all squares of the block (i, j) lie in the hood.
func (h hood) covers(i, j int) bool {
	return h.holds((i+1)*edge-1, (j+1)*edge-1)
}

// touches reports whether a square of the block (i, j) lies in the hood.
func (h hood) touches(i, j int) bool { return h.holds(i*edge, j*edge) }

// leave sets the edges of the block (i, j), which the hood covers, to those that it
// hands on.
func (h hood) leave(i, j int, top, left *counters) {
	x1, y1 := (i+1)*edge, (j+1)*edge
	for n := range edge {
		x, y := i*edge+n, j*edge+n
		top.line[n] = byte(y1) & 63
		top.diag[n] = byte(min(x, y1)-h.k) & 63
		left.line[n] = byte(x1) & 63
		left.diag[n] = byte(min(x1, y+1)-h.k) & 63
	}
}

// width returns how many squares of row y lie in the hood.
func (h hood) width(y int) int {
	if 3*y <= h.k {
		return h.k - 2*y // x ≥ y at the end, where x + 2y = k
	}
	return max(0, (h.k-y+1)/2) // x < y at the end, where 2x + y = k
}

// within returns how many squares at the start of row y of block (i, j) lie in the
// hood.
func (h hood) within(i, j, y int) int {
	return min(edge, max(0, h.width(j*edge+y)-i*edge))
}

// fill writes the squares of the hood in block (i, j), as well as a byte can hold
// them, to dst.
func (h hood) fill(i, j int, dst *values) {
	for y := range edge {
		row := dst[y*edge:][:h.within(i, j, y)]
		// From (x, y) on they rise by two up to the diagonal, and by one after it.
		bend := min(len(row), max(0, (j-i)*edge+y))
		copy(row[:bend], byTwo.from(seesInHood(i*edge, j*edge+y)-h.k))
		copy(row[bend:], byOne.from(seesInHood(i*edge+bend, j*edge+y)-h.k))
	}
}

// rise is a row of bytes that rises evenly, in two versions, from 0 and from 1 on;
// what is less than a byte can hold is -128.
type rise struct {
	step, first int
	rows        [2][3 * edge]int8
}

var byOne, byTwo = newRise(1), newRise(2)

func newRise(step int) *rise {
	r := &rise{step: step, first: -2 * edge * step}
	for parity := range r.rows {
		for n := range r.rows[parity] {
			v := r.first + parity + n*step
			r.rows[parity][n] = int8(min(math.MaxInt8, max(math.MinInt8, v)))
		}
	}
	return r
}

// from returns a row that begins with v ≤ 0.
func (r *rise) from(v int) []int8 {
	// Whatever begins below the table is less than -128 for a whole block.
	n := min(max(0, v-r.first), -r.first)
	return r.rows[n%r.step][n/r.step:]
}

// count is block for the block (i, j), which the casing goes through: square by square
// in the rows that the hood reaches into, where only outside of it the counters modulo
// 64 tell a palace. To the squares outside everything inside is palaces.
func (h hood) count(i, j int, dst *values, top, left *counters) {
	var row [edge]int8 // of values that nobody wants
	x0, y0 := i*edge, j*edge
	before := h.within(i, j, 0) // squares of the row above in the hood
	y := 0
	for ; y < edge && (before > 0 || y%rowsPerBand > 0); y++ {
		in, out := h.within(i, j, y), row[:]
		if dst != nil {
			out = dst[y*edge:][:edge]
		}
		for x := in; x < before; x++ {
			h.below(x0+x, y0+y, x, top)
		}
		before = in
		line, diag := left.line[y], left.diag[y]
		if in > 0 {
			line, diag = byte(x0+in), byte(min(x0+in, y0+y+1)-h.k)
		}
		left.line[y], left.diag[y] = countRow(out[in:], top.line[in:], top.diag[in:], line, diag)
	}
	for x := range before {
		h.below(x0+x, y0+y, x, top)
	}
	for x := range edge {
		top.line[x] &= 63
		top.diag[x] &= 63
	}
	if y < edge {
		block(dst, y, top, left)
	}
}

// below sets the counters of column x of a block for the square (sx, sy) there, above
// and before which all is hood.
func (h hood) below(sx, sy, x int, top *counters) {
	top.line[x], top.diag[x] = byte(sy), byte(min(sx, sy)-h.k)
}

// countRow counts through one row, square by square. line and diag are the counters
// of its columns and diagonals, which it hands on to the row below; row and next are
// what comes from the left, and it returns what goes to the right.
func countRow(dst []int8, line, diag []byte, row, next byte) (byte, byte) {
	line, diag = line[:len(dst)], diag[:len(dst)]
	for x := range dst {
		c, d := line[x], diag[x]
		sum := row + c + d
		palace := sum >> 5 & 1
		row += palace
		line[x] = c + palace
		// The diagonals move on to the next column of the row below.
		diag[x] = next
		next = d + palace
		dst[x] = int8(sum<<2) >> 2
	}
	return row & 63, next & 63
}
