// Package mwythoff solves generalised Wythoff Nim [Fra82]: a move takes any number from one
// of two piles, or i from one and j from the other, both positive, with |i-j| < M. With
// M = 1 that is Wythoff Nim.
//
// The palaces are (A(n), B(n)) and their mirror images, for n ≥ 0, where with
// α = (2-M+√(M²+4))/2
//
//	A(n) = ⌊nα⌋    B(n) = A(n) + M·n = ⌊n(α+M)⌋
//
// Every number from 1 on is in exactly one of the two sequences. With M = 2, α = √2:
//
//	n      0  1  2   3   4   5
//	A(n)   0  1  2   4   5   7
//	B(n)   0  3  6  10  13  17
//
// From (4,5) two palaces can be reached, both on the band of moves that take from both
// piles: (1,3), by taking 3 and 2, and (0,0), by taking 4 and 5. There are never more than
// two on the band, because among the differences y-x = M·n only those next to 5-4 = 1 are
// close enough. The column x = 4 = A(3) has its palace (4,10) above the piece, and the row
// y = 5 = A(4) has (13,5) beyond it.
//
// Sources: [Fra82]; package engine lists them.
package mwythoff
