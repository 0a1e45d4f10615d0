// Package page is what the page shows of a game, as plain data: the game itself as
// scripts see it, the list of moves, piles of counters, how the piece moves, the
// menu, the ways to hand a game on. All of it follows from a View, and from what else
// is handed in, by functions that keep nothing and change nothing. What goes to the
// page goes as JSON.
//
// Of rook@2,1 between two people the headline is "White to move", the detail "The rook
// goes left or up to a ringed square.", and the state {"game": "rook", "position":
// [2,1], "phase": "move", "turn": "first", …}.
package page
