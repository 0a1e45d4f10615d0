package subtraction

import "github.com/palacegames/palace/engine/subtraction/macro"

// mostLeaf bounds the width of a leaf in words. Moves that reach farther make leaves so
// large that few of them could be computed.
const mostLeaf = 32

// leafRule returns how the squares of a leaf follow from those before it, or nil if the
// moves reach too far.
func (g *Game) leafRule() *macro.Rule {
	right, bottom := 0, 0
	for _, m := range g.moves {
		right, bottom = max(right, m[0]), max(bottom, m[1])
	}
	pad := right/64 + 1 // a shift takes bits of a word more
	words := max(pad, ceil(bottom, 64))
	if words > mostLeaf {
		return nil
	}
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
		Cost: words * words * (len(g.moves) + 4),
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
