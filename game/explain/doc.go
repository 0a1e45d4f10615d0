// Package explain says in words what can be said about a game that is played: how it stands
// and what has happened (moment.go, announce.go), who wins from a position and why, in a
// sentence or as a Proof that goes through the moves one by one (why.go, proof.go), what moves
// are worth and which one gave a game away (mistakes.go, worth.go), and what the colours and the
// values of a map stand for (legend.go). What it knows are palaces, which it is told.
//
// Where one side is played by a human and the other by a computer, the human is "you"; otherwise
// the sides are White, who moves first, and Black. A move wins if it leads to a palace, and loses
// otherwise: whoever goes anywhere else leaves the other player a palace that cannot be blocked. How
// long a game takes is no part of a move's value: these are games of the last move, whenever that is.
//
// For example, (1,2) is a palace of Wythoff Nim: each of its four moves leads to a square from which
// the other player can go to a palace, here to (0,0). From (3,3) one of nine moves wins. After the
// first move of a game with a human first, Headline is "Palace thinks".
package explain
