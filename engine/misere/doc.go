// Package misere plays a game the other way round: whoever cannot move wins. The end of the
// game is then an N-position, and the others are as always: P if no option is.
//
// A rook on (1,0) has to go to the corner and loses, so (1,0) and (0,1) are the palaces near
// it; from (1,1) she goes to one of these, and (2,2), from which she reaches (2,1) and (2,0)
// and their like, is a palace again, as in normal play.
//
// For most games all that can be done is to go square by square (table.go, squares.go). Three
// kinds are known at any distance. Where the moves are lines to the edge, a corner may be all
// that changes (corner.go). Where each position of nim-value 0 that has options has one of
// value 1, the palaces of misère play are the positions of value 1 (ones.go): one pile [Fer74],
// and one move or two. And a family may know more: see Known.
//
// Sources: [Fer74]; package engine lists them.
package misere
