// Package blocking is the game of blocking queens, the k-blocking Wythoff Nim: a queen goes
// west, north or north-west, and after each move its player blocks up to k-1 of the
// squares that it can go to next. A square is a palace, a P-position, if and only
// if it sees fewer than k palaces, and how many it sees is its palace number. For k = 2:
//
//	0 1 2 2 2      (1, 1) sees the three palaces before it, of which one can be blocked, and is
//	1 3 2 1 2      none: whoever moves there loses. (2, 2) sees one, (0, 0) along the diagonal,
//	2 2 1 3 2      which is blocked by whoever moves there: a palace.
//	2 1 3 4 2
//
// Package closed has the palaces for k up to 3 in closed form. Package automaton counts a block of the board, and package sweep all of it. Package kernel
// is the automaton's innermost function in WebAssembly's vectors, which Go does not know; a
// program that has such a form gives it to With.
//
// Package weave runs the automaton by itself, on initial values that belong to no game,
// package compare lays one game over another, package region finds what has a name on the
// map, and package conjecture computes evidence about open questions.
//
// Sources: [CLN15]; package engine lists them.
package blocking
