package automaton

// rowsPerBand is the number of lanes in the two words that move along a band.
const rowsPerBand = 16

// A band is sixteen rows of a block, counted together. Lane j holds row j of the band and is
// j squares behind lane 0, so that the lanes lie on an antidiagonal, on which no square
// sees another. At step t, with four lanes for sixteen:
//
//	x →   0 1 2 3 4 5
//	row 0 . . . . t      lane 0, at x = t
//	row 1 . . . t        lane 1, at x = t-1
//	row 2 . . t          lane 2
//	row 3 . t            lane 3
//
// After a step the counters of the rows stay in their lanes, those of the columns belong
// to the next lane at the next step, and those of the diagonals to the next lane two steps
// later. What falls out of the last lane is the top edge of the band below.
//
// At the start of a lane's row its counters come from the left edge; before that and after
// the row's end the lane holds nothing of use, but never more than its room.
type band struct {
	values     *Values // or nil
	y          int     // the first row
	top, left  *Edge
	wide, tall int // squares with x+2y < wide or 2x+y < tall, from the first on, are in the hood

	h0, h1         uint64 // palaces in the rows, of lanes 0 to 7 and 8 to 15
	c0, c1         uint64 // palaces in the columns
	d0, d1, e0, e1 uint64 // palaces on the diagonals, of this step and of the next
	seen           uint64 // the union of all values outside the hood, raised
}

// raise and nearLanes find values from -5 to 10: in a lane that has such a value, raised
// by 5, these bits alone may be set, besides the two bits of room:
//
//	-5 + 5 =  0 = 00 0000      10 + 5 = 15 = 00 1111
//	-6 + 5 = -1 = 11 1111      11 + 5 = 16 = 01 0000
//
// A block without others, as most are, need not be looked at more closely.
const (
	raise     = 5 * eachLane
	nearLanes = 0xcf * eachLane
)

// countBands counts through all bands of a block, and returns the union of its values.
func countBands(values *Values, top, left *Edge, wide, tall int) (seen uint64) {
	for y := 0; y < BlockSide; y += rowsPerBand {
		b := band{values: values, y: y, top: top, left: left, wide: wide - 2*y, tall: tall - y}
		seen |= b.count()
	}
	return seen
}

// count counts through the band, and returns the union of its values.
func (b *band) count() (seen uint64) {
	corner := b.left.Diag[b.y+rowsPerBand-1] // the diagonal that enters the band below
	// From the free step on, until lane 0 has come to its end, all lanes are in their rows
	// and none is in the hood.
	hood := max(b.wide, (b.tall+rowsPerBand)/2)
	free := min(BlockSide, max(rowsPerBand, (hood+7)&^7))
	b.guarded(0, free, hood)
	b.free(free)
	b.guarded(BlockSide, BlockSide+rowsPerBand, hood)
	b.top.Diag[0] = corner
	return b.seen
}

// free counts from a step on in which all lanes are in their rows and outside the hood, to
// the end of lane 0. That its eight steps are written out makes counting in Go a tenth to a
// sixth faster where values are not stored, and by a third or more as WebAssembly.
func (b *band) free(from int) {
	values, y, col, dia := b.values, b.y, &b.top.Line, &b.top.Diag
	var s0, s1 [8]uint64 // the sums of eight steps
	h0, h1, c0, c1, d0, d1, e0, e1, seen := b.h0, b.h1, b.c0, b.c1, b.d0, b.d1, b.e0, b.e1, b.seen
	for x := from; x < BlockSide; x += 8 {
		ci, di := (*[23]byte)(col[x-15:]), (*[22]byte)(dia[x-14:])
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
		if values != nil {
			store(values, y, x, &s0)
			store(values, y+8, x-8, &s1)
		}
		h0, h1 = h0&sixBits, h1&sixBits
	}
	b.h0, b.h1, b.c0, b.c1, b.d0, b.d1, b.e0, b.e1, b.seen = h0, h1, c0, c1, d0, d1, e0, e1, seen
}

