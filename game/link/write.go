package link

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// Of returns the link that holds all of the session. Opening it gives the session back;
// where Palace has blocked so many squares that they are left out, it gives the session
// back once Palace has blocked again.
func Of(s *game.Session) string { return (&writer{Record: s.Record()}).whole() }

// Here returns a link to the present alone: the ruleset, the position and what
// is blocked. It is all that a computer player needs to know.
func Here(s *game.Session) string {
	w := &writer{Record: s.Record()}
	w.game()
	w.present(false)
	return w.String()
}

// Again returns a link to the start of this game, with the same players and
// shown in the same way.
func Again(s *game.Session) string { return again(s.Record()) }

func again(r game.Record) string {
	r.Turns, r.Done, r.Half = nil, 0, false
	return (&writer{Record: r}).whole()
}

// writer writes what there is to keep of a session.
type writer struct {
	game.Record
	strings.Builder
	waits bool // whoever opens the link may wait for a block
}

func (w *writer) whole() string {
	w.game()
	if !w.blocksAgain() {
		w.present(true)
	}
	w.players()
	set := &w.Settings
	if set.W > 0 {
		w.value("size", strconv.Itoa(set.W)+"x"+strconv.Itoa(set.H))
	}
	w.past()
	w.next()
	w.value("map", set.Map)
	w.value("view", set.View)
	w.value("orient", string(set.Orient))
	if set.Compare.Other != 0 {
		w.value("compare", set.Compare.String())
	}
	if set.Values {
		w.value("values", "on")
	}
	if set.Quiz {
		w.value("quiz", "on")
	}
	w.value("without", set.Without.String())
	w.value("idea", set.Idea)
	return w.String()
}

// value writes a value, if there is one, with its name.
func (w *writer) value(name, value string) {
	if value != "" {
		w.WriteString("&" + name + "=" + value)
	}
}

func (w *writer) game() { w.WriteString(w.Game.String() + "@" + w.Record.Here().String()) }

// present writes the block of the square on which the piece stands, once it was made;
// where the piece has no options none ever is.
func (w *writer) present(brief bool) {
	here, blocks := w.Record.Here(), w.Half || w.Done == 0 && w.Opens
	if w.Game.Shape().Blocking > 1 && !blocks && !game.Ends(w.Game, here) {
		w.WriteString("&block=")
		w.block(here, w.Made(), brief)
	}
}

// manyBlocked is up to how many squares are listed that the perfect player has blocked.
const manyBlocked = 256

// block writes the block that was made with the piece on p or, in brief, that it is
// what the perfect player blocks there.
func (w *writer) block(p engine.Position, t game.Entry, brief bool) {
	if brief && t.Perfect && len(t.Blocked) > manyBlocked && recounted(w.Game, p) {
		w.WriteString(game.Perfect)
		return
	}
	writePawns(&w.Builder, p, t.Blocked)
}

// blocksAgain reports whether the block need not be written: without it the link opens
// where the perfect player is to block, and it will block the same.
func (w *writer) blocksAgain() bool {
	t := w.Made()
	return t.Perfect && len(t.Blocked) > manyBlocked && !w.CanRedo() &&
		(w.waits || recounted(w.Game, w.Record.Here())) && w.Players[w.Actor(w.Done-1)] == game.Perfect
}

func (w *writer) players() {
	for side, name := range w.Players {
		if name != game.DefaultPlayers()[side] {
			w.value(game.Side(side).String(), name)
		}
	}
}

// past writes the squares the piece has left, with what was blocked there.
func (w *writer) past() {
	name := "&past="
	var before game.Entry
	for i, t := range w.Turns[:w.Moved()] {
		if t.To != none {
			w.WriteString(name + w.Where(i).String())
			name = "/"
			if len(before.Blocked) > 0 {
				w.WriteByte(':')
				w.block(w.Where(i), before, true)
			}
		}
		before = t
	}
}

// next writes the turns that were undone.
func (w *writer) next() {
	if !w.CanRedo() {
		return
	}
	name, at := "&next=", w.Record.Here()
	for i, t := range w.Turns[w.Done:] {
		w.WriteString(name)
		name = "/"
		alone := t.To == none || i == 0 && w.Half
		if !alone {
			at = t.To
			w.WriteString(at.String())
		}
		// A game that blocks prints a colon for every block that was made; where
		// the piece had no options none was.
		if alone || t.Done && w.Game.Shape().Blocking > 1 && !game.Ends(w.Game, t.To) {
			w.WriteByte(':')
			w.block(at, t, true)
		}
	}
}
