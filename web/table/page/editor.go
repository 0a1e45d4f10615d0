package page

import (
	"github.com/palacegames/palace/engine"
)

// Editor describes the list of moves of a game whose moves can be edited.
type Editor struct {
	// Moves are what the moves subtract, sorted.
	Moves Squares `json:"moves"`
	// Dim is the number of components of a move.
	Dim int `json:"dim"`
	// Queen says that the piece moves like Wythoff's queen besides.
	Queen bool `json:"queen"`
}

// EditorOf returns the list of moves, or nil if there is none to edit.
func EditorOf(g engine.Game) *Editor {
	listed, ok := g.(engine.Editor)
	if !ok || !whole(listed) {
		return nil
	}
	return &Editor{Moves: listed.List(), Dim: g.Shape().Dim, Queen: !ListedOnly(listed)}
}

// whole reports whether the list of moves is all there is to the game: it is not
// where there are endless families besides.
func whole(g engine.Editor) bool {
	same, err := g.WithList(g.List())
	return err == nil && same.String() == g.String()
}

// Edited returns the game with a move more or, if it has that move, without it.
func Edited(g engine.Game, move engine.Position) (engine.Game, error) {
	listed, ok := g.(engine.Editor)
	if !ok || !whole(listed) {
		return nil, noEdit(g)
	}
	if move.Dim() != g.Shape().Dim {
		return nil, wrongMove(g.Shape().Dim, move.Dim())
	}
	moves := listed.List()
	kept := moves[:0:0]
	for _, m := range moves {
		if m != move {
			kept = append(kept, m)
		}
	}
	if len(kept) == len(moves) {
		kept = append(kept, move)
	}
	if len(kept) == 0 && ListedOnly(listed) {
		return nil, errLastMove
	}
	return listed.WithList(kept)
}
