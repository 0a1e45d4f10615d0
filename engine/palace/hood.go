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

// fill writes the squares of the hood in block (i, j), as well as a byte can hold
// them, to dst unless that is nil.
func (h hood) fill(i, j int, dst *values) {
	if dst == nil {
		return
	}
	for y := range edge {
		for x := range edge {
			sees := seesInHood(i*edge+x, j*edge+y)
			if sees >= h.k {
				break
			}
			dst[y*edge+x] = int8(max(sees-h.k, math.MinInt8))
		}
	}
}

// count is block, square by square, for the block (i, j), which may reach into
// the hood. There the counters modulo 64 do not tell a palace, but the place does.
func (h hood) count(i, j int, dst *values, top, left *counters) {
	for y := range edge {
		row, next := left.line[y], left.diag[y]
		for x := range edge {
			v := int8((row+top.line[x]+top.diag[x])<<2) >> 2
			palace := byte(v) >> 7
			if h.holds(i*edge+x, j*edge+y) {
				palace = 1
			}
			row = (row + palace) & 63
			top.line[x] = (top.line[x] + palace) & 63
			// The diagonals move on to the next column of the row below.
			next, top.diag[x] = (top.diag[x]+palace)&63, next
			if dst != nil {
				dst[y*edge+x] = v
			}
		}
		left.line[y], left.diag[y] = row, next
	}
}
