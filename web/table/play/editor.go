package play

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/table/page"
)

// toggleMove adds a move to the ruleset or takes it away, and starts the game anew
// from the same position or, where the new game is not played so far out, from its own.
func (p *Play) toggleMove(move engine.Position) error {
	other, err := page.Edited(p.view.Game, move)
	if err != nil {
		return err
	}
	start := p.start()
	at, players := "@"+start.String(), p.view.Players
	if _, err := game.New(other, start); err != nil {
		at = ""
	}
	text := fmt.Sprintf("%s%s&first=%s&second=%s", other, at, players[game.First], players[game.Second])
	if p.view.MapHidden() {
		text += "&map=" + p.view.Settings.Map
	}
	return p.Open(text)
}
