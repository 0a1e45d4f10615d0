package blocking

// The lanes of a word are its eight bytes. A lane has six bits for a number modulo
// 64 and two bits of room, so that three numbers and some steps of counting can be
// added before anything spills into the next lane.
const (
	eachLane = 0x0101010101010101
	sixBits  = 0x3f * eachLane
)

// rowsPerBand is the number of lanes in the two words that move along a band.
const rowsPerBand = 16

// band counts through the sixteen rows from y on. Lane j holds row y+j and is j
// squares behind lane 0, so that the lanes lie on an antidiagonal, on which no
// square sees another. After a step the counters of the rows stay in their lanes,
// those of the columns belong to the next lane at the next step, and those of the
// diagonals to the next lane two steps later. What falls out of the last lane is
// the edge of the band below.
//
// At the start of a lane's row its counters come from the left edge; before that
// and after the row's end the lane holds nothing of use, but never more than its
// room. It returns the union of all values, as nearLanes wants them.
func band(dst *values, y int, top, left *counters) (seen uint64) {
	col, dia := &top.line, &top.diag
	rows, ends := (*[16]byte)(left.line[y:]), (*[16]byte)(left.diag[y:])
	var s0, s1 [8]uint64       // the sums of eight steps, for lanes 0-7 and 8-15
	var h0, h1 uint64          // palaces in the rows
	var c0, c1 uint64          // palaces in the columns
	var d0, d1, e0, e1 uint64  // palaces on the diagonals, at every other step
	corner := uint64(ends[15]) // the diagonal that enters the band below
	for t := range 16 {
		c0, c1 = shift(c0, c1, uint64(col[t]))
		d0, d1 = shift(d0, d1, uint64(dia[t]))
		h0, h1 = enter(h0, h1, t, rows[t])
		if t > 0 {
			d0, d1 = enter(d0, d1, t, ends[t-1])
		}
		h0, c0, d0, s0[t&7] = step(h0, c0, d0)
		h1, c1, d1, s1[t&7] = step(h1, c1, d1)
		m0, m1 := lanesBelow(t + 1)
		seen |= (s0[t&7]+raise)&m0 | (s1[t&7]+raise)&m1
		d0, d1, e0, e1 = e0, e1, d0, d1
		if t&7 == 7 && dst != nil {
			store(dst, y, t-7, &s0)
			if t == 15 {
				store(dst, y+8, 0, &s1)
			}
		}
	}
	col[0] = byte(c1>>56) & 63
	dia[0], dia[1] = byte(corner), byte(e1>>56)&63
	for x := 16; x < edge; x += 8 {
		ci, di := (*[23]byte)(col[x-15:]), (*[22]byte)(dia[x-14:])
		h0, h1 = h0&sixBits, h1&sixBits
		// Two steps four times; a loop would cost WebAssembly more than they do.
		c0, c1 = shift(c0, c1, uint64(ci[15]))
		d0, d1 = shift(d0, d1, uint64(di[14]))
		h0, c0, d0, s0[0] = step(h0, c0, d0)
		h1, c1, d1, s1[0] = step(h1, c1, d1)
		ci[0], di[0] = byte(c1>>56)&63, byte(d1>>56)&63
		c0, c1 = shift(c0, c1, uint64(ci[16]))
		e0, e1 = shift(e0, e1, uint64(di[15]))
		h0, c0, e0, s0[1] = step(h0, c0, e0)
		h1, c1, e1, s1[1] = step(h1, c1, e1)
		ci[1], di[1] = byte(c1>>56)&63, byte(e1>>56)&63

		c0, c1 = shift(c0, c1, uint64(ci[17]))
		d0, d1 = shift(d0, d1, uint64(di[16]))
		h0, c0, d0, s0[2] = step(h0, c0, d0)
		h1, c1, d1, s1[2] = step(h1, c1, d1)
		ci[2], di[2] = byte(c1>>56)&63, byte(d1>>56)&63
		c0, c1 = shift(c0, c1, uint64(ci[18]))
		e0, e1 = shift(e0, e1, uint64(di[17]))
		h0, c0, e0, s0[3] = step(h0, c0, e0)
		h1, c1, e1, s1[3] = step(h1, c1, e1)
		ci[3], di[3] = byte(c1>>56)&63, byte(e1>>56)&63

		c0, c1 = shift(c0, c1, uint64(ci[19]))
		d0, d1 = shift(d0, d1, uint64(di[18]))
		h0, c0, d0, s0[4] = step(h0, c0, d0)
		h1, c1, d1, s1[4] = step(h1, c1, d1)
		ci[4], di[4] = byte(c1>>56)&63, byte(d1>>56)&63
		c0, c1 = shift(c0, c1, uint64(ci[20]))
		e0, e1 = shift(e0, e1, uint64(di[19]))
		h0, c0, e0, s0[5] = step(h0, c0, e0)
		h1, c1, e1, s1[5] = step(h1, c1, e1)
		ci[5], di[5] = byte(c1>>56)&63, byte(e1>>56)&63

		c0, c1 = shift(c0, c1, uint64(ci[21]))
		d0, d1 = shift(d0, d1, uint64(di[20]))
		h0, c0, d0, s0[6] = step(h0, c0, d0)
		h1, c1, d1, s1[6] = step(h1, c1, d1)
		ci[6], di[6] = byte(c1>>56)&63, byte(d1>>56)&63
		c0, c1 = shift(c0, c1, uint64(ci[22]))
		e0, e1 = shift(e0, e1, uint64(di[21]))
		h0, c0, e0, s0[7] = step(h0, c0, e0)
		h1, c1, e1, s1[7] = step(h1, c1, e1)
		ci[7], di[7] = byte(c1>>56)&63, byte(e1>>56)&63
		seen |= (s0[0] + raise) | (s0[1] + raise) | (s0[2] + raise) | (s0[3] + raise) |
			(s0[4] + raise) | (s0[5] + raise) | (s0[6] + raise) | (s0[7] + raise) |
			(s1[0] + raise) | (s1[1] + raise) | (s1[2] + raise) | (s1[3] + raise) |
			(s1[4] + raise) | (s1[5] + raise) | (s1[6] + raise) | (s1[7] + raise)
		if dst != nil {
			store(dst, y, x, &s0)
			store(dst, y+8, x-8, &s1)
		}
	}
	h0, h1 = h0&sixBits, h1&sixBits
	for j := range 16 {
		// Lane j has just left its row.
		rows[j], ends[j] = lane(h0, h1, j)&63, lane(e0, e1, j)&63
		t := edge + j
		if j == 15 {
			break
		}
		c0, c1 = shift(c0, c1, 0)
		d0, d1 = shift(d0, d1, 0)
		h0, c0, d0, s0[t&7] = step(h0, c0, d0)
		h1, c1, d1, s1[t&7] = step(h1, c1, d1)
		m0, m1 := lanesBelow(j + 1)
		seen |= (s0[t&7]+raise)&^m0 | (s1[t&7]+raise)&^m1
		col[t-15] = byte(c1>>56) & 63
		if t-14 < edge {
			dia[t-14] = byte(d1>>56) & 63
		}
		d0, d1, e0, e1 = e0, e1, d0, d1
		if t&7 == 7 && dst != nil {
			storeEnds(dst, y, &s0)
			store(dst, y+8, edge-8, &s1)
		}
	}
	if dst != nil {
		storeEnds(dst, y+8, &s1)
	}
	return seen
}

