// Package segment measures the segments of vector subtraction games. Seen from far
// away, the P-positions of many rulesets in two dimensions form a few sectors, each
// with a mosaic of its own. A mosaic is known by its periods: the vectors that move
// it onto itself form a lattice, and the lattice's determinant is the number of
// squares that repeat. Walking along an arc around the origin and looking for the
// periods of the squares on the way tells the segments apart; what lies between them,
// and whatever else does not repeat, has no periods. From a mosaic follows whether the
// N-positions of its segment hang together without end, that is, percolate. This is a
// way to count segments and to find their slopes, which Problem 61 asks for; it sees
// only mosaics with short periods, and only where they are wide enough.
//
// References:
//   - [LSY24] U. Larsson, I. Saha, M. Yokoo. Subtraction Games in More Than One
//     Dimension. 2024. Section 9, and the figures and problems of section 10.
package segment
