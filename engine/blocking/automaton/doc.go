// Package automaton counts the palace numbers of blocking queens in one block of 256×256
// squares, from what crosses the block's edges. The palace number of a square is how many
// palaces a queen sees from there, to the west, north and north-west, and the square is a
// palace if that is less than k.
//
// Palace numbers minus k follow a local rule that does not know k, a cellular automaton
// along the antidiagonals ([CLN15] Theorem 1). The corner of the board for k = 5, palace
// numbers minus 5, and how the rule finds its square (2, 2) from the six before it:
//
//	-5 -4 -3 -2      A B .     -5 -4  .      g = A - B - C + E + F + Compensation
//	-4 -2 -1  0      C D E  =  -4 -2 -1        = -5 + 4 + 4 - 1 - 1 + (3-2-2-1+1+1)
//	-3 -1  1  0      . F g      . -1  g        = 1 + 0 = 1: (2, 2) sees 6 palaces
//
// What makes the rule local makes blocks independent: outside the hood palace numbers stay
// close to k, so that of the palaces counted in a column, row or diagonal only the last few
// bits matter. Two bytes a square of its edges are all that a block needs to know: see Edge.
//
// Blocks.Count, in block.go, is the list of how a block is counted: in the hood by a closed
// form; where all is k, or no square a palace, from the edges alone; by a kernel; or sixteen
// squares of an antidiagonal at once, in two words (band.go). How close to k the numbers
// stay is observed and not proved, but each block that shows no number too far proves it for
// the next (proof.go). A block that does show one is left to the textbook.
//
// Sources: [CLN15]; package engine lists them.
package automaton
