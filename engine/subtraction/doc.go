// Package subtraction solves vector subtraction games. A position is a vector of d
// non-negative integers, a ruleset a finite set of vectors, none of them zero; a
// move subtracts one of them and must not make a component negative; whoever cannot
// move loses. So a position is P if and only if none of its options is.
//
// For {(1,2), (2,1)} the corner is, with x to the right, y downwards and 1 for P,
//
//	1 1 1 1 1
//	1 1 0 0 0     (2,1): the move (2,1) leads to (0,0), a P-position
//	1 0 0 0 0
//	1 0 0 1 1     (3,3): (2,1) and (1,2) are N, so it is P
//
// The ways to the answer are packages of their own, and none knows the others' games: the
// moves (package moves), a sweep of the board from its corner (sweep), remainders for one
// move or two (remainder), the period of one pile (periodic), and a chart of kinds of blocks
// in the plane (chart). Here they are listed, and one is chosen.
//
// game.go and parse.go are the rulesets; methods.go lists the ways and says where each fits,
// place.go what that depends on, and how much work a search is worth; search.go looks for a
// period or a chart, and searches.go says what for;
// answers.go and squares.go turn what is found into lists and tiles.
//
// Sources: [LSY24]; package engine lists them. Where it is misprinted, the tests say how.
package subtraction
