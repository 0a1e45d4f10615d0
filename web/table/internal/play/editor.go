package play

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/internal/page"
)

// edit is a move to be added, as somebody has written it, or one that was chosen: it is added or, if it is there, taken
// away. Remove takes away alone. Or it is a way to complete the list.
type edit struct {
	Move     page.Numbers `json:"move,omitempty"`
	Text     string       `json:"text,omitempty"`
	Remove   bool         `json:"remove,omitempty"`
	Complete string       `json:"complete,omitempty"`
}

// of returns a game with the move more, or less, or with the moves that complete the list.
func (a edit) of(g engine.Game) (engine.Game, error) {
	if a.Complete != "" {
		return page.Completed(g, a.Complete)
	}
	move, do := a.Move, page.Toggle
	if a.Remove {
		do = page.Remove
	}
	if a.Text != "" {
		var err error
		if move, err = page.MoveIn(a.Text, g.Shape().Dim); err != nil {
			return nil, err
		}
		do = page.Add
	}
	return page.Edited(g, engine.Position(move), do)
}

// toggleMove adds a move to the ruleset or takes it away, or completes it, and starts the game again
// from the same position or, where the new game is not played so far out, from its own.
func (p *Play) toggleMove(a edit) error {
	other, err := a.of(p.view.Game)
	if err != nil {
		return err
	}
	start := p.view.Start()
	at, players := "@"+start.String(), p.view.Players
	if _, err := game.New(other, start); err != nil {
		at = ""
	}
	text := fmt.Sprintf("%s%s&first=%s&second=%s", other, at, players[game.First], players[game.Second])
	if p.view.MapHidden() {
		text += "&map=" + p.view.Settings.Map
	}
	text += withheld(p.view)
	return p.reopen(text, false, true)
}
