package play

import (
	"slices"

	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
)

// undo takes back a turn or, against a computer, all turns since a human's last.
func (p *Play) undo() error {
	if mixed(p.view.Players) {
		return p.do(game.UndoToHuman{})
	}
	return p.do(game.Undo{})
}

// redo plays a turn again; a computer player repeats its own answer by itself.
func (p *Play) redo() error { return p.do(game.Redo{}) }

// mixed reports whether a human plays against a computer.
func mixed(players [2]string) bool {
	return (players[game.First] == game.Human) != (players[game.Second] == game.Human)
}

// Revisit goes to the moment at which a mistake was made: before the move, or if that was
// right, after it, with the pawns picked that were misplaced.
func (p *Play) Revisit(m *explain.Mistake) error {
	turn := slices.Concat(p.view.History, p.view.Ahead)[m.Turn]
	back := game.GoTo{Turns: m.Turn}
	if err := p.session.Do(back); err != nil {
		return err
	}
	if m.Blocked && turn.To.Dim() != 0 {
		// The same move again keeps the turns ahead.
		if err := p.session.Do(game.Move{To: turn.To}); err != nil {
			return err
		}
	}
	p.voice.Clear()
	p.acted(back)
	if m.Blocked {
		p.view.Chosen = slices.Clone(turn.Blocked)
	}
	return nil
}

// playOn lets a game go on from the moment at which somebody has looked.
func (p *Play) playOn() error {
	p.view.Looking = false
	p.refresh(false)
	p.host.Show()
	p.follow()
	p.host.Acted()
	return nil
}
