package sweep

import "unsafe"

// On most boards a level is one row, and its blocks are a multiple of 32 words
// wide. There the union of the rows that moves lead to is never written down: a few
// of these rows at a time strike squares off those that are still free. A run of 32
// words is an array to the compiler, so that the innermost loops have no bounds to
// check, and all that they do is load, shift and combine.

// span is the length of a run in words.
const span = 32

type run [span]uint64

// pass is a part of the terms of a row that is dealt with at once: one that is not
// shifted, and four, two or none that are.
type pass struct {
	plain  int // words back in the same memory, 0 for none
	terms  []Term
	every  bool    // in the end the move (1, 0) strikes off every other square of what is left
	stride int     // words from the beginning of a row to that of the next
	kernel Kernel  // nil for the form in Go
	packed *packed // for the kernel, nil without one or without terms
}

// passes sorts the terms of a row into passes. There is at least one, and every is
// for the last.
func passes(plain []int, shifted []Term, every bool, stride int, k Kernel) []pass {
	var list []pass
	for len(plain) > 0 || len(shifted) > 0 || list == nil {
		p := pass{stride: stride, kernel: k}
		if len(plain) > 0 {
			p.plain, plain = plain[0], plain[1:]
		}
		n := min(len(shifted), 4)
		p.terms, shifted = shifted[:n:n], shifted[n:]
		if n%2 == 1 { // a term more that does nothing new
			p.terms = append(p.terms, p.terms[0])
		}
		p.every = every && len(plain) == 0 && len(shifted) == 0
		if n > 0 && k != nil {
			p.packed = p.pack(stride)
		}
		list = append(list, p)
	}
	return list
}

// nothing is a run without squares.
var nothing run

// clearAttacked sets the run of buf that begins at base to the squares of free that the pass
// does not strike off, and so run after run for some rows, all with the same squares
// free.
func (p *pass) clearAttacked(buf []uint64, base int, free *run, rows int) {
	if p.packed != nil && rows > fewRows {
		p.kernel(unsafe.Pointer(p.packed), unsafe.Pointer(&buf[base]), unsafe.Pointer(free), rows)
		return
	}
	for range rows {
		plain := &nothing
		if p.plain > 0 {
			plain = (*run)(buf[base-p.plain:])
		}
		switch len(p.terms) {
		case 0:
			clearBy0(buf, base, plain, free, p.every)
		case 2:
			clearBy2(buf, base, plain, (*[2]Term)(p.terms), free, p.every)
		default:
			clearBy4(buf, base, plain, (*[4]Term)(p.terms), free, p.every)
		}
		base += p.stride
	}
}

func clearBy0(buf []uint64, base int, plain, free *run, every bool) {
	dst, last := (*run)(buf[base:]), buf[base-1]
	for i := range dst {
		dst[i] = free[i] &^ plain[i]
		if every {
			dst[i] = EveryOther(dst[i], last)
			last = dst[i]
		}
	}
}

// clearBy2 is clearBy4 for rulesets of one or two such terms: these would take 1.4 times as
// long with terms that do nothing new, and five moves, whose last pass has one, 1.15 times.
func clearBy2(buf []uint64, base int, plain *run, t *[2]Term, free *run, every bool) {
	l0, l1 := t[0].Shift&63, t[1].Shift&63
	r0, r1 := (64-l0)&63, (64-l1)&63
	s0, t0 := (*run)(buf[base-t[0].Back:]), (*run)(buf[base-t[0].Twin:])
	s1, t1 := (*run)(buf[base-t[1].Back:]), (*run)(buf[base-t[1].Twin:])
	spill := (buf[base-t[0].Back-1]|buf[base-t[0].Twin-1])>>r0 | (buf[base-t[1].Back-1]|buf[base-t[1].Twin-1])>>r1
	dst, last := (*run)(buf[base:]), buf[base-1]
	for i := 0; i < span; i += 4 {
		x, f, e := (*[4]uint64)(plain[i:i+4]), (*[4]uint64)(free[i:i+4]), (*[4]uint64)(dst[i:i+4])
		v0, v1, v2, v3 := four(s0, t0, i)
		w0, w1, w2, w3 := four(s1, t1, i)
		a := f[0] &^ (spill | x[0] | v0<<l0 | w0<<l1)
		b := f[1] &^ (x[1] | v0>>r0 | v1<<l0 | w0>>r1 | w1<<l1)
		c := f[2] &^ (x[2] | v1>>r0 | v2<<l0 | w1>>r1 | w2<<l1)
		d := f[3] &^ (x[3] | v2>>r0 | v3<<l0 | w2>>r1 | w3<<l1)
		spill = v3>>r0 | w3>>r1
		if every {
			a = EveryOther(a, last)
			b = EveryOther(b, a)
			c = EveryOther(c, b)
			d = EveryOther(d, c)
			last = d
		}
		e[0], e[1], e[2], e[3] = a, b, c, d
	}
}

