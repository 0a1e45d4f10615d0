package game

import (
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/compare"
	"github.com/palacegames/palace/engine/core"
)

// Compare lays a blocking game over another one, and lets the map show palace
// numbers only where they agree: that of (x, y), plus Offset, with that of (x, y)
// moved by Shift on the other game's board. The zero value compares nothing.
type Compare struct {
	// Other is the other game's k, 0 for no other game.
	Other  int
	Shift  engine.Cell
	Offset int
}

// Comparison returns what the map compares. ok is false if it shows the game's own
// palace numbers, or something else.
func (v *View) Comparison() (c compare.Comparison, ok bool) {
	if !v.Settings.compares(v) {
		return compare.Comparison{}, false
	}
	return v.Settings.Compare.with(v.Game), true
}

// compares reports whether the map compares two games.
func (s *Settings) compares(v *View) bool {
	return s.Compare.Other != 0 && s.kind(v) == engine.PalaceNumbers && s.endless(v.Game) == ""
}

func (c Compare) with(g engine.Game) compare.Comparison {
	return compare.Comparison{K: g.K(), Other: c.Other, Shift: c.Shift, Offset: c.Offset}
}

// String returns what a link holds: "500:1,1,3".
func (c Compare) String() string {
	return strconv.Itoa(c.Other) + ":" + strconv.Itoa(c.Shift.X) + "," + strconv.Itoa(c.Shift.Y) + "," + strconv.Itoa(c.Offset)
}

func (s *Settings) checkCompare(v *View) error {
	if s.Compare == (Compare{}) {
		return nil
	}
	if _, ok := Offer[core.Variants](v.Game); !ok {
		return refusal("Only blocking games are compared with each other")
	}
	return s.Compare.with(v.Game).Check()
}
