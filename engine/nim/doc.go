// Package nim solves Nim with up to twelve piles, of numbers of any length: a move takes any
// number from one pile, and whoever takes the last one wins.
//
// The nim-value of a position is its numbers added without carrying, xor, and a position is P
// if that is 0 [Bou01]. In binary, column by column:
//
//	3 = 011
//	5 = 101
//	7 = 111
//	    001  the column of 1 does not cancel: from 3 take 1, and all columns do
//
// In misère play the palaces are the same as long as some pile has two or more; where none
// has, they are the positions with an odd number of piles of one [Bou01]. So whoever wins the
// one wins the other, by playing alike until a single pile of two or more is left.
//
// With two piles the game is a rook on a board, as in the package rook. With more, a map shows
// the positions in which the third pile and those after it stay: its palaces are the squares
// (x,y) with x xor y = r, r being what the others make.
//
// nim.go is the game and parse.go how it is written, sums.go its arithmetic, methods.go how it is
// solved and squares.go the maps; reason.go says why by binary digits, and ideas.go shows them.
//
// Sources: [Bou01]; package engine lists them.
package nim
