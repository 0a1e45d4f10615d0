// Package game plays the games: rulesets by their notation, a session with its
// turns, undo and links, and the computer players. It knows no pixels.
//
// A turn of a game with blocking number K ≥ 2 is a move and then a block: the
// player who has just moved blocks at most K-1 of the squares that the other may
// go to. At the start of a game the second player blocks before the first moves.
// Blocking is forgotten after the move. With K = 1 a turn is a move. Whoever must
// move and has no square left to go to has lost.
//
// Everything that changes a session is an Action and passes through Session.Do,
// whether it comes from a click, a link or a script; everything there is to know
// about a session is a View.
//
// session.go, action.go, ground.go and rules.go play; view.go is what there is to see, and
// map.go and compare.go what is on the map;
// link*.go, settings.go and share.go read and write links; player.go, perfect.go and
// random.go are the computer players. What people read is in words.go, announce.go,
// names.go, ways.go, why.go, values.go and thought.go; study.go, lines.go and review.go find
// out what there is to explain besides.
//
// For example, Open("blocking:5@3,3") is a session in which the queen stands on (3,3), from
// where three rays of three squares each lead on, and the second player is to block four of
// these nine.
//
// References:
//   - [CLN15] M. Cook, U. Larsson, T. Neary. A Cellular Automaton for Blocking Queen
//     Games. AUTOMATA 2015.
package game
