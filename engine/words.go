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
var ErrNimOrigin = errors.New("a map of nim-values begins at the corner")

var (
	// errNone is the refusal of a game that has no method for a question at all.
	errNone = errors.New("this game has no method for it")
	// errUnasked is what Explain says of a method that has no function for a question.
	errUnasked = errors.New("it does not answer that")
)

// ErrDimension refuses a position of so many components where there are pairs.
func ErrDimension(components int) error {
	return fmt.Errorf("a position of this game has two coordinates, not %d", components)
}

// thePosition is what a position is called in a refusal where it may be long.
const thePosition = "the position"

// ErrNegative refuses a position, "(-1,2)" or "the position", of a quadrant.
func ErrNegative(position string) error {
	return fmt.Errorf("%s is not on the board: no coordinate is negative", position)
}

// ErrDigits refuses a position with coordinates of more than about so many digits.
func ErrDigits(position string, digits int) error {
	return fmt.Errorf("%s is too far out: its coordinates may have about %d digits", position, digits)
}

// ErrOptions refuses to list the n options of a piece.
func ErrOptions(piece string, p Position, n Int) error {
	return fmt.Errorf("the %s on (%v) has too many options to list: %v", piece, p, n)
}

// ErrWhile refuses the nim-value of one square to whoever wants to play on at once.
func ErrWhile(p Position) error {
	return fmt.Errorf("it takes a while to fill in the nim-values of all squares before (%v)", p)
}

// ErrNoSquare refuses an empty window of a board.
func ErrNoSquare(w Window) error {
	return fmt.Errorf("a board needs at least one square, not %dx%d", w.W, w.H)
}

// ErrTooLarge refuses a window of more squares than edge·edge.
func ErrTooLarge(w Window, edge int) error {
	return fmt.Errorf("a window of %d×%d squares is too large: at most %d×%d can be shown", w.W, w.H, edge, edge)
}

func errEmpty(w Window) error { return fmt.Errorf("a window of %d×%d holds no square", w.W, w.H) }

func errOutside(w, plane Window) error {
	return fmt.Errorf("a window of %d×%d at %d,%d is not within the board, which begins at %d,%d and ends at %d,%d",
		w.W, w.H, w.X, w.Y, plane.X, plane.Y, plane.X+plane.W-1, plane.Y+plane.H-1)
}

func errNoMap(g Game, k Kind) error { return fmt.Errorf("%v has no map of kind %q", g, k) }
