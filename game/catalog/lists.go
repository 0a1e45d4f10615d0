package catalog

import (
	"strings"

	"github.com/palacegames/palace/engine"
)

// The links of the games at the door and in the gallery.
const (
	Door    = "rook@6,4&map=off"
	Gallery = "blocking:100&size=300x300"
)

// Upwards lists the families whose boards have their origin below, unless a link says
// otherwise.
func Upwards() (names []string) {
	for i := range Families {
		if strings.Contains(string(Families[i].Orient), "up") {
			names = append(names, Families[i].Name)
		}
	}
	return names
}

// Rulesets lists how the games of each family are written, by an example.
func Rulesets() []string {
	list := make([]string, len(Families))
	for i := range Families {
		link := Families[i].Example()
		if end := strings.IndexAny(link, "@&"); end >= 0 {
			link = link[:end]
		}
		list[i] = link
	}
	return list
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
