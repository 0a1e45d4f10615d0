package save

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/render/sheet"
	"github.com/palacegames/palace/web/internal/page"
)

// formatLabels are the formats in the order of the page, as its list names them. Bits are the
// outcomes, and no other values.
var formatLabels = []page.Format{
	{Name: asSeen, Label: "Picture as seen (PNG)"},
	{Name: sheet.PNG, Label: "One pixel a square (PNG)", Values: true, Squares: true},
	{Name: sheet.SVG, Label: "Drawing of the squares (SVG)", Values: true, Squares: true},
	{Name: sheet.CSV, Label: "Numbers (CSV)", Values: true, Squares: true},
	{Name: sheet.JSON, Label: "Numbers (JSON)", Values: true, Squares: true},
	{Name: sheet.Bits, Label: "Palaces as bits (text)", Squares: true},
}

const (
	ofView = "The board as it is seen now, names and rulers too, in the screen’s own pixels."
	gaveUp = "The file could not be written: whoever wrote it failed again and again. A smaller one may work."
)

// How well the size of a file is known before it is written.
const (
	about   = "about"
	atMost  = "at most"
	exactly = "exactly"
)

// announced says what a file is going to hold.
func announced(w engine.Window, corner engine.Position, known string, bytes float64) string {
	return fmt.Sprintf("%s × %s squares from %s on: %s %s.", english.Digits(w.W), english.Digits(w.H), english.Spot(corner),
		known, sheet.Bytes(bytes))
}

// progress says how much of a file is written.
func progress(done, total int) string {
	return fmt.Sprintf("%s of %s squares", english.Digits(done), english.Digits(total))
}

func savedPixels(width, height int) string {
	return fmt.Sprintf("Saved: %s × %s pixels.", english.Digits(width), english.Digits(height))
}

func savedBytes(n int) string { return "Saved: " + sheet.Bytes(float64(n)) + "." }

var (
	errUncharted = errors.New("there is no map of this game to save")
	errNoView    = errors.New("no square of the board is in view")
	errNoMap     = errors.New("there is no map yet")
	errNoWindow  = errors.New("write a size and, after an @, the smallest corner: 1000x800 @ 12,7")
	errLong      = errors.New("a window is written in fewer characters, such as 1000x800 @ 12,7")
)

func noSquares(which string) error {
	return fmt.Errorf("the squares are those in view, of the map or typed, not %q", which)
}

func noFormat(format string) error { return fmt.Errorf("a file is not written as %q", format) }

func noKind(kind string) error {
	return fmt.Errorf("this map has no values of kind %q to save", kind)
}

func outOfReach(corner engine.Position) error {
	return errors.New(english.Spot(corner) + " is farther out than this map reaches")
}

// What a window is written with, and what is wrong with it.
const (
	theWidth   = "the width"
	theHeight  = "the height"
	longNumber = "a coordinate has at most 1000 digits"
)
