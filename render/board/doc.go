// Package board is the canvas: it draws the board, the map behind it and the
// pieces on it with Ebitengine, and it turns pointers, wheel and keys into
// squares. It knows no rules and keeps no game: a Scene and Pictures come in, and
// a Host is told which squares were meant and which pictures are in view.
//
// A frame is drawn only when something changed. Between two changes the loop
// waits, so an idle board takes no time at all.
package board
