package link

import (
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
)

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
		if link = (&writer{Record: r, waits: waits}).whole(); len(link) <= MaxLength {
			return link, true
		}
	}
	if link = (&writer{Record: fromHere(r)}).whole(); len(link) <= MaxLength {
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
