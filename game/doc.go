// Package game plays the games: a session with its turns and its undo. It knows no links,
// no players but their names, and no pixels.
//
// A turn of a game with blocking number K ≥ 2 is a move and then a block: the
// player who has just moved blocks at most K-1 of the squares that the other may
// go to. At the start of a game the second player blocks before the first moves.
// Blocking is forgotten after the move. With K = 1 a turn is a move. A player
// who has no square left to go to has lost.
//
// Everything that changes a session is an Action and passes through Session.Do,
// whether it comes from a click, a link or a script; everything there is to know
// about a session is a View, and everything there is to keep a Record.
//
// record.go is what has been played, and rules.go what follows from it; session.go and
// action.go go on. view.go is what there is to see, seen.go where it is seen, from the origin
// of origin.go, map.go what is on the map, and settings.go how it is shown and what suits it. words.go says
// why something is refused.
//
// For example, New makes of the game blocking:5 and the position (3,3) a session in which the
// queen stands on (3,3), from where three rays of three squares each lead on, and the second
// player is to block four of these nine.
package game
