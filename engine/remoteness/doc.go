// Package remoteness tells how long a game lasts: in how many moves it is over if the winner hurries
// and the loser resists. At the end it is 0; of a palace it is one more than the greatest among its
// options, and of any other position one more than the least among the palaces in reach. So it is even
// for palaces, and odd for all others. In Wythoff Nim:
//
//	y
//	3  1 5 3 1      (0,0) is the end. From (1,2) all moves lead to squares from which it is reached
//	2  1 2 1 3      at once, so two moves are played. From (1,3) the winner goes to (1,2), for no other
//	1  1 1 2 5      palace can be reached: three. (3,5) is the next palace, with 4.
//	0  0 1 1 1
//	   0 1 2 3  x
//
// Table counts it square by square, for pieces that move towards the corner. Search looks at all that can
// follow from one position of any game, with blocked squares and in misère play too. Where the palaces
// come one after the other, the n-th has 2n, for any n (ranked.go):
//
//	below palace n there are palaces 0, …, n-1 alone, so no play lasts longer than 2n moves; and it
//	has an option from which n-1 is the only one in reach, so whoever has lost can make it last as long.
//
// In Wythoff Nim, and in its generalisation by M, that option of (A, B) is (A, B-1): on its row lie palaces
// only at or beyond column A, as two numbers B are more than 1 apart, on its column none is below B, and its diagonals, with y-x
// from Mn-M to Mn+M-2, meet n-1 and n alone, of which n lies above it. With a rook's palaces (n, n)
// it is (n, n-1).
//
// Methods of a game answer about it by way of the engine's Remoteness (methods.go).
package remoteness
