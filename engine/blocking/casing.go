package blocking

// casing is band where the hood reaches into it, step by step for all lanes alike:
// squares with x+2y < wide or 2x+y < tall, from the band's first square on, are palaces
// whatever they see.
func casing(dst *values, y int, top, left *counters, wide, tall int) (seen uint64) {
	col, dia := &top.line, &top.diag
	rows, ends := (*[16]byte)(left.line[y:]), (*[16]byte)(left.diag[y:])
	var s0, s1 [8]uint64
	var h0, h1, c0, c1 uint64
	var d0, d1, e0, e1 uint64 // of this step, and of the next
	corner := ends[15]
	last := max(wide, (tall+16)/2) // from this step on no lane is in the hood
	for t := range edge + 16 {
		var c, d uint64
		if t < edge {
			c, d = uint64(col[t]), uint64(dia[t])
		}
		c0, c1 = shift(c0, c1, c)
		d0, d1 = shift(d0, d1, d)
		on0, on1 := ^uint64(0), ^uint64(0) // lanes in their rows
		switch {
		case t < 16:
			h0, h1 = enter(h0, h1, t, rows[t])
			if t > 0 {
				d0, d1 = enter(d0, d1, t, ends[t-1])
			}
			on0, on1 = lanesBelow(t + 1)
		case t >= edge:
			// A lane has just left its row, and its diagonal waits for the next step.
			j := t - edge
			rows[j], ends[j] = lane(h0, h1, j)&63, lane(e0, e1, j)&63
			off0, off1 := lanesBelow(j + 1)
			on0, on1 = ^off0, ^off1
		}
		var in0, in1 uint64 // lanes in the hood: t+j < wide or 2t-j < tall
		if t < last {
			in0, in1 = lanesBelow(wide - t)
			out0, out1 := lanesBelow(2*t - tall + 1)
			in0, in1 = in0|^out0, in1|^out1
		}
		var sum0, sum1 uint64
		h0, c0, d0, sum0 = stepHood(h0, c0, d0, in0)
		h1, c1, d1, sum1 = stepHood(h1, c1, d1, in1)
		s0[t&7], s1[t&7] = sum0, sum1
		seen |= (sum0+raise)&on0&^in0 | (sum1+raise)&on1&^in1
		if x := t - 15; x >= 0 && x < edge {
			col[x] = byte(c1>>56) & 63
			if x+1 < edge {
				dia[x+1] = byte(d1>>56) & 63
			}
		}
		d0, d1, e0, e1 = e0, e1, d0, d1
		if t&7 == 7 {
			h0, h1 = h0&sixBits, h1&sixBits
			if dst != nil {
				storeGroup(dst, y, t-7, &s0, &s1)
			}
		}
	}
	dia[0] = corner
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
	w := &lanes[uint(max(0, min(n, 16)))%32]
	return w[0], w[1]
}

// lanes are the answers of lanesBelow.
var lanes = func() (list [32][2]uint64) {
	for n := range 17 {
		list[n] = [2]uint64{1<<(8*n) - 1, 1<<(8*max(0, n-8)) - 1}
	}
	return list
}()