// guarded counts some steps for all lanes alike, from a multiple of eight on: lanes may be
// outside their rows and, before the given step, in the hood.
func (b *band) guarded(from, to, hood int) {
	values, y, col, dia := b.values, b.y, &b.top.Line, &b.top.Diag
	rows, ends := (*[rowsPerBand]byte)(b.left.Line[y:]), (*[rowsPerBand]byte)(b.left.Diag[y:])
	var s0, s1 [8]uint64
	h0, h1, c0, c1, d0, d1, e0, e1, seen := b.h0, b.h1, b.c0, b.c1, b.d0, b.d1, b.e0, b.e1, b.seen
	for t := from; t < to; t++ {
		var c, d uint64
		if t < BlockSide {
			c, d = uint64(col[t]), uint64(dia[t])
		}
		c0, c1 = shift(c0, c1, c)
		d0, d1 = shift(d0, d1, d)
		on0, on1 := ^uint64(0), ^uint64(0) // lanes in their rows
		switch {
		case t < rowsPerBand:
			h0, h1 = enter(h0, h1, t, rows[t])
			if t > 0 {
				d0, d1 = enter(d0, d1, t, ends[t-1])
			}
			on0, on1 = lanesBelow(t + 1)
		case t >= BlockSide:
			// A lane has just left its row, and its diagonal waits for the next step.
			j := t - BlockSide
			rows[j], ends[j] = lane(h0, h1, j)&63, lane(e0, e1, j)&63
			off0, off1 := lanesBelow(j + 1)
			on0, on1 = ^off0, ^off1
		}
		var in0, in1 uint64 // lanes in the hood: t+j < wide or 2t-j < tall
		if t < hood {
			in0, in1 = lanesBelow(b.wide - t)
			out0, out1 := lanesBelow(2*t - b.tall + 1)
			in0, in1 = in0|^out0, in1|^out1
		}
		var sum0, sum1 uint64
		h0, c0, d0, sum0 = stepHood(h0, c0, d0, in0)
		h1, c1, d1, sum1 = stepHood(h1, c1, d1, in1)
		s0[t&7], s1[t&7] = sum0, sum1
		seen |= (sum0+raise)&on0&^in0 | (sum1+raise)&on1&^in1
		if x := t - 15; x >= 0 && x < BlockSide {
			col[x] = byte(c1>>56) & 63
			if x+1 < BlockSide {
				dia[x+1] = byte(d1>>56) & 63
			}
		}
		d0, d1, e0, e1 = e0, e1, d0, d1
		if t&7 == 7 {
			h0, h1 = h0&sixBits, h1&sixBits
			if values != nil {
				storeGroup(values, y, t-7, &s0, &s1)
			}
		}
	}
	b.h0, b.h1, b.c0, b.c1, b.d0, b.d1, b.e0, b.e1, b.seen = h0, h1, c0, c1, d0, d1, e0, e1, seen
}

// storeGroup stores the sums of eight steps from column x of the first lane on.
func storeGroup(dst *Values, y, x int, s0, s1 *[8]uint64) {
	if x < BlockSide {
		store(dst, y, x, s0)
	} else if x == BlockSide {
		storeEnds(dst, y, s0)
	}
	switch {
	case x == BlockSide+8:
		storeEnds(dst, y+8, s1)
	case x > 0:
		store(dst, y+8, x-8, s1)
	}
}

// store writes the sums of eight steps as values. The eight rows from y on get
// eight squares each, from x on in the first, and one square more to the left in
// each row after it. Where that is left of the block, it is the end of the row
// above instead, which is written later.
func store(dst *Values, y, x int, sums *[8]uint64) {
	transpose(dst[y*BlockSide+x:], BlockSide-1, sums)
}

// storeEnds is store for x just right of the block: each row keeps only as many
// squares as lie in it.
func storeEnds(dst *Values, y int, sums *[8]uint64) {
	var rows [64]int8
	transpose(rows[:], 8, sums)
	for j := range 8 {
		copy(dst[(y+j+1)*BlockSide-j:], rows[8*j:8*j+j])
	}
}
