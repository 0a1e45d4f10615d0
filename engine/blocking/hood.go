package blocking

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

// bounds returns how the hood lies in block (i, j): squares x columns and y rows from
// its first one are in the hood if x+2y < wide or 2x+y < tall. Far away blocks are told
// no exact numbers.
func (h hood) bounds(i, j int) (wide, tall int) {
	const far = 16 * edge
	wide, tall = h.k-edge*(i+2*j), h.k-edge*(2*i+j)
	return max(-far, min(wide, far)), max(-far, min(tall, far))
}

// leave sets the edges of the block (i, j), which the hood covers, to those that it
// hands on.
func (h hood) leave(i, j int, top, left *counters) {
	x1, y1 := (i+1)*edge, (j+1)*edge
	for n := range edge {
		x, y := i*edge+n, j*edge+n
		top.line[n] = byte(y1)
		top.diag[n] = byte(min(x, y1) - h.k)
		left.line[n] = byte(x1)
		left.diag[n] = byte(min(x1, y+1) - h.k)
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
