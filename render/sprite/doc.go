// Package sprite draws the pieces: the queen, the pawns that block squares, the
// counter of the games without a queen, and the star of a hint. A piece is a
// short list of outlines in the unit square, painted one over the other, so it is
// crisp at every size; large ones can be painted a band at a time.
package sprite
