package link

import (
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/engine/sum"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
)

// Of returns the link that holds all of the session. Opening it gives the session back;
// where Palace has blocked so many squares that they are left out, it gives the session
// back once Palace has blocked again.
func Of(s *game.Session) string { return newWriter(s.Record()).whole() }

// Here returns a link to the present alone: the ruleset, the position and what
// is blocked. It is all that a computer player needs to know.
func Here(s *game.Session) string {
	w := newWriter(s.Record())
	w.WriteString(w.Game.String() + "@" + w.Record.Here().String())
	w.present(false)
	return w.String()
}

// Again returns a link to the start of this game, with the same players and
// shown in the same way.
func Again(s *game.Session) string { return again(s.Record()) }

func again(r game.Record) string {
	r.Turns, r.Done, r.Half = nil, 0, false
	return newWriter(r).whole()
}

// writer writes what there is to keep of a session.
type writer struct {
	game.Record
	said
	strings.Builder
	waits bool // whoever opens the link may wait for a block
}

func newWriter(r game.Record) *writer {
	_, turned := misere.Normal(r.Game)
	return &writer{Record: r, said: said{misere: turned, players: game.SetPlayers{First: r.Players[game.First], Second: r.Players[game.Second]}, settings: r.Settings}}
}

func (w *writer) whole() string {
	w.WriteString(Written(w.Game, w.Record.Here()))
	w.parts(inGame)
	return w.String()
}

// Written writes a game, in normal play, and a position: that where a sum begins is in the game's own text.
func Written(g engine.Game, at engine.Position) string {
	g, _ = misere.Normal(g)
	if s, ok := g.(*sum.Game); ok && s.Start() == at {
		return g.String()
	}
	return g.String() + "@" + at.String()
}

// parts writes those parts that a room has and others lack or, for anywhere, those that all have.
func (w *writer) parts(in rooms) {
	for _, p := range parts {
		if p.in&in != 0 && (p.in == anywhere) == (in == anywhere) {
			p.write(w)
		}
	}
}

// value writes a value, if there is one, with its name.
func (w *writer) value(name, value string) {
	if value != "" {
		w.WriteString("&" + name + "=" + value)
	}
}

// block writes the squares that are blocked now, unless whoever opens the link blocks them again.
func (w *writer) block() {
	if !w.blocksAgain() {
		w.present(true)
	}
}

// present writes the block of the square on which the piece stands, once it was made;
// where the piece has no options none ever is.
func (w *writer) present(brief bool) {
	here, blocks := w.Record.Here(), w.Half || w.Done == 0 && w.Opens
	if w.Game.Shape().Blocking > 1 && !blocks && !game.Ends(w.Game, here) {
		w.WriteString("&block=")
		w.squares(here, w.Made(), brief)
	}
}

// manyBlocked is up to how many squares are listed that the perfect player has blocked.
const manyBlocked = 256

// squares writes the block that was made with the piece on p or, in brief, that it is
// what the perfect player blocks there.
func (w *writer) squares(p engine.Position, t game.Entry, brief bool) {
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

// Sharing says what of a session a link hands on to somebody else.
type Sharing struct {
	// Here leaves out the turns, those that were undone too: the game begins where
	// it stands.
	Here bool
	// Hidden keeps the map off, or as hidden as it is, and the values of the moves.
	Hidden bool
	// View hands on how the board is scrolled and zoomed, which is for a screen of
	// about the same size.
	View bool
	// Quiz hides all answers until they are revealed, and Without are helps that are not given.
	Quiz    bool
	Without game.Helps
}

// Share returns a link that holds what with asks for, as short as that can be said:
// a map and an orientation that everybody sees who does not choose are not named. A game
// that is too long for a link begins where it stands.
func Share(s *game.Session, with Sharing) string {
	v, r := s.View(), s.Record()
	if with.Here {
		r = fromHere(r)
	}
	set := &r.Settings
	set.Quiz, set.Without = with.Quiz, with.Without
	switch kinds := v.Kinds(); {
	case v.MapHidden() != with.Hidden:
		set.Map = ""
		if with.Hidden && len(kinds) > 0 {
			set.Map = game.MapOff
		}
	case len(kinds) > 0 && set.Map == kinds[0].String():
		set.Map = ""
	}
	if set.Orient == catalog.Of(r.Game).Orient {
		set.Orient = ""
	}
	if !with.View {
		set.View = ""
	}
	if with.Hidden {
		set.Values = false // which give away as much
	}
	link, _ := fit(r, true)
	return link
}

// ThatFits returns the link, if it is no longer than MaxLength, or else one that begins
// where the game stands, or at least where it began.
func ThatFits(s *game.Session) (link string, whole bool) { return fit(s.Record(), false) }

// fit writes a link that is short enough; whoever opens it waits for a block, or does not.
func fit(r game.Record, waits bool) (link string, whole bool) {
	if everBlocked(&r) <= mostSquares {
		w := newWriter(r)
		w.waits = waits
		if link = w.whole(); len(link) <= MaxLength {
			return link, true
		}
	}
	if link = newWriter(fromHere(r)).whole(); len(link) <= MaxLength {
		return link, false
	}
	return again(r), false
}

// everBlocked counts the squares that are or were blocked, or would be again.
func everBlocked(r *game.Record) (n int) {
	for i := range r.Turns {
		n += len(r.Turns[i].Blocked)
	}
	return n
}

// fromHere leaves out all turns but the block that was made last: what is left is a game
// that begins with the present. Who moves next is the first player there, so the players
// change sides if here it was the second.
func fromHere(r game.Record) game.Record {
	h := game.Record{Game: r.Game, Start: r.Here(), Players: r.Players, Settings: r.Settings}
	h.Opens = r.Game.Shape().Blocking > 1 && !game.Ends(r.Game, h.Start)
	blocks := r.Half || r.Done == 0 && r.Opens
	next := r.Actor(r.Done)
	if h.Opens && blocks {
		next = next.Other()
	}
	if next == game.Second {
		h.Players = [2]string{r.Players[game.Second], r.Players[game.First]}
	}
	if made := r.Made(); h.Opens && !blocks {
		h.Turns = []game.Entry{{Turn: game.Turn{Player: game.Second, Blocked: made.Blocked, Done: true}, Perfect: made.Perfect}}
		h.Done = 1
	}
	return h
}
