package game

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
)

// This file is what sides, squares and pieces are called.

// colour names a side: the first player is White, the second Black.
func colour(s Side) string {
	if s == Second {
		return "Black"
	}
	return "White"
}

// piece names what moves on a board, and the pronoun for it.
func piece(g engine.Game) (name, pronoun string) {
	name = catalog.Of(g).Piece
	if name == "queen" {
		return name, "she"
	}
	return name, "it"
}

// board reports whether the game is played on a board, not on piles.
func board(g engine.Game) bool { return g.Shape().Dim == 2 }
