// Package screen is the canvas: it draws the board, the map behind it and the
// pieces on it with Ebitengine, and it turns pointers, wheel and keys into
// squares. It knows no rules and keeps no game: a Scene and Pictures come in, and
// a Host is told which squares were meant and which pictures are in view.
package screen

import (
	_ "github.com/hajimehoshi/ebiten/v2"
	_ "golang.org/x/image/vector"
)
