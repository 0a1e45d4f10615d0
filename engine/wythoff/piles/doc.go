// Package piles plays Wythoff Nim with three piles or more: a move takes any number from one pile,
// or the same number from each of several piles. Whoever takes the last one wins. With two piles it is
// the queen's game of package wythoff.
//
// No formula is known for the P-positions. But if all piles except one are given, exactly one number of
// that one makes a P-position: of two such numbers the larger could be made the smaller, and each
// P-position before them attacks only finitely many. So the P-positions are a table over all piles but
// one. For three piles it begins
//
//	y\x  0  1  2  3
//	0    0  2  1  5    (0,1,2) is P, and (0,3,5)
//	1    2  4  0  3    (1,1,4), (1,3,3)
//	2    1  0  6  8    (2,2,6), (2,3,8)
//
// sweep.go fills that table, whose size is that of all piles but the largest, which may be of any
// size. The same sweep without the pile behind fills in nim-values. game.go is the game, methods.go how far it
// is solved, and squares.go the maps, on which the third pile and those after it stay.
package piles
