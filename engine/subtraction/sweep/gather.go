package sweep

// A row of squares is kept as bits, 64 squares a word: bit x%64 of word x/64 is
// set if the row's square x has the property in question. To shift a row by a
// squares towards larger x, each word takes bits of two words of the source, the
// one a/64 words back and the one before that.

// Term says where the row that a move leads to lies, seen from the row that is
// being filled: Back words earlier in the same memory, and shifted by Shift
// squares, 0 < Shift < 64. Two moves with the same shift make one term: then Twin
// is where the other row lies, otherwise it is Back again.
type Term struct {
	Back, Twin int
	Shift      uint
}

// AddTerm adds the term of one more move to a list, as the twin of one with the same shift
// that has none yet, or else by itself.
func AddTerm(terms []Term, back int, shift uint) []Term {
	for i, t := range terms {
		if t.Shift == shift && t.Twin == t.Back {
			terms[i].Twin = back
			return terms
		}
	}
	return append(terms, Term{Back: back, Twin: back, Shift: shift})
}

// gather sets the width words of buf from base on to the union of the rows that
// the passes name. width is a multiple of 4. The loops take four words a turn, and
// two terms at once: Go's wasm pays dearly for each turn of a loop and each call,
// and every shift costs more than a load.
func gather(buf []uint64, base, width int, passes []pass) {
	clear(buf[base : base+width])
	for _, p := range passes {
		if p.plain > 0 {
			gatherPlain(buf, base, width, p.plain)
		}
		for terms := p.terms; len(terms) > 0; terms = terms[2:] {
			gatherTwins(buf, base, width, (*[2]Term)(terms))
		}
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

// gatherTwins takes two terms at once, and each with its twin.
func gatherTwins(buf []uint64, base, width int, t *[2]Term) {
	l0, l1 := t[0].Shift&63, t[1].Shift&63
	r0, r1 := (64-l0)&63, (64-l1)&63
	from0, other0, from1, other1 := base-t[0].Back, base-t[0].Twin, base-t[1].Back, base-t[1].Twin
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
