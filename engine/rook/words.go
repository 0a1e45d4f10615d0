package rook

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/internal/placing"
)

// Title names the game.
func (Game) Title() string { return "Rook (Nim with two piles)" }

// Rules says how it is played.
func (Game) Rules() string {
	return "The rook goes along its row or its column towards the edge of the board, as far as you like. " +
		"Whoever brings it to the corner wins. It is Nim: take any number from one of two piles."
}

// mirrored says why a square of the diagonal loses, and unequal why any other wins, of which
// the one palace in reach is given.
func mirrored(p engine.Position) string {
	return fmt.Sprintf("(%v) has two equal numbers: however far the rook goes one way, the other player goes as far the other way, and the numbers are equal again.", p)
}

func unequal(p, palace engine.Position) string {
	return fmt.Sprintf("The numbers of (%v) differ: go to (%v), where they are equal, and from then on do what the other does, in the other direction.", p, palace)
}

// placingRooks is the idea of placing them one by one.
var placingRooks = placing.About(placing.Rook, "[DSS20] Section 1, [Bou01]",
	idea.Example{Label: "Nim-values: the nim-sum", Link: "rook&idea=placing:show=values"},
	idea.Example{Label: "Knights", Link: "rook&idea=placing:step=30;piece=knight"},
)
