package sweep

import "github.com/palacegames/palace/engine"

// edge is what a block needs of its neighbour above or to the left: for each plane
// the rows of the levels that moves reach, or the words. It has fewer planes than
// the board if the further ones are 0.
type edge [][]uint64

// block is a piece of the board: plan.width words of the rows of up to TileSize
// levels, with the words to its left and the levels above it that moves reach. It
// holds one plane of bits, the P-positions, or, if it is nim, the squares with
// value v in plane v, as many planes as there are values. Its memory is used for
// one block after another.
type block struct {
	*plan
	nim    bool
	levels int // of the block, not counting those above
	words  int // of a row that are computed: all where a level is one row, else a multiple of 4
	planes edge
	ones   []uint64 // a row of squares that are all free
	free   []uint64 // squares of a row that have no value yet
}

func newBlock(p *plan, nim bool, levels int) *block {
	b := &block{plan: p, nim: nim, levels: levels}
	b.ones, b.free = make([]uint64, p.width), make([]uint64, p.width)
	for i := range b.ones {
		b.ones[i] = ^uint64(0)
	}
	b.addPlane()
	return b
}

// addPlane adds a plane on which nothing is set.
func (b *block) addPlane() {
	b.planes = append(b.planes, make([]uint64, (b.reach+b.levels)*b.rows*b.stride()))
}

// base returns the index of a row's first word, not counting those to the left.
// The levels above the block have negative numbers.
func (b *block) base(level, row int) int {
	return ((b.reach+level)*b.rows+row)*b.stride() + b.pad
}

// load begins a block with the edges of its neighbours, nil at the board's edges.
func (b *block) load(above, left edge) {
	for len(b.planes) < max(len(above), len(left)) {
		b.addPlane()
	}
	top := b.base(0, 0) - b.pad
	for v, plane := range b.planes {
		if v < len(above) {
			copy(plane[:top], above[v])
		} else {
			clear(plane[:top])
		}
		if rows, words := b.levels*b.rows, plane[top:]; v < len(left) {
			copyStrips(words, b.stride(), left[v], b.pad, b.pad, rows)
		} else {
			for i := range rows {
				clear(words[i*b.stride():][:b.pad])
			}
		}
	}
}

// fill computes the squares of some levels from the given one on. The levels above
// it must be there.
func (b *block) fill(level, levels int) {
	if b.direct && !b.nim {
		b.lists[0][0].clearAttacked(b.planes[0], b.base(level, 0), (*run)(b.ones), levels)
		return
	}
	for i := range levels * b.rows {
		base, passes := b.base(level, i), b.lists[b.list[i%b.rows]]
		if b.nim {
			b.fillValues(base, passes)
		} else {
			b.fillRow(b.planes[0], base, passes, b.ones)
		}
	}
}

// fillRow sets a row of one plane to the squares of free that no option rules out.
func (b *block) fillRow(plane []uint64, base int, passes []pass, free []uint64) {
	if b.rows > 1 {
		gather(plane, base, b.words, passes)
		complement(plane[base:base+b.words], free)
		b.inner.Settle(plane, base, b.words)
		return
	}
	for at := 0; at < b.words; at += span {
		left := (*run)(free[at:])
		for i := range passes {
			passes[i].clearAttacked(plane, base+at, left, 1)
			left = (*run)(plane[base+at:])
		}
	}
	if !b.inner.Alternates() {
		b.inner.Settle(plane, base, b.words)
	}
}

// fillValues computes one row of nim-values. A square has value v, the mex, if and
// only if it has none of the smaller values and no option has v: that is how the
// P-positions are found, on a board of which only the squares are left that have
// no smaller value. So plane after plane is filled until no square is left.
func (b *block) fillValues(base int, passes []pass) {
	free := b.free[:b.words]
	copy(free, b.ones)
	for v, left := 0, true; left || v < len(b.planes); v++ {
		if v == len(b.planes) {
			b.addPlane()
		}
		dst := b.planes[v][base : base+b.words]
		if !left {
			clear(dst)
			continue
		}
		b.fillRow(b.planes[v], base, passes, free)
		left = false
		for i, w := range dst {
			free[i] &^= w
			left = left || free[i] != 0
		}
	}
}

// below copies what the block below this one needs into e, which is reused.
func (b *block) below(e edge) edge {
	size := b.base(0, 0) - b.pad
	return b.copyPlanes(e, size, func(dst, plane []uint64) {
		copy(dst, plane[len(plane)-size:])
	})
}

// right copies what the block to the right of this one needs into e.
func (b *block) right(e edge) edge {
	rows := b.levels * b.rows
	return b.copyPlanes(e, rows*b.pad, func(dst, plane []uint64) {
		copyStrips(dst, b.pad, plane[b.base(0, 0)+b.width-b.pad:], b.stride(), b.pad, rows)
	})
}

// copyStrips copies n words of each of some rows, which lie strides apart. Mostly n
// is 1, for which a call of copy is out of proportion.
func copyStrips(dst []uint64, dstStride int, src []uint64, srcStride, n, rows int) {
	for i := range rows {
		if n == 1 {
			dst[i*dstStride] = src[i*srcStride]
		} else {
			copy(dst[i*dstStride:][:n], src[i*srcStride:])
		}
	}
}

func (b *block) copyPlanes(e edge, size int, copyPlane func(dst, plane []uint64)) edge {
	for len(e) < len(b.planes) {
		e = append(e, make([]uint64, size))
	}
	for v, plane := range b.planes {
		copyPlane(e[v], plane)
	}
	return e
}

// outcome returns the outcome of square x of a row that has been filled.
func (b *block) outcome(level, row, x int) engine.Outcome {
	if b.planes[0][b.base(level, row)+x/64]>>(x%64)&1 != 0 {
		return engine.P
	}
	return engine.N
}
