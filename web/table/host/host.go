// Package host is the table as its parts see it: a Desk, with the workers beside the page and the
// canvas. Only play has a Host of its own, which hears what follows from an action.
package host

import (
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/puzzle"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/wire"
)

// Desk is what every part may ask of the table.
type Desk interface {
	// Changed says that what the page shows is no longer what it was, Show that the canvas
	// shows something else, too.
	Changed()
	Show()
	// Say puts a sentence into the live region, Warn tells the person at the page why
	// something did not happen.
	Say(words string)
	Warn(err error)
	// After calls f once, d from now. Today is the date where the person at the page is.
	After(d time.Duration, f func())
	Today() puzzle.Day
	// Settle changes how the game is shown, Open puts the game of a link on the board and says
	// what of it was left out.
	Settle(change func(*game.Settings)) error
	Open(text string, may link.Forgive) ([]link.Left, error)
	// Seat says who plays from now on.
	Seat(first, second string) error
	// Here writes the position on the board as a link.
	Here() string
	// Plane returns the squares that the map could show.
	Plane() engine.Window
	// Canvas is the board on the screen, nil as long as there is none.
	Canvas() Canvas

	// Post hands a message to a worker. Expects says that it owes an answer: if it stays
	// silent it is started again.
	Post(to Worker, m wire.Message, expects bool)
	// Dismiss ends a worker until a message is posted to it again, Renew says that nothing
	// it holds is of use any more.
	Dismiss(Worker)
	Renew(Worker)
	// File hands over the next part of a file.
	File(part File)

	// What another part does: Propose picks squares for blocking, Revisit goes back to where a
	// mistake was made, Elsewhere opens the game with the piece on some other square.
	Propose(blocks []engine.Position)
	Revisit(m *explain.Mistake) error
	Elsewhere() error
	// Reviewed hears which turns of a game that is over gave a win away.
	Reviewed(turns []game.Turn, mistakes []explain.Mistake)
	// Link is the link of what is on the board, with its turns.
	Link() string
	// Leave goes from the room where one is to the game on its board.
	Leave()
	// Uncovered brings the map to light, if there is one, though it was hidden.
	Uncovered()
	// Commission returns what the painter is told about the map.
	Commission() *wire.Start
}

// File is the next part of a file for the person at the page. The parts of one file
// have the same ID and come in their order.
type File struct {
	ID         uint32
	Name, Type string
	Bytes      []byte
	Last       bool
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
	// InView returns the squares of the board that are seen.
	InView() engine.Window
	// Bring shows the whole of a window, as large as is pleasant.
	Bring(w engine.Window)
	// Snapshot calls f once with what the canvas shows: rows of RGBA pixels.
	Snapshot(f func(pixels []byte, width, height int))
	// Idle reports whether nothing is drawn or moves until something happens.
	Idle() bool

	// Fit brings the squares that matter for the present move into view.
	Fit()
	// Overview brings the whole map into view.
	Overview()
	// ZoomBy zooms about the middle.
	ZoomBy(factor float64)
	// CenterOn brings a square to the middle.
	CenterOn(c engine.Cell)
	// SetCamera shows what a link says in words, and reports whether it does.
	SetCamera(words string) bool
	// Locate brings the camera to rest and returns the middle of a square in CSS
	// pixels of the canvas.
	Locate(c engine.Cell) (x, y float64)
	// Spot returns where the middle of a square will lie when the camera has come to
	// rest by itself, and the edge of the square.
	Spot(c engine.Cell) (x, y, edge float64)
	// Rulers returns how many CSS pixels of the canvas the rulers take at its left side, at its
	// top and at its foot.
	Rulers() (left, top, bottom float64)
	// Arrived says that the camera was brought to where a link without a view is seen best.
	Arrived()
	// LetGo ends whatever somebody has begun to do on the board and not done yet, and reports
	// whether there was any.
	LetGo() bool
	// Cover says how large a corner of the canvas, at its lower right, the page covers.
	Cover(width, height float64)
}