// step sees one square in each lane: the sum of its three counters is its palace
// number minus k, and if that is negative it is a palace and counts in all three.
func step(h, c, d uint64) (h1, c1, d1, sum uint64) {
	sum = h + c + d
	palaces := sum >> 5 & eachLane
	return h + palaces, c + palaces, d + palaces, sum
}

// shift moves all lanes up by one and puts in into lane 0.
func shift(w0, w1, in uint64) (uint64, uint64) {
	return w0<<8 | in, w1<<8 | w0>>56
}

// enter sets one lane.
func enter(w0, w1 uint64, lane int, v byte) (uint64, uint64) {
	at := uint(lane & 7 * 8)
	if lane < 8 {
		return w0&^(0xff<<at) | uint64(v)<<at, w1
	}
	return w0, w1&^(0xff<<at) | uint64(v)<<at
}

// lane returns one lane.
func lane(w0, w1 uint64, lane int) byte {
	if lane >= 8 {
		w0 = w1
	}
	return byte(w0 >> uint(lane&7*8))
}

// store writes the sums of eight steps as values. The eight rows from y on get
// eight squares each, from x on in the first, and one square more to the left in
// each row after it. Where that is left of the block, it is the end of the row
// above instead, which is written later.
func store(dst *values, y, x int, sums *[8]uint64) {
	transpose(dst[y*edge+x:], edge-1, sums)
}

// storeEnds is store for x just right of the block: each row keeps only as many
// squares as lie in it.
func storeEnds(dst *values, y int, sums *[8]uint64) {
	var rows [64]int8
	transpose(rows[:], 8, sums)
	for j := range 8 {
		copy(dst[(y+j+1)*edge-j:], rows[8*j:8*j+j])
	}
}
