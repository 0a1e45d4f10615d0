package page

import (
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
)

// Menu is what there is to choose from: games and players.
type Menu struct {
	Families []Family `json:"families"`
	Players  []Player `json:"players"`
	Far      string   `json:"far"` // which games begin wherever somebody likes
}

// Family is a family of games, with an example and the papers' figures.
type Family struct {
	Name    string   `json:"name"`
	Label   string   `json:"label"`
	Rule    string   `json:"rule"`
	Example string   `json:"example"`
	Picture *Picture `json:"picture"`
	Presets []Preset `json:"presets"`
}

// Preset is a link worth opening.
type Preset struct {
	Label  string `json:"label"`
	Link   string `json:"link"`
	Source string `json:"source"`
	Figure string `json:"figure"`
}

// Player is a kind of player.
type Player struct {
	Name  string `json:"name"`
	Label string `json:"label"`
	About string `json:"about"`
}

// Catalog returns the menu.
func Catalog() Menu {
	menu := Menu{Families: []Family{}, Far: far()}
	for i := range catalog.Families {
		e := &catalog.Families[i]
		f := Family{Name: e.Name, Label: e.Heading, Example: e.Example(), Presets: []Preset{}}
		for _, p := range e.Presets {
			f.Presets = append(f.Presets, Preset{p.Title, p.Link, p.Source, p.Figure})
		}
		if session, err := game.Open(f.Example); err == nil {
			v := session.View()
			f.Rule = v.Game.Rules()
			f.Picture = PictureOf(v.Game, e.Orient)
		}
		menu.Families = append(menu.Families, f)
	}
	for _, k := range game.Kinds {
		menu.Players = append(menu.Players, Player{k.Name, k.Title, k.About})
	}
	return menu
}
