package table

import (
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/table/look"
	"github.com/palacegames/palace/web/table/save"
)

// Outside is what the table needs of the browser.
type Outside interface {
	// Post hands a message of package wire to a worker. Expects says that the
	// worker owes an answer: if it stays silent it is started anew.
	Post(worker Worker, message []byte, expects bool)
	// Changed says that the page state is no longer what it was.
	Changed()
	// Acted says that somebody has acted on the game. It comes last of all that
	// follows from the action, so that State may be asked for.
	Acted()
	// After calls f once, d from now.
	After(d time.Duration, f func())
	// Dismiss ends a worker until a message is posted to it again.
	Dismiss(worker Worker)
	// Renew says that nothing a worker holds is of use any more: if that is much, it is
	// ended and starts again, empty.
	Renew(worker Worker)
	// File hands over the next part of a file that is saved.
	File(part save.File)
}

// Worker names one of the workers.
type Worker string

// The workers: one paints the map, one thinks about positions, so that a player's
// answer never waits for the map, and one writes files, and is there as long only.
const (
	Painter  Worker = "painter"
	Analyst  Worker = "analyst"
	Exporter Worker = "exporter"
)

// Canvas is the board on the screen.
type Canvas interface {
	Show(s scene.Scene)
	// Hold keeps the picture as it is until Resume, or for a moment: somebody waits for
	// an answer, which a frame that is being drawn would hold up.
	Hold()
	Resume()
	Picture(revision uint32, p picture.Picture)
	look.Camera
	// InView returns the squares of the board that are seen.
	InView() engine.Window
	// Bring shows the whole of a window, as large as is pleasant.
	Bring(w engine.Window)
	// Snapshot calls f once with what the canvas shows: rows of RGBA pixels.
	Snapshot(f func(pixels []byte, width, height int))
	// Idle reports whether nothing is drawn or moves until something happens.
	Idle() bool
}
