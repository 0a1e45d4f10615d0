package engine

import (
	"errors"
	"fmt"
)

// This file has the sentences in which this package refuses questions. Those that games say,
// too, are exported.

// ErrSearch says that it takes a search to know whether a method answers.
var ErrSearch = errors.New("it takes a search to know")

// ErrKind is what Fits says of values of a kind that the method knows nothing about. What
// other methods say of the same question goes before it.
var ErrKind = errors.New("it knows nothing about values of this kind")

// ErrNimOrigin is what Fits says of nim-values elsewhere, where they are computed from the
// corner on.
var ErrNimOrigin = Refuse(ErrNoMap, errors.New("a map of nim-values begins at the corner"))

// What a refusal is about, for errors.Is: the error itself is a sentence that says what and where.
var (
	// ErrTooFar: no method reaches as far, or what it would have to keep is too much.
	ErrTooFar = errors.New("this is too far out")
	// ErrOutside: no square of the board, such as one with a negative coordinate.
	ErrOutside = errors.New("this is outside the board")
	// ErrWrongDimension: a position with more components than those of the game, or fewer.
	ErrWrongDimension = errors.New("a position of this game has another number of components")
	// ErrNoMap: the game has no such map.
	ErrNoMap = errors.New("this game has no such map")
	// ErrWindow: no window that can be computed, being empty or too large for any machine.
	ErrWindow = errors.New("this is no window to be computed")
	// ErrTooMany: more options than can be listed.
	ErrTooMany = errors.New("these are too many options")
	// ErrTakesLong: it could be found out, but not while somebody waits.
	ErrTakesLong = errors.New("this takes too long")
	// ErrNoMethod is the refusal of a game that has no method for a question at all.
	ErrNoMethod = errors.New("this game has no method for it")
)

var (
	// errUnasked is what Explain says of a method that has no function for a question.
	errUnasked = errors.New("it does not answer that")
)

// Refuse returns an error that says why, and that errors.Is takes for an error of that kind: one of
// ErrTooFar, ErrOutside, ErrNoMap and so on, or of another package's.
func Refuse(kind, why error) error { return refusal{why, kind} }

// refusal is an error with the kind that it is of.
type refusal struct {
	error
	kind error
}

func (r refusal) Unwrap() []error { return []error{r.error, r.kind} }

// ErrDimension refuses a position of so many components where there are pairs.
func ErrDimension(components int) error {
	return Refuse(ErrWrongDimension, fmt.Errorf("a position of this game has two coordinates, not %d", components))
}

// thePosition is what a position is called in a refusal where it may be long.
const thePosition = "the position"

// ErrNegative refuses a position, "(-1,2)" or "the position", of a quadrant.
func ErrNegative(position string) error {
	return Refuse(ErrOutside, fmt.Errorf("%s is not on the board: no coordinate is negative", position))
}

// ErrDigits refuses a position with coordinates of more than about so many digits.
func ErrDigits(position string, digits int) error {
	return Refuse(ErrTooFar, fmt.Errorf("%s is too far out: its coordinates may have about %d digits", position, digits))
}

// errOptions refuses to list the n options of a position.
func errOptions(p Position, n Int) error {
	return Refuse(ErrTooMany, fmt.Errorf("(%v) has too many options to list: %v", p, n))
}

// ErrWhile refuses the nim-value of one square to whoever wants to play on at once.
func ErrWhile(p Position) error {
	return Refuse(ErrTakesLong, fmt.Errorf("it takes a while to fill in the nim-values of all squares before (%v)", p))
}

// ErrNoSquare refuses an empty window of a board.
func ErrNoSquare(w Window) error {
	return Refuse(ErrWindow, fmt.Errorf("a board needs at least one square, not %dx%d", w.W, w.H))
}

// ErrTooLarge refuses a window of more squares than edge·edge.
func ErrTooLarge(w Window, edge int) error {
	return Refuse(ErrWindow, fmt.Errorf("a window of %d×%d squares is too large: at most %d×%d can be shown", w.W, w.H, edge, edge))
}

func errEmpty(w Window) error {
	return Refuse(ErrWindow, fmt.Errorf("a window of %d×%d holds no square", w.W, w.H))
}

func errOutside(w, plane Window) error {
	return Refuse(ErrOutside, fmt.Errorf("a window of %d×%d at %d,%d is not within the board, which begins at %d,%d and ends at %d,%d",
		w.W, w.H, w.X, w.Y, plane.X, plane.Y, plane.X+plane.W-1, plane.Y+plane.H-1))
}

func errNoMap(g Game, k Kind) error {
	return Refuse(ErrNoMap, fmt.Errorf("%v has no map of kind %q", g, k))
}
