package render

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
)

// Orientation says how the board lies on the screen.
type Orientation uint8

// The orientations. The papers draw x to the right and y down, except that the
// queens in exile are drawn with x, the row, down and y, the column, right.
const (
	XRightYDown Orientation = iota // origin upper left
	XRightYUp                      // origin lower left
	XDownYRight                    // the transpose of the first
	XUpYRight                      // the transpose with its origin lower left
)

// OrientationOf translates the catalogue's words.
func OrientationOf(o catalog.Orient) Orientation {
	switch o {
	case catalog.RightUp:
		return XRightYUp
	case catalog.DownRight:
		return XDownYRight
	case catalog.UpRight:
		return XUpYRight
	default:
		return XRightYDown
	}
}

// Scene is everything the canvas shows beside the pictures: plain data, replaced
// as a whole whenever something changed.
type Scene struct {
	View game.View
	// Chosen are squares picked for blocking but not yet confirmed.
	Chosen []engine.Position
	// Hint is a square recommended to the player, or nil.
	Hint engine.Position
	// Verdicts say which moves win, nil if that is not to be seen.
	Verdicts *Verdicts
	// Story is the picture of an explanation, nil for none.
	Story *Story
	// Revision grows when the game, its kind of map or its palette changed and
	// every picture drawn so far is void.
	Revision uint32
	// Map says whether the overlay is shown, Kind what its numbers mean.
	Map  bool
	Kind engine.Kind
	// Palette is what the pictures are painted with, and Contrast says that from
	// afar they show shares of palaces, whose differences may be enlarged.
	Palette  *Palette
	Contrast bool
	// Front is how many antidiagonals of the map are shown, 0 for all.
	Front int
	// Extent is the window of the board that the map covers.
	Extent engine.Window
	// Labels are names to write on the map while it is seen from afar.
	Labels []Label
	// Plane is the whole board: a quadrant, or with negative corners.
	Plane       engine.Window
	Orientation Orientation
	Dark        bool
	// Large asks for letters that are read from the back of a room.
	Large bool
	// Still asks for no motion.
	Still bool
	// Playable says that taps of the person in front of the screen count now.
	Playable bool
}

// Verdicts are what the moves of the piece are worth: those to Winning win, or are to be
// blocked; all others lose.
type Verdicts struct{ Winning []engine.Position }

// Story is the picture of why a square wins or loses: the piece is thought to be At,
// tries to go to Try unless that is nil, and the Palaces can be reached from there.
type Story struct {
	At, Try engine.Position
	Palaces []engine.Position
}
