// Package blocking solves blocking queens, the k-blocking Wythoff Nim: a queen goes
// west, north or north-west, and after each move its player blocks up to k-1 of the
// squares that it can go to next. A square is a palace, a P-position, if and only
// if it sees fewer than k palaces, and how many it sees is its palace number.
//
// Palace numbers minus k follow a local rule that does not know k, a cellular
// automaton along the antidiagonals ([CLN15] Theorem 1); Neighborhood states it.
// The board is counted in blocks of 256×256 squares, and what makes blocks
// independent is what makes the rule local: outside the hood palace numbers stay
// close to k, so that of the palaces counted in a column, row or diagonal only the
// last few bits matter. Two bytes a square of its edge are all that a block needs
// to know, as much as the two rows and two columns of the rule, and sixteen
// squares of an antidiagonal are counted at once in two words. In the hood, where
// the numbers run from 0 to k, they have a closed form. The board is its own mirror
// image, and the outer space beyond the arms is known without counting. So is a block
// without palaces if its edges show that it has none, as most of those far out do.
//
// Where Go does not know the machine's vectors, a program may bring another form of
// the innermost functions: see Kernel, and package kernel for that of WebAssembly.
//
// A sweep counts blocks once, as far as anyone has asked, and keeps the edges of
// some of them: from these any block is counted again when it is to be seen. The same
// edges let others do the counting: a sweep can be divided into pieces that depend on
// each other by their edges alone (see division), and be put together from what comes
// back.
//
// How close to k the numbers stay is observed and not proved; but as long as no number
// is seen that lies too far, that itself proves that none does. All are looked at on the
// way, and near.go has the proof.
//
// rule.go states the rule, and textbook.go counts without it. A block is counted by
// lanes.go, casing.go and hood.go; the board by front.go, run.go, bare.go and sweep.go, and
// parts of it again by replay.go and reader.go. division.go, piece.go, order.go and
// codec.go share the counting. board.go, source.go and tile.go show what was counted,
// solver.go and gaze.go answer about positions.
//
// References:
//   - [CLN15] M. Cook, U. Larsson, T. Neary. A Cellular Automaton for Blocking Queen
//     Games. AUTOMATA 2015.
package blocking
