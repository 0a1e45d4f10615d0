package room

import (
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/web/internal/page"
)

// lobby enters a room of doors, which the page shows all over its window: for teachers, or for whoever comes from the papers. Its
// board is that of the front door, and is not seen.
func (r *Room) lobby(to Place) error {
	if err := r.enter(to, catalog.Door); err != nil {
		return err
	}
	r.voice.Say(r.inLobby().Title)
	r.host.Show()
	return nil
}

// inLobby is what such a room is called, nil elsewhere.
func (r *Room) inLobby() *page.Lobby {
	switch r.place.Kind {
	case Teach:
		return &page.Lobby{Title: lobbyTitle(true), Words: lobbyWords(true)}
	case Explore:
		return &page.Lobby{Title: lobbyTitle(false), Words: lobbyWords(false)}
	}
	return nil
}
