package game

import "github.com/palacegames/palace/game/catalog"

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

// TooLong says what happens to a game that is too long for a link.
const TooLong = "With all its turns this game is too long for a link: links begin where it stands now, and this tab alone keeps the whole of it."

// Share returns a link that holds what with asks for, as short as that can be said:
// a map and an orientation that everybody sees who does not choose are not named. A game
// that is too long for a link begins where it stands.
func (s *Session) Share(with Sharing) string {
	shared := *s
	if with.Here {
		shared = *s.fromHere()
	}
	v := shared.View()
	set := &shared.settings
	switch kinds := v.Kinds(); {
	case v.MapHidden() != with.Hidden:
		set.Map = ""
		if with.Hidden && len(kinds) > 0 {
			set.Map = MapOff
		}
	case len(kinds) > 0 && set.Map == kinds[0].String():
		set.Map = ""
	}
	if set.Orient == catalog.Of(s.game).Orient {
		set.Orient = ""
	}
	if !with.View {
		set.View = ""
	}
	if with.Hidden {
		set.Values = false // which give away as much
	}
	shared.shared = true
	link, _ := shared.LinkThatFits()
	return link
}

// fromHere returns a session that begins with the present. Who moves next is the first
// player there, so the players change sides if here it was the second.
func (s *Session) fromHere() *Session {
	v := s.View()
	h := &Session{game: s.game, start: s.now.here, opens: s.game.Shape().Blocking > 1 && !v.Ended(), players: s.players, settings: s.settings}
	next := v.Turn
	if v.Phase == BlockPhase {
		next = next.Other()
	}
	if next == Second {
		h.players = [2]string{s.players[Second], s.players[First]}
	}
	h.refresh()
	if h.opens && v.Phase != BlockPhase {
		h.block(s.now.blocked)
		h.line[0].perfect = s.now.made.perfect
		h.refresh()
	}
	return h
}

// MapHidden reports whether the map is to be seen only when somebody asks for it.
func (v *View) MapHidden() bool {
	return v.Settings.Map == MapOff || v.Settings.Map == MapPeek
}
