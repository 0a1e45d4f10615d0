// Package conjecture computes evidence about three of the questions with which
// [CLN15] Section 4 ends.
//
// Are the armpits the only regions from which the queen sees the most palaces, for
// large k? Armpits finds the maximum on the 4k×4k squares at the corner and asks
// whether all squares that attain it lie near the armpits.
//
// Why is the thickness of the warp's threads always a Fibonacci number? Threads
// takes a row of the upper warp apart wherever a gap of squares, or more, in a row
// are no palaces, and counts the palaces in between: they belong to one thread or to
// threads about to merge. In the row -1 0 -1 0 0 0 -1 of palace numbers minus k, with a gap
// of two squares, they are a thread of two palaces and one of one. (The lower warp is its
// mirror image, with columns for rows.)
//
// Does the arm grow thicker and thicker skin? Arm computes the first rows of the arm
// in a game so large that nothing but the shoulder matters, and measures the skin
// there; Stretches finds the rows in which it has settled into a stage.
//
// Sources: [CLN15]; package engine lists them.
package conjecture
