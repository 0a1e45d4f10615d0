package subtraction

// A row of squares is kept as bits, 64 squares a word: bit x%64 of word x/64 is
// set if the row's square x has the property in question. To shift a row by a
// squares towards larger x, each word takes bits of two words of the source, the
// one a/64 words back and the one before that.

// term says where the row that a move leads to lies, seen from the row that is
// being filled: back words earlier in the same memory, and shifted by shift
// squares, 0 ≤ shift < 64. Two moves with the same shift make one term: then twin
// is where the other row lies, otherwise it is back again.
type term struct {
	back, twin int
	shift      uint
}

// gather sets the width words of buf from base on to the union of the rows that
// the terms name. width is a multiple of 4. The terms without a shift come first,
// and have no twins; then come pairs of terms of which the first has a twin; then
// those without twins. The loops take four words a turn, and several terms at once
// where there are as many: Go's wasm pays dearly for each turn of a loop and each
// call, and every shift costs more than a load.
func gather(buf []uint64, base, width int, terms []term) {
	clear(buf[base : base+width])
	for len(terms) > 0 && terms[0].shift == 0 {
		gatherPlain(buf, base, width, terms[0].back)
		terms = terms[1:]
	}
	for len(terms) > 0 && terms[0].twin != terms[0].back {
		gatherTwins(buf, base, width, (*[2]term)(terms))
		terms = terms[2:]
	}
	for len(terms) >= 4 {
		gather4(buf, base, width, (*[4]term)(terms))
		terms = terms[4:]
	}
	for _, t := range terms {
		gather1(buf, base, width, t)
	}
}

func gatherPlain(buf []uint64, base, width, back int) {
	dst, src := buf[base:base+width], buf[base-back:][:width]
	for i := 0; i <= len(dst)-4; i += 4 {
		d, s := (*[4]uint64)(dst[i:]), (*[4]uint64)(src[i:])
		d[0] |= s[0]
		d[1] |= s[1]
		d[2] |= s[2]
		d[3] |= s[3]
	}
}

func gather1(buf []uint64, base, width int, t term) {
	l, r := t.shift&63, (64-t.shift)&63
	dst, src := buf[base:base+width], buf[base-t.back:][:width]
	spill := buf[base-t.back-1] >> r
	for i := 0; i <= len(dst)-4; i += 4 {
		d, s := (*[4]uint64)(dst[i:]), (*[4]uint64)(src[i:])
		s0, s1, s2, s3 := s[0], s[1], s[2], s[3]
		d[0] |= spill | s0<<l
		d[1] |= s0>>r | s1<<l
		d[2] |= s1>>r | s2<<l
		d[3] |= s2>>r | s3<<l
		spill = s3 >> r
	}
}

func gather4(buf []uint64, base, width int, t *[4]term) {
	l0, l1, l2, l3 := t[0].shift&63, t[1].shift&63, t[2].shift&63, t[3].shift&63
	r0, r1, r2, r3 := (64-l0)&63, (64-l1)&63, (64-l2)&63, (64-l3)&63
	from := [4]int{base - t[0].back, base - t[1].back, base - t[2].back, base - t[3].back}
	spill := buf[from[0]-1]>>r0 | buf[from[1]-1]>>r1 | buf[from[2]-1]>>r2 | buf[from[3]-1]>>r3
	dst := buf[base : base+width]
	src0, src1, src2, src3 := buf[from[0]:][:width], buf[from[1]:][:width], buf[from[2]:][:width], buf[from[3]:][:width]
	for i := 0; i <= len(dst)-4; i += 4 {
		d := (*[4]uint64)(dst[i:])
		p, q := (*[4]uint64)(src0[i:]), (*[4]uint64)(src1[i:])
		u, v := (*[4]uint64)(src2[i:]), (*[4]uint64)(src3[i:])
		d[0] |= spill | p[0]<<l0 | q[0]<<l1 | u[0]<<l2 | v[0]<<l3
		d[1] |= p[0]>>r0 | q[0]>>r1 | u[0]>>r2 | v[0]>>r3 | p[1]<<l0 | q[1]<<l1 | u[1]<<l2 | v[1]<<l3
		d[2] |= p[1]>>r0 | q[1]>>r1 | u[1]>>r2 | v[1]>>r3 | p[2]<<l0 | q[2]<<l1 | u[2]<<l2 | v[2]<<l3
		d[3] |= p[2]>>r0 | q[2]>>r1 | u[2]>>r2 | v[2]>>r3 | p[3]<<l0 | q[3]<<l1 | u[3]<<l2 | v[3]<<l3
		spill = p[3]>>r0 | q[3]>>r1 | u[3]>>r2 | v[3]>>r3
	}
}

// gatherTwins takes two terms at once, and each with its twin.
func gatherTwins(buf []uint64, base, width int, t *[2]term) {
	l0, l1 := t[0].shift&63, t[1].shift&63
	r0, r1 := (64-l0)&63, (64-l1)&63
	from0, other0, from1, other1 := base-t[0].back, base-t[0].twin, base-t[1].back, base-t[1].twin
	spill := (buf[from0-1]|buf[other0-1])>>r0 | (buf[from1-1]|buf[other1-1])>>r1
	src0, twin0, src1, twin1 := buf[from0:][:width], buf[other0:][:width], buf[from1:][:width], buf[other1:][:width]
	dst := buf[base : base+width]
	for i := 0; i <= len(dst)-4; i += 4 {
		d := (*[4]uint64)(dst[i:])
		s, t := (*[4]uint64)(src0[i:]), (*[4]uint64)(twin0[i:])
		p0, p1, p2, p3 := s[0]|t[0], s[1]|t[1], s[2]|t[2], s[3]|t[3]
		s, t = (*[4]uint64)(src1[i:]), (*[4]uint64)(twin1[i:])
		q0, q1, q2, q3 := s[0]|t[0], s[1]|t[1], s[2]|t[2], s[3]|t[3]
		d[0] |= spill | p0<<l0 | q0<<l1
		d[1] |= p0>>r0 | q0>>r1 | p1<<l0 | q1<<l1
		d[2] |= p1>>r0 | q1>>r1 | p2<<l0 | q2<<l1
		d[3] |= p2>>r0 | q2>>r1 | p3<<l0 | q3<<l1
		spill = p3>>r0 | q3>>r1
	}
}
