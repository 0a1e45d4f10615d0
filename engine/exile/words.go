package exile

import (
	"fmt"

	"github.com/palacegames/palace/engine"
)

// Title names the game.
func (Spiral) Title() string { return spiralTitle.String() }

// Rules says how the game is played.
func (Spiral) Rules() string { return spiralRules(false) }

// MisereRules says how it is played so that whoever makes the last move loses.
func (Spiral) MisereRules() string { return spiralRules(true) }

// Title names the game.
func (Quadrant) Title() string { return quadrantTitle.String() }

// Rules says how the game is played.
func (Quadrant) Rules() string { return quadrantRules(false) }

// MisereRules says how it is played so that whoever makes the last move loses.
func (Quadrant) MisereRules() string { return quadrantRules(true) }

// coordinates are what the components of a position are called in words.ftl.
var coordinates = [...]string{theRow, theColumn}

// written writes a window for a reader: "30x20 at 5,-7".
func written(w engine.Window) string {
	return placed(fmt.Sprintf("%dx%d", w.W, w.H), fmt.Sprintf("%d,%d", w.X, w.Y))
}

// The lines of a square, as words.ftl has them.
const (
	theRow      = "row"
	theColumn   = "column"
	theDiagonal = "diagonal"
)
