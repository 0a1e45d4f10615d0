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
	start := t.start()
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

// start returns where the game has begun.
func (t *Table) start() engine.FarPosition {
	for _, turn := range t.view.History {
		if turn.From != nil {
			return turn.From
		}
	}
	return t.view.Here
}

// explore finds out, in slices of a few milliseconds, how far the game is played that a link
// opens, or else the one that toggleMove opens, and reports whether there is more to do. Who
// calls it first until there is not, and then opens the game, holds nobody up.
func (t *Table) explore(a *arguments) (more bool, err error) {
	if a.Move == nil {
		return t.opener.Explore(a.Link, game.Everything), nil
	}
	other, err := page.Edited(t.view.Game, a.Move)
	return err == nil && game.ExploreFrom(other, t.start()), nil
}
