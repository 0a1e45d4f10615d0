package catalog

import (
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/sum"
)

// Doors are the games at the door, as links: who has won one comes to the next.
var Doors = [...]string{"rook@6,4&map=off", "rook@7,5&map=off", "wythoff@5,4&map=off"}

// Hung is a map of the gallery: the link of its preset, and the window of it that every screen shows.
// Whatever else there is room for is computed, too.
type Hung struct{ Link, View string }

// Gallery lists the maps of the gallery, in their order.
var Gallery = [...]Hung{
	{"blocking:100&size=300x300", "0,0,300x300"},
	{"blocking:1000&size=3000x3000", "0,0,2600x2600"},
	{"blocking:1000&size=1500x1500&map=fabric", "0,0,1500x1500"},
	{"rook@13,9&map=nim&size=256x256", "0,0,256x256"},
	{"maharaja&size=500x500", "0,0,400x400"},
	{"wythoff+(t,2t)(2t,t);t=1..&size=1500x1500", "0,0,700x700"},
	{"subtraction:(1,2)(2,1)(3,3)&size=100x100", "0,0,100x100"},
	{"mwythoff:2@12,17&map=nim&size=300x300", "0,0,300x300"},
	{"subtraction:(2,6)(3,3)(6,2)&size=300x300", "0,0,240x240"},
	{"subtraction:(1,5)(5,1)(6,6)&size=200x200", "0,0,200x200"},
	{"subtraction:(1,7)(3,9)(7,1)(9,3)(10,10)&size=1000x1000", "0,0,600x600"},
	{"subtraction:(2,1)(3,7)(5,1)(6,7)(8,8)&size=5000x5000", "0,0,1000x1000"},
	{"subtraction:(0,2)(3,8)(5,0)(8,6)(8,8)&size=5000x5000", "0,0,1000x1000"},
	{"exile:spiral&size=15x15&map=nim", "-60,-60,121x121"},
	{"exile:quadrant&size=500x500&map=nim", "0,0,500x500"},
}

// Shows is the link of its game with that window, without an end of the map.
func (h Hung) Shows() string {
	parts := slices.DeleteFunc(strings.Split(h.Link, "&"), func(part string) bool { return strings.HasPrefix(part, "size=") })
	return strings.Join(append(parts, "view="+h.View), "&")
}

// Preset is what the chooser of games says of it, nil if it has no such preset.
func (h Hung) Preset() *Preset {
	for i := range Families {
		for j := range Families[i].Presets {
			if p := &Families[i].Presets[j]; p.Link == h.Link {
				return p
			}
		}
	}
	return nil
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
