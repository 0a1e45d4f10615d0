package exile

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine"
)

// Title names the game.
func (Spiral) Title() string { return "Queens in exile on the spiral" }

// Rules says how the game is played.
func (Spiral) Rules() string {
	return "The squares are numbered along a spiral that begins in the middle, at (0,0). " + queen + "Whoever brings her to the middle wins."
}

// queen says how she moves on either board.
const queen = "The queen goes in any of the eight directions, as far as you like, but only to a square with a lower number. "

// Title names the game.
func (Quadrant) Title() string { return "Queens in exile on the quadrant" }

// Rules says how the game is played.
func (Quadrant) Rules() string {
	return "The squares are numbered from the corner, one antidiagonal after another. " + queen + "Whoever brings her to the corner wins."
}

// unknownBoard says that a ruleset names neither.
const unknownBoard = "the board of queens in exile must be spiral or quadrant"

// coordinates are what the components of a position are called.
var coordinates = [...]string{"row", "column"}

func errComponents(n int) error {
	return engine.Refuse(engine.ErrWrongDimension, fmt.Errorf("a position of queens in exile is a row and a column, two numbers, not %d", n))
}

func errDigits(component, most int) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("the %s must have at most %d digits", coordinates[component], most))
}

func errNegative(component int) error {
	return engine.Refuse(engine.ErrOutside, fmt.Errorf("the %s must be at least 0, not negative", coordinates[component]))
}

// errEdge refuses a window of outcomes with an edge of more than maxEdge squares.
func errEdge(w engine.Window) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("a window of %dx%d is too large: at most %dx%d works", w.W, w.H, maxEdge, maxEdge))
}

// errTable says that a table of columns ends before one.
func errTable(end int) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("the table ends at column %d", end))
}

// errOrigin refuses maps that do not begin at the square with number 0.
var errOrigin = engine.Refuse(engine.ErrNoMap, errors.New("nim-values are filled in from the square with number 0 on: a map of them has its origin at 0,0"))

func errReach() error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("nim-values are known up to %d at most", reach))
}

// errMemory refuses the nim-value of one square.
func errMemory(p engine.Position) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("the nim-values of all squares before (%v) take too much memory", p))
}

// errWindow refuses the nim-values of a window, where those of fit can be had.
func errWindow(w, fit engine.Window) error {
	return engine.Refuse(engine.ErrTooFar, fmt.Errorf("the nim-values of a window of %s take too much memory: the largest size that works is %s", placed(w), placed(fit)))
}

// placed writes a window for a reader: "30x20 at 5,-7".
func placed(w engine.Window) string { return fmt.Sprintf("%dx%d at %d,%d", w.W, w.H, w.X, w.Y) }

// Why a square wins or loses: it is on a line with a lower palace, or on none.

func noLine(p engine.Position) string {
	return fmt.Sprintf("No palace with a lower number stands in the row, the column or a diagonal of (%v).", p)
}

func onLine(p, palace engine.Position, line string) string {
	return fmt.Sprintf("(%v) lies in the same %s as the palace (%v), which has a lower number.", p, line, palace)
}

// The lines of a square.
const (
	theRow      = "row"
	theColumn   = "column"
	theDiagonal = "diagonal"
)
