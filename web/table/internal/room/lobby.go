package room

import (
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/web/internal/page"
)

// lobby enters a room of doors, which the page shows all over its window: for teachers, or for whoever comes from the papers. Its
// board is that of the front door, and is not seen.
func (r *Room) lobby(to Place) error {
	if err := r.enter(to, catalog.Doors[0]); err != nil {
		return err
	}
	r.voice.Say(r.inLobby().Title)
	r.host.Show()
	return nil
}

// classic is the game that these rooms begin with.
const classic = "wythoff@9,6"

// inLobby is what such a room is called, nil elsewhere.
func (r *Room) inLobby() *page.Lobby {
	switch r.place.Kind {
	case Teach:
		return &page.Lobby{Title: lobbyTitle(true), Words: lobbyWords(true), Pair: classic + "&map=off&first=human&second=human", Predict: "class&" + classic + "&map=off", Alone: classic + "&without=map,values,hint,why,save", Commands: []string{}}
	case Explore:
		return &page.Lobby{Title: lobbyTitle(false), Words: lobbyWords(false), Sample: "subtraction:(1,8)(9,0)(10,8)@30,20", Commands: []string{
			`palace query "wythoff@6,10" --json`, `palace segments "subtraction:(1,2)(2,1)" --json`, `palace outcomes blocking:5 --size 40x40`, "palace verify",
		}, Element: "<script type=\"module\" src=\"palace-board.js\"></script>\n<palace-board game=\"" + classic + "\"></palace-board>"}
	}
	return nil
}
