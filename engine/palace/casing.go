package palace

// casing is band where the hood reaches into it, step by step for all lanes alike:
// squares with x+2y < wide or 2x+y < tall, from the band's first square on, are palaces
// whatever they see.
func casing(dst *values, y int, top, left *counters, wide, tall int) (seen uint64) {
	col, dia := &top.line, &top.diag
	rows, ends := (*[16]byte)(left.line[y:]), (*[16]byte)(left.diag[y:])
	var s0, s1 [8]uint64
	var h0, h1, c0, c1 uint64
	var d, e [2]uint64 // of this step, and of the next
	corner := ends[15]
	for t := range edge + 16 {
		var c, f byte
		if t < edge {
			c, f = col[t], dia[t]
		}
		c0, c1 = shift(c0, c1, uint64(c))
		d[0], d[1] = shift(d[0], d[1], uint64(f))
		if t < 16 {
			h0, h1 = enter(h0, h1, t, rows[t])
		}
		if t > 0 && t < 16 {
			d[0], d[1] = enter(d[0], d[1], t, ends[t-1])
		}
		if t >= edge {
			// The lane has just left its row, and its diagonal waits for the next step.
			j := t - edge
			rows[j], ends[j] = lane(h0, h1, j)&63, lane(e[0], e[1], j)&63
		}
		// Lane j is in the hood if t+j < wide or 2t-j < tall.
		in0, in1 := lanesBelow(wide - t)
		out0, out1 := lanesBelow(2*t - tall + 1)
		in0, in1 = in0|^out0, in1|^out1
		h0, c0, d[0], s0[t&7] = stepHood(h0, c0, d[0], in0)
		h1, c1, d[1], s1[t&7] = stepHood(h1, c1, d[1], in1)
		// Lanes are in their rows from step j on, and up to step j+255.
		on0, on1 := lanesBelow(t + 1)
		off0, off1 := lanesBelow(t - edge + 1)
		seen |= (s0[t&7]+raise)&on0&^off0&^in0 | (s1[t&7]+raise)&on1&^off1&^in1
		if t >= 15 && t-15 < edge {
			col[t-15] = byte(c1>>56) & 63
		}
		if t >= 15 && t-14 < edge {
			dia[t-14] = byte(d[1]>>56) & 63
		}
		d, e = e, d
		if t&7 < 7 {
			continue
		}
		h0, h1 = h0&sixBits, h1&sixBits
		if dst != nil {
			storeGroup(dst, y, t-7, &s0, &s1)
		}
	}
	dia[0] = corner & 63
	return seen
}

// storeGroup stores the sums of eight steps from column x of the first lane on.
func storeGroup(dst *values, y, x int, s0, s1 *[8]uint64) {
	if x < edge {
		store(dst, y, x, s0)
	} else if x == edge {
		storeEnds(dst, y, s0)
	}
	switch {
	case x == edge+8:
		storeEnds(dst, y+8, s1)
	case x > 0:
		store(dst, y+8, x-8, s1)
	}
}

// stepHood is step, with palaces in all lanes that the mask in covers.
func stepHood(h, c, d, in uint64) (h1, c1, d1, sum uint64) {
	sum = h + c + d
	palaces := (sum>>5 | in) & eachLane
	return h + palaces, c + palaces, d + palaces, sum
}

// lanesBelow covers the lanes before lane n.
func lanesBelow(n int) (w0, w1 uint64) {
	n = max(0, min(n, 16))
	return 1<<(8*n) - 1, 1<<(8*max(0, n-8)) - 1
}
