package game

import (
	"strconv"

	"github.com/palacegames/palace/engine"
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
