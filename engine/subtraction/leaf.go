package subtraction

import "github.com/palacegames/palace/engine/subtraction/macro"

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
	for _, m := range g.moves {
		if m[1] == 0 {
			lengths = append(lengths, m[0])
		} else {
			terms = append(terms, term{back: m[1]*stride + m[0]/64, shift: uint(m[0] % 64)})
		}
	}
	inner := newSettler(lengths)
	return &macro.Rule{
		Words: words, Right: right, Down: bottom, Pad: pad,
		Cost: g.leafCost(words),
		Fill: func(rows []uint64) {
			for base := bottom*stride + pad; base < len(rows); base += stride {
				fillLeaf(rows, base, words, terms)
				inner.settle(rows, base, words)
			}
		},
	}
}

// fillLeaf sets a row to the squares from which no move to an earlier row leads to a
// P-position.
func fillLeaf(rows []uint64, base, words int, terms []term) {
	if words == 1 {
		ruledOut := uint64(0)
		for _, t := range terms {
			from := rows[base-t.back-1:][:2]
			ruledOut |= from[1]<<(t.shift&63) | from[0]>>1>>((63-t.shift)&63)
		}
		rows[base] = ^ruledOut
		return
	}
	row := rows[base : base+words]
	for i := range row {
		row[i] = ^uint64(0)
	}
	for _, t := range terms {
		from := rows[base-t.back-1:][:words+1]
		before := from[0]
		for i, w := range from[1:] {
			row[i] &^= w<<t.shift | before>>1>>(63-t.shift)
			before = w
		}
	}
}
