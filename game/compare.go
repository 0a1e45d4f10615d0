package game

import (
	"slices"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/english"
)

// Compare lays a game over another one of its family, and lets the map show palace
// numbers only where they agree: that of (x, y), plus Offset, with that of (x, y)
// moved by Shift on the other game's board. The zero value compares nothing.
type Compare struct {
	// Other is the other game's k, 0 for no other game.
	Other  int
	Shift  engine.Cell
	Offset int
}

// String returns what a link holds: "500:1,1,3". It is the word for the map, too.
func (c Compare) String() string {
	return strconv.Itoa(c.Other) + ":" + strconv.Itoa(c.Shift.X) + "," + strconv.Itoa(c.Shift.Y) + "," + strconv.Itoa(c.Offset)
}

func (s *Settings) checkCompare(v *View) error {
	if s.Compare == (Compare{}) {
		return nil
	}
	g, ok := v.Game.(engine.Variants)
	if !ok {
		return refusal("Only " + english.List(catalog.Offering(compares), "and") + " games are compared with each other")
	}
	_, err := g.Variant(s.Compare.String())
	return err
}

func compares(g engine.Game) bool {
	_, ok := g.(engine.Variants)
	return ok
}

// patterns names what the map of a game can show in place of its own values and of a
// comparison.
func patterns(g engine.Game) (names []string) {
	if variants, ok := g.(engine.Variants); ok {
		for _, p := range variants.Patterns() {
			names = append(names, p.Name)
		}
	}
	return names
}

// Pattern returns the name of the pattern that the map shows in place of the game's own
// values, "" for none.
func (v *View) Pattern() string {
	if over := v.Map().Over; slices.Contains(patterns(v.Game), over) {
		return over
	}
	return ""
}

// Compared reports whether the map compares two games, and names the comparison:
// "497 against 500, shifted by (1,1), plus 3".
func (v *View) Compared() (title string, ok bool) {
	over := v.Map().Over
	if over == "" || over != v.Settings.Compare.String() {
		return "", false
	}
	variant, err := v.Game.(engine.Variants).Variant(over)
	return variant.Title, err == nil
}