func clearBy4(buf []uint64, base int, plain *run, t *[4]Term, free *run, every bool) {
	l0, l1, l2, l3 := t[0].Shift&63, t[1].Shift&63, t[2].Shift&63, t[3].Shift&63
	r0, r1, r2, r3 := (64-l0)&63, (64-l1)&63, (64-l2)&63, (64-l3)&63
	s0, t0 := (*run)(buf[base-t[0].Back:]), (*run)(buf[base-t[0].Twin:])
	s1, t1 := (*run)(buf[base-t[1].Back:]), (*run)(buf[base-t[1].Twin:])
	s2, t2 := (*run)(buf[base-t[2].Back:]), (*run)(buf[base-t[2].Twin:])
	s3, t3 := (*run)(buf[base-t[3].Back:]), (*run)(buf[base-t[3].Twin:])
	spill := (buf[base-t[0].Back-1]|buf[base-t[0].Twin-1])>>r0 | (buf[base-t[1].Back-1]|buf[base-t[1].Twin-1])>>r1 |
		(buf[base-t[2].Back-1]|buf[base-t[2].Twin-1])>>r2 | (buf[base-t[3].Back-1]|buf[base-t[3].Twin-1])>>r3
	dst, last := (*run)(buf[base:]), buf[base-1]
	for i := 0; i < span; i += 4 {
		x, f, e := (*[4]uint64)(plain[i:i+4]), (*[4]uint64)(free[i:i+4]), (*[4]uint64)(dst[i:i+4])
		v0, v1, v2, v3 := four(s0, t0, i)
		a := x[0] | spill | v0<<l0
		b := x[1] | v0>>r0 | v1<<l0
		c := x[2] | v1>>r0 | v2<<l0
		d := x[3] | v2>>r0 | v3<<l0
		spill = v3 >> r0
		v0, v1, v2, v3 = four(s1, t1, i)
		a |= v0 << l1
		b |= v0>>r1 | v1<<l1
		c |= v1>>r1 | v2<<l1
		d |= v2>>r1 | v3<<l1
		spill |= v3 >> r1
		v0, v1, v2, v3 = four(s2, t2, i)
		a |= v0 << l2
		b |= v0>>r2 | v1<<l2
		c |= v1>>r2 | v2<<l2
		d |= v2>>r2 | v3<<l2
		spill |= v3 >> r2
		v0, v1, v2, v3 = four(s3, t3, i)
		a = f[0] &^ (a | v0<<l3)
		b = f[1] &^ (b | v0>>r3 | v1<<l3)
		c = f[2] &^ (c | v1>>r3 | v2<<l3)
		d = f[3] &^ (d | v2>>r3 | v3<<l3)
		spill |= v3 >> r3
		if every {
			a = EveryOther(a, last)
			b = EveryOther(b, a)
			c = EveryOther(c, b)
			d = EveryOther(d, c)
			last = d
		}
		e[0], e[1], e[2], e[3] = a, b, c, d
	}
}

// four returns four words of the union of two runs. It is small enough to be put in
// place of its calls, and there the bounds are known.
func four(s, t *run, i int) (a, b, c, d uint64) {
	p, q := (*[4]uint64)(s[i:i+4]), (*[4]uint64)(t[i:i+4])
	return p[0] | q[0], p[1] | q[1], p[2] | q[2], p[3] | q[3]
}
