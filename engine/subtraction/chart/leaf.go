package chart

import (
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/sweep"
)

// mostLeaf bounds the work of computing a leaf. Moves that reach farther make leaves so
// large that few of them could be computed.
const mostLeaf = 4000

// leafCost is the work of computing a leaf of so many words.
func leafCost(s *moves.Set, words int) int {
	return min(words, mostLeaf) * min(words, mostLeaf) * (len(s.List) + 4)
}

// leafSize returns how far the moves reach, and how many words a leaf is wide and those
// to its left are.
func leafSize(s *moves.Set) (right, bottom, words, pad int) {
	for _, m := range s.List {
		right, bottom = max(right, m[0]), max(bottom, m[1])
	}
	pad = right/64 + 1 // a shift takes bits of a word more
	return right, bottom, max(pad, moves.Ceil(bottom, 64)), pad
}

// Fits reports whether the moves reach no farther than leaves can be made for.
func Fits(s *moves.Set) bool {
	_, _, words, _ := leafSize(s)
	return leafCost(s, words) <= mostLeaf
}

// RuleOf returns how the squares of a leaf follow from those before it, with moves that
// fit.
func RuleOf(s *moves.Set) *Rule {
	right, bottom, words, pad := leafSize(s)
	stride := pad + words
	var terms []sweep.Term
	var lengths []int
	var list [][2]int
	for _, m := range s.List {
		list = append(list, [2]int(m))
		back, shift := m[1]*stride+m[0]/64, uint(m[0]%64)
		if m[1] == 0 {
			lengths = append(lengths, m[0])
		} else {
			terms = sweep.AddTerm(terms, back, shift)
		}
	}
	inner := sweep.NewRowSolver(lengths)
	fill := func(rows []uint64) {
		for base := bottom*stride + pad; base < len(rows); base += stride {
			fillLeaf(rows, base, words, terms)
			inner.Settle(rows, base, words)
		}
	}
	if n := (bottom + 64) * stride; words == 1 && n <= Room {
		fill = func(rows []uint64) {
			fillNarrow((*[Room]uint64)(rows[:Room]), bottom*stride+pad, n, terms, inner)
		}
	}
	return &Rule{Moves: list, Words: words, Right: right, Down: bottom, Pad: pad, Cost: leafCost(s, words), Fill: fill}
}

// fillNarrow fills a leaf one word wide, with one word before it: every other word from first
// on, up to the end. All that counts here is that Go's wasm has little to check.
func fillNarrow(rows *[Room]uint64, first, end int, terms []sweep.Term, inner *sweep.RowSolver) {
	const mask = Room - 1
	every, idle := inner.Alternates(), inner.Idle()
	for base := first; base < end; base += 2 {
		out := uint64(0)
		for i := range terms {
			t := &terms[i]
			one, two := base-t.Back, base-t.Twin
			out |= (rows[one&mask]|rows[two&mask])<<(t.Shift&63) |
				(rows[(one-1)&mask]|rows[(two-1)&mask])>>1>>((63-t.Shift)&63)
		}
		switch free := ^out; {
		case every:
			rows[base&mask] = sweep.EveryOther(free, rows[(base-1)&mask])
		case idle:
			rows[base&mask] = free
		default:
			rows[base&mask] = free
			inner.Settle(rows[:], base, 1)
		}
	}
}

// fillLeaf sets a row to the squares from which no move to an earlier row leads to a
// P-position.
func fillLeaf(rows []uint64, base, words int, terms []sweep.Term) {
	row := rows[base : base+words]
	for i := range row {
		row[i] = ^uint64(0)
	}
	for _, t := range terms {
		from, other := rows[base-t.Back-1:][:words+1], rows[base-t.Twin-1:][:words+1]
		before := from[0] | other[0]
		for i, w := range from[1:] {
			w |= other[i+1]
			row[i] &^= w<<t.Shift | before>>1>>(63-t.Shift)
			before = w
		}
	}
}
