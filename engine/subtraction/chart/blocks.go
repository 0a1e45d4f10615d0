package chart

import "math/bits"

// Rule says how the squares of a leaf follow from those before it.
type Rule struct {
	// Moves say what a board is: square (x, y) is P if and only if no square (x-a, y-b) of
	// it is P, for any of the moves (a, b).
	Moves [][2]int
	// Words is the width of a leaf in machine words. A leaf is as high as it is wide.
	Words int
	// Right and Down say how far the moves reach along x and along y. Neither is more
	// than the width of a leaf.
	Right, Down int
	// Pad is how many words hold the squares to the left of a leaf that moves reach:
	// at least ⌈Right/64⌉ and at most Words.
	Pad int
	// Fill computes a leaf. The rows are Pad+Words words long, and the first Down of
	// them lie above the leaf. It sets bit x%64 of word Pad+x/64 of row Down+y if
	// square (x, y) of the leaf is P, clears it if not, and changes nothing else. The
	// rows have a capacity of Room at least.
	Fill func(rows []uint64)
	// Cost is the work of a call of Fill; making a block of four others is 1.
	Cost int
}

// Room is how many words the rows have room for that a rule fills, so that it may take them
// for an array of that length.
const Room = 256

// side is the width of a leaf in squares, stride that of one of its rows in words.
func (r *Rule) side() int   { return 64 * r.Words }
func (r *Rule) stride() int { return r.Pad + r.Words }

// block is what is known of all blocks with the same strips before them.
type block struct {
	left, above  strip    // what it follows from
	right, below strip    // what its neighbours need of it
	quarters     [4]int32 // the blocks that it consists of, by x + 2·y, if it is no leaf
	leaf         int32    // the number of a leaf among the leaves
}

// blocks computes blocks from the strips before them, each of them once.
type blocks struct {
	*Rule
	lefts, aboves strips
	all           []block
	squares       pieces     // of all leaves, row by row
	known         []table    // by level and both strips
	borders       [][2]strip // by level, outside of the board
	masks         []uint64   // which squares of the first Pad words of a row count
	rows, cuts    []uint64   // memory for a leaf, and for the strip to its right
	work          int        // how much may still be done
}

func newBlocks(r *Rule) *blocks {
	b := &blocks{Rule: r, rows: make([]uint64, (r.Down+r.side())*r.stride(), max(Room, (r.Down+r.side())*r.stride()))}
	for i := range r.Pad {
		idle := min(64, max(0, 64*(r.Pad-i)-r.Right)) // squares of word i that moves do not reach
		b.masks = append(b.masks, ^uint64(0)<<idle)
	}
	return b
}

// border returns the left and the upper strip of the block at the board's corner.
// Outside of the board no square is P.
func (b *blocks) border(level int) (left, above strip) {
	for n := len(b.borders); n <= level; n++ {
		if n == 0 {
			left, above = b.lefts.leaf(make([]uint64, b.side()*b.Pad)), b.aboves.leaf(make([]uint64, b.Down*b.stride()))
		} else {
			left, above = b.borders[n-1][0], b.borders[n-1][1]
			left, above = b.lefts.pair(left, left), b.aboves.pair(above, above)
		}
		b.borders = append(b.borders, [2]strip{left, above})
	}
	return b.borders[level][0], b.borders[level][1]
}

// at returns the block of a level at a place, counted in blocks. It errs with errPause.
func (b *blocks) at(level int, place [2]int) (int32, error) {
	height := bits.Len(uint(place[0] | place[1]))
	left, above := b.border(level + height)
	n, err := b.block(level+height, left, above)
	for i := height - 1; i >= 0 && err == nil; i-- {
		n = b.all[n].quarters[place[0]>>i&1+2*(place[1]>>i&1)]
	}
	return n, err
}

// block returns the number of the block of the level with these strips before it. It
// errs with errPause.
func (b *blocks) block(level int, left, above strip) (n int32, err error) {
	for len(b.known) <= level {
		b.known = append(b.known, table{})
	}
	key := both(left, above)
	at, known := b.known[level].find(key)
	if known {
		return b.known[level].number(at), nil
	}
	if b.work <= 0 {
		return 0, errPause
	}
	var made block
	if level == 0 {
		made = b.solve(left, above)
	} else if made, err = b.join(level, left, above); err != nil {
		return 0, err
	}
	made.left, made.above = left, above
	n = int32(len(b.all))
	b.all = append(b.all, made)
	b.known[level].set(at, key, n) // the quarters are of a lower level
	return n, nil
}

// join makes a block of its quarters, each of which follows from those before it.
func (b *blocks) join(level int, left, above strip) (block, error) {
	var q [4]int32
	for i := range q {
		l, a := b.lefts.halves[left][i/2], b.aboves.halves[above][i%2]
		if i%2 == 1 {
			l = b.all[q[i-1]].right
		}
		if i/2 == 1 {
			a = b.all[q[i-2]].below
		}
		var err error
		if q[i], err = b.block(level-1, l, a); err != nil {
			return block{}, err
		}
	}
	b.work--
	return block{
		right:    b.lefts.pair(b.all[q[1]].right, b.all[q[3]].right),
		below:    b.aboves.pair(b.all[q[2]].below, b.all[q[3]].below),
		quarters: q,
	}, nil
}

// solve makes a leaf.
func (b *blocks) solve(left, above strip) block {
	b.work -= b.Cost
	stride := b.stride()
	copyWords(b.rows, b.aboves.of(above))
	leaf := b.rows[b.Down*stride:]
	scatterRows(leaf, stride, b.lefts.of(left), b.Pad)
	b.Fill(b.rows)

	squares := b.squares.add(b.side() * b.Words)
	gatherRows(squares, b.Words, leaf[b.Pad:], stride)
	b.cuts = append(b.cuts[:0], b.lefts.of(left)...)
	gatherRows(b.cuts, b.Pad, leaf[b.Words:], stride)
	b.mask(b.cuts, b.Pad)
	below := b.rows[len(b.rows)-b.Down*stride:]
	b.mask(below, stride)
	return block{right: b.lefts.leaf(b.cuts), below: b.aboves.leaf(below), leaf: int32(len(b.squares.of) - 1)}
}

// mask clears, of the first Pad words of each row, what moves do not reach.
func (b *blocks) mask(rows []uint64, stride int) {
	for i, mask := range b.masks {
		for ; i < len(rows); i += stride {
			rows[i] &= mask
		}
	}
}

// gatherRows copies the first n words of rows that are stride words apart, until dst is
// full, and scatterRows copies such words back.
func gatherRows(dst []uint64, n int, src []uint64, stride int) {
	if n == 1 {
		for i := range dst {
			dst[i] = src[i*stride]
		}
		return
	}
	for at := 0; at < len(dst); at += n {
		copyWords(dst[at:], src[:n])
		src = src[min(stride, len(src)):]
	}
}

func scatterRows(dst []uint64, stride int, src []uint64, n int) {
	if n == 1 {
		for i, w := range src {
			dst[i*stride] = w
		}
		return
	}
	for ; len(src) > 0; src = src[n:] {
		copyWords(dst, src[:n])
		dst = dst[min(stride, len(dst)):]
	}
}
