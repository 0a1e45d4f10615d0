package table

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/table/page"
)

// toggleMove adds a move to the ruleset or takes it away, and starts the game anew
// from the same position or, where the new game is not played so far out, from its own.
func (t *Table) toggleMove(move engine.Position) error {
	other, err := page.Edited(t.view.Game, move)
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
