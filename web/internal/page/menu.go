package page

import (
	"slices"

	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
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
	Presets []Group  `json:"presets"`
}

// Group is a group of presets: the figures of a paper, or other examples.
type Group struct {
	Label string   `json:"label"`
	List  []Preset `json:"list"`
}

// Preset is a link worth opening.
type Preset struct {
	Label string `json:"label"`
	Link  string `json:"link"`
}

// Player is a kind of player.
type Player struct {
	Name  string `json:"name"`
	Label string `json:"label"`
	About string `json:"about"`
}

// Catalog returns the menu.
func Catalog() Menu {
	menu := Menu{Families: []Family{}, Far: beginAnywhere(game.MaxDigits, catalog.Far())}
	for i := range catalog.Families {
		e := &catalog.Families[i]
		f := Family{Name: e.Name, Label: e.Heading.String(), Example: e.First, Presets: groups(e.Presets)}
		if session, err := link.Open(f.Example); err == nil {
			v := session.View()
			f.Rule = v.Game.Rules()
			f.Picture = PictureOf(v.Game, Lies(&v))
		}
		menu.Families = append(menu.Families, f)
	}
	for _, k := range game.Kinds() {
		menu.Players = append(menu.Players, Player{k.Name, k.Title.String(), k.About.String()})
	}
	return menu
}

// groups lists presets in groups, each where its first preset is.
func groups(presets []catalog.Preset) []Group {
	list := []Group{}
	for i := range presets {
		label := groupLabel(presets[i].Figure == "", presets[i].Source)
		at := slices.IndexFunc(list, func(g Group) bool { return g.Label == label })
		if at < 0 {
			at = len(list)
			list = append(list, Group{Label: label})
		}
		list[at].List = append(list[at].List, Preset{presetLabel(&presets[i]), presets[i].Link})
	}
	return list
}
