// Package weave looks at the cellular automaton of the blocking queen games as a
// machine of its own: how it comes to a value, how it runs backwards, and what it
// makes of initial values that belong to no game.
//
// The automaton computes a palace number minus k, called g here, from six squares
// before it by g = a - b - c + e + f + p, in which p adds what the palaces among the
// six compensate for ([CLN15] Section 2.1):
//
//	a b .
//	c d e
//	. f g
//
// At (2, 2) of game 5, for example, with -5 -4 . in the first row, -4 -2 -1 in the second
// and . -1 in the third, p = 3 - 2 - 2 - 1 + 1 + 1 = 0 and g = -5 + 4 + 4 - 1 - 1 = 1. The
// rule backwards asks which a makes g = 1 of the five others: -5, and no other number.
//
// The rule does not know k; only the values around the board do. So one can also
// give it a hood without end. Around the nose such a hood has one of three forms,
// for k = 0, 1 and 2 modulo 3, and the automaton weaves the three infinite fabrics
// from them; at the shoulder there is one form only, and one arm ([CLN15] Section
// 3.3). What a game shows at its nose and shoulders are pieces of these.
//
// Sources: [CLN15]; package engine lists them.
package weave
