package table

import (
	"errors"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/table/page"
)

// review looks for the turns that gave a won game away, once a game is over, and keeps
// what it found as long as the line of turns is the same: so that one may go back in it.
// The analyst is asked about one square after the other where the piece stood.
type review struct {
	table    *Table
	line     []game.Turn // that led to the end, nil before there was one
	asked    []engine.FarPosition
	palaces  [][]engine.FarPosition
	mistakes []game.Mistake
	done     bool
	loser    game.Side
}

// follow takes up a game that is over, and drops what it knows when the game has
// become another one.
func (r *review) follow() {
	v := &r.table.view
	line := slices.Concat(v.History, v.Ahead)
	if len(line) == 0 || !slices.EqualFunc(line, r.line, sameTurn) {
		*r = review{table: r.table}
		if v.Phase != game.OverPhase || len(line) == 0 {
			return
		}
		r.line, r.loser, r.asked = line, v.Winner.Other(), game.Stations(line)
	}
	if !r.done {
		r.ask()
	}
}

// sameTurn reports whether two turns are the same, however much of them is done.
func sameTurn(a, b game.Turn) bool {
	return a.Player == b.Player && a.From.Equal(b.From) && a.To.Equal(b.To) &&
		(!a.Done || !b.Done || slices.EqualFunc(a.Blocked, b.Blocked, engine.Position.Equal))
}

// ask asks about the next square.
func (r *review) ask() {
	t := r.table
	if len(r.palaces) == len(r.asked) {
		r.done = true
		r.mistakes = game.Review(t.view.Game.K(), r.line, r.palaces)
		t.out.Changed()
		return
	}
	t.asks.palaces(r.asked[len(r.palaces)], true, func(palaces []engine.FarPosition) {
		r.palaces = append(r.palaces, palaces)
		r.ask()
	}, func(string) {
		r.done = true // a square about which nobody can answer: nothing is marked
	})
}

// Review is what the page shows of a game that is over.
type Review struct {
	// Words say which turn decided it.
	Words string `json:"words"`
	// Turns is how many turns lead to the moment before that turn, nil if there is none.
	Turns *int `json:"turns"`
}

// page returns the page's part, nil as long as there is nothing to say.
func (r *review) page() *Review {
	if !r.done || len(r.palaces) < len(r.asked) {
		return nil
	}
	decisive := game.Decisive(r.mistakes, r.loser)
	if decisive == nil {
		return &Review{Words: game.DescribeReview(&r.table.view, nil, 0)}
	}
	words := game.DescribeReview(&r.table.view, decisive, page.Number(&r.table.view, decisive.Turn))
	return &Review{Words: words, Turns: &decisive.Turn}
}

// showMistake goes to the moment before the turn that decided the game, and explains
// what there was to see.
func (t *Table) showMistake() error {
	p := t.review.page()
	if p == nil || p.Turns == nil {
		return errNoMistake
	}
	if err := t.do(game.GoTo{Turns: *p.Turns}); err != nil {
		return err
	}
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
