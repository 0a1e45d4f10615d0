package play

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
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

// start returns where the game has begun.
func (p *Play) start() engine.Position {
	for _, turn := range p.view.History {
		if turn.From.Dim() != 0 {
			return turn.From
		}
	}
	return p.view.Here
}

// exploring is the game that is to be explored: that of a choice, or the one that toggleMove
// opens for a move.
type exploring struct {
	choice
	Move page.Numbers `json:"move,omitempty"`
}

// explore finds out, in slices of a few milliseconds, how far a game is played, and reports
// whether there is more to do. Who calls it first until there is not, and then opens the
// game, holds nobody up.
func (p *Play) explore(a exploring) (more bool, err error) {
	if engine.Position(a.Move).Dim() == 0 {
		text, _ := p.meaning(a.choice)
		return p.opener.Explore(text, link.Everything), nil
	}
	other, err := page.Edited(p.view.Game, engine.Position(a.Move))
	return err == nil && game.Explore(other, p.start()), nil
}
