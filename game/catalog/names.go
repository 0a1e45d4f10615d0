package catalog

import "github.com/palacegames/palace/engine"

// Piece names what moves on a board, and the pronoun for it.
func Piece(g engine.Game) (name, pronoun string) {
	e := Of(g)
	if e.Pronoun == "" {
		return e.Piece, "it"
	}
	return e.Piece, e.Pronoun
}

// OnBoard reports whether a game is played on a board, not on piles.
func OnBoard(g engine.Game) bool { return g.Shape().Dim == 2 }
