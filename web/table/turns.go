package table

import (
	"errors"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/table/page"
)

// undo takes back a turn or, against a computer, all turns since a human's last.
func (t *Table) undo() error {
	if t.mixed() {
		return t.do(game.UndoToHuman{})
	}
	return t.do(game.Undo{})
}

// redo plays a turn again; a computer player repeats its own answer by itself.
func (t *Table) redo() error { return t.do(game.Redo{}) }

// mixed reports whether a human plays against a computer.
func (t *Table) mixed() bool {
	p := t.view.Players
	return (p[game.First] == game.Human) != (p[game.Second] == game.Human)
}

// blockAt blocks the squares that a script names.
func (t *Table) blockAt(squares []page.Numbers) error {
	block := game.Block{Squares: make([]engine.Position, len(squares))}
	for i, at := range squares {
		p, err := t.seen(at)
		if err != nil {
			if first := t.session.CheckBlock(nil); first != nil {
				return first // nothing could be blocked, wherever it is
			}
			return err
		}
		block.Squares[i] = p
	}
	return t.do(block)
}

// confirm blocks the squares that were picked.
func (t *Table) confirm() error { return t.do(game.Block{Squares: t.chosen}) }

// ask puts a question if somebody is to act.
func (t *Table) ask(put func()) error {
	if t.view.Phase == game.OverPhase {
		return errors.New("the game is over")
	}
	put()
	t.out.Changed()
	return nil
}
