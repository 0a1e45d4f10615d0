package table

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/table/learn"
)

// What the tests look at behind the page and the canvas.

// View returns the table's view of the game.
func (t *Table) View() *game.View { return &t.view }

// Story returns the explanation that is shown, nil for none.
func (t *Table) Story() *learn.Story { return t.tutor.Story() }

// Winning returns the moves that are shown to win, and whether they are.
func (t *Table) Winning() ([]engine.Position, bool) { return t.judge.Winning() }
