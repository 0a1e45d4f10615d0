package table

import (
	"errors"
	"slices"

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

// showMistake goes to the moment at which the game was decided, and explains what there
// was to see: before the move, or if that was right, after it, with the pawns picked that
// were misplaced.
func (t *Table) showMistake() error {
	m := t.reviewer.Decisive()
	if m == nil {
		return errNoMistake
	}
	turn := slices.Concat(t.view.History, t.view.Ahead)[m.Turn]
	back := game.GoTo{Turns: m.Turn}
	if err := t.session.Do(back); err != nil {
		return err
	}
	if m.Blocked && turn.To != nil {
		// The same move again keeps the turns ahead.
		if err := t.session.Do(game.Move{To: turn.To}); err != nil {
			return err
		}
	}
	t.notice.Text = ""
	t.acted(back)
	if m.Blocked {
		t.chosen = slices.Clone(turn.Blocked)
	}
	t.why = game.DescribeMistake(&t.view, m)
	t.say(t.said.Text + " " + t.why)
	return t.explain(page.Numbers(t.view.Here))
}

var errNoMistake = errors.New("no turn is known to have decided the game")

// look notes whether an action looks back, or plays on.
func (t *Table) look(action game.Action) {
	switch action.(type) {
	case game.GoTo:
		v := t.session.View()
		t.looking = v.CanRedo
	case game.Undo, game.UndoToHuman, game.Redo, game.Show:
		v := t.session.View()
		t.looking = t.looking && v.CanRedo
	default:
		t.looking = false
	}
}

// rests reports whether a computer player would have to act, but waits while somebody
// looks back.
func (t *Table) rests() bool {
	return t.looking && t.view.Phase != game.OverPhase && !t.human()
}

// playOn lets a game go on from the moment at which somebody has looked.
func (t *Table) playOn() error {
	t.looking = false
	t.refresh()
	t.show()
	t.follow()
	t.out.Acted()
	return nil
}
