package automaton

// Counting modulo 64, or modulo 256 by a kernel, tells palaces from other squares only
// while palace numbers stay close to k. That they do has been observed and not proved:
// from -4 to 9 around k, for k up to 10007 on 20000×20000 squares. But each board
// proves it for itself.
//
// Suppose that all values (palace numbers minus k) outside the hood and before an
// antidiagonal lie from -l to u, both at least 6. By the rule of the automaton ([CLN15]
// Theorem 1), which Neighborhood states, those on the antidiagonal lie from
// -(3l+2u-4) to 3u+2l-4: with its part of the compensation A adds at most u, B and C
// add at most l-2 each, D nothing, E and F at most u each; and A takes away at most
// l-3, B and C at most u each, D at most 1, E and F at most l-1 each. Neighbours in the
// hood are -6 at least, for it grows by no more on the way; those beyond the board's
// edges are 0, or k for k up to 3.
//
// Modulo 64, a value outside of -l to u looks as if it were inside only if it is 64-l
// or more, or u-64 or less. That is beyond those bounds if l+u is at most 22. So the
// first value outside is seen to be outside, and a board on which none is seen is
// right. Modulo 256 the same is true for a kernel's -32 to 31. Should a block show such
// a value, then it and all that see it are counted by the textbook.
const nearMin, nearMax = -6, 16

// near looks at each value outside the hood of a block that has been counted, whose
// edges were those before, and reports whether they lie from nearMin to nearMax.
func near(dst *Values, before *[2]Edge, wide, tall int) bool {
	if dst == nil {
		dst = new(Values)
		countBands(dst, &before[0], &before[1], wide, tall)
	}
	for y := range BlockSide {
		// In each row the hood comes first.
		start := max(0, min(BlockSide, max(wide-2*y, (tall-y+1)>>1)))
		for _, v := range dst[y*BlockSide+start : (y+1)*BlockSide] {
			if v < nearMin || v > nearMax {
				return false
			}
		}
	}
	return true
}
