package catalog

import (
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/sum"
)

// Doors are the games at the door, as links: who has won one comes to the next.
var Doors = [...]string{"rook@6,4&map=off", "rook@7,5&map=off", "wythoff@5,4&map=off"}

// Hung is a map of the gallery: its game, and the window of it that every screen shows.
// Whatever else there is room for is computed, too.
type Hung struct{ Game, View string }

// Gallery lists the maps of the gallery, in their order.
var Gallery = [...]Hung{
	{"blocking:100", "0,0,300x300"},
	{"blocking:1000", "0,0,2600x2600"},
	{"maharaja", "0,0,400x400"},
	{"subtraction:(2,6)(6,2)(3,3)", "0,0,240x240"},
	{"exile:spiral", "-120,-120,241x241"},
}

// Rulesets lists how the games of each family are written, by an example.
func Rulesets() []string {
	list := make([]string, len(Families))
	for i := range Families {
		link := Families[i].First
		if end := strings.IndexAny(link, "@&"); end >= 0 {
			link = link[:end]
		}
		list[i] = link
	}
	return list
}

// Idea returns the idea of a game with that name. It errs if it has none: with the reason the game
// knows, or else with a game that has it.
func Idea(g engine.Game, name string) (idea.Idea, error) {
	about, err := idea.Find(g, name)
	if err == nil {
		return about, nil
	}
	if g, ok := g.(idea.Lacking); ok && g.Lacks(name) != nil {
		return about, err
	}
	for i := range Families {
		for _, p := range Families[i].Presets {
			ruleset, _, _ := strings.Cut(p.Link, "&")
			ruleset, _, _ = strings.Cut(ruleset, "@")
			if other, bad := Parse(ruleset); bad == nil {
				if _, lacks := idea.Find(other, name); lacks == nil {
					return about, errIdeaOf(err, other.String())
				}
			}
		}
	}
	return about, errNoIdea(err)
}

// Offering lists the families whose games have something, by the names of the notation, for
// a sentence about what other games lack.
func Offering(has func(g engine.Game) bool) (names []string) {
	for i, ruleset := range Rulesets() {
		if g, err := Parse(ruleset); err == nil && has(g) {
			names = append(names, Families[i].Name)
		}
	}
	return names
}

// Piece says what moves on a board: "rook", "queen", "maharaja" or Counter.
func Piece(g engine.Game) string { return Of(g).Piece }

// OnBoard reports whether a game is played on a board, or on several, not on piles.
func OnBoard(g engine.Game) bool {
	_, summed := g.(*sum.Game)
	return summed || g.Shape().Dim == 2
}

// Exchange puts families in the places of those that share their names, so that a program
// whose machine has other forms of their loops reads rulesets that use these. It is
// called before any ruleset is read.
func Exchange(families ...engine.Family) {
	for _, f := range families {
		if e := Named(f.Name); e != nil {
			e.Family = f
		}
	}
}
