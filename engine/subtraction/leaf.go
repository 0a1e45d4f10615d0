package subtraction

import (
	"slices"

	"github.com/palacegames/palace/engine/subtraction/macro"
)

// mostLeaf bounds the work of computing a leaf. Moves that reach farther make leaves so
// large that few of them could be computed.
const mostLeaf = 4000

// leafCost is the work of computing a leaf of so many words.
func (g *Game) leafCost(words int) int {
	return min(words, mostLeaf) * min(words, mostLeaf) * (len(g.moves) + 4)
}

// leafSize returns how far the moves reach, and how many words a leaf is wide and those
// to its left are.
func (g *Game) leafSize() (right, bottom, words, pad int) {
	for _, m := range g.moves {
		right, bottom = max(right, m[0]), max(bottom, m[1])
	}
	pad = right/64 + 1 // a shift takes bits of a word more
	return right, bottom, max(pad, ceil(bottom, 64)), pad
}

// leafRule returns how the squares of a leaf follow from those before it.
func (g *Game) leafRule() *macro.Rule {
	right, bottom, words, pad := g.leafSize()
	stride := pad + words
	var terms []term
	var lengths []int
	var moves [][2]int
	for _, m := range g.moves {
		moves = append(moves, [2]int(m))
		back, shift := m[1]*stride+m[0]/64, uint(m[0]%64)
		if m[1] == 0 {
			lengths = append(lengths, m[0])
		} else if alone := slices.IndexFunc(terms, func(t term) bool { return t.shift == shift && t.twin == t.back }); alone >= 0 {
			terms[alone].twin = back
		} else {
			terms = append(terms, term{back: back, twin: back, shift: shift})
		}
	}
	inner := newSettler(lengths)
	fill := func(rows []uint64) {
		for base := bottom*stride + pad; base < len(rows); base += stride {
			fillLeaf(rows, base, words, terms)
			inner.settle(rows, base, words)
		}
	}
	if n := (bottom + 64) * stride; words == 1 && n <= macro.Room {
		fill = func(rows []uint64) {
			fillNarrow((*[macro.Room]uint64)(rows[:macro.Room]), bottom*stride+pad, n, terms, inner)
		}
	}
	return &macro.Rule{Moves: moves, Words: words, Right: right, Down: bottom, Pad: pad, Cost: g.leafCost(words), Fill: fill}
}

// fillNarrow fills a leaf one word wide, with one word before it: every other word from first
// on, up to the end. All that counts here is that Go's wasm has little to check.
func fillNarrow(rows *[macro.Room]uint64, first, end int, terms []term, inner *settler) {
	const mask = macro.Room - 1
	every, idle := inner.everyOther(), inner.idle()
	for base := first; base < end; base += 2 {
		out := uint64(0)
		for i := range terms {
			t := &terms[i]
			one, two := base-t.back, base-t.twin
			out |= (rows[one&mask]|rows[two&mask])<<(t.shift&63) |
				(rows[(one-1)&mask]|rows[(two-1)&mask])>>1>>((63-t.shift)&63)
		}
		switch free := ^out; {
		case every:
			rows[base&mask] = everyOther(free, rows[(base-1)&mask])
		case idle:
			rows[base&mask] = free
		default:
			rows[base&mask] = free
			inner.settle(rows[:], base, 1)
		}
	}
}

// fillLeaf sets a row to the squares from which no move to an earlier row leads to a
// P-position.
func fillLeaf(rows []uint64, base, words int, terms []term) {
	row := rows[base : base+words]
	for i := range row {
		row[i] = ^uint64(0)
	}
	for _, t := range terms {
		from, other := rows[base-t.back-1:][:words+1], rows[base-t.twin-1:][:words+1]
		before := from[0] | other[0]
		for i, w := range from[1:] {
			w |= other[i+1]
			row[i] &^= w<<t.shift | before>>1>>(63-t.shift)
			before = w
		}
	}
}
