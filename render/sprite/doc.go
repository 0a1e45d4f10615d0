// Package sprite draws the pieces: the queen, the pawns that block squares, the
// counter of the games without a queen, and the star of a hint. A piece is a
// short list of outlines in the unit square, painted one over the other, so it is
// crisp at every size; large ones can be painted a band at a time.
//
// On 100×100 pixels the middle ball of the queen's crown has its middle at (50,14) and a
// radius of 6. In column 50 its rows 9 to 18 are Style's Jewel, rows 6 and 7 are Line, of
// which 2.4 pixels can be seen around the ball, and above row 5 there is nothing.
package sprite
