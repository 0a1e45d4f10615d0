// Package segment finds the segments of vector subtraction games. Seen from far away, the
// P-positions of many rulesets in two dimensions form a few sectors, each with a mosaic
// of its own. A mosaic is known by its periods: the vectors that move it onto itself form a
// lattice, and the lattice's determinant is the number of squares that repeat. What lies
// between two segments is a strip along a line, whose slope is rational and which repeats
// along it.
//
// A segment is the largest sector with one pattern: mosaics that are the same except for a shift are
// one pattern. So where a pattern continues shifted there is a fault inside its segment, and the
// segment has a part on either side. Definitions 40 to 43 of [LSY24] leave this open, and with it the
// number of segments; the words of its Section 1, a distinct regular outcome pattern, do not.
//
// Find looks at all squares at one distance from the corner (Band), finds the mosaics there
// (probe, places) and the strips between them (ray), and proves that both go on forever
// from there on (segmentation), or goes twice as far out. So a number of segments, their
// densities and their slopes, which Problem 61 asks for, are proved or said not to be
// settled. Where a board has a chart, what that shows 2⁴⁶ squares out may be the beginning
// of the proof instead (far). Where they are settled, every square from that distance on lies in a strip, which repeats
// by its step, or between two, where a mosaic repeats: so the outcome of every square is known.
// What is not proved are mosaics with long periods, strips that repeat late or not at all, and
// segments that begin too far out.
//
// A mosaic also tells whether the N-positions of its segment are connected without end,
// that is, percolate.
//
// For {(1,0), (0,1), (1,1)}, where a position is P if both coordinates are even, there
// is one segment, from slope 0 to infinity. Its mosaic has the periods (2,0) and (0,2),
// with determinant 4: one of four squares is P, and the N-positions are connected.
//
// Sources: [LSY24] Section 9, and the figures and problems of section 10; package engine lists
// them.
package segment
