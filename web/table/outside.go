package table

import (
	"time"

	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/web/table/host"
)

// Outside is what the table needs of the browser.
type Outside interface {
	// Post hands a message of package wire to a worker. Expects says that the
	// worker owes an answer: if it stays silent it is started again.
	Post(to host.Worker, message []byte, expects bool)
	// Changed says that the page state is no longer what it was.
	Changed()
	// Acted says that somebody has acted on the game. It comes last of all that
	// follows from the action, so that State may be asked for.
	Acted()
	// After calls f once, d from now.
	After(d time.Duration, f func())
	// Today is the date where the person at the page is.
	Today() puzzle.Day
	// Dismiss ends a worker until a message is posted to it again.
	Dismiss(host.Worker)
	// Renew says that nothing a worker holds is of use any more: if that is much, it is
	// ended and starts again, empty.
	Renew(host.Worker)
	// File hands over the next part of a file that is saved.
	File(part host.File)
}
