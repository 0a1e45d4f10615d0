// Package piles plays Wythoff Nim with three piles or more: a move takes any number from one pile,
// or the same number from each of several piles. Whoever takes the last one wins. With two piles it is
// the queen's game of package wythoff.
//
// No formula is known for the P-positions. But of all positions in which all piles except one are given,
// exactly one is P: of two, the larger pile could be made the smaller one, and each position
// before them attacks only finitely many. So the P-positions are a table of the piles but one:
//
//	wythoff:3   (0,0,0)  (0,1,2)  (0,3,5)  (1,1,3)? no: (0,1,2) and its like attack it
//
// sweep.go fills that table, whose size is that of all piles but the largest, which may be of any
// size. The same sweep without the pile behind fills in nim-values. game.go is the game, methods.go how far it
// is solved, and squares.go the maps, on which the third pile and those after it stay.
package piles
