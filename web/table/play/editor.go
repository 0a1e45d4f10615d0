package play

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/web/table/page"
)

// edit is a move to be added or taken away, chosen or as somebody has written it.
type edit struct {
	Move page.Numbers `json:"move,omitempty"`
	Text string       `json:"text,omitempty"`
}

// of returns a game with the move more, or less.
func (a edit) of(g engine.Game) (engine.Game, error) {
	move := a.Move
	if a.Text != "" {
		var err error
		if move, err = page.MoveIn(a.Text); err != nil {
			return nil, err
		}
	}
	return page.Edited(g, engine.Position(move))
}

// toggleMove adds a move to the ruleset or takes it away, and starts the game anew
// from the same position or, where the new game is not played so far out, from its own.
func (p *Play) toggleMove(a edit) error {
	other, err := a.of(p.view.Game)
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
	text += withheld(p.view)
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
	edit
}

// explore finds out, in slices of a few milliseconds, how far a game is played, and reports
// whether there is more to do. Who calls it first until there is not, and then opens the
// game, holds nobody up.
func (p *Play) explore(a exploring) (more bool, err error) {
	if engine.Position(a.Move).Dim() == 0 && a.Text == "" {
		text, _ := p.meaning(a.choice)
		return p.opener.Explore(text, link.Everything), nil
	}
	other, err := a.of(p.view.Game)
	return err == nil && game.Explore(other, p.start()), nil
}
