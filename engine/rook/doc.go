// Package rook solves Nim with two piles: a rook on the chessboard that moves any number
// of squares west or north, towards the corner (0,0).
//
// Two numbers are added without carrying, digit by digit in binary: the nim-sum, x xor y.
// It is the nim-value of (x, y) [Bou01]. So the palaces are the squares of the diagonal
// x = y, and from (2,1) there is one to go to:
//
//	10₂ xor 01₂ = 11₂ = 3, an N-position; west to (1,1): 01₂ xor 01₂ = 0, a palace
//
// Nim-values have no bound either; those of a map are no larger than a tile's numbers can
// be, so it ends at 2³¹.
//
// Sources: [Bou01]; package engine lists them.
package rook
