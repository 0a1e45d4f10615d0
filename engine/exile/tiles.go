package exile

import (
	"errors"
	"strconv"

	"github.com/palacegames/palace/engine"
)

// maxEdge bounds the windows of outcomes: their squares can still be counted.
const maxEdge = 1_000_000_000

// checkPlane refuses windows that are empty, too large or not within the plane.
func checkPlane(game string, plane, w engine.Window) error {
	switch {
	case w.Empty():
		return errors.New("a window must be at least 1x1, not " + sizeText(w))
	case w.W > maxEdge || w.H > maxEdge:
		return errors.New("a window of " + sizeText(w) + " is too large: at most " +
			sizeText(engine.Window{W: maxEdge, H: maxEdge}) + " works")
	case w.X < plane.X || w.Y < plane.Y || w.X > plane.X+plane.W-w.W || w.Y > plane.Y+plane.H-w.H:
		return errors.New("a window of " + sizeText(w) + " at " + cornerText(w) + " is not within the board of " + game +
			", which begins at " + cornerText(plane) + " and ends at " +
			cornerText(engine.Window{X: plane.X + plane.W - 1, Y: plane.Y + plane.H - 1}))
	}
	return nil
}

func sizeText(w engine.Window) string { return strconv.Itoa(w.W) + "x" + strconv.Itoa(w.H) }

func cornerText(w engine.Window) string { return strconv.Itoa(w.X) + "," + strconv.Itoa(w.Y) }
