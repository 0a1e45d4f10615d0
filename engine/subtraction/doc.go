// Package subtraction solves vector subtraction games. A position is a vector of d
// non-negative integers, a ruleset a finite set of vectors, none of them zero; a
// move subtracts one of them and must not make a component negative; whoever cannot
// move loses. So a position is P if and only if none of its options is, and in two
// dimensions row y of the P-positions follows from earlier rows: its N-positions
// are the union, over the moves (a, b), of row y-b shifted by a. The rows are kept
// as bits, 64 squares a machine word, and the board is computed in blocks, each
// from nothing but the bits along its upper and left edges. Nim-values are several
// such boards, one for each value; further dimensions are further rows. With one
// move or two the outcome is a matter of remainders, for coordinates of any length; with
// more, many boards repeat on every scale, and have a chart that reaches as far. Also where no
// chart is known, most positions far out are known sooner from blocks that are alike, each of
// which is computed once, than from a sweep. One pile is followed until it repeats.
//
// game.go, parse.go and listed.go are the rulesets. A board is swept by plan.go, block.go,
// gather.go, settle.go, strike.go and sweep.go, and answers for itself in board.go,
// solver.go and values.go. remainder.go, line.go, around.go and distant.go are two moves;
// pile.go and period.go one dimension; chart.go, charted.go, leaf.go and the files named
// after the chart the boards that can be charted; glance.go single positions before that.
//
// References:
//   - [LSY24] U. Larsson, I. Saha, M. Yokoo. Subtraction Games in More Than One
//     Dimension. 2024. Where it is misprinted, the tests say how.
package subtraction
