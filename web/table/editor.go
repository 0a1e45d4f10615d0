package table

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// Editor describes the list of moves of a game whose moves can be edited.
type Editor struct {
	// Moves are what the moves subtract, sorted.
	Moves []engine.Position `json:"moves"`
	// Dim is the number of components of a move.
	Dim int `json:"dim"`
	// Queen says that the piece moves like Wythoff's queen besides.
	Queen bool `json:"queen"`
}

// editor returns the list of moves, or nil if there is none to edit.
func editor(g engine.Game) *Editor {
	listed, ok := g.(engine.Listed)
	if !ok || !whole(listed) {
		return nil
	}
	return &Editor{Moves: squares(listed.List()), Dim: g.Dim(), Queen: familyOf(g) != subtractionFamily}
}

// whole reports whether the list of moves is all there is to the game: it is not
// where there are endless families besides.
func whole(g engine.Listed) bool {
	same, err := g.WithList(g.List())
	return err == nil && same.String() == g.String()
}

// subtractionFamily names the one family whose piece has no moves but those listed.
const subtractionFamily = "subtraction"

// toggleMove adds a move to the ruleset or takes it away, and starts the game anew
// from the same position or, where the new game is not played so far out, from its own.
func (t *Table) toggleMove(move engine.Position) error {
	listed, ok := t.view.Game.(engine.Listed)
	if !ok || !whole(listed) {
		return fmt.Errorf("the moves of %s cannot be edited", t.view.Game)
	}
	if len(move) != t.view.Game.Dim() {
		return fmt.Errorf("a move of this game has %d components, not %d", t.view.Game.Dim(), len(move))
	}
	moves := listed.List()
	kept := moves[:0:0]
	for _, m := range moves {
		if !m.Equal(move) {
			kept = append(kept, m)
		}
	}
	if len(kept) == len(moves) {
		kept = append(kept, move)
	}
	if len(kept) == 0 && familyOf(t.view.Game) == subtractionFamily {
		return errors.New("a game needs a move: add another before you take away the last")
	}
	other, err := listed.WithList(kept)
	if err != nil {
		return err
	}
	start := t.view.Here
	for _, turn := range t.view.History {
		if turn.From != nil {
			start = turn.From
			break
		}
	}
	at, p := "@"+start.String(), t.view.Players
	if _, err := game.New(other, start); err != nil {
		at = ""
	}
	link := fmt.Sprintf("%s%s&first=%s&second=%s", other, at, p[game.First], p[game.Second])
	if t.view.MapHidden() {
		link += "&map=" + t.view.Settings.Map
	}
	return t.Open(link)
}
